export { seedReference } from './reference.ts'
export { COMPTES_DEMO, MOT_DE_PASSE_DEMO, seedDemo, type BilanDemo, type CompteDemo, type OptionsDemo } from './demo.ts'

export { seedReference } from './reference.ts'
export {
  AGENT_INCONNU,
  COMPTES_DEMO,
  INSTITUTIONS_DEMO,
  MOT_DE_PASSE_DEMO,
  seedDemo,
  type BilanDemo,
  type CompteDemo,
  type InstitutionDemo,
  type OptionsDemo,
} from './demo.ts'

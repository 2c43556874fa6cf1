export {
  COMPTES as COMPTES_DEMO,
  COMPTES_DE_CONFORMITE,
  MOT_DE_PASSE_DEMO,
  type CompteDemo,
} from './comptes.ts'
export { type BilanDemo, type OptionsDemo, seedDemo } from './demo.ts'
export { AGENT_INCONNU, INSTITUTIONS_DEMO, type InstitutionDemo } from './institutions.ts'
export { NOTAIRES_CONNEXION_DEMO, type NotaireConnexionDemo } from './notaires-connexion.ts'

export {
  fournisseurDemo,
  type OptionsFournisseur,
  SCOPES_ETAT,
  SCOPES_INSTITUTIONS,
  SCOPES_NOTAIRES,
} from './fournisseur.ts'
export type { PersonneFournisseur } from './personne-fournisseur.ts'

export {
  fournisseurDemo,
  type OptionsFournisseur,
  type PersonneFournisseur,
  SCOPES_INSTITUTIONS,
  SCOPES_NOTAIRES,
} from './fournisseur.ts'

export { composer, type Parties, type Requete, tirerParties } from './appel.ts'
export { texteHostile, valeurHostile } from './hostile.ts'
export {
  fautesDErreur,
  fautesDeReponse,
  finDuJournal,
  type Reponse,
  tablesChangees,
} from './oracles.ts'
export { type Connus, estSchema, schemaDe } from './valeurs.ts'

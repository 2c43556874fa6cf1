export {
  absorbeesDe,
  arrondissement,
  arrondissementsDe,
  type Commune,
  communeActuelle,
  communes,
  communesDuCodePostal,
  type Departement,
  departements,
  type Epci,
  type Ept,
  epciDe,
  epcis,
  epts,
  nomDepartement,
  nomEpci,
  nomRegion,
  type Region,
  regions,
  type TypeCommune,
  type Zone,
} from './territoires.ts'
export { mots, MOTS_VIDES, plier } from './texte.ts'
export { type Ensemble, groupementDit, ileDite, territoireDit } from './vastes.ts'
export { ANCIENS_NOMS, A_L_ETRANGER, dansUnNomDeCommune } from './noms-d-usage.ts'

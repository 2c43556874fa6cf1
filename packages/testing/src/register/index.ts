export { annuaireAbsent, avecAnnuaire, etablissementSirene } from './annuaire-de-test.ts'
export { codeDe, erreurDe } from './code-de.ts'
export {
  demanderRattachement,
  immatriculee,
  rattachementDemande,
  saisieDissolution,
} from './dissolution.ts'
export {
  brouillonComplet,
  contenuNeuf,
  type ContenuWire,
  deposer,
  pdf,
  surLeFil,
} from './dossier.ts'
export {
  defaireDepuis,
  type Ecriture,
  ecritesDepuis,
  rangEcriture,
  suivreEcritures,
} from './ecritures.ts'
export { enFile } from './en-file.ts'
export { type FicheDeTest, insererFiches } from './fiches.ts'
export { injectFetch } from './inject-fetch.ts'
export { inscriptionDe, SIRETS } from './inscription.ts'
export { insererEtablissement, insererInstitution, insererUtilisateur } from './personnes.ts'
export {
  type Ouverte,
  type Personne,
  type Registre,
  type Socle,
  useRegistreDe,
} from './registre.ts'
export { coproprietesSuivies, EXERCICE_CALME, exerciceEnregistre, type Suivie } from './suivies.ts'
export { geocodageDeTest } from './geocodage-de-test.ts'

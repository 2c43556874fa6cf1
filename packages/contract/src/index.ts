export * from './operation.ts'
export { ecrit, ouverteAuJeton } from './acces-jeton.ts'
export * from './publication.ts'
export * from './primitives/index.ts'
export * from './blocs.schema.ts'
export * from './declaration.schema.ts'
export * from './contract.ts'
export { MEMES_MOTS, readAsSent, shapeOf } from './as-sent.ts'
export {
  immatCoproprieteLue,
  type ImmatCoproprieteLue,
  type ImmatCoproprieteRecue,
} from './blocs-lus.schema.ts'
export { contredits } from './lecture-seule.ts'
export { DESIGNATIONS, type Genre, ParNumero } from './primitives/designations.ts'
export { SUJETS, sujetDe } from './sujets.ts'
export { configureMessages, fieldErrorsOf } from './messages.ts'
export { compte } from './auth.contract.ts'
export { dissolutionVue } from './dissolutions.contract.ts'
export { enregistrement, ligneBrouillon } from './brouillons.schema.ts'
export {
  demandeVue,
  documentVu,
  echange,
  fiche,
  ligneCopropriete,
  mandatVu,
} from './coproprietes.contract.ts'
export { rechercheCoproprietes } from './recherche-coproprietes.schema.ts'
export { courrierVu } from './courriers.contract.ts'
export { etablissementVu } from './etablissements.contract.ts'
export { ligneTeledeclarant, teledeclarantVu } from './teledeclarants.contract.ts'
export { jetonVu } from './jetons.contract.ts'
export { evenementJournal } from './journal.contract.ts'
export { publicationPublique } from './publications.contract.ts'
export { ligneReclamation, reclamationVue } from './reclamation.contract.ts'
export {
  lignePortefeuille,
  lignePortefeuilleVue,
  portefeuilleVu,
} from './portefeuilles.contract.ts'
export { rattachementVu } from './rattachements.contract.ts'
export { etablissementSirene } from './sirene.contract.ts'
export { ficheAnnuaire, ligneAnnuaire } from './annuaire.contract.ts'
export { avis, changement, webhookVu } from './changements.contract.ts'
export { utilisateurVu } from './utilisateurs.contract.ts'
export { ligneDemande } from './validations.contract.ts'
export { renderOperations } from './operations-table.ts'
export { toBruno } from './bruno.ts'
export {
  cheminDecrit,
  errorsOf,
  exempleDAppel,
  INFORMATIONS,
  REPONSES_LUES,
  toOpenApi,
  type OperationDecrite,
} from './openapi.ts'
export { probleme } from './openapi-communs.ts'
export { administration } from './administration.contract.ts'
export { dissolutions } from './dissolutions.contract.ts'
export { annuaire } from './annuaire.contract.ts'
export { auth } from './auth.contract.ts'
export { brouillons } from './brouillons.contract.ts'
export { carte } from './carte.contract.ts'
export { categorisation } from './categorisation.contract.ts'
export { certificats } from './certificats.contract.ts'
export { changements } from './changements.contract.ts'
export { recherche } from './recherche.contract.ts'
export { reperage } from './reperage.contract.ts'
export { coproprietes } from './coproprietes.contract.ts'
export { courriers } from './courriers.contract.ts'
export { documents } from './documents.contract.ts'
export { donnees } from './donnees.contract.ts'
export { echeances } from './echeances.contract.ts'
export { envois } from './envois.contract.ts'
export { etat } from './etat.contract.ts'
export { etablissements } from './etablissements.contract.ts'
export { geocodage } from './geocodage.contract.ts'
export { geographie } from './geographie.contract.ts'
export { statistiques } from './statistiques.contract.ts'
export { indicateurs } from './indicateurs.contract.ts'
export { jetons } from './jetons.contract.ts'
export { journal } from './journal.contract.ts'
export { institutions } from './institutions.contract.ts'
export { notaires } from './notaires.contract.ts'
export { gestion } from './gestion.contract.ts'
export { historique } from './historique.contract.ts'
export { inscription } from './inscription.contract.ts'
export { mandats } from './mandats.contract.ts'
export { misesAJour } from './mises-a-jour.contract.ts'
export { configuration } from './configuration.contract.ts'
export { demonstration } from './demonstration.contract.ts'
export { adresses } from './adresses.contract.ts'
export { facteurs } from './facteurs.contract.ts'
export { preuves } from './preuves.contract.ts'
export { publications } from './publications.contract.ts'
export { recus } from './recus.contract.ts'
export { reclamation } from './reclamation.contract.ts'
export { portefeuilles } from './portefeuilles.contract.ts'
export { rattachements } from './rattachements.contract.ts'
export { rattachementsGroupes } from './rattachements-groupes.contract.ts'
export { reference } from './reference.contract.ts'
export { teledeclarants } from './teledeclarants.contract.ts'
export { sirene } from './sirene.contract.ts'
export { successeurs } from './successeurs.contract.ts'
export { utilisateurs } from './utilisateurs.contract.ts'
export { file, VUES_FILE } from './file.contract.ts'
export { outilsTeneurs } from './outils-teneurs.contract.ts'
export { validations } from './validations.contract.ts'

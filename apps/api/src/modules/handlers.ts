import type { Contract } from '@registre/contract'
import type { Handlers } from '../platform/mount.ts'
import { administrationHandlers } from './administration/administration.handlers.ts'
import { annuaireHandlers } from './annuaire/annuaire.handlers.ts'
import { authHandlers } from './auth/auth.handlers.ts'
import { brouillonsHandlers } from './brouillons/brouillons.handlers.ts'
import { categorisationHandlers } from './categorisation/categorisation.handlers.ts'
import { certificatsHandlers } from './certificats/certificats.handlers.ts'
import { changementsHandlers } from './changements/changements.handlers.ts'
import { reperageHandlers } from './reperage/reperage.handlers.ts'
import { coproprietesHandlers } from './coproprietes/coproprietes.handlers.ts'
import { dissolutionsHandlers } from './dissolutions/dissolutions.handlers.ts'
import { courriersHandlers } from './courriers/courriers.handlers.ts'
import { documentsHandlers } from './documents/documents.handlers.ts'
import { donneesHandlers } from './donnees/donnees.handlers.ts'
import { echeancesHandlers } from './echeances/echeances.handlers.ts'
import { envoisHandlers } from './envois/envois.handlers.ts'
import { etatHandlers } from './etat/etat.handlers.ts'
import { etablissementsHandlers } from './etablissements/etablissements.handlers.ts'
import { geocodageHandlers } from './geocodage/geocodage.handlers.ts'
import { geographieHandlers } from './geographie/geographie.handlers.ts'
import { indicateursHandlers } from './indicateurs/indicateurs.handlers.ts'
import { jetonsHandlers } from './jetons/jetons.handlers.ts'
import { journalHandlers } from './journal/journal.handlers.ts'
import { institutionsHandlers } from './institutions/institutions.handlers.ts'
import { notairesHandlers } from './notaires/notaires.handlers.ts'
import { historiqueHandlers } from './historique/historique.handlers.ts'
import { inscriptionHandlers } from './inscription/inscription.handlers.ts'
import { mandatsHandlers } from './mandats/mandats.handlers.ts'
import { misesAJourHandlers } from './mises-a-jour/mises-a-jour.handlers.ts'
import { vieMandatHandlers } from './mandats/vie-mandat.handlers.ts'
import { plateformeHandlers } from './plateforme/plateforme.handlers.ts'
import { publicationsHandlers } from './publications/publications.handlers.ts'
import { portefeuillesHandlers } from './portefeuilles/portefeuilles.handlers.ts'
import { rattachementsHandlers } from './rattachements/rattachements.handlers.ts'
import { reclamationHandlers } from './reclamation/reclamation.handlers.ts'
import { referenceHandlers } from './reference/reference.handlers.ts'
import { teledeclarantsHandlers } from './teledeclarants/teledeclarants.handlers.ts'
import { sireneHandlers } from './sirene/sirene.handlers.ts'
import { statistiquesHandlers } from './statistiques/statistiques.handlers.ts'
import { successeursHandlers } from './successeurs/successeurs.handlers.ts'
import { utilisateursHandlers } from './utilisateurs/utilisateurs.handlers.ts'
import { validationsHandlers } from './validations/validations.handlers.ts'

/** Every operation of the contract and the use case that answers it. */
export const handlers: Handlers<Contract> = {
  ...administrationHandlers,
  ...annuaireHandlers,
  ...authHandlers,
  ...brouillonsHandlers,
  ...categorisationHandlers,
  ...certificatsHandlers,
  ...changementsHandlers,
  ...coproprietesHandlers,
  ...reperageHandlers,
  ...dissolutionsHandlers,
  ...courriersHandlers,
  ...documentsHandlers,
  ...donneesHandlers,
  ...echeancesHandlers,
  ...envoisHandlers,
  ...etatHandlers,
  ...etablissementsHandlers,
  ...geocodageHandlers,
  ...geographieHandlers,
  ...indicateursHandlers,
  ...jetonsHandlers,
  ...journalHandlers,
  ...institutionsHandlers,
  ...notairesHandlers,
  ...historiqueHandlers,
  ...inscriptionHandlers,
  ...mandatsHandlers,
  ...misesAJourHandlers,
  ...plateformeHandlers,
  ...publicationsHandlers,
  ...portefeuillesHandlers,
  ...rattachementsHandlers,
  ...reclamationHandlers,
  ...referenceHandlers,
  ...teledeclarantsHandlers,
  ...sireneHandlers,
  ...statistiquesHandlers,
  ...successeursHandlers,
  ...utilisateursHandlers,
  ...validationsHandlers,
  ...vieMandatHandlers,
}

import type { AnyOperation, ContractShape } from './operation.ts'
import { administration } from './administration.contract.ts'
import { adresses } from './adresses.contract.ts'
import { annuaire } from './annuaire.contract.ts'
import { auth } from './auth.contract.ts'
import { brouillons } from './brouillons.contract.ts'
import { carte } from './carte.contract.ts'
import { categorisation } from './categorisation.contract.ts'
import { certificats } from './certificats.contract.ts'
import { changements } from './changements.contract.ts'
import { configuration } from './configuration.contract.ts'
import { coproprietes } from './coproprietes.contract.ts'
import { demonstration } from './demonstration.contract.ts'
import { dissolutions } from './dissolutions.contract.ts'
import { courriers } from './courriers.contract.ts'
import { documents } from './documents.contract.ts'
import { donnees } from './donnees.contract.ts'
import { echeances } from './echeances.contract.ts'
import { envois } from './envois.contract.ts'
import { etat } from './etat.contract.ts'
import { etablissements } from './etablissements.contract.ts'
import { facteurs } from './facteurs.contract.ts'
import { file } from './file.contract.ts'
import { geocodage } from './geocodage.contract.ts'
import { geographie } from './geographie.contract.ts'
import { gestion } from './gestion.contract.ts'
import { indicateurs } from './indicateurs.contract.ts'
import { jetons } from './jetons.contract.ts'
import { journal } from './journal.contract.ts'
import { institutions } from './institutions.contract.ts'
import { fournisseurs } from './fournisseurs.contract.ts'
import { inscription } from './inscription.contract.ts'
import { mandats } from './mandats.contract.ts'
import { historique } from './historique.contract.ts'
import { misesAJour } from './mises-a-jour.contract.ts'
import { preuves } from './preuves.contract.ts'
import { publications } from './publications.contract.ts'
import { outilsTeneurs } from './outils-teneurs.contract.ts'
import { portefeuilles } from './portefeuilles.contract.ts'
import { rattachements } from './rattachements.contract.ts'
import { recus } from './recus.contract.ts'
import { rattachementsGroupes } from './rattachements-groupes.contract.ts'
import { reclamation } from './reclamation.contract.ts'
import { recherche } from './recherche.contract.ts'
import { reference } from './reference.contract.ts'
import { teledeclarants } from './teledeclarants.contract.ts'
import { reperage } from './reperage.contract.ts'
import { sirene } from './sirene.contract.ts'
import { statistiques } from './statistiques.contract.ts'
import { successeurs } from './successeurs.contract.ts'
import { utilisateurs } from './utilisateurs.contract.ts'
import { validations } from './validations.contract.ts'

/**
 * Every operation of the register, by name. Server, client, OpenAPI document and access tests
 * derive from it.
 */
export const contract = {
  ...administration,
  ...adresses,
  ...annuaire,
  ...auth,
  ...brouillons,
  ...carte,
  ...categorisation,
  ...certificats,
  ...changements,
  ...configuration,
  ...coproprietes,
  ...demonstration,
  ...dissolutions,
  ...courriers,
  ...documents,
  ...donnees,
  ...echeances,
  ...envois,
  ...etat,
  ...etablissements,
  ...facteurs,
  ...file,
  ...geocodage,
  ...geographie,
  ...gestion,
  ...indicateurs,
  ...jetons,
  ...journal,
  ...institutions,
  ...fournisseurs,
  ...historique,
  ...inscription,
  ...mandats,
  ...misesAJour,
  ...preuves,
  ...publications,
  ...outilsTeneurs,
  ...portefeuilles,
  ...rattachements,
  ...rattachementsGroupes,
  ...recus,
  ...reclamation,
  ...recherche,
  ...reference,
  ...reperage,
  ...teledeclarants,
  ...sirene,
  ...statistiques,
  ...successeurs,
  ...utilisateurs,
  ...validations,
}
export type Contract = typeof contract

/** The contract without what a demonstration adds. */
export const servedInProduction: ContractShape = Object.fromEntries(
  Object.entries<AnyOperation>(contract).filter(([name]) => !(name in demonstration)),
)
export type OperationName = keyof Contract

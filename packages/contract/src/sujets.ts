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
import { courriers } from './courriers.contract.ts'
import { demonstration } from './demonstration.contract.ts'
import { dissolutions } from './dissolutions.contract.ts'
import { documents } from './documents.contract.ts'
import { donnees } from './donnees.contract.ts'
import { echeances } from './echeances.contract.ts'
import { envois } from './envois.contract.ts'
import { etablissements } from './etablissements.contract.ts'
import { etat } from './etat.contract.ts'
import { facteurs } from './facteurs.contract.ts'
import { file } from './file.contract.ts'
import { geocodage } from './geocodage.contract.ts'
import { gestion } from './gestion.contract.ts'
import { geographie } from './geographie.contract.ts'
import { historique } from './historique.contract.ts'
import { indicateurs } from './indicateurs.contract.ts'
import { inscription } from './inscription.contract.ts'
import { institutions } from './institutions.contract.ts'
import { jetons } from './jetons.contract.ts'
import { journal } from './journal.contract.ts'
import { mandats } from './mandats.contract.ts'
import { misesAJour } from './mises-a-jour.contract.ts'
import { fournisseurs } from './fournisseurs.contract.ts'
import type { ContractShape } from './operation.ts'
import { outilsTeneurs } from './outils-teneurs.contract.ts'
import { portefeuilles } from './portefeuilles.contract.ts'
import { preuves } from './preuves.contract.ts'
import { publications } from './publications.contract.ts'
import { rattachements } from './rattachements.contract.ts'
import { rattachementsGroupes } from './rattachements-groupes.contract.ts'
import { reclamation } from './reclamation.contract.ts'
import { recherche } from './recherche.contract.ts'
import { recus } from './recus.contract.ts'
import { reference } from './reference.contract.ts'
import { reperage } from './reperage.contract.ts'
import { sirene } from './sirene.contract.ts'
import { statistiques } from './statistiques.contract.ts'
import { successeurs } from './successeurs.contract.ts'
import { teledeclarants } from './teledeclarants.contract.ts'
import { utilisateurs } from './utilisateurs.contract.ts'
import { validations } from './validations.contract.ts'

export interface Sujet {
  nom: string
  description: string
  operations: ContractShape
}

/** What the calls are about, in the order in which an integrator meets them. */
export const SUJETS: readonly Sujet[] = [
  {
    nom: 'Annuaire',
    description: 'Trouver une copropriété et lire sa fiche publique, sans compte.',
    operations: { ...annuaire, ...recherche, ...carte, ...reperage },
  },
  {
    nom: 'Données ouvertes',
    description: 'Le fichier de toutes les copropriétés, son schéma et ses éditions.',
    operations: donnees,
  },
  {
    nom: 'Statistiques',
    description: 'Les chiffres du registre par territoire et par trimestre.',
    operations: { ...statistiques, ...indicateurs },
  },
  {
    nom: 'Jetons et avis',
    description: 'Relier un logiciel : jetons, flux des changements, logiciels prévenus.',
    operations: { ...jetons, ...changements },
  },
  {
    nom: 'Copropriétés',
    description: 'Les copropriétés qu’un compte peut voir : recherche, dossier, historique.',
    operations: { ...coproprietes, ...gestion, ...historique },
  },
  {
    nom: 'Immatriculation',
    description: 'Le brouillon d’une immatriculation, étape par étape, jusqu’à son envoi.',
    operations: brouillons,
  },
  {
    nom: 'Mises à jour',
    description: 'Déclarer ce qui change, une copropriété à la fois ou un portefeuille entier.',
    operations: { ...misesAJour, ...portefeuilles },
  },
  {
    nom: 'Mandats',
    description: 'Les mandats de syndic : renouvellement, dates, échéances.',
    operations: { ...mandats, ...echeances },
  },
  {
    nom: 'Rattachements',
    description: 'Devenir le syndic d’une copropriété, ou désigner son successeur.',
    operations: { ...rattachements, ...rattachementsGroupes, ...successeurs, ...recus },
  },
  {
    nom: 'Documents et courriers',
    description: 'Justificatifs déposés, attestations, lettres envoyées.',
    operations: { ...documents, ...courriers },
  },
  {
    nom: 'Dissolution',
    description: 'La fin d’une copropriété : motifs, demande, décision.',
    operations: dissolutions,
  },
  {
    nom: 'Validation',
    description: 'Le travail des teneurs : file des demandes, décisions, précisions.',
    operations: { ...validations, ...file, ...outilsTeneurs },
  },
  {
    nom: 'Connexion',
    description: 'Se connecter, prouver qui l’on est, gérer son compte et ses clés d’accès.',
    operations: { ...auth, ...preuves, ...facteurs, ...adresses, ...fournisseurs },
  },
  {
    nom: 'Inscription',
    description: 'Ouvrir un compte : syndic professionnel ou bénévole, étude notariale.',
    operations: { ...inscription, ...certificats },
  },
  {
    nom: 'Utilisateurs et établissements',
    description: 'L’équipe d’un établissement et sa fiche.',
    operations: { ...utilisateurs, ...etablissements, ...teledeclarants },
  },
  {
    nom: 'Institutions',
    description: 'Les comptes des collectivités et des services de l’État, et leurs territoires.',
    operations: institutions,
  },
  {
    nom: 'Catégorisation',
    description: 'Rechercher les copropriétés d’un territoire par critères.',
    operations: categorisation,
  },
  {
    nom: 'Adresses et territoires',
    description: 'Adresses, parcelles, communes, départements et régions.',
    operations: { ...geocodage, ...geographie },
  },
  {
    nom: 'Listes de référence',
    description: 'Les valeurs admises, les établissements par SIRET, les réglages publics.',
    operations: { ...reference, ...sirene, ...configuration },
  },
  {
    nom: 'Publications et contact',
    description: 'Lettres d’information, fiches pratiques, messages envoyés au registre.',
    operations: { ...publications, ...reclamation },
  },
  {
    nom: 'Journal',
    description: 'Qui a fait quoi, et quand.',
    operations: journal,
  },
  {
    nom: 'Exploitation',
    description: 'Ce que font les administrateurs du registre, et son état de marche.',
    operations: { ...administration, ...envois, ...etat },
  },
  {
    nom: 'Démonstration',
    description: 'Ce qui n’existe que dans une démonstration.',
    operations: demonstration,
  },
]

const PAR_OPERATION: ReadonlyMap<string, string> = new Map(
  SUJETS.flatMap(({ nom, operations }) => Object.keys(operations).map((o) => [o, nom] as const)),
)

/** The subject of an operation, by its name; undefined for one of no contract file. */
export const sujetDe = (operation: string): string | undefined => PAR_OPERATION.get(operation)

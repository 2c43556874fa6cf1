import type { Surete } from '../kernel/rules.ts'
import type { BlocRegle } from './contexte.ts'
import type { ImmatCopropriete } from './declaration.types.ts'

export const LABELS_SURETE: Record<Surete, string> = {
  EN_VIGUEUR: 'en vigueur',
  SURE: 'sûre',
  PROBABLE: 'probable',
  UNE_SOURCE: 'une seule source',
}

export type LabelsChamp = {
  [B in keyof ImmatCopropriete]: Record<keyof ImmatCopropriete[B], string>
}

/**
 * The label of each declared field, in reading order: forms, error summary, recap and comparison
 * say the same words.
 */
export const LABELS_CHAMP: LabelsChamp = {
  infoRattachement: {
    adminProvisoire: 'Le déclarant est administrateur provisoire',
    dateDebutMandat: 'Date de début du mandat',
    dateFinMandat: 'Date de fin du mandat',
    justifMandat: 'Un justificatif est fourni',
    typeJustifMandat: 'Type de justificatif',
    nomFichierJustifMandat: 'Nom du fichier',
    idDocument: 'Justificatif du mandat',
    dateTeleversement: 'Date de dépôt du justificatif',
  },
  identification: {
    nomCopropriete: 'Nom d’usage de la copropriété',
    numImmatriculationCopropriete: 'Numéro d’immatriculation',
    adressePrincipale: 'Adresse de référence',
    adresseSecondaire: 'Adresses complémentaires',
    parcelle: 'Parcelles cadastrales',
    dateReglementCopropriete: 'Date du règlement de copropriété',
    nbLots: 'Nombre total de lots',
    nbLotsHabBurCom: 'Nombre de lots à usage d’habitation, de bureaux ou de commerces',
    nbLotsHab: 'Nombre de lots à usage d’habitation',
    nbLotsStationnement: 'Nombre de lots de stationnement',
    syndicatPrincipal: 'Nature du syndicat',
    numImmatriculationCoproprietePrincipale: 'Numéro d’immatriculation du syndicat principal',
    syndicatCooperatif: 'Syndicat coopératif',
    residenceService: 'Résidence-service',
    siret: 'Numéro SIRET du syndicat de copropriétaires',
    nbAsl: 'Nombre d’associations syndicales libres (ASL)',
    nbAful: 'Nombre d’associations foncières urbaines libres (AFUL)',
    nbUnionsSyndicats: 'Nombre d’unions de syndicats',
  },
  procedures: {
    flagEquipementsCom: 'Arrêté relatif aux équipements communs',
    arreteEquipements: 'Arrêté relatif aux équipements communs',
    flagInsalubritePartiesCom: 'Arrêté d’insalubrité sur les parties communes',
    arreteInsalubriteParties: 'Arrêté d’insalubrité sur les parties communes',
    flagPerilPartiesCom: 'Arrêté de péril sur les parties communes',
    arretePerilParties: 'Arrêté de péril sur les parties communes',
    flagSecuriteInsalubritePartiesCom:
      'Arrêtés de mise en sécurité ou de traitement de l’insalubrité',
    arreteSecuriteInsalubriteParties:
      'Arrêtés de mise en sécurité ou de traitement de l’insalubrité',
    flagMandatAdhoc: 'Mandataire ad hoc nommé',
    mandatAdHoc: 'Mandat ad hoc',
    flagOrdonnanceCarence: 'Ordonnance de carence',
    ordonnanceCarence: 'Ordonnance de carence',
  },
  donneesFinancieres: {
    donneesFinancieresInconnues: 'Les données financières ne sont pas connues',
    premierExerciceComptable: 'Premier exercice comptable',
    comptesNonApprouves: 'Les comptes de l’exercice ne sont pas approuvés',
    dateDebutExercice: 'Date de début de l’exercice comptable',
    dateClotureComptes: 'Date de clôture des comptes',
    dateAg: 'Comptes approuvés le',
    chargesOperationsCourantes: 'Charges pour opérations courantes',
    chargesOperationsExceptionnelles: 'Charges pour travaux et opérations exceptionnelles',
    montantDettes: 'Dettes fournisseurs, rémunérations et autres',
    montantImpayesCoproprietaires: 'Sommes dues par les copropriétaires',
    nbCoproprietairesImpayes: 'Nombre de copropriétaires débiteurs',
    montantFondTravaux: 'Montant du fonds de travaux',
    presenceEmployes: 'Le syndicat emploie du personnel',
    petitSyndicat: 'Petit syndicat (article 41-8 de la loi du 10 juillet 1965)',
  },
  donneesTechniques: {
    nbBatimentsTotal: 'Nombre total de bâtiments',
    nbAscenseurs: 'Nombre d’ascenseurs',
    periodeConstruction: 'Période de construction',
    anneeConstruction: 'Année de construction',
    typeChauffage: 'Type de chauffage',
    chauffageCollectifUrbain: 'Chauffage collectif relié à un réseau urbain',
    energieChauffageCollectifNonUrbain: 'Énergie du chauffage collectif',
    classementEnergetiqueComplet: 'Nombre de bâtiments par étiquette énergétique',
    ppt: 'Un plan pluriannuel de travaux existe',
    pptDate: 'Date du plan pluriannuel de travaux',
    pptInscritAG: 'Plan adopté, ou projet inscrit à l’ordre du jour, en assemblée générale',
    batiments: 'Bâtiments',
  },
}

export const LABELS_BLOC: Record<BlocRegle, string> = {
  infoRattachement: 'Informations de rattachement',
  confirmationsOffice: 'Confirmations préalables',
  identification: 'Identification',
  procedures: 'Procédures',
  donneesFinancieres: 'Données financières',
  donneesTechniques: 'Données techniques',
}

/** What the assembly says of the works plan: a plan is adopted; without one, a draft is on the agenda. */
export const libellePlanAG = ({ ppt }: { ppt: boolean }): string =>
  ppt
    ? 'Le plan a été adopté en assemblée générale'
    : 'Un projet de plan est inscrit à l’ordre du jour d’une assemblée générale'

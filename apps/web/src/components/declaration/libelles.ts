import {
  LABELS_ETIQUETTE_ENERGIE,
  MESSAGES,
  seuilDebiteur,
  type BlocRegle,
  type ImmatCopropriete,
} from '@registre/domain'

type Libelles = { [B in keyof ImmatCopropriete]: Record<keyof ImmatCopropriete[B], string> }

/**
 * The label of each declared field, in reading order: forms, error summary, recap and comparison
 * say the same words.
 */
export const LIBELLES: Libelles = {
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
    dateAg: 'Date de l’assemblée générale d’approbation des comptes',
    chargesOperationsCourantes: 'Charges pour opérations courantes',
    chargesOperationsExceptionnelles: 'Charges pour travaux et opérations exceptionnelles',
    montantDettes: 'Dettes fournisseurs, rémunérations et autres',
    montantImpayesCoproprietaires: 'Sommes dues par les copropriétaires',
    nbCoproprietairesImpayes: 'Nombre de copropriétaires débiteurs',
    montantFondTravaux: 'Montant du fonds de travaux',
    presenceEmployes: 'Le syndicat emploie du personnel',
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
    pptInscritAG: 'Le plan a été adopté en assemblée générale',
  },
}

export const LIBELLES_BLOC: Record<BlocRegle, string> = {
  infoRattachement: 'Informations de rattachement',
  confirmationsOffice: 'Confirmations préalables',
  identification: 'Identification',
  procedures: 'Procédures',
  donneesFinancieres: 'Données financières',
  donneesTechniques: 'Données techniques',
}

/** The three statements of a notary's ex officio registration. */
export const LIBELLES_CONFIRMATION = {
  nonImmatriculee: 'Je confirme que la copropriété n’est pas immatriculée.',
  sansDemandeEnCours: 'Je confirme qu’aucune demande d’immatriculation n’est en cours.',
  sansRepresentantOuMiseEnDemeure:
    'Je confirme que la copropriété n’a pas de représentant légal, ou qu’un mois s’est écoulé depuis la mise en demeure du syndic.',
} as const

const LIBELLES_FIN: Readonly<Record<string, string>> = {
  dateArrete: 'date de l’arrêté',
  dateMainLevee: 'date de mainlevée',
  dateNomination: 'date de nomination',
  dateFinMission: 'date de fin de mission',
  dateOrdonnance: 'date de l’ordonnance',
  section: 'section',
  numero: 'numéro',
  ...LABELS_ETIQUETTE_ENERGIE,
}

/** The debtors are counted from a threshold that the law moves: the label follows the day (ISO). */
export const libelleDebiteurs = (aujourdhui: string): string => seuilDebiteur(aujourdhui).libelle

const dans = (objet: object, cle: string): unknown =>
  Object.entries(objet).find(([k]) => k === cle)?.[1]

/**
 * The words for a dotted path (`procedures.arreteSecuriteInsalubriteParties.0.dateArrete`); the
 * path itself when unknown.
 */
export const libelleDe = (chemin: string): string => {
  const [bloc = '', champ = '', ...reste] = chemin.split('.')
  if (bloc === 'confirmationsOffice')
    return String(dans(LIBELLES_CONFIRMATION, champ) ?? LIBELLES_BLOC.confirmationsOffice)
  const libelle = dans((dans(LIBELLES, bloc) as object | undefined) ?? {}, champ)
  if (typeof libelle !== 'string') return chemin
  const rang = reste.find((r) => /^\d+$/.test(r))
  const fin = reste.find((r) => !/^\d+$/.test(r))
  return [
    libelle,
    ...(rang === undefined ? [] : [`n° ${Number(rang) + 1}`]),
    ...(fin === undefined ? [] : [LIBELLES_FIN[fin] ?? fin]),
  ].join(', ')
}

/**
 * A sentence as it reads away from its field: one that does not name the field is preceded by its
 * label.
 */
export const phraseDe = (chemin: string, message: string): string =>
  message === MESSAGES.requis || message.startsWith('Saisissez')
    ? `${libelleDe(chemin)} : ${message.charAt(0).toLowerCase()}${message.slice(1)}`
    : message

import {
  LABELS_BATIMENT,
  LABELS_BLOC,
  LABELS_CHAMP,
  LABELS_ETIQUETTE_ENERGIE,
  MESSAGES,
  SEUILS_DEBITEUR,
  type CodeJeu,
} from '@registre/domain'

export const LIBELLES = LABELS_CHAMP
export const LIBELLES_BLOC = LABELS_BLOC

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
  ...LABELS_BATIMENT,
}

/**
 * The label of a field in a declaration: the debtors' one says from which debt they were counted in
 * that declaration, whatever the day of the reading.
 */
export const libelleDate = (champ: string, libelle: string, jeuDebiteurs: CodeJeu): string =>
  champ === 'nbCoproprietairesImpayes' ? SEUILS_DEBITEUR[jeuDebiteurs].libelle : libelle

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

import {
  type ChampVise,
  champVise,
  LABELS_BLOC,
  LIBELLES_CONFIRMATION,
  MESSAGES,
  rowsOf,
  SEUILS_DEBITEUR,
  type CodeJeu,
} from '@registre/domain'

export const LIBELLES_BLOC = LABELS_BLOC

/** What is aimed at inside a datum: a day of an order, a count by label, a part of a parcel. */
const libelleDansLeChamp = ({ champ, fait, fin }: ChampVise): string => {
  const jour = champ.libelles?.[fin]
  if (jour !== undefined) return jour.charAt(0).toLowerCase() + jour.slice(1)
  const mots = new Map<string, string>(Object.entries(champ.mots ?? {}))
  return fait?.libelle ?? mots.get(fin) ?? (fin === 'numero' ? 'numéro' : fin)
}

/**
 * The label of a field in a declaration: the debtors' one says from which debt they were counted in
 * that declaration, whatever the day of the reading.
 */
export const libelleDate = (champ: string, libelle: string, jeuDebiteurs: CodeJeu): string =>
  champ === 'nbCoproprietairesImpayes' ? SEUILS_DEBITEUR[jeuDebiteurs].libelle : libelle

/**
 * The words for a dotted path (`procedures.arreteSecuriteInsalubriteParties.0.dateArrete`); the
 * path itself when unknown.
 */
export const libelleDe = (chemin: string): string => {
  const [bloc, cle] = chemin.split('.')
  if (bloc === 'confirmationsOffice')
    return rowsOf(LIBELLES_CONFIRMATION).find(([c]) => c === cle)?.[1] ?? LIBELLES_BLOC[bloc]
  const vise = champVise(chemin)
  if (vise === null) return chemin
  const { champ, rang, fin } = vise
  return [
    champ.libelle,
    ...(rang === null ? [] : [`n° ${rang + 1}`]),
    ...(fin === '' ? [] : [libelleDansLeChamp(vise)]),
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

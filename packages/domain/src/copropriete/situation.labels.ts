import { type CodeObligation, LABELS_OBLIGATION } from '../declaration/obligations.enums.ts'
import { formatFrDate, type IsoDate } from '../kernel/dates.ts'
import type { EtatObligation, Obligation } from './situation.ts'

export const LABELS_ETAT_OBLIGATION: Record<EtatObligation, string> = {
  'en-ordre': 'En ordre',
  'a-faire': 'À faire',
  'en-retard': 'En retard',
  'non-etabli': 'Non établi',
}

/** What the register lacks to tell an obligation, which a declaration gives it. */
const MANQUE: Record<CodeObligation, string> = {
  syndic: 'la fin du mandat',
  'mise-a-jour-annuelle': 'la date de clôture des comptes',
  'plan-travaux': 'la date du plan, ou la période de construction et les lots',
  'mandat-ad-hoc': 'la clôture des comptes, les impayés ou les charges',
  'dpe-collectif': 'l’année de construction d’un bâtiment, ou l’étiquette, sa source et sa date',
  batiments: 'la date de clôture des comptes',
}

/** When: « avant le 01/01/2027 », « depuis le 31/08/2026 »; what the register does not know is said. */
export const phraseObligation = (
  { code, etat, jour: le }: Pick<Obligation, 'code' | 'etat' | 'jour'>,
  jour: IsoDate,
): string => {
  if (etat === 'non-etabli')
    return `le registre ne peut pas le dire : il lui manque ${MANQUE[code]}`
  if (le === null) return ''
  if (etat === 'en-retard') return `depuis le ${formatFrDate(le)}`
  if (etat === 'a-faire') return `au plus tard le ${formatFrDate(le)}`
  return le < jour ? '' : `prochaine échéance le ${formatFrDate(le)}`
}

/** What is to be done of the rest, in words, for who is told of the end of a mandate; '' for nothing. */
export const resteAFaire = (situation: readonly Obligation[], jour: IsoDate): string =>
  situation
    .filter(({ code, etat }) => code !== 'syndic' && (etat === 'a-faire' || etat === 'en-retard'))
    .map((o) => `${LABELS_OBLIGATION[o.code]}, ${phraseObligation(o, jour)}`)
    .join(' ; ')

import { LABELS_OBLIGATION } from '../declaration/obligations.enums.ts'
import { formatFrDate, type IsoDate } from '../kernel/dates.ts'
import type { EtatObligation, Obligation } from './situation.ts'

export const LABELS_ETAT_OBLIGATION: Record<EtatObligation, string> = {
  'en-ordre': 'En ordre',
  'a-faire': 'À faire',
  'en-retard': 'En retard',
  'non-etabli': 'Non établi',
}

/** When: « avant le 01/01/2027 », « depuis le 31/08/2026 »; what the register does not know is said. */
export const phraseObligation = (
  { etat, jour: le }: Pick<Obligation, 'etat' | 'jour'>,
  jour: IsoDate,
): string => {
  if (etat === 'non-etabli') return 'le registre ne peut pas le dire'
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

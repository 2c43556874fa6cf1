import { LABELS_OBLIGATION } from '../declaration/obligations.ts'
import { formatFrDate, type IsoDate } from '../kernel/dates.ts'
import type { AJour, EtatObligation, Obligation } from './situation.ts'

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

/** In a list, beside what else is said of it; '' for what the register cannot tell. */
export const aJourEnListe = ({
  etat,
  depuis,
}: {
  etat: AJour['etat']
  depuis: string | null
}): string => (etat === 'oui' ? 'à jour' : etat === 'non' ? `pas à jour depuis le ${depuis}` : '')

/** « Selon le registre, au 28/11/2026, … »; its days as a person reads them. */
export const phraseAJour = (
  { etat, depuis }: { etat: AJour['etat']; depuis: string | null },
  jour: string | null,
): string => {
  const dit = {
    oui: 'ses déclarations annuelles sont à jour.',
    non: `ses déclarations annuelles ne sont pas à jour, depuis le ${depuis}.`,
    'non-etabli': 'il n’est pas établi que ses déclarations annuelles sont à jour.',
  }
  return `Selon le registre, au ${jour}, ${dit[etat]}`
}

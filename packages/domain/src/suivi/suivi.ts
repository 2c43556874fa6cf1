import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import { phraseSort } from '../copropriete/sort.labels.ts'
import { formatFrDate, type IsoDate } from '../kernel/dates.ts'

/** How often who follows a public sheet is written to. */
export const RYTHMES_SUIVI = ['AUSSITOT', 'HEBDOMADAIRE'] as const
export type RythmeSuivi = (typeof RYTHMES_SUIVI)[number]
export const LABELS_RYTHME_SUIVI: Record<RythmeSuivi, string> = {
  AUSSITOT: 'À chaque changement',
  HEBDOMADAIRE: 'Une fois par semaine au plus',
}

/** Sheets that one address follows at most. */
export const SUIVIS_MAX = 20
/** A sheet is followed for so long, then again if who follows it asks. */
export const SUIVI_JOURS = 365
/** From so many days before its end on, who follows is asked whether to go on. */
export const PREVENIR_FIN_SUIVI_JOURS = 30

/** What a public sheet says of what may be followed, as it was last told. */
export interface FaitsSuivis {
  etat: EtatCopropriete
  dateDissolution: IsoDate | null
  remplaceePar: string | null
  typeSyndic: string
  /** '' where the register does not publish who it is. */
  syndic: string
  finMandat: IsoDate | null
  enCours: boolean
  /** The mandate ends within the notice that syndics get. */
  finProche: boolean
  maj: IsoDate | null
}

const syndicDit = ({ typeSyndic, syndic }: FaitsSuivis): string => {
  if (typeSyndic === 'NON_CONNU') return 'Le registre ne lui connaît plus de syndic.'
  if (syndic !== '') return `Son syndic est maintenant ${syndic}.`
  return typeSyndic === 'BENEVOLE'
    ? 'Son syndic est maintenant un copropriétaire bénévole.'
    : 'Son syndic a changé.'
}

const mandatDit = (avant: FaitsSuivis, apres: FaitsSuivis): string[] => {
  const fin = apres.finMandat && formatFrDate(apres.finMandat)
  if (!fin) return []
  if (!apres.enCours) return avant.enCours ? [`Le mandat de son syndic a pris fin le ${fin}.`] : []
  if (apres.finProche && (!avant.finProche || avant.finMandat !== apres.finMandat))
    return [`Le mandat de son syndic prend fin le ${fin}.`]
  return avant.enCours && avant.finMandat === apres.finMandat
    ? []
    : [`Le mandat de son syndic court jusqu’au ${fin}.`]
}

/**
 * What changed on a public sheet since it was last told, a French sentence each; none when nothing
 * that is followed did. `apres` null: the sheet is no longer there.
 */
export const direChangements = (avant: FaitsSuivis, apres: FaitsSuivis | null): string[] => {
  if (apres === null) return ['Elle ne figure plus au registre.']
  const [ancien, sort] = [phraseSort(avant), phraseSort(apres)]
  if (sort !== '') return sort === ancien ? [] : [`${sort}.`]
  return [
    ...(ancien === '' ? [] : ['Elle est de nouveau en vigueur au registre.']),
    ...(avant.typeSyndic === apres.typeSyndic && avant.syndic === apres.syndic
      ? []
      : [syndicDit(apres)]),
    ...mandatDit(avant, apres),
    ...(apres.maj === null || apres.maj === avant.maj
      ? []
      : [`Les données publiées ont été mises à jour le ${formatFrDate(apres.maj)}.`]),
  ]
}

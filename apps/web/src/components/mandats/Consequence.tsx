import { parseFrDate, periodesEnPlace, phraseDesSyndics } from '@registre/domain'
import { aujourdhuiParis } from '../declaration/aujourdhui.ts'
import type { MandatVu } from './mandat.ts'

/** The mandates in place, as an act would leave them: one with other days, some removed. */
export const periodesApres = (
  mandats: readonly MandatVu[],
  { sauf = [], change }: { sauf?: readonly MandatVu[]; change?: MandatVu },
) =>
  periodesEnPlace(
    mandats.map((m) => {
      const x = change && m.id === change.id ? change : m
      return {
        id: m.id,
        etat: m.etat,
        syndic: m.teledeclarant,
        debut: parseFrDate(x.dateDebut) ?? '',
        fin: parseFrDate(x.dateFin) ?? '',
      }
    }),
  ).filter((p) => !sauf.some((m) => m.id === p.id))

/** Who will be the syndic, from when to when, once the act is done. */
export const Consequence = (props: {
  mandats: readonly MandatVu[]
  sauf?: readonly MandatVu[]
  change?: MandatVu
}) => {
  const { mandats, ...reste } = props
  return (
    <p aria-live="polite">
      <strong>Ensuite :</strong>{' '}
      {phraseDesSyndics(periodesApres(mandats, reste), aujourdhuiParis())}
    </p>
  )
}

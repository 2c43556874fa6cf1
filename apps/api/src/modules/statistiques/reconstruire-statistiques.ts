import { finTrimestre, type Trimestre, trimestreAvant } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { type DepsStatistiques, etablirTrimestre } from './etablir-statistiques.ts'
import { listerTrimestres } from './statistiques.repository.ts'

/** Reads « 2026-3 »; undefined when it is not a quarter. */
export const parseTrimestre = (texte: string): Trimestre | undefined => {
  const lu = /^(\d{4})-([1-4])$/.exec(texte)
  return lu ? { annee: Number(lu[1]), trimestre: Number(lu[2]) } : undefined
}

/**
 * Counts a quarter again, or (null) every quarter that the register shows; never one that has not
 * begun. Gives the territories of each.
 */
export const reconstruireStatistiques = async (
  deps: DepsStatistiques,
  voulu: Trimestre | null,
): Promise<(Trimestre & { territoires: number })[]> => {
  const connus = await listerTrimestres(deps.db)
  const faits: (Trimestre & { territoires: number })[] = []
  for (const { annee, trimestre } of voulu ? [voulu] : connus) {
    const t = { annee, trimestre }
    if (finTrimestre(trimestreAvant(t)) >= today(deps.clock)) continue
    const connu = connus.find((c) => c.annee === annee && c.trimestre === trimestre) ?? null
    const territoires = await etablirTrimestre(deps, t, connu)
    if (territoires > 0)
      await journaliser({ sql: deps.db.query }, TRAITEMENT, {
        type: 'reconstruire-statistiques',
        donnees: t,
      })
    faits.push({ ...t, territoires })
  }
  return faits
}

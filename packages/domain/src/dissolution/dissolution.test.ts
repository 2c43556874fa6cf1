import { describe, expect, it } from 'vitest'
import {
  DISSOLUTION_PAR_MOTIF,
  FAITS_GENERATEURS,
  MOTIFS_DISSOLUTION,
  TYPES_JUSTIFICATIF_DISSOLUTION,
} from './dissolution.enums.ts'
import { controlerDissolution } from './dissolution.rules.ts'

describe('dissolution', () => {
  it('hangs events and proofs on every motive, and leaves none unused', () => {
    for (const motif of MOTIFS_DISSOLUTION) {
      expect(DISSOLUTION_PAR_MOTIF[motif].faits.length, motif).toBeGreaterThan(0)
      expect(DISSOLUTION_PAR_MOTIF[motif].justificatifs.length, motif).toBeGreaterThan(0)
    }
    const sansAutre = MOTIFS_DISSOLUTION.filter((motif) => motif !== 'AUTRE')
    expect(new Set(sansAutre.flatMap((m) => [...DISSOLUTION_PAR_MOTIF[m].faits])).size).toBe(
      FAITS_GENERATEURS.length,
    )
    expect(
      new Set(sansAutre.flatMap((m) => [...DISSOLUTION_PAR_MOTIF[m].justificatifs])).size,
    ).toBe(TYPES_JUSTIFICATIF_DISSOLUTION.length - 1)
  })

  it('names the day that an event is compared with', () => {
    const saisie = {
      motif: null,
      autre: '',
      faitGenerateur: null,
      dateFaitGenerateur: '2026-03-13',
      dateEffet: null,
      typeJustif: null,
      idDocument: null,
    }
    const dits = (aujourdhui: string) =>
      controlerDissolution(saisie, { aujourdhui, dateReglement: null })
        .filter(({ code }) => code === 'DIS-FAIT-PASSE')
        .map(({ message }) => message)
    expect(dits('2026-03-12')).toEqual([
      expect.stringContaining('la date du jour, le 12/03/2026 à Paris'),
    ])
    expect(dits('2026-03-13')).toEqual([])
  })
})

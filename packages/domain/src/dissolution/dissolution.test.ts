import { describe, expect, it } from 'vitest'
import {
  DISSOLUTION_PAR_MOTIF,
  FAITS_GENERATEURS,
  MOTIFS_DISSOLUTION,
  TYPES_JUSTIFICATIF_DISSOLUTION,
} from './dissolution.enums.ts'

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
})

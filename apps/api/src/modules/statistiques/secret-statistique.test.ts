import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LigneSomme, proteger } from '@registre/domain'

/** A table of counts with its row and column totals: [grand total, column totals …, then each row: its total and cells]. */
const tableau = (cellules: readonly (readonly number[])[]) => {
  const colonnes = cellules[0]?.length ?? 0
  const somme = (ns: readonly number[]) => ns.reduce((a, b) => a + b, 0)
  const totaux = Array.from({ length: colonnes }, (_, c) => somme(cellules.map((r) => r[c] ?? 0)))
  const valeurs = [somme(totaux), ...totaux, ...cellules.flatMap((r) => [somme(r), ...r])]
  const largeur = colonnes + 1
  const lignes: LigneSomme[] = [
    ...[0, ...cellules.map((_, r) => r + 1)].map((r) => ({ total: r * largeur, parts: Array.from({ length: colonnes }, (_, c) => r * largeur + c + 1) })),
    ...Array.from({ length: largeur }, (_, c) => ({ total: c, parts: cellules.map((_, r) => (r + 1) * largeur + c) })),
  ]
  return { valeurs, lignes }
}

describe('statistical secrecy', () => {
  it('withholds what is under three and what would give it away', () => {
    const { valeurs, lignes } = tableau([[100, 2, 40]])
    const tues = proteger(valeurs, lignes)
    const visibles = valeurs.map((v, i) => (tues[i] ? null : v))
    expect(visibles.slice(4)).toEqual([142, 100, null, null])
    expect(visibles.slice(0, 4)).toEqual([142, 100, null, null])
  })

  it('shows zeros and a table without small figures as they are', () => {
    const { valeurs, lignes } = tableau([
      [0, 3, 10],
      [5, 0, 7],
    ])
    expect([...proteger(valeurs, lignes)].every((t) => t === 0)).toBe(true)
  })

  it('never leaves a sum from which one withheld figure can be told', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 300 })), { minLength: 4, maxLength: 4 }), {
          minLength: 1,
          maxLength: 6,
        }),
        (cellules) => {
          const { valeurs, lignes } = tableau(cellules)
          const tues = proteger(valeurs, lignes)
          for (const [i, v] of valeurs.entries()) {
            if (v > 0 && v < 3) expect(tues[i]).toBe(1)
            if (v === 0) expect(tues[i]).toBe(0)
          }
          for (const { total, parts } of lignes) {
            const cachees = parts.filter((i) => tues[i] === 1)
            const inconnues = cachees.length + (tues[total] ?? 0)
            expect(inconnues).not.toBe(1)
            if (tues[total] === 0 && cachees.length > 1) expect(cachees.some((i) => (valeurs[i] ?? 0) > 1)).toBe(true)
          }
        },
      ),
    )
  })
})

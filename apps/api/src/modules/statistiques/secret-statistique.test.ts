import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CELLULES,
  cleCellule,
  devinables,
  encadres,
  type LigneSomme,
  protegerParEtapes,
  REPARTITIONS,
} from '@registre/domain'
import { protegerFigures } from './proteger-figures.ts'
import type { Appartenance, FigureRow } from './figures.sql.ts'

/**
 * A table of counts with its row and column totals: [grand total, column totals …, then each row:
 * its total and cells].
 */
const tableau = (cellules: readonly (readonly number[])[]) => {
  const colonnes = cellules[0]?.length ?? 0
  const somme = (ns: readonly number[]) => ns.reduce((a, b) => a + b, 0)
  const totaux = Array.from({ length: colonnes }, (_, c) => somme(cellules.map((r) => r[c] ?? 0)))
  const valeurs = [somme(totaux), ...totaux, ...cellules.flatMap((r) => [somme(r), ...r])]
  const largeur = colonnes + 1
  const lignes: LigneSomme[] = [
    ...[0, ...cellules.map((_, r) => r + 1)].map((r) => ({
      total: r * largeur,
      parts: Array.from({ length: colonnes }, (_, c) => r * largeur + c + 1),
    })),
    ...Array.from({ length: largeur }, (_, c) => ({
      total: c,
      parts: cellules.map((_, r) => (r + 1) * largeur + c),
    })),
  ]
  return { valeurs, lignes }
}

/** All the steps at once. */
const proteger = (valeurs: readonly number[], lignes: readonly LigneSomme[]): Uint8Array => {
  const etapes = protegerParEtapes(valeurs, lignes)
  for (;;) {
    const etape = etapes.next()
    if (etape.done) return etape.value
  }
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
        fc.array(
          fc.array(
            fc.oneof(
              fc.constant(0),
              fc.integer({ min: 0, max: 4 }),
              fc.integer({ min: 0, max: 300 }),
            ),
            { minLength: 4, maxLength: 4 },
          ),
          {
            minLength: 1,
            maxLength: 6,
          },
        ),
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
            if (tues[total] === 0 && cachees.length > 1)
              expect(cachees.some((i) => (valeurs[i] ?? 0) > 1)).toBe(true)
          }
        },
      ),
    )
  })
})

const sommes = (...lignes: [number, number[]][]): LigneSomme[] =>
  lignes.map(([total, parts]) => ({ total, parts }))

describe('what several sums tell together', () => {
  it('finds the figure that joins two closed groups, and no other', () => {
    // Two squares of unknowns, each balanced by itself, and one figure that belongs to a sum of
    // each.
    const lignes = sommes(
      [9, [0, 1]],
      [10, [2, 3]],
      [11, [0, 2]],
      [12, [1, 3, 4]],
      [13, [4, 5, 6]],
      [14, [7, 8]],
      [15, [5, 7]],
      [16, [6, 8]],
    )
    const tues = new Uint8Array(17).fill(1, 0, 9)
    expect(devinables(lignes, tues)).toEqual([4])
    expect(devinables(sommes([2, [0, 1]], [3, [0, 1]]), Uint8Array.of(1, 1, 0, 0))).toEqual([])
    expect(
      devinables(sommes([2, [0, 1]], [3, [0, 1]]), Uint8Array.of(1, 1, 1, 0)).toSorted(),
    ).toEqual([2])
  })
})

/** Co-ownerships drawn one by one: where each is, and its part in every repartition. */
const figuresDe = (
  lieux: readonly Appartenance[],
  tirages: readonly (readonly [number, readonly number[]])[],
): FigureRow[] => {
  const rows = new Map<string, FigureRow>()
  for (const [ou, parts] of tirages) {
    const a = lieux[ou % lieux.length]
    if (!a) continue
    const territoires = [
      ['NATIONAL', ''],
      ['REGION', a.region],
      ['DEPARTEMENT', a.departement],
      ['EPCI', a.epci],
      ['COMMUNE', a.commune],
    ] as const
    for (const [niveau, code] of territoires) {
      if (code === null) continue
      const row = rows.get(niveau + code) ?? {
        niveau,
        code,
        comptes: CELLULES.map(() => 0),
        lots: 0,
        logements: 0,
        charges_par_lot: null,
        impayes_par_lot: null,
      }
      rows.set(niveau + code, row)
      const cellules = [
        'coproprietes',
        ...REPARTITIONS.map((r, i) =>
          cleCellule(r.code, r.parts[(parts[i] ?? 0) % r.parts.length]?.code ?? ''),
        ),
      ]
      for (const c of cellules)
        row.comptes[CELLULES.indexOf(c)] = (row.comptes[CELLULES.indexOf(c)] ?? 0) + 1
    }
  }
  return [...rows.values()]
}

/**
 * What a reader does: every sum that the publication makes, communes of a department and of a
 * grouping included, all put together.
 */
const lire = async (
  lieux: readonly Appartenance[],
  rows: readonly FigureRow[],
): Promise<string[]> => {
  const publies = await protegerFigures(rows, lieux)
  const rangs = new Map(publies.map((p, i) => [p.niveau + p.code, i]))
  const N = CELLULES.length
  const place = (territoire: string, cellule: string): number =>
    (rangs.get(territoire) ?? -1) * N + CELLULES.indexOf(cellule)
  const tues = Uint8Array.from(
    publies.flatMap((p) => CELLULES.map((c) => (p.valeurs[c] === null ? 1 : 0))),
  )
  const enfants = new Map<string, Set<string>>()
  const lier = (parent: string, enfant: string) =>
    enfants.set(parent, (enfants.get(parent) ?? new Set()).add(enfant))
  for (const a of lieux.filter((l) => rangs.has(`COMMUNE${l.commune}`))) {
    lier('NATIONAL', `REGION${a.region}`)
    lier(`REGION${a.region}`, `DEPARTEMENT${a.departement}`)
    lier(`DEPARTEMENT${a.departement}`, `COMMUNE${a.commune}`)
    if (a.epci !== null) lier(`EPCI${a.epci}`, `COMMUNE${a.commune}`)
  }
  const lignes = [
    ...[...rangs.keys()].flatMap((t) =>
      REPARTITIONS.map((r) => ({
        total: place(t, 'coproprietes'),
        parts: r.parts.map((p) => place(t, cleCellule(r.code, p.code))),
      })),
    ),
    ...[...enfants].flatMap(([t, es]) =>
      CELLULES.map((c) => ({ total: place(t, c), parts: [...es].map((e) => place(e, c)) })),
    ),
  ]
  const valeurs = publies.flatMap((p) => CELLULES.map((c) => p.valeurs[c] ?? 0))
  return [...devinables(lignes, tues), ...encadres(valeurs, lignes, tues)].flatMap((i) => {
    const row = rows[Math.floor(i / N)]
    const n = row?.comptes[i % N] ?? 0
    return row && n < 3 ? [`${row.niveau} ${row.code} ${CELLULES[i % N]}: ${n}`] : []
  })
}

const ou = (commune: string, epci: string | null, departement: string): Appartenance => ({
  commune,
  epci,
  departement,
  region: 'R',
})

describe('what bounds tell', () => {
  it('finds the parts that can only be as small as they are', () => {
    // 3 = a + b, and b = c + d: none is zero, so that a is 1 and b is 2.
    const lignes = sommes([0, [1, 2]], [2, [3, 4]])
    expect(encadres([3, 0, 0, 0, 0], lignes, Uint8Array.of(0, 1, 1, 1, 1))).toEqual([1, 2, 3, 4])
    expect(encadres([4, 0, 0, 0, 0], lignes, Uint8Array.of(0, 1, 1, 1, 1))).toEqual([])
  })
})

describe('the figures of the territories', () => {
  it('does not tell a small grouping by what its department has in the others', async () => {
    const lieux = [
      ou('1', 'A', 'D'),
      ou('2', 'A', 'D'),
      ou('3', 'B', 'D'),
      ou('4', 'B', 'D'),
      ou('5', 'C', 'D'),
      ou('6', 'C', 'D'),
    ]
    // One very big co-ownership in the grouping A; seven and more in the communes of the others.
    const grandes = [
      0,
      ...Array<number>(7).fill(2),
      ...Array<number>(9).fill(3),
      ...Array<number>(8).fill(4),
      ...Array<number>(9).fill(5),
    ]
    const petites = lieux.flatMap((_, i) => Array<number>(12).fill(i))
    const tirages = [
      ...grandes.map((i) => [i, [3]] as const),
      ...petites.map((i) => [i, [0]] as const),
    ]
    expect(await lire(lieux, figuresDe(lieux, tirages))).toEqual([])
  })

  it('never tells a figure under three by all its sums together', { timeout: 60_000 }, async () => {
    const lieux = ['1', '2', '3', '4'].flatMap((d) =>
      ['a', 'b', 'c'].flatMap((e, i) =>
        ['x', 'y', 'z'].map((c) =>
          ou(
            `${d}${e}${c}`,
            i === 2 && d === '4' ? null : i === 0 && d === '2' ? 'E1c' : `E${d}${e}`,
            `D${d}`,
          ),
        ),
      ),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.nat(35),
            fc.array(fc.oneof(fc.constant(0), fc.nat(7)), { minLength: 7, maxLength: 7 }),
          ),
          { minLength: 30, maxLength: 400 },
        ),
        async (tirages) => {
          expect(await lire(lieux, figuresDe(lieux, tirages))).toEqual([])
        },
      ),
      { numRuns: 30 },
    )
  })
})

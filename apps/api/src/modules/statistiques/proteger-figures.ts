import { CELLULES, cleCellule, type LigneSomme, proteger, REPARTITIONS, type ValeursStatistiques } from '@registre/domain'
import type { Appartenance, FigureRow } from './figures.sql.ts'

const N = CELLULES.length
const PLACES = new Map(CELLULES.map((c, i) => [c, i]))
const place = (cellule: string): number => PLACES.get(cellule) ?? 0
const PARTS = REPARTITIONS.map((r) => r.parts.map((p) => place(cleCellule(r.code, p.code))))

const cle = (niveau: string, code: string): string => `${niveau}/${code}`

/** Which territories add up to which: communes to a grouping and to a department, departments to a region, regions to the country. */
const familles = (appartenances: readonly Appartenance[]): Map<string, Set<string>> => {
  const enfants = new Map<string, Set<string>>()
  const lier = (parent: string, enfant: string) => {
    const liste = enfants.get(parent)
    if (liste) liste.add(enfant)
    else enfants.set(parent, new Set([enfant]))
  }
  for (const { commune, epci, departement, region } of appartenances) {
    if (epci) lier(cle('EPCI', epci), cle('COMMUNE', commune))
    lier(cle('DEPARTEMENT', departement), cle('COMMUNE', commune))
    lier(cle('REGION', region), cle('DEPARTEMENT', departement))
    lier(cle('NATIONAL', ''), cle('REGION', region))
  }
  return enfants
}

/** Sums and medians go with the count of their territory. */
const mesures = ({ lots, logements, charges_par_lot, impayes_par_lot }: FigureRow, tu: boolean): ValeursStatistiques => ({
  lots: tu ? null : lots,
  logements: tu ? null : logements,
  chargesParLot: tu ? null : charges_par_lot,
  impayesParLot: tu ? null : impayes_par_lot,
})

/** The counts of a territory that are not zero; null for those withheld. */
const comptes = (valeurs: Int32Array, tues: Uint8Array, t: number): ValeursStatistiques => {
  const dits: Record<string, number | null> = {}
  for (const [c, cellule] of CELLULES.entries()) {
    const n = valeurs[t * N + c] ?? 0
    if (n > 0) dits[cellule] = tues[t * N + c] === 1 ? null : n
  }
  return dits
}

/** What may be published of each territory: the figures under three are withheld, and those that would give them away. Zeros are left out. */
export const protegerFigures = (
  rows: readonly FigureRow[],
  appartenances: readonly Appartenance[],
): { niveau: string; code: string; valeurs: ValeursStatistiques }[] => {
  const rangs = new Map(rows.map((r, i) => [cle(r.niveau, r.code), i]))
  const valeurs = new Int32Array(rows.length * N)
  for (const [t, row] of rows.entries()) valeurs.set(row.comptes, t * N)
  const lignes: LigneSomme[] = rows.flatMap((_, t) => PARTS.map((parts) => ({ total: t * N, parts: parts.map((p) => t * N + p) })))
  for (const [parent, enfants] of familles(appartenances)) {
    const p = rangs.get(parent)
    const es = [...enfants].flatMap((e) => rangs.get(e) ?? [])
    if (p !== undefined) for (let c = 0; c < N; c += 1) lignes.push({ total: p * N + c, parts: es.map((e) => e * N + c) })
  }
  const tues = proteger(valeurs, lignes)
  return rows.map((row, t) => ({
    niveau: row.niveau,
    code: row.code,
    valeurs: {
      ...comptes(valeurs, tues, t),
      ...mesures(row, tues[t * N] === 1),
    },
  }))
}

import { setImmediate } from 'node:timers/promises'
import {
  CELLULES,
  cleCellule,
  type LigneSomme,
  protegerParEtapes,
  REPARTITIONS,
  type ValeursStatistiques,
} from '@registre/domain'
import type { Appartenance, FigureRow } from './figures.sql.ts'

const N = CELLULES.length
const PLACES = new Map(CELLULES.map((c, i) => [c, i]))
const place = (cellule: string): number => PLACES.get(cellule) ?? 0
const PARTS = REPARTITIONS.map((r) => r.parts.map((p) => place(cleCellule(r.code, p.code))))

const NIVEAUX = ['COMMUNE', 'MORCEAU', 'EPCI', 'DEPARTEMENT', 'REGION', 'NATIONAL']
const cle = (niveau: string, code: string): string => `${niveau}/${code}`

/**
 * Groupings across departments, and communes in none, cut at the departments: nobody publishes
 * these parts, but a department less its
 * groupings tells them. They are protected as if they were shown.
 */
const morceauDe = (
  { epci, departement }: Appartenance,
  parEpci: ReadonlyMap<string, ReadonlySet<string>>,
): string =>
  epci !== null && parEpci.get(epci)?.size === 1
    ? cle('EPCI', epci)
    : cle('MORCEAU', `${epci ?? ''} ${departement}`)

/**
 * Which territories add up to which: communes to a grouping, groupings to a department, departments
 * to a region, regions to the country.
 * `morceaux`: the communes of each part that is not itself a territory.
 */
const familles = (
  appartenances: readonly Appartenance[],
): { enfants: Map<string, Set<string>>; morceaux: Map<string, Set<string>> } => {
  const enfants = new Map<string, Set<string>>()
  const lier = (ou: Map<string, Set<string>>, parent: string, enfant: string) => {
    const liste = ou.get(parent)
    if (liste) liste.add(enfant)
    else ou.set(parent, new Set([enfant]))
  }
  const parEpci = new Map<string, Set<string>>()
  for (const { epci, departement } of appartenances)
    if (epci !== null) lier(parEpci, epci, departement)
  const morceaux = new Map<string, Set<string>>()
  for (const a of appartenances) {
    const morceau = morceauDe(a, parEpci)
    const commune = cle('COMMUNE', a.commune)
    lier(enfants, morceau, commune)
    if (morceau.startsWith('MORCEAU')) lier(morceaux, morceau, commune)
    if (morceau.startsWith('MORCEAU') && a.epci !== null)
      lier(enfants, cle('EPCI', a.epci), morceau)
    lier(enfants, cle('DEPARTEMENT', a.departement), morceau)
    lier(enfants, cle('REGION', a.region), cle('DEPARTEMENT', a.departement))
    lier(enfants, cle('NATIONAL', ''), cle('REGION', a.region))
  }
  return { enfants, morceaux }
}

/** Sums and medians go with the count of their territory. */
const mesures = (
  { lots, logements, charges_par_lot, impayes_par_lot }: FigureRow,
  tu: boolean,
): ValeursStatistiques => ({
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

/**
 * What `protegerParEtapes` gives, others being served between its steps: a country takes half a
 * minute.
 */
const protegerPosement = async (
  valeurs: Int32Array,
  lignes: readonly LigneSomme[],
): Promise<Uint8Array> => {
  const etapes = protegerParEtapes(valeurs, lignes)
  for (;;) {
    const etape = etapes.next()
    if (etape.done) return etape.value
    await setImmediate()
  }
}

/**
 * What may be published of each territory: the figures under three are withheld, and those that
 * would give them away. Zeros are left out.
 */
export const protegerFigures = async (
  rows: readonly FigureRow[],
  appartenances: readonly Appartenance[],
): Promise<{ niveau: string; code: string; valeurs: ValeursStatistiques }[]> => {
  const { enfants, morceaux } = familles(appartenances)
  const noms = [...rows.map((r) => cle(r.niveau, r.code)), ...morceaux.keys()]
  const rangs = new Map(noms.map((nom, i) => [nom, i]))
  const valeurs = new Int32Array(noms.length * N)
  for (const [t, row] of rows.entries()) valeurs.set(row.comptes, t * N)
  for (const [nom, communes] of morceaux)
    for (const commune of communes)
      for (let c = 0; c < N; c += 1) {
        const i = (rangs.get(nom) ?? 0) * N + c
        valeurs[i] = (valeurs[i] ?? 0) + (rows[rangs.get(commune) ?? -1]?.comptes[c] ?? 0)
      }
  const lignes: LigneSomme[] = noms.flatMap((_, t) =>
    PARTS.map((parts) => ({ total: t * N, parts: parts.map((p) => t * N + p) })),
  )
  for (const [parent, membres] of enfants) {
    const p = rangs.get(parent)
    const es = [...membres].flatMap((e) => rangs.get(e) ?? [])
    if (p !== undefined)
      for (let c = 0; c < N; c += 1)
        lignes.push({ total: p * N + c, parts: es.map((e) => e * N + c) })
  }
  // Communes first, the country last.
  const etendue = ({ total }: LigneSomme): number =>
    NIVEAUX.indexOf(noms[Math.floor(total / N)]?.split('/')[0] ?? '')
  const tues = await protegerPosement(
    valeurs,
    lignes.toSorted((a, b) => etendue(a) - etendue(b)),
  )
  return rows.map((row, t) => ({
    niveau: row.niveau,
    code: row.code,
    valeurs: {
      ...comptes(valeurs, tues, t),
      ...mesures(row, tues[t * N] === 1),
    },
  }))
}

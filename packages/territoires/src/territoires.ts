import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The official geography (COG) of France: communes with their postal codes, departments, regions
 * and EPCI.
 * Read once, at the first call, from the JSON files of @etalab/decoupage-administratif.
 */

export type TypeCommune = 'actuelle' | 'deleguee' | 'associee' | 'arrondissement'
export type Zone = 'metro' | 'drom' | 'com'

export interface Commune {
  code: string
  nom: string
  type: TypeCommune
  departement: string
  region: string
  zone: Zone
  /** Postal codes; an absorbed commune has those of the commune that took it in. */
  codesPostaux: readonly string[]
  population: number
  /**
   * The current commune of an absorbed commune or of a municipal district; null for a current
   * commune.
   */
  chefLieu: string | null
  anciensCodes: readonly string[]
}

export interface Departement {
  code: string
  nom: string
  region: string
  chefLieu: string | null
  zone: Zone
}

export interface Region {
  code: string
  nom: string
  chefLieu: string | null
  zone: Zone
}

/** A territory of Greater Paris, as the published files name it. */
export interface Ept {
  /** SIREN. */
  code: string
  /** « T8 -  Est Ensemble », as written in the published files. */
  nom: string
  /** INSEE codes of the member communes. */
  membres: readonly string[]
}

export interface Epci {
  /** SIREN of the grouping. */
  code: string
  nom: string
  type: string
  population: number
  /** INSEE codes of the member communes. */
  membres: readonly string[]
}

interface CommuneBrute {
  code: string
  nom: string
  type: 'commune-actuelle' | 'commune-deleguee' | 'commune-associee' | 'arrondissement-municipal'
  departement: string
  region: string
  zone: Zone
  codesPostaux?: string[]
  population?: number
  chefLieu?: string
  commune?: string
  anciensCodes?: string[]
}
interface DivisionBrute {
  code: string
  nom: string
  region?: string
  chefLieu?: string
  zone: Zone
}
interface EpciBrut {
  code: string
  nom: string
  type: string
  populationTotale?: number
  membres: { code: string }[]
}

const TYPES = {
  'commune-actuelle': 'actuelle',
  'commune-deleguee': 'deleguee',
  'commune-associee': 'associee',
  'arrondissement-municipal': 'arrondissement',
} as const satisfies Record<CommuneBrute['type'], TypeCommune>

const require = createRequire(import.meta.url)

function lire<T>(fichier: string): T[] {
  return JSON.parse(
    readFileSync(require.resolve(`@etalab/decoupage-administratif/data/${fichier}.json`), 'utf8'),
  )
}

function once<T>(make: () => T): () => T {
  let value: { made: T } | undefined
  return () => (value ??= { made: make() }).made
}

/**
 * Every commune: current, delegated, associated, and the municipal districts of Paris, Lyon and
 * Marseille.
 */
export const communes: () => readonly Commune[] = once(() => {
  const brutes = lire<CommuneBrute>('communes')
  const postaux = new Map(
    brutes.filter((c) => c.type === 'commune-actuelle').map((c) => [c.code, c.codesPostaux ?? []]),
  )
  return brutes.map((c): Commune => {
    const chefLieu = c.commune ?? c.chefLieu ?? null
    return {
      code: c.code,
      nom: c.nom,
      type: TYPES[c.type],
      departement: c.departement,
      region: c.region,
      zone: c.zone,
      codesPostaux: c.codesPostaux ?? (chefLieu === null ? [] : (postaux.get(chefLieu) ?? [])),
      population: c.population ?? 0,
      chefLieu,
      anciensCodes: c.anciensCodes ?? [],
    }
  })
})

/** The 109 departments and overseas collectivities. */
export const departements: () => readonly Departement[] = once(() =>
  lire<DivisionBrute>('departements').map((d) => ({
    code: d.code,
    nom: d.nom,
    region: d.region ?? d.code,
    chefLieu: d.chefLieu ?? null,
    zone: d.zone,
  })),
)

/** The 26 regions and overseas collectivities. */
export const regions: () => readonly Region[] = once(() =>
  lire<DivisionBrute>('regions').map((r) => ({
    code: r.code,
    nom: r.nom,
    chefLieu: r.chefLieu ?? null,
    zone: r.zone,
  })),
)

/** The ranks of the territories of Greater Paris (decrees of 11 December 2015); Paris is none of them. */
const RANGS_EPT: readonly string[] = [
  '200057966',
  '200057974',
  '200057982',
  '200057990',
  '200057867',
  '200058097',
  '200057875',
  '200058790',
  '200057941',
  '200058006',
  '200058014',
]

/** The territories of Greater Paris, which the published files give in place of the Métropole. */
export const epts: () => readonly Ept[] = once(() =>
  lire<EpciBrut>('ept').map(({ code, nom, membres }) => ({
    code,
    nom: `T${RANGS_EPT.indexOf(code) + 2} -  ${nom}`,
    membres: membres.map((m) => m.code),
  })),
)

/** The groupings of communes that raise their own taxes. */
export const epcis: () => readonly Epci[] = once(() =>
  lire<EpciBrut>('epci').map((e) => ({
    code: e.code,
    nom: e.nom,
    type: e.type,
    population: e.populationTotale ?? 0,
    membres: e.membres.map((m) => m.code),
  })),
)

const actuelles = once(
  () =>
    new Map(
      communes()
        .filter((c) => c.type === 'actuelle')
        .map((c) => [c.code, c]),
    ),
)
const arrondissements = once(
  () =>
    new Map(
      communes()
        .filter((c) => c.type === 'arrondissement')
        .map((c) => [c.code, c]),
    ),
)
const parChefLieu = once(() =>
  Map.groupBy(
    communes().filter((c) => c.chefLieu !== null),
    (c) => c.chefLieu ?? '',
  ),
)
const parCodePostal = once(() => {
  const index = new Map<string, Commune[]>()
  for (const commune of actuelles().values())
    for (const cp of commune.codesPostaux) ranger(index, cp, commune)
  return index
})
const epciParCommune = once(
  () => new Map(epcis().flatMap((e) => e.membres.map((m) => [m, e] as const))),
)

function ranger(index: Map<string, Commune[]>, cle: string, commune: Commune): void {
  const rangee = index.get(cle)
  if (rangee === undefined) index.set(cle, [commune])
  else rangee.push(commune)
}

/** The current commune of an INSEE code, or undefined. */
export function communeActuelle(code: string): Commune | undefined {
  return actuelles().get(code)
}

/** The municipal district of an INSEE code (75104, 69383 …), or undefined. */
export function arrondissement(code: string): Commune | undefined {
  return arrondissements().get(code)
}

/** The municipal districts of a current commune: those of Paris, Lyon, Marseille; else none. */
export function arrondissementsDe(code: string): readonly Commune[] {
  return (
    parChefLieu()
      .get(code)
      ?.filter((c) => c.type === 'arrondissement') ?? []
  )
}

/** The communes that a current commune took in (delegated and associated). */
export function absorbeesDe(code: string): readonly Commune[] {
  return (
    parChefLieu()
      .get(code)
      ?.filter((c) => c.type === 'deleguee' || c.type === 'associee') ?? []
  )
}

/** The current communes served by a postal code. */
export function communesDuCodePostal(codePostal: string): readonly Commune[] {
  return parCodePostal().get(codePostal) ?? []
}

/** The grouping that a current commune belongs to, or undefined. */
export function epciDe(codeInsee: string): Epci | undefined {
  return epciParCommune().get(codeInsee)
}

const nomsEpcis = once(() => new Map(epcis().map((e) => [e.code, e.nom])))
const nomsDepartements = once(() => new Map(departements().map((d) => [d.code, d.nom])))
const nomsRegions = once(() => new Map(regions().map((r) => [r.code, r.nom])))

/** The name of a grouping, a department or a region by its code; '' for an unknown one. */
export const nomEpci = (siren: string): string => nomsEpcis().get(siren) ?? ''
export const nomDepartement = (code: string): string => nomsDepartements().get(code) ?? ''
export const nomRegion = (code: string): string => nomsRegions().get(code) ?? ''

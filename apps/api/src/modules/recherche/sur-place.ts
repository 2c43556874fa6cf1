import { cleNumero, lireNumeroDeVoie, suitesProches } from '@registre/domain'
import type { AdresseDeLaVoie } from './adresses.repository.ts'
import { lirePortes } from '../question/portes.ts'

/** The doors that an address of the register has: « 12-14 » is two. */
const portesDe = (a: AdresseDeLaVoie): readonly string[] =>
  // The text tells « 76 B » from « 76 bis », where the column holds one key for both.
  (a.principale ? lirePortes(a.adresse_n.split(' '), 0)?.portes : undefined) ?? [a.numero_voie]

const chiffres = (porte: string): string => lireNumeroDeVoie(porte)?.chiffres ?? porte

/** What stands at some doors of a street. */
export interface SurPlace {
  /** Those of the very doors that are asked for, then of their other writing (« 76 B » and « 76 bis »). */
  ids: readonly number[]
  /** How many are at the very doors. */
  nombre: number
  /** The doors of the others, where nothing stands at those. */
  autresPortes: readonly string[]
}

const SUITES = suitesProches('')

/** An address with its doors, read once. */
interface AvecPortes {
  a: AdresseDeLaVoie
  portes: readonly string[]
  /** Where its first door stands in the street. */
  place: number
}
const lire = (a: AdresseDeLaVoie): AvecPortes => {
  const portes = portesDe(a)
  const lue = lireNumeroDeVoie(portes[0] ?? '')
  const place = lue ? Number(lue.chiffres) + SUITES.indexOf(lue.suite) / SUITES.length : Infinity
  return { a, portes, place }
}

/** Addresses as their doors follow each other, those that complete another address last. */
const parPorte = (x: AvecPortes, y: AvecPortes): number =>
  Number(y.a.principale) - Number(x.a.principale) || (x.place === y.place ? 0 : x.place - y.place)

/** How near an address is to the doors that are asked for: 0, one of them; 1, its other writing; 2, its number. */
const rangDe = (portes: readonly string[], demandees: readonly string[]): number => {
  if (portes.some((p) => demandees.includes(p))) return 0
  const cles = demandees.map(cleNumero)
  if (portes.some((p) => cles.includes(cleNumero(p)))) return 1
  const nombres = demandees.map(chiffres)
  return portes.some((p) => nombres.includes(chiffres(p))) ? 2 : 3
}

/** Those of a street that stand at some doors; the doors of the same number where none does. */
export const auxPortes = (
  rue: readonly AdresseDeLaVoie[],
  demandees: readonly string[],
): SurPlace => {
  const adresses = rue.map(lire).toSorted(parPorte)
  const idsDe = (lues: readonly AvecPortes[]): number[] => [
    ...new Set(lues.map(({ a }) => a.copropriete_id)),
  ]
  if (demandees.length === 0) {
    const ids = idsDe(adresses)
    return { ids, nombre: ids.length, autresPortes: [] }
  }
  const rangees = Map.groupBy(adresses, ({ portes }) => rangDe(portes, demandees))
  const [exactes = [], proches = [], memeNumero = []] = [0, 1, 2].map((r) => rangees.get(r) ?? [])
  const autres = proches.length > 0 ? proches : memeNumero
  return {
    ids: idsDe(exactes.length + proches.length > 0 ? [...exactes, ...proches] : memeNumero),
    nombre: idsDe(exactes).length,
    autresPortes:
      exactes.length > 0
        ? []
        : [
            ...new Set(
              autres.map(({ portes }) => (portes[0] ?? '').replace(/^(\d+)([a-z])/, '$1 $2')),
            ),
          ],
  }
}

/** The first address of a street that is on the map. */
export const premiereSituee = (adresses: readonly AdresseDeLaVoie[]): AdresseDeLaVoie | undefined =>
  adresses.find((a) => a.longitude !== null && a.latitude !== null)

/** Those of two streets: of both first, then from the nearest to the other street on. */
export const alAngle = ([unes, autres]: readonly [
  readonly AdresseDeLaVoie[],
  readonly AdresseDeLaVoie[],
]): SurPlace => {
  const ids = (rows: readonly AdresseDeLaVoie[]) => new Set(rows.map((r) => r.copropriete_id))
  const desAutres = ids(autres)
  const communes = [...ids(unes)].filter((id) => desAutres.has(id))
  const eloignement = (a: AdresseDeLaVoie, en: readonly AdresseDeLaVoie[]): number =>
    Math.min(
      ...en.map((b) =>
        a.longitude === null || a.latitude === null || b.longitude === null || b.latitude === null
          ? Infinity
          : Math.hypot((a.longitude - b.longitude) * 0.7, a.latitude - b.latitude),
      ),
    )
  const proches = [
    ...unes.map((a) => ({ id: a.copropriete_id, d: eloignement(a, autres) })),
    ...autres.map((a) => ({ id: a.copropriete_id, d: eloignement(a, unes) })),
  ].toSorted((a, b) => a.d - b.d)
  return {
    ids: [...new Set([...communes, ...proches.map((p) => p.id)])],
    nombre: communes.length,
    autresPortes: [],
  }
}

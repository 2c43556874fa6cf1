import { keysOf } from '../../kernel/table.ts'
import { BATIMENT, type Batiment } from './batiment.ts'
import { cheminsRequis, lireBloc, viderBloc } from './bloc.ts'
import { type Champ, facultatif, type Regard, type Plus } from './genres.ts'
import { liste } from './lire.ts'
import { TOUJOURS } from './loi.ts'

/** How many buildings a declaration lists at most: beyond, the land is several co-ownerships. */
export const BATIMENTS_MAX = 200

/** A building of which nothing is known. */
export const batimentVide = (cle: string, nom = ''): Batiment => ({
  ...lireBloc(BATIMENT, {}),
  cle,
  nom,
})

/** A free key beside those in use. */
export const cleLibre = (batiments: readonly Pick<Batiment, 'cle'>[]): string => {
  const prises = new Set(batiments.map((b) => b.cle))
  let rang = batiments.length + 1
  while (prises.has(`b${rang}`)) rang += 1
  return `b${rang}`
}

/** The facts of a building that nobody has filled, in reading order. */
export const manquesDuBatiment = (b: Batiment, regard: Regard): (keyof Batiment)[] => {
  const requis = cheminsRequis(BATIMENT, b, regard)
  return keysOf(BATIMENT).filter(
    (fait) => requis.includes(fait) && (b[fait] === null || b[fait] === ''),
  )
}

const lireBatiment = (valeur: unknown): Batiment => {
  const lu: Batiment = lireBloc(BATIMENT, valeur)
  return lu.idRnb === ''
    ? { ...lu, confianceRnb: null, rapprocheLe: null }
    : { ...lu, confianceRnb: lu.confianceRnb ?? 'NON_VERIFIE' }
}

/**
 * Reads a list of buildings, complete; each has a key of its own. Applying it twice changes nothing.
 * Never throws.
 */
export const lireBatiments = (valeurs: readonly unknown[]): Batiment[] =>
  valeurs.slice(0, BATIMENTS_MAX).reduce<Batiment[]>((lus, valeur) => {
    const lu = lireBatiment(valeur)
    const prise = lu.cle === '' || lus.some((b) => b.cle === lu.cle)
    return [...lus, prise ? { ...lu, cle: cleLibre(lus) } : lu]
  }, [])

/** The buildings, one by one; absent where they are only counted. */
export const batiments = <B>(
  libelle: string,
  plus: Plus<B> = {},
): Champ<B, Batiment[] | undefined, 'batiments'> & { facultatif: true } =>
  facultatif({
    genre: 'batiments',
    lire: (v) => (Array.isArray(v) ? lireBatiments(v) : undefined),
    parties: (v, regard) =>
      liste(v).flatMap((b, rang) =>
        cheminsRequis(BATIMENT, lireBloc(BATIMENT, b), regard).map((fait) => `${rang}.${fait}`),
      ),
    vider: (v, regard) => {
      const tris = liste(v).map((b) => viderBloc(BATIMENT, lireBloc(BATIMENT, b), regard))
      return {
        valeur: Array.isArray(v) ? tris.map((tri) => tri.bloc) : undefined,
        vides: tris.flatMap((tri, rang) => tri.vides.map((fait) => `${rang}.${fait}`)),
      }
    },
    libelle,
    loi: TOUJOURS,
    ...plus,
  })

import { CENTROIDES } from './centroides.ts'
import { NOMS_DE_RUES } from './noms-de-rues.ts'
import { projeter } from './projection.ts'
import {
  arrondissement,
  arrondissementsDe,
  communeActuelle,
  type Commune,
} from '@registre/territoires'

/**
 * Invented but stable addresses for real communes: the same INSEE code always has the same streets,
 * numbers and points.
 * Shared by the embedded geocoder, the demonstration data and the scale data.
 */

export interface Rue {
  nom: string
  codeInsee: string
  codePostal: string
  /** House numbers go from 1 to this one. */
  dernierNumero: number
}

export interface PointGeo {
  lon: number
  lat: number
  /** Metres, Lambert-93 in metropolitan France. */
  x: number
  y: number
}

/**
 * Stable 32-bit hash of a text (FNV-1a with a final mix, so that close texts give distant numbers).
 */
export function hash(texte: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < texte.length; i++) h = Math.imul(h ^ texte.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Stable number in [0, 1[ of a text. */
const part = (texte: string): number => hash(texte) / 0x1_0000_0000

const PETITES_VOIES = /^(Impasse|Place|Square|Passage|Villa|Résidence|Esplanade)/u
const CACHE_MAX = 3000
const cache = new Map<string, readonly Rue[]>()

function tirer(commune: Commune): readonly Rue[] {
  const postaux = commune.codesPostaux
  if (postaux.length === 0) return []
  const voulues = 40 + Math.min(80, Math.floor(commune.population / 500))
  const noms = [...NOMS_DE_RUES]
  const rues: Rue[] = []
  // Partial Fisher–Yates: each draw takes one name out of those left.
  for (let i = 0; i < voulues; i++) {
    const j = i + Math.floor(part(`${commune.code}/rue/${i}`) * (noms.length - i))
    const nom = noms[j] ?? ''
    noms[j] = noms[i] ?? ''
    const sel = `${commune.code}/${nom}`
    rues.push({
      nom,
      codeInsee: commune.code,
      codePostal: postaux[hash(`${sel}/cp`) % postaux.length] ?? '',
      dernierNumero: PETITES_VOIES.test(nom) ? 4 + (hash(sel) % 24) : 12 + (hash(sel) % 139),
    })
  }
  return rues
}

/**
 * Takes the INSEE code of a current commune or municipal district, gives its streets; Paris, Lyon
 * and Marseille give those of all their districts.
 */
export function ruesDe(codeInsee: string): readonly Rue[] {
  const connues = cache.get(codeInsee)
  if (connues !== undefined) return connues
  const districts = arrondissementsDe(codeInsee)
  const commune = arrondissement(codeInsee) ?? communeActuelle(codeInsee)
  const rues =
    districts.length > 0
      ? districts.flatMap((d) => ruesDe(d.code))
      : commune === undefined
        ? []
        : tirer(commune)
  if (cache.size >= CACHE_MAX) cache.clear()
  cache.set(codeInsee, rues)
  return rues
}

/** True when the number exists in the street; some numbers have a `bis`, fewer a `ter`. */
export function numeroExiste(rue: Rue, numero: number, indice: '' | 'bis' | 'ter' = ''): boolean {
  if (!Number.isInteger(numero) || numero < 1 || numero > rue.dernierNumero) return false
  const tirage = hash(`${rue.codeInsee}/${rue.nom}/${numero}/indice`) % 20
  return indice === '' || (indice === 'bis' ? tirage < 3 : tirage < 1)
}

const KM_PAR_DEGRE = 111.32

function decaler(lon: number, lat: number, distanceKm: number, angle: number): [number, number] {
  const dLat = (distanceKm * Math.sin(angle)) / KM_PAR_DEGRE
  const dLon = (distanceKm * Math.cos(angle)) / (KM_PAR_DEGRE * Math.cos((lat * Math.PI) / 180))
  return [lon + dLon, lat + dLat]
}

function centre(commune: Commune): [number, number] {
  const ville = commune.chefLieu === null ? undefined : communeActuelle(commune.chefLieu)
  // The districts of Lyon and Marseille stay around their town; Paris is a department of its own.
  if (ville !== undefined && commune.departement !== '75')
    return decaler(
      ...centre(ville),
      3.5 * Math.sqrt(part(`${commune.code}/distance`)),
      2 * Math.PI * part(`${commune.code}/angle`),
    )
  const [lon, lat, rayon] = CENTROIDES[commune.departement] ?? [2.5, 46.6, 30]
  // The square root spreads the communes evenly over the disc.
  return decaler(
    lon,
    lat,
    rayon * Math.sqrt(part(`${commune.code}/distance`)),
    2 * Math.PI * part(`${commune.code}/angle`),
  )
}

function point(commune: Commune, [lon, lat]: [number, number]): PointGeo {
  const l = Math.round(lon * 1e6) / 1e6
  const p = Math.round(lat * 1e6) / 1e6
  return { lon: l, lat: p, ...projeter(l, p, commune.zone === 'metro') }
}

/** The centre of a commune or municipal district. Throws RangeError for an unknown INSEE code. */
export function centreDe(codeInsee: string): PointGeo {
  const commune = arrondissement(codeInsee) ?? communeActuelle(codeInsee)
  if (commune === undefined) throw new RangeError(`unknown INSEE code ${codeInsee}`)
  return point(commune, centre(commune))
}

/**
 * The point of a street (number 0) or of a house number in it: 8 metres between two numbers. Throws
 * RangeError for an unknown INSEE code.
 */
export function pointDe(codeInsee: string, rue: string, numero = 0): PointGeo {
  const commune = arrondissement(codeInsee) ?? communeActuelle(codeInsee)
  if (commune === undefined) throw new RangeError(`unknown INSEE code ${codeInsee}`)
  const sel = `${commune.code}/${rue}`
  const rayon = Math.min(3, 0.4 + Math.sqrt(commune.population) / 150)
  const debut = decaler(
    ...centre(commune),
    rayon * Math.sqrt(part(`${sel}/distance`)),
    2 * Math.PI * part(`${sel}/angle`),
  )
  return point(commune, decaler(...debut, numero * 0.008, 2 * Math.PI * part(`${sel}/direction`)))
}

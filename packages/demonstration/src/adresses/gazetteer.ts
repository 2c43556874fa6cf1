import { CENTROIDES } from './centroides.ts'
import { cercleDans, contourDe } from './contours.ts'
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
/** A stable direction, in radians. */
const tour = (sel: string): number => 2 * Math.PI * part(sel)

function decaler(lon: number, lat: number, distanceKm: number, angle: number): [number, number] {
  const dLat = (distanceKm * Math.sin(angle)) / KM_PAR_DEGRE
  const dLon = (distanceKm * Math.cos(angle)) / (KM_PAR_DEGRE * Math.cos((lat * Math.PI) / 180))
  return [lon + dLon, lat + dLat]
}

interface Cercle {
  centre: [lon: number, lat: number]
  rayonKm: number
}
const cercles = new Map<string, Cercle>()

const COLLECTIVITE_KM = 1
/** What is rounded, here and in the outlines, stays inside. */
const DEDANS = 0.97

/** A circle within the outline of the commune: whatever is drawn in it stands in the commune. */
function calculerCercle(commune: Commune): Cercle {
  const contour = contourDe(commune)
  if (contour === null) {
    const [lon, lat, rayon] = CENTROIDES[commune.departement] ?? [2.5, 46.6, 30]
    // The square root spreads the communes evenly over the disc.
    const centre = decaler(
      lon,
      lat,
      rayon * Math.sqrt(part(`${commune.code}/distance`)),
      tour(`${commune.code}/angle`),
    )
    return { centre, rayonKm: COLLECTIVITE_KM }
  }
  const serre = Math.cos(((contour[0]?.[0]?.[1] ?? 0) * Math.PI) / 180)
  const {
    centre: [x, y],
    rayon,
  } = cercleDans(contour.map((p) => p.map(([lon, lat]) => [lon * serre, lat])))
  const ville: Cercle = { centre: [x / serre, y], rayonKm: DEDANS * rayon * KM_PAR_DEGRE }
  if (commune.chefLieu === null) return ville
  // A municipal district stands within its town.
  const ecart = 0.6 * ville.rayonKm * Math.sqrt(part(`${commune.code}/distance`))
  return {
    centre: decaler(...ville.centre, ecart, tour(`${commune.code}/angle`)),
    rayonKm: ville.rayonKm - ecart,
  }
}

function cercleDe(commune: Commune): Cercle {
  const connu = cercles.get(commune.code)
  if (connu) return connu
  const cercle = calculerCercle(commune)
  cercles.set(commune.code, cercle)
  return cercle
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
  return point(commune, cercleDe(commune).centre)
}

/** Metres between two numbers, and how far the last number of a street goes. */
const ECART_KM = 0.008
const NUMEROS = 200

/**
 * The point of a street (number 0) or of a house number in it, within the commune: 8 metres between
 * two numbers, fewer where the commune is narrow. Throws RangeError for an unknown INSEE code.
 */
export function pointDe(codeInsee: string, rue: string, numero = 0): PointGeo {
  const commune = arrondissement(codeInsee) ?? communeActuelle(codeInsee)
  if (commune === undefined) throw new RangeError(`unknown INSEE code ${codeInsee}`)
  const sel = `${commune.code}/${rue}`
  const { centre, rayonKm } = cercleDe(commune)
  const rayon = Math.min(
    3,
    0.4 + Math.sqrt(commune.population) / 150,
    Math.max(rayonKm / 2, rayonKm - ECART_KM * NUMEROS),
  )
  const ecart = Math.min(ECART_KM, (rayonKm - rayon) / NUMEROS)
  const debut = decaler(...centre, rayon * Math.sqrt(part(`${sel}/distance`)), tour(`${sel}/angle`))
  return point(commune, decaler(...debut, numero * ecart, tour(`${sel}/direction`)))
}

import type { Geometry, Position } from 'geojson'
import { lireDepartements } from '../../../components/carte/contours.ts'

export interface Formes {
  /** Each department, as an SVG path. */
  traces: Readonly<Record<string, string>>
  /** What the map of France shows, and its enlargement around Paris. */
  cadres: { france: string; paris: string }
}

/** Units of the drawing in a degree of latitude; longitudes narrow with the latitude of France. */
const ECHELLE = 60
const RESSERRE = Math.cos((46.5 * Math.PI) / 180)
const x = (longitude: number): number => (longitude + 5.6) * RESSERRE * ECHELLE
const y = (latitude: number): number => (51.4 - latitude) * ECHELLE

/** Overseas departments have tiles of their own beside the map. */
const DU_CADRE = /^(?!9[78])/
/** Paris and its neighbours: six pixels wide on the map of the country. */
const AUTOUR_DE_PARIS = ['75', '92', '93', '94']
const MARGE = 6

const anneau = (points: readonly Position[]): string =>
  `M${points.map(([lon = 0, lat = 0]) => `${x(lon).toFixed(1)} ${y(lat).toFixed(1)}`).join('L')}Z`
const polygones = (g: Geometry): Position[][][] =>
  g.type === 'Polygon' ? [g.coordinates] : g.type === 'MultiPolygon' ? g.coordinates : []

const cadreDe = (points: readonly Position[], marge: number): string => {
  const [xs, ys] = [points.map(([lon = 0]) => x(lon)), points.map(([, lat = 0]) => y(lat))]
  const [gauche, haut] = [Math.min(...xs) - marge, Math.min(...ys) - marge]
  return [gauche, haut, Math.max(...xs) - gauche + marge, Math.max(...ys) - haut + marge]
    .map((n) => n.toFixed(1))
    .join(' ')
}

/** Draws the outlines that the register's map has too. Throws when they cannot be read. */
export const tracerFrance = async (): Promise<Formes> => {
  const { features } = await lireDepartements()
  const montres = features.filter((f) => DU_CADRE.test(String(f.id)))
  const points = (codes: readonly string[] | null): Position[] =>
    montres
      .filter((f) => codes === null || codes.includes(String(f.id)))
      .flatMap((f) => polygones(f.geometry).flatMap((p) => p[0] ?? []))
  return {
    traces: Object.fromEntries(
      montres.map((f) => [
        String(f.id),
        polygones(f.geometry)
          .flatMap((p) => p.map(anneau))
          .join(''),
      ]),
    ),
    cadres: { france: cadreDe(points(null), MARGE), paris: cadreDe(points(AUTOUR_DE_PARIS), 2) },
  }
}

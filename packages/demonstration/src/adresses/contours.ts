import { readFileSync } from 'node:fs'
import { communesDuCodePostal, type Commune } from '@registre/territoires'

type Point = readonly [lon: number, lat: number]

interface Geometrie {
  type: 'Polygon' | 'MultiPolygon'
  id: string
  arcs: readonly unknown[]
}
/** A file of the outlines that the register's maps draw (TopoJSON, quantised). */
interface Topologie {
  transform: { scale: Point; translate: Point }
  arcs: readonly (readonly Point[])[]
  objects: { communes: { geometries: readonly Geometrie[] } }
}

const DOSSIER = new URL('../../../../apps/web/public/contours/communes/', import.meta.url)
/** Overseas collectivities have no outlines. */
const SANS_FICHIER = /^(?:97[578]|98)/
interface Lue {
  t: Topologie
  parCode: ReadonlyMap<string, Geometrie>
}
const lues = new Map<string, Lue>()

const lire = (departement: string): Lue => {
  const connue = lues.get(departement)
  if (connue) return connue
  const t: Topologie = JSON.parse(readFileSync(new URL(`${departement}.topojson`, DOSSIER), 'utf8'))
  const lue = { t, parCode: new Map(t.objects.communes.geometries.map((g) => [g.id, g])) }
  lues.set(departement, lue)
  return lue
}

/** An arc in degrees: each point is told by its step from the one before. */
const arcDe = ({ arcs, transform: { scale, translate } }: Topologie, rang: number): Point[] => {
  let [x, y] = [0, 0]
  const points = (arcs[rang < 0 ? ~rang : rang] ?? []).map(([dx, dy]): Point => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
  return rang < 0 ? points.toReversed() : points
}

const estAnneau = (arcs: readonly unknown[]): arcs is readonly number[] =>
  typeof arcs[0] === 'number'
const anneaux = (t: Topologie, arcs: readonly unknown[]): Point[][] =>
  estAnneau(arcs)
    ? [arcs.flatMap((rang) => arcDe(t, rang))]
    : arcs.flatMap((dedans) => (Array.isArray(dedans) ? anneaux(t, dedans) : []))

/**
 * The rings of a commune's outline, in degrees; of the town for a municipal district, of a part or
 * of a neighbour for a commune younger than the outlines. Null overseas where nobody drew them.
 */
export const contourDe = (commune: Commune): readonly Point[][] | null => {
  if (SANS_FICHIER.test(commune.departement)) return null
  const { t, parCode } = lire(commune.departement)
  const trouver = (codes: readonly string[]): Geometrie | undefined =>
    codes.flatMap((code) => parCode.get(code) ?? [])[0]
  const trouvee =
    trouver([commune.code, commune.chefLieu ?? '', ...commune.anciensCodes]) ??
    trouver(commune.codesPostaux.flatMap(communesDuCodePostal).map((c) => c.code))
  return trouvee ? anneaux(t, trouvee.arcs) : null
}

/** Whether a point stands within these rings. */
export const estDans = (contour: readonly Point[][], [x, y]: Point): boolean => {
  let dedans = false
  for (const points of contour)
    for (const [i, [x1, y1]] of points.entries()) {
      const [x2, y2] = points[i + 1] ?? points[0] ?? [x1, y1]
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) dedans = !dedans
    }
  return dedans
}

const auSegment = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number => {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const long = dx * dx + dy * dy
  const t = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / long))
  return Math.hypot(x - x1 - t * dx, y - y1 - t * dy)
}

/** How far a point stands from the outline; below zero outside. */
const profondeur = (contour: readonly Point[][], point: Point): number => {
  let proche = Number.POSITIVE_INFINITY
  for (const points of contour)
    for (const [i, p] of points.entries())
      proche = Math.min(proche, auSegment(point, p, points[i + 1] ?? points[0] ?? p))
  return estDans(contour, point) ? proche : -proche
}

const GRILLE = 12
const PRECISIONS = 4

/** About the widest circle within rings of one unit: its centre and its radius. */
export const cercleDans = (contour: readonly Point[][]): { centre: Point; rayon: number } => {
  const points = contour.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [gauche, bas] = [Math.min(...xs), Math.min(...ys)]
  let pas = Math.max(Math.max(...xs) - gauche, Math.max(...ys) - bas) / GRILLE
  let [centre, rayon]: [Point, number] = [[gauche, bas], Number.NEGATIVE_INFINITY]
  const essayer = (essai: Point): void => {
    const r = profondeur(contour, essai)
    if (r > rayon) [centre, rayon] = [essai, r]
  }
  for (let i = 0; i <= GRILLE; i += 1)
    for (let j = 0; j <= GRILLE; j += 1) essayer([gauche + i * pas, bas + j * pas])
  for (let n = 0; n < PRECISIONS; n += 1) {
    pas /= 2
    const [x, y] = centre
    for (const i of [-1, 0, 1]) for (const j of [-1, 0, 1]) essayer([x + i * pas, y + j * pas])
  }
  return { centre, rayon }
}

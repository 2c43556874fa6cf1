import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { FileAnswer } from '@registre/contract'
import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { compterPoints, lireMailles, lirePoints } from './tuile.repository.ts'

/** Each co-ownership from this zoom on; before, how many there are in each cell. */
const ZOOM_POINTS = 13
/** A tile of counts is this many cells wide: 2 to the power of 3. */
const MAILLES_PAR_TUILE = 3
const NIVEAU_MIN = 4
/** Deepest tile that is made: nearer, the map enlarges it. */
const ZOOM_MAX = 14
/** Units of a tile: one is a tenth of a pixel. */
const COTE = 4096
/** The densest tile of Paris holds 3,000. */
const POINTS_MAX = 5_000
/** Counts change at night; what was just registered is met from the zoom of points on. */
const GARDEE_S = 300

type Feature = {
  id: number
  type: 1
  tags: Record<string, number>
  geometry: [number, number][]
}

/** Longitude and latitude of a place of the square map, whose sides are 1. */
const longitudeDe = (x: number): number => x * 360 - 180
const latitudeDe = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
const xDe = (longitude: number): number => (longitude + 180) / 360
const yDe = (latitude: number): number =>
  (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2

/** Where a place of the square map stands in a tile. */
const placeDans = (z: number, x: number, y: number, px: number, py: number): [number, number] => [
  Math.round((px * 2 ** z - x) * COTE),
  Math.round((py * 2 ** z - y) * COTE),
]

const coder = (couches: Record<string, Feature[]>): Uint8Array =>
  fromGeojsonVt(
    Object.fromEntries(
      Object.entries(couches).map(([nom, features]) => [
        nom,
        { features, transformed: true, source: null, x: 0, y: 0, z: 0 },
      ]),
    ),
    { version: 2, extent: COTE },
  )

const mailles = async ({ deps }: Ctx, z: number, x: number, y: number): Promise<Uint8Array> => {
  const niveau = Math.max(NIVEAU_MIN, z + MAILLES_PAR_TUILE)
  const n = 2 ** (niveau - z)
  const cellules = await lireMailles(
    deps.db,
    niveau,
    [x * n, x * n + n - 1],
    [y * n, y * n + n - 1],
  )
  return coder({
    mailles: cellules.map((c, i) => ({
      id: i + 1,
      type: 1,
      tags: { n: c.nombre },
      geometry: [placeDans(z, x, y, c.cx, c.cy)],
    })),
  })
}

/** What a tile too dense to hold all its points leaves out, told at its middle. */
const omises = (total: number): Feature[] => [
  {
    id: 1,
    type: 1,
    tags: { n: total - POINTS_MAX },
    geometry: [[COTE / 2, COTE / 2]],
  },
]

const points = async ({ deps }: Ctx, z: number, x: number, y: number): Promise<Uint8Array> => {
  const n = 2 ** z
  const etendue = {
    ouest: longitudeDe(x / n),
    est: longitudeDe((x + 1) / n),
    nord: latitudeDe(y / n),
    sud: latitudeDe((y + 1) / n),
  }
  const trouves = await lirePoints(deps.db, etendue, POINTS_MAX + 1)
  const features = trouves.slice(0, POINTS_MAX).map((p): Feature => ({
    id: p.copropriete_id,
    type: 1,
    tags: {},
    geometry: [placeDans(z, x, y, xDe(p.longitude ?? 0), yDe(p.latitude ?? 0))],
  }))
  if (trouves.length <= POINTS_MAX) return coder({ points: features })
  return coder({ points: features, omises: omises(await compterPoints(deps.db, etendue)) })
}

/** A tile of the map of the register. Throws `introuvable` for one that the world does not have. */
export const lireTuile = async (
  ctx: Ctx,
  { z, x, y }: { z: number; x: number; y: number },
): Promise<FileAnswer> => {
  if (z > ZOOM_MAX || x >= 2 ** z || y >= 2 ** z) throw new RegisterError('introuvable')
  return {
    nom: `${z}-${x}-${y}.mvt`,
    contenu: await (z < ZOOM_POINTS ? mailles : points)(ctx, z, x, y),
    gardee: GARDEE_S,
  }
}

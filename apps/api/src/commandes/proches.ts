import { distance } from 'fastest-levenshtein'

/** One sign in three may differ: more would suggest anything. */
const TOLERANCE = 3
const MAX = 3

/** The parts of a name, in any order and number: `creer-teneurs` is near `teneur:creer`. */
const parties = (nom: string): string =>
  nom
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .map((mot) => mot.replace(/s$/u, ''))
    .toSorted()
    .join(' ')

/** The names that somebody may have meant: the nearest, and those that are as near or nearly. */
const proches = (ecrit: string, noms: readonly string[]): string[] => {
  const dit = parties(ecrit)
  const trouves = noms
    .map((nom) => ({
      nom,
      ecart: Math.min(distance(ecrit.toLowerCase(), nom), distance(dit, parties(nom))),
    }))
    .filter(
      ({ nom, ecart }) =>
        ecart <= Math.max(1, Math.floor(Math.max(ecrit.length, nom.length) / TOLERANCE)) ||
        (ecrit.length >= 3 && nom.startsWith(ecrit)),
    )
    .toSorted((a, b) => a.ecart - b.ecart)
  const meilleur = trouves[0]?.ecart ?? 0
  return trouves
    .filter(({ ecart }) => ecart <= meilleur + 1)
    .slice(0, MAX)
    .map(({ nom }) => nom)
}

/** The question that follows a word nobody knows; empty when nothing is near. */
export const vouliezVousDire = (ecrit: string, noms: readonly string[]): string => {
  const trouves = proches(ecrit, noms).map((nom) => `« ${nom} »`)
  return trouves.length === 0 ? '' : ` Vouliez-vous dire ${trouves.join(' ou ')} ?`
}

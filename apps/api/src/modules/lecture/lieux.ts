import { arrondissementsDe, type Commune, communesDuCodePostal, mots } from '@registre/territoires'
import { estGenerique } from '../question/equivalences.ts'
import { communesDites, communesParNom, GRANDE, type Place } from '../question/noms-de-communes.ts'
import type { Groupe } from './rapprocher.ts'

const MOTS_MAX = 6
/** A name of one short word says little: "le bois" names no commune. */
const estAssezLong = (cle: string): boolean => cle.length >= 3

/** The communes that some words in a row name, likeliest writing of each; the longest names win. */
export const communesNommees = (
  groupes: readonly Groupe[],
): {
  communes: Commune[]
  /** The words that name no commune. */
  reste: Groupe[]
  /** How many places are named: « parc lilas Villefontaine » reads as three. */
  noms: number
} => {
  const utiles = groupes.filter((g) => g.choix.length > 0)
  const trouvees: Commune[] = []
  const pris = new Set<Groupe>()
  let noms = 0
  for (let n = Math.min(MOTS_MAX, utiles.length); n > 0; n -= 1)
    for (let i = 0; i + n <= utiles.length; i += 1) {
      const suite = utiles.slice(i, i + n)
      if (suite.some((g) => pris.has(g) || g.jeton.genre !== 'mot')) continue
      const cle = mots(suite.map((g) => g.choix[0]?.mot).join(' ')).join(' ')
      // "Rue" and "Sous" are communes too: of an address, they are its kind.
      if (utiles.length > n && estGenerique(cle)) continue
      const nommees = estAssezLong(cle) ? communesParNom().get(cle) : undefined
      if (!nommees) continue
      trouvees.push(...nommees)
      noms += 1
      for (const g of suite) pris.add(g)
    }
  return { communes: trouvees, reste: groupes.filter((g) => !pris.has(g)), noms }
}

/** The current commune of a commune or district, which the directory names. */
const codeCourant = (c: Commune): string =>
  c.type === 'arrondissement' ? (c.chefLieu ?? c.code) : c.code

/**
 * The place that a text names when it says nothing else: a commune, a district, a postal code, or a
 * commune with its postal code or its department. Null otherwise.
 */
export const lieuSeul = (
  groupes: readonly Groupe[],
): { communes: string[]; codesPostaux: string[]; nom: string } | null => {
  const { communes: exactes, reste, noms } = communesNommees(groupes)
  // « Évry » is a village, and the beginning of a town's name.
  const dits = groupes.filter((g) => g.jeton.genre === 'mot' && !reste.includes(g))
  const nommees = [
    ...new Set([
      ...exactes,
      ...communesDites(dits.map((g) => g.jeton.mot).join(' ')).filter((c) => c.type === 'actuelle'),
    ]),
  ]
  const codes = reste.filter((g) => g.jeton.genre === 'code-postal')
  // « La Réunion » is a department, and a village.
  const unDepartement =
    groupes.length > 1 && groupes.every((g) => g.jeton.departements.length > 0) ? groupes : reste
  const departements = unDepartement.flatMap((g) => g.jeton.departements)
  const autres = reste.filter(
    (g) =>
      g.jeton.genre !== 'code-postal' && g.jeton.departements.length === 0 && !g.jeton.secondaire,
  )
  // Several names of places are words of a name: many communes are called after trees.
  if (autres.length > 0 || noms > 1 || (nommees.length === 0 && codes.length === 0)) return null
  const codesPostaux = codes.flatMap((g) => [g.jeton.mot, ...g.jeton.autres])
  const retenues = nommees.filter(
    (c) =>
      (departements.length === 0 || departements.includes(c.departement)) &&
      (codesPostaux.length === 0 ||
        c.codesPostaux.some((cp) => codesPostaux.includes(cp)) ||
        arrondissementsDe(c.code).some((a) =>
          a.codesPostaux.some((cp) => codesPostaux.includes(cp)),
        )),
  )
  if (nommees.length > 0 && retenues.length === 0) return null
  const triees = retenues.toSorted((a, b) => b.population - a.population)
  const [premiere] = triees
  const duCode = communesDuCodePostal(codesPostaux[0] ?? '')
  return {
    // Several are called so: nobody said which one.
    communes: codesDe(triees),
    codesPostaux: premiere?.type === 'arrondissement' ? [...premiere.codesPostaux] : codesPostaux,
    nom: premiere
      ? retenues.length > 1
        ? `${(exactes[0] ?? premiere).nom}, ${retenues.length} communes de ce nom`
        : premiere.nom
      : duCode.length === 1
        ? (duCode[0]?.nom ?? '')
        : '',
  }
}
/** The communes that a text names, where a town is one of them; null otherwise. */
export const grandesNommees = (groupes: readonly Groupe[]): Place | null => {
  const { communes } = communesNommees(groupes)
  return communes.some((c) => c.population >= GRANDE)
    ? { nom: '', communes: codesDe(communes), codesPostaux: [], departements: [] }
    : null
}

/** Codes of the communes that the directory gives to entries there. */
export const codesDe = (cs: readonly Commune[]): string[] => [...new Set(cs.map(codeCourant))]

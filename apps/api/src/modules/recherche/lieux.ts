import {
  arrondissementsDe,
  type Commune,
  communeActuelle,
  communes,
  communesDuCodePostal,
  mots,
} from '@registre/territoires'
import { estGenerique } from './equivalences.ts'
import type { Groupe } from './rapprocher.ts'

/** Where something is asked for: any of these. */
export interface Place {
  /** As it is told. */
  nom: string
  communes: string[]
  codesPostaux: string[]
  departements: string[]
}

interface Entree {
  cle: string
  commune: Commune
}
let entrees: readonly Entree[] | undefined
let parCle: ReadonlyMap<string, readonly Commune[]> | undefined

/** Current communes and districts by their name in one spelling, sorted: built at the first search. */
const toutes = (): readonly Entree[] =>
  (entrees ??= communes()
    .filter((c) => c.type === 'actuelle' || c.type === 'arrondissement')
    .map((commune) => ({ cle: mots(commune.nom).join(' '), commune }))
    .sort((a, b) => (a.cle < b.cle ? -1 : a.cle > b.cle ? 1 : 0)))
const exactes = (): ReadonlyMap<string, readonly Commune[]> =>
  (parCle ??= new Map(
    [...Map.groupBy(toutes(), (e) => e.cle)].map(([cle, es]) => [cle, es.map((e) => e.commune)]),
  ))

/** Communes whose name begins so, largest first. */
export const communesQuiCommencent = (texte: string, max: number): Commune[] => {
  const debut = mots(texte).join(' ')
  if (debut.length < 2) return []
  const liste = toutes()
  let [bas, haut] = [0, liste.length]
  while (bas < haut) {
    const milieu = (bas + haut) >> 1
    if ((liste[milieu]?.cle ?? '') < debut) bas = milieu + 1
    else haut = milieu
  }
  const fin = liste.findIndex((e, i) => i >= bas && !e.cle.startsWith(debut))
  return liste
    .slice(bas, fin < 0 ? liste.length : fin)
    .map((e) => e.commune)
    .toSorted((a, b) => b.population - a.population)
    .slice(0, max)
}

/** From how many inhabitants on a commune is called by the beginning of its name. */
const GRANDE = 10_000
const DITES_MAX = 5
let toutesDuNom: ReadonlyMap<string, readonly Commune[]> | undefined

/**
 * The communes that a text names, former and delegated ones and districts included, and the large
 * ones whose name begins so (« Évry », « La Baule »), unless they are many.
 */
export const communesDites = (texte: string): readonly Commune[] => {
  toutesDuNom ??= Map.groupBy(communes(), (c) => mots(c.nom).join(' '))
  const cle = mots(texte).join(' ')
  const exactes = toutesDuNom.get(cle) ?? []
  const grandes = communesQuiCommencent(`${texte} `, 50).filter(
    (c) =>
      c.type === 'actuelle' &&
      c.population >= GRANDE &&
      mots(c.nom).join(' ').startsWith(`${cle} `),
  )
  return cle.length < 3 || grandes.length > DITES_MAX ? exactes : [...exactes, ...grandes]
}

/** The present commune of one that was absorbed, which a whole text names; null for another text. */
export const communeAbsorbee = (texte: string): { nom: string; dans: Commune } | null => {
  const [dite] = communesDites(texte).filter((c) => c.type === 'deleguee' || c.type === 'associee')
  const dans = communeActuelle(dite?.chefLieu ?? '')
  return dite && dans ? { nom: dite.nom, dans } : null
}

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
      // "Rue" and "Sous" are communes too: of an address, they are its kind.
      if (n === 1 && utiles.length > 1 && estGenerique(suite[0]?.jeton.mot ?? '')) continue
      const cle = mots(suite.map((g) => g.choix[0]?.mot).join(' ')).join(' ')
      const nommees = estAssezLong(cle) ? exactes().get(cle) : undefined
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
  const { communes: nommees, reste, noms } = communesNommees(groupes)
  const codes = reste.filter((g) => g.jeton.genre === 'code-postal')
  const departements = reste.flatMap((g) => g.jeton.departements)
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
  const [premiere] = retenues.toSorted((a, b) => b.population - a.population)
  const duCode = communesDuCodePostal(codesPostaux[0] ?? '')
  return {
    communes: premiere ? [codeCourant(premiere)] : [],
    codesPostaux: premiere?.type === 'arrondissement' ? [...premiere.codesPostaux] : codesPostaux,
    nom: premiere?.nom ?? (duCode.length === 1 ? (duCode[0]?.nom ?? '') : ''),
  }
}
/** Codes of the communes that the directory gives to entries there. */
export const codesDe = (cs: readonly Commune[]): string[] => [...new Set(cs.map(codeCourant))]

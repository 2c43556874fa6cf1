import {
  A_L_ETRANGER,
  ANCIENS_NOMS,
  type Commune,
  communeActuelle,
  communes,
  mots,
  plier,
} from '@registre/territoires'
import { ecartDeFrappe, sansMuettes } from './frappe.ts'

/** Where something is asked for: any of these. */
export interface Place {
  /** As it is told. */
  nom: string
  communes: string[]
  codesPostaux: string[]
  departements: string[]
  /** The commune that took in the one that is named, when it is one of former times. */
  dans?: string
  /** Several communes are called so: none of them is surely the one that is meant. */
  homonymes?: true
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
/** Current communes and districts by their whole name. */
export const communesParNom = (): ReadonlyMap<string, readonly Commune[]> =>
  (parCle ??= new Map(
    [...Map.groupBy(toutes(), (e) => e.cle)].map(([cle, es]) => [cle, es.map((e) => e.commune)]),
  ))

/** The communes whose name in one spelling begins so. */
const quiCommencent = (debut: string): readonly Commune[] => {
  const liste = toutes()
  let [bas, haut] = [0, liste.length]
  while (bas < haut) {
    const milieu = (bas + haut) >> 1
    if ((liste[milieu]?.cle ?? '') < debut) bas = milieu + 1
    else haut = milieu
  }
  let fin = bas
  while (liste[fin]?.cle.startsWith(debut)) fin += 1
  return liste.slice(bas, fin).map((e) => e.commune)
}

/** Communes whose name begins so, largest first. */
export const communesQuiCommencent = (texte: string, max: number): Commune[] => {
  const debut = mots(texte).join(' ')
  return debut.length < 2
    ? []
    : quiCommencent(debut)
        .toSorted((a, b) => b.population - a.population)
        .slice(0, max)
}

/** From how many inhabitants on a commune is called by the beginning of its name. */
export const GRANDE = 10_000
const DITES_MAX = 5
let toutesDuNom: ReadonlyMap<string, readonly Commune[]> | undefined
let motsDesCommunes: ReadonlySet<string> | undefined

/** A name without « sur » and « sous », which people leave out or shorten. */
export const cleCommune = (texte: string): string =>
  mots(texte)
    .filter((m, _rang, tous) => tous.length === 1 || !/^(?:s|ss|sur|sous)$/.test(m))
    .join(' ')

/** True of a word of the name of some commune. */
export const estUnMotDeCommune = (mot: string): boolean =>
  (motsDesCommunes ??= new Set(communes().flatMap((c) => mots(c.nom)))).has(mot)

/** Shorter beginnings are those of too many. */
const COURT_MIN = 6
let absorbees: ReadonlyMap<string, readonly Entree[]> | undefined
const premierMot = (cle: string): string => cle.split(' ', 1)[0] ?? ''

/** The commune of former times whose name alone begins so: « Équeurdreville ». */
const absorbeesQuiCommencent = (cle: string): readonly Commune[] => {
  absorbees ??= Map.groupBy(
    communes()
      .filter((c) => c.type === 'deleguee' || c.type === 'associee')
      .map((commune) => ({ cle: cleCommune(commune.nom), commune })),
    (e) => premierMot(e.cle),
  )
  const siennes = (absorbees.get(premierMot(cle)) ?? []).filter((e) => e.cle.startsWith(`${cle} `))
  return siennes.length === 1 ? siennes.map((e) => e.commune) : []
}

/** What a short name leaves out: « Noirmoutier » for « Noirmoutier-en-l’Île ». */
const SUITE_D_UN_NOM = /^ (?:en|sur|les|lez|sous|de|du|des|d|au|aux) /
/** The commune whose name alone begins so. */
const quiCommenceSeule = (texte: string, siennes: readonly Commune[]): readonly Commune[] => {
  const debut = plier(texte)
  const [seule, autre] = siennes.filter((c) => plier(c.nom).startsWith(`${debut} `))
  return seule && !autre && SUITE_D_UN_NOM.test(plier(seule.nom).slice(debut.length)) ? [seule] : []
}

/**
 * The communes that a text names, former and delegated ones and districts included, and the large
 * ones whose name begins so (« Évry », « La Baule »), unless they are many; else the only one that does.
 */
export const communesDites = (texte: string): readonly Commune[] => {
  toutesDuNom ??= Map.groupBy(communes(), (c) => cleCommune(c.nom))
  const cle = cleCommune(texte)
  const ancienne = communeActuelle(ANCIENS_NOMS[cle] ?? '')
  const exactes = toutesDuNom.get(cle) ?? (ancienne ? [ancienne] : [])
  const commencent = quiCommencent(`${cle} `)
  const grandes = commencent.filter((c) => c.type === 'actuelle' && c.population >= GRANDE)
  if (cle.length < 3 || grandes.length > DITES_MAX) return exactes
  const dites = [...exactes, ...grandes]
  if (dites.length > 0 || cle.length < COURT_MIN) return dites
  const seule = quiCommenceSeule(texte, commencent)
  return seule.length > 0 ? seule : absorbeesQuiCommencent(cle)
}

/** True of the name of a town beyond the borders. */
export const estALEtranger = (mot: string): boolean => A_L_ETRANGER.has(mot)

let parLongueur: ReadonlyMap<number, readonly Entree[]> | undefined
/** The letters by which a name of so many may differ from the one that was meant. */
const ecartDeNom = (nom: string): number => (nom.length < 4 ? 0 : nom.length < 8 ? 1 : 2)

/** The communes whose name is nearest to a misspelt one; none where it resembles none enough. */
export const communesProches = (texte: string): readonly Commune[] => {
  const cle = cleCommune(texte)
  if (estALEtranger(cle)) return []
  parLongueur ??= Map.groupBy(
    toutes().map(({ commune }) => ({ cle: cleCommune(commune.nom), commune })),
    (e) => e.cle.length,
  )
  const permis = ecartDeNom(cle)
  let moindre = permis + 1
  let proches: Commune[] = []
  const longueurs = Array.from({ length: 2 * permis + 1 }, (_, i) => cle.length - permis + i)
  for (const { cle: nom, commune } of longueurs.flatMap((n) => parLongueur?.get(n) ?? [])) {
    const d = ecartDeFrappe(nom, cle)
    if (d < moindre) [moindre, proches] = [d, [commune]]
    else if (d === moindre && proches.length > 0) proches.push(commune)
  }
  // « Puteau » sounds as Puteaux does, and not as Futeau.
  const memes = proches.filter((c) => sansMuettes(cleCommune(c.nom)) === sansMuettes(cle))
  return memes.length > 0 ? memes : proches
}

/** The present commune of one that was absorbed or renamed, which a whole text names; null for another text. */
export const communeAbsorbee = (
  texte: string,
): { nom: string; dans: Commune; renommee: boolean } | null => {
  const renommee = communeActuelle(ANCIENS_NOMS[cleCommune(texte)] ?? '')
  // « La Baule » is a name of use, « Baule » the whole name of a commune.
  if (renommee && !communesDites(texte).some((c) => plier(c.nom) === plier(texte)))
    return { nom: texte.trim(), dans: renommee, renommee: true }
  const [dite] = communesDites(texte).filter((c) => c.type === 'deleguee' || c.type === 'associee')
  const dans = communeActuelle(dite?.chefLieu ?? '')
  return dite && dans ? { nom: dite.nom, dans, renommee: false } : null
}

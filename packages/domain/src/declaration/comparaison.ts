import { keysOf } from '../kernel/table.ts'
import { batimentsDe } from './batiment.ts'
import { BLOCS_DECLARATION } from './champs/tables.ts'
import type { CodeJeu } from './jeux.ts'
import type {
  Adresse,
  BlocDeclaration,
  DonneesFinancieres,
  ImmatCopropriete,
} from './declaration.types.ts'

/** An order or a mission without any day: what a form holds where nothing is declared. */
const sansDate = (valeur: object): boolean =>
  Object.entries(valeur).every(([cle, v]) => cle === 'type' || v === null)

/**
 * Objects read from JSON columns come with their keys in another order, forms with blank lines: the
 * same facts are the same.
 */
const canonique = (valeur: unknown): unknown => {
  if (Array.isArray(valeur)) return valeur.map(canonique).filter((v) => v !== null)
  if (typeof valeur !== 'object' || valeur === null) return valeur ?? null
  if (sansDate(valeur)) return null
  return Object.fromEntries(
    Object.entries(valeur)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([cle, v]) => [cle, canonique(v)]),
  )
}
const egal = (a: unknown, b: unknown): boolean =>
  JSON.stringify(canonique(a)) === JSON.stringify(canonique(b))

/** What differs between two lists of buildings: a building that one lacks, or its facts. */
const batimentsDifferents = (avant: ImmatCopropriete, apres: ImmatCopropriete): string[] => {
  const [a, b] = [avant, apres].map(
    (c) => new Map(batimentsDe(c.donneesTechniques).map((x) => [x.cle, x])),
  )
  const cles = new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])])
  return [...cles].flatMap((cle) => {
    const [x, y] = [a?.get(cle), b?.get(cle)]
    const chemin = `${CHEMIN_BATIMENTS}.${cle}`
    if (x === undefined || y === undefined) return [chemin]
    const autres = new Map<string, unknown>(Object.entries(x))
    return Object.entries(y)
      .filter(([fait, v]) => !egal(autres.get(fait), v))
      .map(([fait]) => `${chemin}.${fait}`)
  })
}

/** Where the buildings stand in a declaration. */
export const CHEMIN_BATIMENTS = 'donneesTechniques.batiments'

/**
 * The fields (`bloc.champ`) in which two declarations differ, in reading order; of the buildings, by
 * their key (`donneesTechniques.batiments.b1`, or `….b1.nbEtages`).
 */
export const champsDifferents = (avant: ImmatCopropriete, apres: ImmatCopropriete): string[] =>
  BLOCS_DECLARATION.flatMap((bloc) => {
    const [a, b] = [
      new Map<string, unknown>(Object.entries(avant[bloc])),
      new Map<string, unknown>(Object.entries(apres[bloc])),
    ]
    return [...new Set([...a.keys(), ...b.keys()])]
      .filter((champ) => !egal(a.get(champ), b.get(champ)))
      .map((champ) => `${bloc}.${champ}`)
      .flatMap((chemin) =>
        chemin === CHEMIN_BATIMENTS ? batimentsDifferents(avant, apres) : [chemin],
      )
  })

const adresseSaisie = (a: Adresse | null) => a && [a.numeroVoie, a.voie, a.codePostal, a.commune]
/** What a person says of a place; where it was found is the register's. */
const saisie = (contenu: ImmatCopropriete, bloc: BlocDeclaration): unknown => {
  if (bloc !== 'identification') return contenu[bloc]
  const i = contenu.identification
  return {
    ...i,
    adressePrincipale: adresseSaisie(i.adressePrincipale),
    adresseSecondaire: i.adresseSecondaire.map(adresseSaisie),
    parcelle: i.parcelle.map((p) => ({ ...p, geolocalisee: null })),
  }
}

/** Whether a block says the same in two declarations, wherever its places were found. */
export const blocIntact = (
  bloc: BlocDeclaration,
  avant: ImmatCopropriete,
  apres: ImmatCopropriete,
): boolean => egal(saisie(avant, bloc), saisie(apres, bloc))

/** What `mienne` changed since `base`, field by field, on top of what the register holds now. */
export const reporterModifications = (
  base: ImmatCopropriete,
  mienne: ImmatCopropriete,
  actuelle: ImmatCopropriete,
): ImmatCopropriete => {
  const fait: ImmatCopropriete = { ...actuelle }
  const fusionner = <B extends BlocDeclaration>(bloc: B): void => {
    fait[bloc] = { ...actuelle[bloc] }
    for (const champ of keysOf(mienne[bloc]))
      if (!egal(mienne[bloc][champ], base[bloc][champ])) fait[bloc][champ] = mienne[bloc][champ]
  }
  BLOCS_DECLARATION.forEach(fusionner)
  return fait
}

/** The financial figures that are compared from one year to the next. */
export const CHIFFRES_FINANCIERS = [
  'chargesOperationsCourantes',
  'chargesOperationsExceptionnelles',
  'montantDettes',
  'montantImpayesCoproprietaires',
  'nbCoproprietairesImpayes',
  'montantFondTravaux',
] as const satisfies readonly (keyof DonneesFinancieres)[]
export type ChiffreFinancier = (typeof CHIFFRES_FINANCIERS)[number]

/** A change is worth a second look from this share of the former figure … */
const SEUIL_ECART_POURCENT = 25
/** … and this amount (euros), or this number of owners. */
const seuilEcart = (champ: ChiffreFinancier): number =>
  champ === 'nbCoproprietairesImpayes' ? 3 : 1000

export interface EcartFinancier {
  champ: ChiffreFinancier
  avant: number | null
  apres: number | null
  /** Null when one of the two is not filled. */
  ecart: number | null
  /** Rounded to one decimal; null without a former figure to compare with. */
  pourcentage: number | null
  important: boolean
  /** False where the law counts another thing from one year to the other. */
  comparable: boolean
}

/**
 * The difference of each figure between two accounting years; `important` where it is large. `jeux`:
 * the sets that say from which debt each counts its debtors.
 */
export const ecartsFinanciers = (
  avant: DonneesFinancieres,
  apres: DonneesFinancieres,
  jeux: readonly [CodeJeu, CodeJeu],
): EcartFinancier[] =>
  CHIFFRES_FINANCIERS.map((champ) => {
    const [a, b] = [avant[champ], apres[champ]]
    const comparable = champ !== 'nbCoproprietairesImpayes' || jeux[0] === jeux[1]
    const nul = { champ, avant: a, apres: b, ecart: null, pourcentage: null, important: false }
    if (a === null || b === null) return { ...nul, comparable: true }
    if (!comparable) return { ...nul, comparable }
    const ecart = b - a
    const pourcentage = a === 0 ? null : Math.round((ecart / a) * 1000) / 10
    const important =
      Math.abs(ecart) >= seuilEcart(champ) &&
      (pourcentage === null || Math.abs(pourcentage) >= SEUIL_ECART_POURCENT)
    return { champ, avant: a, apres: b, ecart, pourcentage, important, comparable }
  })

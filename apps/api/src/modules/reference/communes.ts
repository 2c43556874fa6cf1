import {
  absorbeesDe,
  type Commune,
  communes,
  communesDuCodePostal,
  mots,
  plier,
} from '@registre/territoires'

const MAX = 50

interface Entree {
  cle: string
  commune: Commune
}
let index: readonly Entree[] | undefined

/** Current communes by folded name, sorted: built at the first search. */
const parNom = (): readonly Entree[] =>
  (index ??= communes()
    .filter((c) => c.type === 'actuelle')
    .map((commune) => ({ cle: plier(commune.nom), commune }))
    .sort((a, b) =>
      a.cle < b.cle ? -1 : a.cle > b.cle ? 1 : a.commune.code < b.commune.code ? -1 : 1,
    ))

const premier = (entrees: readonly Entree[], debut: string): number => {
  let bas = 0
  let haut = entrees.length
  while (bas < haut) {
    const milieu = (bas + haut) >> 1
    if ((entrees[milieu]?.cle ?? '') < debut) bas = milieu + 1
    else haut = milieu
  }
  return bas
}

const versCommune = (c: Commune) => ({
  code: c.code,
  nom: c.nom,
  codesPostaux: [...c.codesPostaux],
  codeDepartement: c.departement,
  chefLieu: c.chefLieu,
})

/**
 * Communes whose name begins with the text, whatever case and accents, or that a postal code
 * serves; at most 50.
 */
export const chercherCommunes = (texte: string) => {
  const saisi = texte.trim()
  if (/^\d{5}$/.test(saisi)) return communesDuCodePostal(saisi).slice(0, MAX).map(versCommune)
  const debut = plier(saisi)
  if (debut === '') return []
  const entrees = parNom()
  const depart = premier(entrees, debut)
  const fin = entrees.findIndex((e, i) => i >= depart && !e.cle.startsWith(debut))
  return entrees
    .slice(depart, Math.min(depart + MAX, fin < 0 ? entrees.length : fin))
    .map(({ commune }) => versCommune(commune))
}

/** Communes that a current commune took in; none for an unknown code. */
export const communesAbsorbees = (codeInsee: string) => absorbeesDe(codeInsee).map(versCommune)

let parNomExact: ReadonlyMap<string, readonly Commune[]> | undefined
const cleExacte = (nom: string): string => mots(nom).join(' ')

/**
 * The one current commune that bears this name (case, accents, "St" and "Cedex" aside) and that
 * this postal code serves, in this department ('': any); undefined when none or several do.
 */
export const communeNommee = (
  nom: string,
  codePostal: string,
  departement = '',
): Commune | undefined => {
  const cle = cleExacte(nom)
  if (cle === '') return undefined
  parNomExact ??= Map.groupBy(
    parNom().map((e) => e.commune),
    (c) => cleExacte(c.nom),
  )
  const [seule, autre] = (parNomExact.get(cle) ?? []).filter(
    (c) =>
      (codePostal === '' || c.codesPostaux.includes(codePostal)) &&
      (departement === '' || c.departement === departement),
  )
  return autre === undefined ? seule : undefined
}

import { COLONNES_PUBLIQUES, type ColonnePublique } from './colonnes.ts'

/** The published columns, in their order. A cell is kept by its rank: new columns come last. */
export const NOMS_PUBLICS = Object.keys(COLONNES_PUBLIQUES) as readonly ColonnePublique[]

/** A firm whose name the open data do not share: no name. */
const IDENTITE_NON_PARTAGEE = 'IDENTITE NON PARTAGEE EN OPEN DATA'
const INCONNU = /^non\s+(?:connue?|renseigné)$/i

/** Nothing is known: blank, or one of the words of the published files for it. */
export const estInconnue = (texte: string): boolean =>
  texte === '' || INCONNU.test(texte) || texte.toUpperCase() === IDENTITE_NON_PARTAGEE

/** What the reading puts in one form: given back in that form. */
const MISES_EN_FORME: ReadonlySet<ColonnePublique> = new Set(['numero_immatriculation'])

/** Whether a cell is written as the published file of today writes it: it can be given back as it is. */
const commePubliee = (colonne: ColonnePublique, texte: string): boolean => {
  if (estInconnue(texte.trim())) return true
  const { type, valeurs }: { type: string; valeurs?: readonly string[] } =
    COLONNES_PUBLIQUES[colonne]
  if (type === 'date') return /^\d{4}-\d\d-\d\d$/.test(texte)
  return valeurs === undefined || valeurs.includes(texte)
}

/**
 * The cells of a row as they are kept, by rank: '' for a blank one, null for a column that the file
 * has not, or that it writes in another way, and for those that were mended. A volunteer's name is
 * never kept.
 */
export const cellulesGardees = (
  cellule: (colonne: ColonnePublique) => string | undefined,
  mendees: ReadonlySet<ColonnePublique> = new Set(),
): (string | null)[] => {
  const gardable = (colonne: ColonnePublique, texte: string): boolean =>
    !MISES_EN_FORME.has(colonne) && !mendees.has(colonne) && commePubliee(colonne, texte)
  const pro = /^pro/i.test(cellule('type_syndic') ?? '')
  return NOMS_PUBLICS.map((colonne) => {
    const texte = cellule(colonne)
    if (texte === undefined || !gardable(colonne, texte)) return null
    if (colonne === 'identification_representant_legal' && !pro && !estInconnue(texte.trim()))
      return null
    return texte
  })
}

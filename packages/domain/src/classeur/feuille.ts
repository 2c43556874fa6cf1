import { lireMontant } from '../declaration/champs/saisie.ts'
import { RegisterError } from '../kernel/errors.ts'
import { type Cellule, type Colonnes, estVide, TITRE_NUMERO } from './colonnes.ts'

/** A sheet of a workbook: what its titles announce, and how many rows it holds at most. */
export interface Feuille<C extends string> {
  nom: string
  max: number
  colonnes: Colonnes<C>
  /** The column of a title: null for one to ignore, undefined when unknown. */
  colonne: (titre: string) => C | 'numero' | null | undefined
  /** The columns without which nothing can be asked, beside the number. */
  requises?: readonly C[]
  /** A workbook may do without it. */
  facultative?: true
}

/** Where a row keeps the names of the amounts that were rounded as its workbook was read. */
export const ARRONDIS = 'arrondis'

/** Throws `classeur-illisible`, with its sentence. */
export const refuserClasseur = (message: string): never => {
  throw new RegisterError('classeur-illisible', { message })
}
const REPARTEZ = 'Repartez du modèle, sans changer sa première ligne.'

const colonnesDesTitres = <C extends string>(
  { nom, colonnes, colonne, requises = [] }: Feuille<C>,
  titres: readonly Cellule[],
): (C | 'numero' | null)[] => {
  const lues = titres.map((t) => (t === null || t === '' ? null : colonne(String(t))))
  const inconnus = titres.filter((_, i) => lues[i] === undefined)
  if (inconnus.length > 0)
    refuserClasseur(
      `Le registre ne connaît pas ces colonnes de la feuille « ${nom} » : ${inconnus
        .slice(0, 5)
        .map((t) => `« ${String(t).slice(0, 60)} »`)
        .join(', ')}. ${REPARTEZ}`,
    )
  const nommees = lues.filter((c) => c !== null)
  if (new Set(nommees).size < nommees.length)
    refuserClasseur(`Deux colonnes de la feuille « ${nom} » portent le même titre. ${REPARTEZ}`)
  for (const requise of ['numero', ...requises] as const)
    if (!nommees.includes(requise))
      refuserClasseur(
        `La feuille « ${nom} » n’a pas de colonne « ${requise === 'numero' ? TITRE_NUMERO : colonnes[requise].titre} ». ${REPARTEZ}`,
      )
  return lues.map((c) => c ?? null)
}

const JOUR_MS = 86_400_000
/** Day 0 of a spreadsheet's calendar. */
const JOUR_ZERO = Date.UTC(1899, 11, 30)

/** A day as a spreadsheet counts it, where a date was typed in a cell without a date format. */
export const jourCompte = (cellule: Cellule): Cellule =>
  typeof cellule === 'number' && cellule > 0 && cellule < 100_000
    ? new Date(JOUR_ZERO + Math.floor(cellule) * JOUR_MS).toISOString().slice(0, 10)
    : cellule

/** A row of a workbook as it came: days and whole euros, with the names of the amounts rounded. */
const ligneDe = <C extends string>(
  colonnes: Colonnes<C>,
  lues: readonly (C | 'numero' | null)[],
  cellules: readonly Cellule[],
): Record<string, Cellule> => {
  const saisie: Record<string, Cellule> = {}
  const arrondis: string[] = []
  for (const [i, cle] of lues.entries()) {
    if (cle === null) continue
    const valeur = cellules[i] ?? null
    const genre = cle === 'numero' ? 'numero' : colonnes[cle].champ.genre
    const montant = genre === 'montant' && valeur !== null ? lireMontant(valeur) : null
    if (montant?.arrondi) arrondis.push(cle)
    saisie[cle] = montant?.arrondi ? montant.euros : genre === 'jour' ? jourCompte(valeur) : valeur
  }
  return arrondis.length > 0 ? { ...saisie, [ARRONDIS]: arrondis.join(' ') } : saisie
}

/**
 * The rows of a sheet that hold something, each with the number that the spreadsheet shows. Throws
 * `classeur-illisible` for titles that say something else than they should, for no row, for too many.
 */
export const lireFeuille = <C extends string>(
  feuille: Feuille<C>,
  [titres = [], ...cellules]: readonly Cellule[][],
): { ligne: number; saisie: Record<string, Cellule> }[] => {
  if (feuille.facultative && titres.length === 0) return []
  const lues = colonnesDesTitres(feuille, titres)
  const lignes = cellules.flatMap((ligne, i) =>
    ligne.every(estVide) ? [] : [{ ligne: i + 2, saisie: ligneDe(feuille.colonnes, lues, ligne) }],
  )
  if (lignes.length === 0 && !feuille.facultative)
    refuserClasseur(
      'Ce classeur n’a aucune ligne à déposer : remplissez au moins une ligne sous les titres.',
    )
  if (lignes.length > feuille.max)
    refuserClasseur(
      `La feuille « ${feuille.nom} » compte ${feuille.max.toLocaleString('fr')} lignes au plus : partagez ce classeur en plusieurs.`,
    )
  return lignes
}

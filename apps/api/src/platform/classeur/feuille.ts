import {
  type ColonneClasseur,
  type Colonnes,
  ecrireValeur,
  type Feuille,
  genreSaisi,
  type GenreSaisi,
  type Rangee,
} from '@registre/domain'
import type { WorkbookColumn, WorkbookSheet } from './ecrire-classeur.ts'

// The sheets of a workbook of rows, out of the table of its columns.

/** The sheet of the words among which one chooses. */
const FEUILLE_CHOIX = 'Choix'

/** A cell of a workbook. */
export type CelluleEcrite = string | number | Date | null

type Genre = GenreSaisi | 'choix'
const genreDe = (champ: Rangee<never>): Genre =>
  champ.genre === 'choix' ? 'choix' : genreSaisi(champ)

/** How a kind stands in a column; how it is typed, where that needs a word. */
const GENRES: Readonly<Record<Genre, { largeur: number; format?: string; forme?: string }>> = {
  jour: { largeur: 16, format: 'dd/mm/yyyy', forme: 'Date, jj/mm/aaaa' },
  montant: {
    largeur: 20,
    format: '#,##0',
    forme: 'Montant en euros ; les centimes sont arrondis',
  },
  compte: { largeur: 16, format: '0', forme: 'Nombre entier' },
  drapeau: { largeur: 16, forme: '« oui » ou « non »' },
  choix: { largeur: 26, forme: `Un mot de la feuille « ${FEUILLE_CHOIX} »` },
  texte: { largeur: 24 },
  siret: { largeur: 18 },
  numero: { largeur: 18 },
}

const colonne = ({ titre, champ }: ColonneClasseur): WorkbookColumn => {
  const { largeur, format } = GENRES[genreDe(champ)]
  return { titre, largeur, ...(format === undefined ? {} : { format }) }
}

/** A column that only helps to find one's way. */
export interface Repere<L> {
  titre: string
  largeur: number
  valeur: (ligne: L) => CelluleEcrite
}

/** A sheet of rows: what helps to find one's way, then the columns of these data. */
export const feuilleDe = <L, C extends string>(
  { nom, colonnes }: Pick<Feuille<C>, 'nom' | 'colonnes'>,
  cles: readonly C[],
  reperes: readonly Repere<L>[],
  lignes: readonly L[],
  valeur: (ligne: L, cle: C) => CelluleEcrite,
): WorkbookSheet => ({
  nom,
  colonnes: [
    ...reperes.map(({ titre, largeur }) => ({ titre, largeur })),
    ...cles.map((cle) => colonne(colonnes[cle])),
  ],
  lignes: lignes.map((l) => [
    ...reperes.map((r) => r.valeur(l)),
    ...cles.map((cle) => valeur(l, cle)),
  ]),
})

/** A day as a spreadsheet holds it; the text itself when it is none. */
const celluleDeJour = (jour: string): Date | string => {
  const date = new Date(`${jour}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? jour : date
}

/** A value that the register holds, as a cell shows it: a day is a day, a number a number. */
export const cellule = (
  { champ }: ColonneClasseur,
  valeur: string | number | boolean | null,
): CelluleEcrite => {
  if (typeof valeur === 'boolean') return valeur ? 'oui' : 'non'
  if (typeof valeur !== 'string') return valeur
  if (champ.genre === 'jour') return celluleDeJour(valeur)
  return champ.genre === 'choix' ? ecrireValeur(champ, valeur) : valeur
}

const lettre = (n: number): string =>
  n < 26 ? String.fromCharCode(65 + n) : `A${String.fromCharCode(39 + n)}`
/** The cells of the nth column below its title, as a spreadsheet names them. */
const plageDe = (n: number, lignes: number): string => `${lettre(n)}2:${lettre(n)}${lignes + 1}`

const choixParmi = <C extends string>(colonnes: Colonnes<C>, cles: readonly C[]): C[] =>
  cles.filter((cle) => genreDe(colonnes[cle].champ) === 'choix')
const motsDe = ({ champ }: ColonneClasseur): string[] => Object.values(champ.mots ?? {})

/** The same sheet, whose cells propose their words, down to its last row. */
export const avecChoix = <C extends string>(
  feuille: WorkbookSheet,
  { colonnes, max }: Feuille<C>,
  cles: readonly C[],
): WorkbookSheet => {
  const listes = choixParmi(colonnes, cles)
  const propose = (cle: C) => {
    if (colonnes[cle].champ.genre === 'drapeau') return { values: ['oui', 'non'] }
    const rang = listes.indexOf(cle)
    if (rang < 0) return null
    // Cells that stay the same wherever a formula is copied.
    const plage = plageDe(rang, motsDe(colonnes[cle]).length)
    return { formula1: `${FEUILLE_CHOIX}!${plage.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2')}` }
  }
  return {
    ...feuille,
    validations: cles.flatMap((cle, i) => {
      const mots = propose(cle)
      const range = plageDe(feuille.colonnes.length - cles.length + i, max)
      return mots === null ? [] : [{ type: 'list' as const, allowBlank: true, range, ...mots }]
    }),
  }
}

/** The sheet of the words among which these columns choose. */
export const feuilleChoix = <C extends string>(
  colonnes: Colonnes<C>,
  cles: readonly C[],
): WorkbookSheet => {
  const listes = choixParmi(colonnes, cles)
  const mots = listes.map((cle) => motsDe(colonnes[cle]))
  return {
    nom: FEUILLE_CHOIX,
    colonnes: listes.map((cle) => ({ titre: colonnes[cle].titre, largeur: 30 })),
    lignes: Array.from({ length: Math.max(...mots.map((m) => m.length)) }, (_, rang) =>
      mots.map((m) => m[rang] ?? null),
    ),
  }
}

/** What the instructions say of columns: how each is typed, where that needs a word. */
export const notice = <C extends string>(
  colonnes: Colonnes<C>,
  cles: readonly C[],
): (readonly [string, string])[] =>
  cles.flatMap((cle) => {
    const { titre, champ } = colonnes[cle]
    const { forme } = GENRES[genreDe(champ)]
    return forme === undefined ? [] : [[titre, forme] as const]
  })

/** The sheet of instructions. */
export const modeDEmploi = (lignes: readonly (readonly [string, string])[]): WorkbookSheet => ({
  nom: 'Mode d’emploi',
  colonnes: [
    { titre: 'Colonne ou sujet', largeur: 48 },
    { titre: 'Ce qu’il faut savoir', largeur: 100 },
  ],
  lignes,
})

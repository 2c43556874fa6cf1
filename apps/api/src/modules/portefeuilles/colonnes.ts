import {
  BATIMENT,
  ecrireValeur,
  type FaitClasseur,
  genreSaisi,
  type GenreSaisi,
  type Rangee,
} from '@registre/domain'
import type { WorkbookColumn } from '../../platform/classeur/ecrire-classeur.ts'

// How a datum stands in a workbook, by its kind.

/** The sheet of the words among which one chooses. */
export const FEUILLE_CHOIX = 'Choix'

/** A cell of a workbook. */
export type CelluleEcrite = string | number | Date | null

type Genre = GenreSaisi | 'choix'
const genreDe = (champ: Rangee<never>): Genre =>
  champ.genre === 'choix' ? 'choix' : genreSaisi(champ)

const FORMATS: Readonly<Record<Genre, Omit<WorkbookColumn, 'titre'>>> = {
  jour: { largeur: 16, format: 'dd/mm/yyyy' },
  montant: { largeur: 20, format: '#,##0' },
  compte: { largeur: 16, format: '0' },
  drapeau: { largeur: 16 },
  choix: { largeur: 26 },
  texte: { largeur: 24 },
  siret: { largeur: 18 },
  numero: { largeur: 18 },
}
/** How a kind is typed; null for what needs no word. */
const FORMES: Readonly<Record<Genre, string | null>> = {
  jour: 'Date, jj/mm/aaaa',
  montant: 'Montant en euros ; les centimes sont arrondis',
  compte: 'Nombre entier',
  drapeau: '« oui » ou « non »',
  choix: `Un mot de la feuille « ${FEUILLE_CHOIX} »`,
  texte: null,
  siret: null,
  numero: null,
}

/** A column of a datum, under a title. */
export const colonne = (titre: string, champ: Rangee<never>): WorkbookColumn => ({
  titre,
  ...FORMATS[genreDe(champ)],
})

/** What the instructions say of a column; nothing where it needs no word. */
export const notice = (titre: string, champ: Rangee<never>): (readonly [string, string])[] => {
  const forme = FORMES[genreDe(champ)]
  return forme === null ? [] : [[titre, forme]]
}

/** A day as a spreadsheet holds it; the text itself when it is none. */
const celluleDeJour = (jour: string): Date | string => {
  const date = new Date(`${jour}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? jour : date
}

/** A value as a cell shows it: a day is a day, a number a number, the rest its words. */
export const cellule = (
  champ: Rangee<never>,
  valeur: string | number | boolean | null,
): CelluleEcrite => {
  if (typeof valeur === 'boolean') return valeur ? 'oui' : 'non'
  if (typeof valeur !== 'string') return valeur
  if (champ.genre === 'jour') return celluleDeJour(valeur)
  return champ.genre === 'choix' ? ecrireValeur(champ, valeur) : valeur
}

/** The row of a fact of a building. */
export const champDuFait = (fait: FaitClasseur): Rangee<never> => BATIMENT[fait]

const lettre = (n: number): string =>
  n < 26 ? String.fromCharCode(65 + n) : `A${String.fromCharCode(39 + n)}`

/** The cells of the nth column below its title, as a spreadsheet names them. */
export const plageDe = (n: number, lignes: number): string =>
  `${lettre(n)}2:${lettre(n)}${lignes + 1}`

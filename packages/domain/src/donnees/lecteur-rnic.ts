import { type IsoDate, parseFrDate } from '../kernel/dates.ts'
import { estInconnue } from './cellules.ts'
import type { ColonnePublique } from './colonnes.ts'

/** What was found in a cell. */
export interface Constat {
  colonne: ColonnePublique
  valeur: string
  motif: string
  /** The cell was wrong, and is read elsewhere: it is not given back. */
  mendee?: true
}

/** What the reading of a row knows of the day and of places. */
export interface ContexteRnic {
  aujourdhui: IsoDate
  /** Code of the commune, when it is one of the official division. */
  communeConnue(code: string): boolean
}

/** Reads the cells of a row; what is wrong with one is noted. */
export interface Lecteur {
  texte(colonne: ColonnePublique): string
  jour(colonne: ColonnePublique): IsoDate | null
  entier(colonne: ColonnePublique): number | null
  decimal(colonne: ColonnePublique): number | null
  refuser(colonne: ColonnePublique, motif: string): void
  remarquer(colonne: ColonnePublique, motif: string): void
  /** Notes a wrong cell whose content is read elsewhere. */
  mender(colonne: ColonnePublique, motif: string): void
}

/**
 * A cell as text: « non connu » is nothing, and the apostrophe that keeps a spreadsheet from
 * running it goes.
 */
const nettoyer = (brut: string): string => {
  const texte = brut.trim()
  return estInconnue(texte) ? '' : texte.replace(/^'(?=[=+\-@\t\r])/, '')
}

/** The reader of a row: `refus` and `remarques` receive what it finds. */
export const lecteur = (
  cellule: (colonne: ColonnePublique) => string,
  refus: Constat[],
  remarques: Constat[],
): Lecteur => {
  const texte = (colonne: ColonnePublique): string => nettoyer(cellule(colonne))
  const noter =
    (liste: Constat[], plus: Pick<Constat, 'mendee'> = {}) =>
    (colonne: ColonnePublique, motif: string) =>
      void liste.push({
        colonne,
        valeur: colonne === 'identification_representant_legal' ? '' : cellule(colonne),
        motif,
        ...plus,
      })
  const refuser = noter(refus)
  return {
    texte,
    refuser,
    remarquer: noter(remarques),
    mender: noter(remarques, { mendee: true }),
    jour: (colonne) => {
      const t = texte(colonne)
      if (t === '') return null
      const jour = /^\d{4}-\d\d-\d\d$/.test(t)
        ? parseFrDate(t.split('-').toReversed().join('/'))
        : parseFrDate(t)
      if (jour === null) refuser(colonne, 'Cette date n’existe pas ; une date s’écrit jj/mm/aaaa.')
      return jour
    },
    entier: (colonne) => {
      const t = texte(colonne)
      if (t === '') return null
      if (/^\d{1,9}(?:\.0+)?$/.test(t)) return Number.parseInt(t, 10)
      refuser(colonne, 'Un nombre entier est attendu.')
      return null
    },
    decimal: (colonne) => {
      const t = texte(colonne).replace(',', '.')
      if (t === '') return null
      if (/^-?\d{1,3}(?:\.\d+)?(?:e-\d+)?$/.test(t)) return Number(t)
      refuser(colonne, 'Un nombre est attendu.')
      return null
    },
  }
}

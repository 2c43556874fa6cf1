import {
  type Cellule,
  type Colonnes,
  lireCellules,
  lireNumero,
  TITRE_NUMERO,
} from '../classeur/colonnes.ts'
import { type Feuille, jourCompte } from '../classeur/feuille.ts'
import { jour } from '../declaration/champs/genres.ts'
import { normaliserTexte } from '../doublon/adresse.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { FieldError } from '../kernel/errors.ts'
import { keysOf, rowsOf, tableOf } from '../kernel/table.ts'

// A workbook of attachments: one row a co-ownership, four columns.

const JOURS = {
  dateDebut: 'Début du mandat',
  dateFin: 'Fin du mandat',
  electionLe: 'Élu le (si le mandat en place court encore)',
} as const
type JourRattachement = keyof typeof JOURS
export const COLONNES_RATTACHEMENT = { numero: TITRE_NUMERO, ...JOURS } as const
export type ColonneRattachement = keyof typeof COLONNES_RATTACHEMENT

export const MAX_RATTACHEMENTS = 500

export interface LigneRattachement extends Record<JourRattachement, IsoDate | null> {
  /** Row of the workbook. */
  ligne: number
  numero: string
}

/** The column that a title announces, by its first words; undefined for any other. */
export const colonneDuTitre = (titre: string): ColonneRattachement | undefined =>
  normaliserTexte(titre) === ''
    ? undefined
    : rowsOf(COLONNES_RATTACHEMENT).find(([, t]) =>
        normaliserTexte(t).startsWith(normaliserTexte(titre)),
      )?.[0]

const COLONNES: Colonnes<JourRattachement> = tableOf(keysOf(JOURS), (cle) => ({
  titre: JOURS[cle],
  champ: jour(JOURS[cle]),
}))
export const FEUILLE_RATTACHEMENTS: Feuille<JourRattachement> = {
  nom: 'Rattachements',
  max: MAX_RATTACHEMENTS,
  colonnes: COLONNES,
  // A column that a firm keeps for itself asks for nothing.
  colonne: (titre) => colonneDuTitre(titre) ?? null,
  requises: ['dateDebut', 'dateFin'],
}

/** Reads a row; what cannot be read is told, column by column. */
export const lireRattachement = (
  ligne: number,
  { numero: saisi = null, ...cellules }: Readonly<Partial<Record<ColonneRattachement, Cellule>>>,
): { lue: LigneRattachement; erreurs: FieldError[] } => {
  const { numero, erreurs } = lireNumero(saisi)
  const jours = Object.entries(cellules).map(([cle, valeur]) => [cle, jourCompte(valeur)] as const)
  const { valeurs, ...lues } = lireCellules(COLONNES, jours)
  const lu = (cle: JourRattachement): IsoDate | null => {
    const valeur = valeurs[cle]
    return typeof valeur === 'string' ? valeur : null
  }
  return {
    lue: {
      ligne,
      numero:
        numero ??
        String(saisi ?? '')
          .trim()
          .slice(0, 20),
      dateDebut: lu('dateDebut'),
      dateFin: lu('dateFin'),
      electionLe: lu('electionLe'),
    },
    erreurs: [...erreurs, ...lues.erreurs],
  }
}

import { type IsoDate } from '@registre/domain'
import type { Random } from '../../hasard.ts'
import type { Lieu } from '../lieux.ts'
import type { Lot } from '../lot.ts'
import type { Recette } from '../recettes.ts'

/** An establishment and one of its accounts. */
export interface Acteur {
  teledeclarantId: number
  /** Of the house, as its papers name it. */
  nom: string
  utilisateurId: number
  profil: string
}

export interface Teneur {
  utilisateurId: number
  profil: string
}

export interface Contexte {
  lot: Lot
  r: Random
  aujourdhui: IsoDate
  maintenant: Date
  teneurs: readonly Teneur[]
  /** Promises to write the proofs; the row of the document is added once the file exists. */
  justificatif: (
    id: string,
    nom: string,
    type: string,
    coproprieteId: number,
    teledeclarantId: number,
    lignes: string[],
    /** When it was sent. */
    creeLe: string,
  ) => void
}

export interface Dossier {
  id: number
  rang: number
  recette: Recette
  nom: string
  lieu: Lieu
  lots: number
  /** Account that made the dossier, and the syndic when there is one. */
  auteur: Acteur
  syndic: Acteur
  /** Another syndic, who asks to follow. */
  concurrent: Acteur
  numero: string | null
  remplaceeParId: number | null
  avecDocument: boolean
}

/** An hour of that day, which differs from a dossier to its neighbours. */
export const instant = (jour: IsoDate, rang: number): string =>
  `${jour}T${String(7 + (rang % 9)).padStart(2, '0')}:${String((rang * 7) % 60).padStart(2, '0')}:00Z`

/**
 * Some co-ownerships changed hands this year: the former syndic may still declare the accounts of
 * its time.
 */
export const aUnPredecesseur = ({ recette, rang }: Dossier): boolean =>
  recette.etat === 'IMMATRICULEE_RATTACHEE' &&
  recette.historique !== undefined &&
  !recette.concurrent &&
  rang % 14 === 0

/**
 * A cancelled or deleted co-ownership keeps itself the state that a restoration brings back; a
 * request keeps the others.
 */
export const restaurable = ({ etat }: Recette): boolean =>
  etat === 'SUPPRIMEE' || etat === 'IMMATRICULATION_ANNULEE'

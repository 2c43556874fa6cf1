import type { Adresse, EtatCopropriete, IsoDate, Parcelle } from '@registre/domain'
import type { Random } from '../hasard.ts'

/** How a planted duplicate differs from its original. */
export const GENRES_DOUBLON = [
  'voie-renommee',
  'voie-abregee',
  'parcelle-divisee',
  'lots-differents',
  'numero-deplace',
  'nom-inverse',
] as const
export type GenreDoublon = (typeof GENRES_DOUBLON)[number]

/** A co-ownership as it is drawn, before it becomes rows. */
export interface Fiche {
  rang: number
  id: number
  r: Random
  numero: string | null
  etat: EtatCopropriete
  /** Identifiers of declarants. */
  syndic: number | null
  auteur: number
  parNotaire: boolean
  nom: string
  lots: number
  adresses: Adresse[]
  parcelles: Parcelle[]
  secondaire: boolean
  depot: IsoDate
  mandat: { debut: IsoDate; fin: IsoDate } | null
  archives: number
  annuelle: boolean
  historiques: number
  doublonDe: { id: number; genre: GenreDoublon } | null
}

import { addDays, type IsoDate } from '@registre/domain'
import type { Valeur } from './copie.ts'
import type { Reglages } from './fiche.ts'
import type { Fiche } from './fiche.types.ts'

/** A table of the load: its columns, and its rows for one co-ownership. */
export interface Table {
  nom: string
  colonnes: readonly string[]
  lignes: (f: Fiche, reglages: Reglages) => Iterable<readonly Valeur[]>
}

/** Nine in the morning of a day. */
export const a9h = (jour: IsoDate): string => `${jour} 09:00:00Z`
/** True for a co-ownership whose registration is not decided yet. */
export const enAttente = (f: Fiche): boolean =>
  f.etat === 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER'
/** The day of its last annual update, decided three days later. */
export const derniereAnnuelle = ({ rang }: Fiche, aujourdhui: IsoDate): IsoDate =>
  addDays(aujourdhui, -(4 + (rang % 296)))

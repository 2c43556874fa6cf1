import type { IsoDate } from '../../kernel/dates.ts'
import type { TypeArrete } from './listes.ts'

/**
 * A postal address as declared; `geolocalisee` is false when the person kept an address that the
 * search did not find.
 */
export interface Adresse {
  numeroVoie: string
  voie: string
  codePostal: string
  commune: string
  codeInsee: string
  /** Identifier of the national address base, or '' when unknown. */
  idBan: string
  longitude: number | null
  latitude: number | null
  geolocalisee: boolean
}

export interface Parcelle {
  codePostal: string
  commune: string
  communeAbsorbee: string
  codeInsee: string
  /** Three digits, '000' when there is none. */
  prefixe: string
  section: string
  numero: string
  geolocalisee: boolean
}

export interface Arrete {
  type: TypeArrete
  dateArrete: IsoDate | null
  dateMainLevee: IsoDate | null
}

/**
 * Geolocation as the register needs it (specification 7.11). Shapes are those of the public
 * services.
 */

export interface PointGeoJson {
  type: 'Point'
  /** Longitude, latitude. */
  coordinates: [number, number]
}

export interface SuggestionAdresse {
  /** What the person reads and picks: `12 Rue de la Paix, 75002 Paris`. */
  fulltext: string
  street: string
  zipcode: string
  city: string
  /** Longitude. */
  x: number
  /** Latitude. */
  y: number
  kind: string
}

export interface ProprietesAdresse {
  id: string
  label: string
  name: string
  postcode: string
  city: string
  citycode: string
  type: string
  score: number
  x: number
  y: number
  housenumber?: string
  street?: string
  context?: string
}

export interface ProprietesParcelle {
  /** 14 characters: INSEE code, prefix, section on 2, number on 4. */
  id: string
  label: string
  name: string
  postcode: string
  city: string
  citycode: string
  prefixe: string
  section: string
  number: string
}

export interface FeatureAdresse {
  type: 'Feature'
  geometry: PointGeoJson
  properties: ProprietesAdresse
}

export interface FeatureParcelle {
  type: 'Feature'
  geometry: PointGeoJson
  properties: ProprietesParcelle
  /** Longitude and latitude of each corner; none where the service gives a point alone. */
  contour: [number, number][]
}

export interface OptionsAdresse {
  /** 10 unless told, 50 at most. */
  limit?: number
  codePostal?: string
  codeInsee?: string
}

export interface DemandeParcelle {
  codeInsee: string
  /** Number of the absorbed commune in the parcel's reference; `000` unless told. */
  prefixe?: string
  section: string
  numero: string
  /** The outline is wanted: asked of the land register itself, where there is one. */
  contour?: boolean | undefined
}

/** A point, and the commune in which it stands. */
export interface DemandePoint {
  longitude: number
  latitude: number
  codeInsee: string
}

/**
 * Every call throws RegisterError('geolocalisation-indisponible') when the service cannot answer,
 * RegisterError('service-non-regle') where none is set up; no match is an empty list.
 */
export interface Geocodage {
  /** At most 10 suggestions of addresses for a text being typed. */
  completer(texte: string): Promise<SuggestionAdresse[]>
  /** Addresses for a text, best first. */
  rechercherAdresse(q: string, options?: OptionsAdresse): Promise<FeatureAdresse[]>
  rechercherParcelle(demande: DemandeParcelle): Promise<FeatureParcelle[]>
  /** The parcels at a point, nearest first, 3 at most. */
  parcellesAuPoint(demande: DemandePoint): Promise<FeatureParcelle[]>
}

export const COMPLETION_MAX = 10
export const LIMITE_PAR_DEFAUT = 10
export const LIMITE_MAX = 50

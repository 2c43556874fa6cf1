/** A place that a map shows with a pin. */
export interface PointCarte {
  id: number | string
  longitude: number
  latitude: number
  /** What it is, for who cannot see the pin. */
  libelle: string
  /** A number or a letter in the pin, the same as in the list beside. */
  repere?: string
  /** What is searched for, or looked at, stands out from what surrounds it. */
  genre?: 'cible' | 'copropriete'
  /** It stands on the map, and does not make it wider. */
  horsCadre?: boolean
  /** Put on the map by who looks at it: the map stays where that person left it. */
  pose?: boolean
}

/** A parcel of the cadastre, by its outline. */
export interface ParcelleCarte {
  id: string
  libelle: string
  /** Longitude and latitude of each corner. */
  contour: readonly (readonly [number, number])[]
}

/** What a map shows: it never is the only way to it, a list stands beside. */
export interface ContenuCarte {
  points: readonly PointCarte[]
  parcelles?: readonly ParcelleCarte[]
  /** The pin or the parcel that is chosen. */
  selection?: PointCarte['id'] | null
  /** Circles around the targets, in metres. */
  cercles?: readonly number[]
}

export interface GestesCarte {
  /** A pin or a parcel was chosen. */
  onPick?: (id: PointCarte['id']) => void
  /** A place of the map was chosen: where something is to be put. */
  onLieu?: (lieu: { longitude: number; latitude: number }) => void
  /** A co-ownership of the register, that the map shows around, was chosen: its identifier. */
  onRegistre?: (id: number) => void
}

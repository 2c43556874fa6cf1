/** Decimals of a degree under which a point is a place about a kilometre wide. */
const DECIMALES = 3

const decimales = (degres: number): number => (String(degres).split('.')[1] ?? '').length

/**
 * A point whose coordinates have two decimals at most: the middle of a commune or of a district, not
 * a door. It is marked, and stays out of « the nearest » and of the rule of fifty metres.
 */
export const estApproximatif = ({
  longitude,
  latitude,
}: {
  longitude: number | null
  latitude: number | null
}): boolean =>
  longitude !== null &&
  latitude !== null &&
  decimales(longitude) < DECIMALES &&
  decimales(latitude) < DECIMALES

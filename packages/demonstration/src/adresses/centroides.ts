/**
 * Approximate centre (longitude, latitude) of each overseas collectivity, which has no outline, and
 * the radius in kilometres in which the gazetteer spreads its communes.
 */
export const CENTROIDES: Readonly<
  Record<string, readonly [lon: number, lat: number, rayonKm: number]>
> = {
  '975': [-56.33, 46.9, 4],
  '977': [-62.83, 17.9, 2],
  '978': [-63.06, 18.08, 3],
  '984': [70.2, -49.35, 10],
  '986': [-176.2, -13.28, 3],
  '987': [-149.45, -17.65, 8],
  '988': [165.5, -21.3, 40],
  '989': [-109.22, 10.3, 1],
}

import type { ConfianceRnb } from '../declaration/champs/listes.ts'

/** A building of the national reference (RNB), as its service gives it. */
export interface BatimentRnb {
  /** Twelve letters and digits, without dashes. */
  idRnb: string
  /** Metres from the point that was asked. */
  distance: number
  /** The addresses that the reference gives to it; `id`: its key in the address base. */
  adresses: readonly { id: string; libelle: string }[]
}

export interface Rnb {
  /**
   * The buildings around a point, the nearest first; none where the reference has none. Throws
   * RegisterError('service-indisponible') or RegisterError('service-non-regle').
   */
  autour(point: { longitude: number; latitude: number }): Promise<BatimentRnb[]>
}

/** Up to this distance the point of an address stands on its building, or at its door. */
const A_LA_PORTE_M = 15

/**
 * How sure the match of a declared address with a building of the reference is: the reference gives
 * the very address to the building; or the building stands where the address is; or it is only near.
 */
export const confianceRapprochement = (
  { adresses, distance }: Pick<BatimentRnb, 'adresses' | 'distance'>,
  idBan: string,
): ConfianceRnb => {
  if (idBan !== '' && adresses.some((a) => a.id === idBan)) return 'FORTE'
  return distance <= A_LA_PORTE_M ? 'MOYENNE' : 'FAIBLE'
}

import type { NiveauGeographique } from '@registre/domain'
import { lireCommune, lireDepartement, lireEpci, lireRegion } from '../geographie/territoires.ts'

export interface TerritoireNomme {
  niveau: NiveauGeographique
  code: string
  nom: string
}

const LECTURES: Record<
  Exclude<NiveauGeographique, 'NATIONAL'>,
  (code: string) => { code: string; nom: string }
> = {
  REGION: lireRegion,
  DEPARTEMENT: lireDepartement,
  EPCI: (siren) => ({ code: siren, nom: lireEpci(siren).nom }),
  // The figures of a municipal district or of an absorbed commune are those of its commune.
  COMMUNE: (code) => {
    const commune = lireCommune(code)
    return commune.chefLieu === null ? commune : lireCommune(commune.chefLieu)
  },
}

/**
 * The official territory of a level and code, whatever way the code is written. Throws
 * `introuvable`.
 */
export const nommerTerritoire = (niveau: NiveauGeographique, code: string): TerritoireNomme => {
  if (niveau === 'NATIONAL') return { niveau, code: '', nom: 'France entière' }
  const trouve = LECTURES[niveau](code)
  return { niveau, code: trouve.code, nom: trouve.nom }
}

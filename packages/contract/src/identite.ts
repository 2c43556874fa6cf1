import { A_JOUR } from '@registre/domain'
import * as z from 'zod'
import { dateFr, id } from './primitives/index.ts'

/** What every list of registered co-ownerships says of each. */
export const identiteCopropriete = {
  id,
  numeroImmatriculation: z.string(),
  nom: z.string(),
  adresse: z.string(),
  codePostal: z.string(),
  commune: z.string(),
}

/**
 * Whether its annual update is filed in time, according to the register; `depuis`: the day that was
 * let pass. `non-etabli` where no closing of accounts is known, or while a filing waits; null for one
 * that is no more.
 */
export const aJourPublic = z.object({ etat: z.enum(A_JOUR), depuis: dateFr }).nullable()

import * as z from 'zod'
import { id } from './primitives/index.ts'

/** What every list of registered co-ownerships says of each. */
export const identiteCopropriete = {
  id,
  numeroImmatriculation: z.string(),
  nom: z.string(),
  adresse: z.string(),
  codePostal: z.string(),
  commune: z.string(),
}

import { MOYENS_PREUVE } from '@registre/domain'
import * as z from 'zod'
import { codeSaisi, reponseCle } from './facteurs.contract.ts'
import { operation } from './operation.ts'
import { responseBool } from './primitives/index.ts'

/** "Confirmez que c'est vous": what the operations marked `fraiche` ask for. */
export const preuves = {
  lirePreuve: operation('GET', '/api/account/preuve', {
    access: 'session',
    summary: 'Comment la personne connectée peut prouver à nouveau son identité',
    response: z.object({
      /** Its last proof is recent enough. */
      fraiche: z.boolean(),
      moyens: z.array(z.enum(MOYENS_PREUVE)),
      /** Where its provider asks again who it is; '' for who has none. */
      fournisseur: z.string(),
    }),
    enAttente: true,
    avantCharte: true,
    avantFacteur: true,
    sansJeton: true,
  }),
  prouver: operation('POST', '/api/account/preuve', {
    access: 'session',
    summary:
      'Prouve à nouveau son identité : par son second facteur s’il y en a un, sinon par son mot de passe, ou sans rien dire par le certificat présenté',
    body: z.strictObject({
      motDePasse: z.string().min(1).max(200).optional(),
      code: codeSaisi.optional(),
      presentation: reponseCle.optional(),
    }),
    response: responseBool,
    errors: ['regles-non-respectees'],
    enAttente: true,
    avantCharte: true,
    avantFacteur: true,
    sansJeton: true,
  }),
}

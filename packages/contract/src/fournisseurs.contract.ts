import { FOURNISSEURS, keysOf } from '@registre/domain'
import * as z from 'zod'
import { operation, redirection } from './operation.ts'
import { texteLong } from './primitives/index.ts'

const params = z.object({ fournisseur: z.enum(keysOf(FOURNISSEURS)) })

/** The sign-ons by OpenID Connect: institutions, notaries, FranceConnect and ProConnect. */
export const fournisseurs = {
  ouvrirFournisseur: operation('GET', '/api/public/{fournisseur}/connexion', {
    access: 'public',
    avantCharte: true,
    personal: true,
    summary: 'Commence une connexion : envoie le navigateur au service d’authentification',
    params,
    query: z.object({
      /** Where to come back inside the register. */
      retour: texteLong(500).optional(),
      /** Asks the service to show its sign-in again. */
      autre: z.stringbool().optional(),
      /** Asks for a proof of less than a minute, before what is sensitive. */
      renouveler: z.stringbool().optional(),
      /**
       * Links the identity to the account that is signed in, FranceConnect and ProConnect alone; the
       * account that awaits its posted code is activated where the record agrees.
       */
      lier: z.stringbool().optional(),
    }),
    response: redirection,
  }),
  conclureFournisseur: operation('GET', '/api/public/{fournisseur}/retour', {
    access: 'public',
    avantCharte: true,
    personal: true,
    summary:
      'Reçoit la réponse du service d’authentification : ouvre la session ou lie l’identité, puis revient au registre, ou dit pourquoi non',
    params,
    query: z.looseObject({}),
    response: redirection,
  }),
}

import * as z from 'zod'
import { texteLong } from './primitives/index.ts'
import { operation, redirection } from './operation.ts'

/** The notaries' sign-on (OpenID Connect), beside their certificates. */
export const notaires = {
  ouvrirConnexionNotaire: operation({
    method: 'GET',
    path: '/api/public/notaires/connexion',
    access: 'public',
    personal: true,
    summary:
      'Commence la connexion des notaires : envoie le navigateur au service d’authentification',
    query: z.object({
      /** Where to come back inside the register. */
      retour: texteLong(500).optional(),
      /** Asks the service to show its sign-in again. */
      autre: z.stringbool().optional(),
      /** Asks for a proof of less than a minute, before what is sensitive. */
      renouveler: z.stringbool().optional(),
    }),
    response: redirection,
  }),
  conclureConnexionNotaire: operation({
    method: 'GET',
    path: '/api/public/notaires/retour',
    access: 'public',
    personal: true,
    summary:
      'Reçoit la réponse du service d’authentification des notaires : ouvre la session, mène à l’inscription, ou dit pourquoi',
    query: z.looseObject({}),
    response: redirection,
  }),
}

import type * as z from 'zod'
import { avis } from './changements.contract.ts'
import { EXEMPLE_AVIS } from './exemples/avis.ts'

const enTete = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

/** The `webhooks` section of the document. Pure. */
export const avisDuDocument = (describe: (schema: z.ZodType) => unknown) => ({
  changements: {
    post: {
      operationId: 'recevoirAvis',
      tags: ['Jetons et avis'],
      summary: 'Ce que le registre envoie à un logiciel prévenu',
      description:
        'Cinquante changements au plus, dans l’ordre des rangs. Sans réponse 2xx en cinq secondes, le même envoi revient, plus tard et inchangé ; le suivant attend. Un avis d’essai ne contient aucun changement. Guide : /aide/api#avis.',
      security: [],
      parameters: [
        enTete(
          'X-Registre-Envoi',
          'L’identifiant de l’envoi, le même à chaque essai.',
          EXEMPLE_AVIS.envoi,
        ),
        enTete(
          'X-Registre-Webhook',
          'Lequel de vos logiciels est prévenu.',
          String(EXEMPLE_AVIS.webhook),
        ),
        enTete(
          'X-Registre-Signature',
          't=secondes,v1=empreinte : HMAC-SHA-256, en hexadécimal, de « secondes.corps » par la clé de signature. Pendant le jour qui suit un renouvellement de clé, deux « v1= » : l’une des deux suffit.',
          't=1795253400,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
        ),
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: describe(avis), example: EXEMPLE_AVIS } },
      },
      responses: {
        '2XX': { description: 'Reçu : le registre passe à la suite.' },
        '4XX': { description: 'Refusé : le même envoi revient plus tard.' },
      },
    },
  },
})

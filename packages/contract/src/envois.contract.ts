import { DECISIONS_TENEUR } from '@registre/domain'
import * as z from 'zod'
import { operation } from './operation.ts'
import { id, instant, rien } from './primitives/index.ts'

// The keepers' administrators: the same as the follow-up of the service.
const ADMINISTRATEURS = ['SUIVI_INDICATEURS_MCO'] as const

/** A mail, a letter or a file that the register could not deliver by itself. */
export const envoiVu = z
  .object({
    id,
    statut: z.enum(['FAILED', 'UNCERTAIN']),
    libelleStatut: z.string(),
    /** Subject of a mail; nature of the others. */
    objet: z.string(),
    /** Address of a mail; empty for the others. */
    destinataire: z.string(),
    tentatives: z.number().int(),
    cause: z.string(),
    creeLe: instant,
    decisions: z.array(z.enum(DECISIONS_TENEUR)),
  })
  .meta({ id: 'EnvoiADecider' })

export const envois = {
  listerEnvoisADecider: operation('GET', '/api/envois', {
    access: ADMINISTRATEURS,
    summary: 'Envois en échec ou incertains, les plus anciens d’abord (200 au plus)',
    response: z
      .object({ total: z.number().int(), envois: z.array(envoiVu) })
      .meta({ id: 'EnvoisADecider' }),
  }),
  deciderEnvoi: operation('PUT', '/api/envois/{id}/{decision}', {
    access: ADMINISTRATEURS,
    summary: 'Renvoie un envoi, le classe comme reçu ou l’abandonne',
    params: z.object({ id, decision: z.enum(DECISIONS_TENEUR) }),
    response: rien,
    errors: ['introuvable', 'transition-interdite'],
    interditEnEmprunt: true,
  }),
}

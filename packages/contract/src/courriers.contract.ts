import * as z from 'zod'
import { binary, operation } from './operation.ts'
import { id, instant, rien } from './primitives/index.ts'

/** A letter to print and post. */
export const courrierVu = z
  .object({
    id,
    libelleType: z.string(),
    /** A_VERIFIER: its address is not known; a keeper who renews the code agrees to it. */
    etat: z.enum(['A_VERIFIER', 'A_ETABLIR', 'A_IMPRIMER', 'IMPRIME', 'ANNULE']),
    idTeledeclarant: id,
    /** Of somebody who asks to join the firm, whose code it carries; null for a firm's own code. */
    idArrivee: id.nullable(),
    libelleEtat: z.string(),
    raisonSociale: z.string(),
    destinataire: z.array(z.string()),
    creeLe: instant,
    imprimeLe: instant.nullable(),
  })
  .meta({ id: 'Courrier' })

export const courriers = {
  listerCourriers: operation('GET', '/api/courriers', {
    access: ['EDITER_TELEDECLARANT'],
    summary:
      'Courriers à imprimer et à poster, les plus anciens d’abord ; ou les derniers imprimés',
    query: z.object({ imprimes: z.stringbool().optional() }),
    response: z.array(courrierVu),
  }),
  telechargerCourrier: operation('GET', '/api/courriers/{id}/pdf', {
    access: ['EDITER_TELEDECLARANT'],
    summary: 'Le courrier en PDF',
    params: z.object({ id }),
    response: binary('application/pdf'),
    errors: ['introuvable'],
    interditEnEmprunt: true,
  }),
  noterCourriersImprimes: operation('POST', '/api/courriers/imprimes', {
    access: ['EDITER_TELEDECLARANT'],
    summary: 'Note des courriers comme imprimés et postés : tous, ou aucun ; leur PDF est effacé',
    body: z.array(id).min(1).max(200),
    response: rien,
    errors: ['introuvable'],
    interditEnEmprunt: true,
  }),
}

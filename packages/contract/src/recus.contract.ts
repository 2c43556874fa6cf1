import { ETATS_DEMANDE } from '@registre/domain'
import * as z from 'zod'
import { binary, operation } from './operation.ts'
import { dateFr, id, instant, texte } from './primitives/index.ts'

/** What a declarant keeps of what it has sent: a request to the keepers, an update, a renewal. */
export const recu = z
  .object({
    /** « R-2026-118402 » for a request, « M-2026-4512 » for an update, « N-2026-93 » for a renewal. */
    reference: z.string(),
    titre: z.string(),
    coproprieteId: id,
    nomCopropriete: z.string(),
    adressePrincipale: z.string(),
    numeroImmatriculation: z.string().nullable(),
    deposeLe: instant,
    deposePar: z.string(),
    /** State of a request; null for what no keeper decides. */
    etat: z.enum(ETATS_DEMANDE).nullable(),
    libelleEtat: z.string(),
    quiDecide: z.string(),
    /** Day by which it is decided; null once it is, or while the declarant is waited for. */
    echeance: dateFr,
    etapes: z.array(
      z.object({
        titre: z.string(),
        quand: z.string(),
        place: z.enum(['passee', 'presente', 'a-venir']),
      }),
    ),
    pendant: z.array(z.string()),
    /** The service that received it, in lines: name, address, telephone, e-mail. */
    service: z.array(z.string()),
    /** What the absence of a decision is worth; null for what is not awaited. */
    silence: z.string().nullable(),
    /** Of a request that awaits details: what is asked, and what follows without an answer. */
    question: z.object({ texte: z.string(), suite: z.string() }).nullable(),
    /** Of a refused request: its reasons of fact and of rule, and how it is contested. */
    refus: z
      .object({ motifs: z.array(z.string()), explication: z.string(), recours: z.string() })
      .nullable(),
    /** When the establishment first opened the decision on the register. */
    ouverteLe: instant.nullable(),
    /** Draft to open, of a request that awaits details or was refused. */
    idDeclaration: id.nullable(),
    idMandat: id.nullable(),
  })
  .meta({ id: 'Recu' })

const reference = z.object({ reference: texte(30) })

export const recus = {
  listerRecus: operation('GET', '/api/recus', {
    access: ['VISUALISER_COPRO'],
    summary: 'Demandes en cours de son établissement, avec leurs étapes',
    response: z.array(recu),
  }),
  lireRecu: operation('GET', '/api/recus/{reference}', {
    access: ['VISUALISER_COPRO'],
    summary:
      'Reçu d’une demande (R-…), d’une mise à jour (M-…) ou d’un renouvellement de mandat (N-…) de son établissement',
    params: reference,
    response: recu,
    errors: ['introuvable'],
  }),
  telechargerRecu: operation('GET', '/api/recus/{reference}/pdf', {
    access: ['VISUALISER_COPRO'],
    summary: 'Le même reçu, en PDF',
    params: reference,
    response: binary('application/pdf'),
    errors: ['introuvable'],
  }),
}

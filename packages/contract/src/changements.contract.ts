import { ETATS_SUIVIS, EVENEMENTS_SUIVIS } from '@registre/domain'
import * as z from 'zod'
import { operation } from './operation.ts'
import { id, instant, rien, nom } from './primitives/index.ts'

const etat = z.enum(['', ...ETATS_SUIVIS])

/** One change, as the feed and the webhooks tell it. */
export const changement = z
  .object({
    /**
     * Rank in the order of all changes: what to ask for next, and what makes a repeated delivery
     * recognisable.
     */
    rang: z.number().int().positive(),
    instant,
    evenement: z.enum(EVENEMENTS_SUIVIS),
    libelle: z.string(),
    copropriete: z.object({ id, numero: z.string().nullable() }),
    idMandat: id.nullable(),
    idDemande: id.nullable(),
    /** State of the mandate or of the co-ownership before; '' when it did not move, or is new. */
    de: etat,
    vers: etat,
  })
  .meta({ id: 'Changement' })

const rang = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)

/** What the register sends to a firm's software. */
export const avis = z
  .object({
    /** The same at each try. */
    envoi: z.uuid(),
    /** Which of the firm's hooks this one is. */
    webhook: id,
    changements: z.array(changement).min(1).max(50),
    /** Rank of the last change told. */
    suivant: rang,
  })
  .meta({ id: 'Avis' })
export type Avis = z.input<typeof avis>

export const webhookVu = z
  .object({
    id,
    nom: z.string(),
    url: z.string(),
    actif: z.boolean(),
    /** Rank of the last change received. */
    curseur: z.number().int().nonnegative(),
    enEchecDepuis: instant.nullable(),
    erreur: z.string(),
    dernierSuccesLe: instant.nullable(),
    creeLe: instant,
  })
  .meta({ id: 'Webhook' })

const ADMINISTRATEUR = ['MON_ENTREPRISE_ECRITURE'] as const

export const changements = {
  lireChangements: operation({
    method: 'GET',
    path: '/api/changements',
    access: 'session',
    droitsJeton: ['VISUALISER_COPRO'],
    summary:
      'Changements visibles après le rang donné, dans l’ordre ; suivant est le rang à redemander',
    query: z.object({
      depuis: z.coerce.number<number>().int().nonnegative().max(Number.MAX_SAFE_INTEGER).default(0),
      limite: z.coerce.number<number>().int().min(1).max(500).default(100),
    }),
    response: z.object({ changements: z.array(changement), suivant: rang, encore: z.boolean() }),
    errors: ['recherche-trop-large'],
  }),
  listerWebhooks: operation({
    method: 'GET',
    path: '/api/webhooks',
    access: ADMINISTRATEUR,
    summary: 'Les logiciels de son établissement que le registre prévient',
    response: z.array(webhookVu),
  }),
  creerWebhook: operation({
    method: 'POST',
    path: '/api/webhooks',
    access: ADMINISTRATEUR,
    summary: 'Ajoute un logiciel à prévenir ; la clé de signature n’est montrée qu’ici',
    body: z.strictObject({
      nom: nom(80).min(1),
      url: z
        .url({
          error: ({ input }) =>
            input === ''
              ? undefined
              : 'Saisissez une adresse complète, par exemple https://logiciel.exemple.fr/avis',
        })
        .max(500),
    }),
    response: z.object({ webhook: webhookVu, cle: z.string() }),
    errors: ['adresse-refusee', 'trop-d-elements'],
    fraiche: 'toujours',
    sansJeton: true,
    interditEnEmprunt: true,
  }),
  reprendreWebhook: operation({
    method: 'PUT',
    path: '/api/webhooks/{id}',
    access: ADMINISTRATEUR,
    summary:
      'Reprend les envois à partir d’un rang : réactive, ou renvoie ce qui a déjà été envoyé',
    params: z.object({ id }),
    body: z.strictObject({ depuis: rang }),
    response: webhookVu,
    errors: ['introuvable'],
    sansJeton: true,
    interditEnEmprunt: true,
  }),
  supprimerWebhook: operation({
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    access: ADMINISTRATEUR,
    summary: 'Ne prévient plus ce logiciel',
    params: z.object({ id }),
    response: rien,
    errors: ['introuvable'],
    sansJeton: true,
    interditEnEmprunt: true,
  }),
}

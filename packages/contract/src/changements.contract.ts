import { ETATS_SUIVIS, EVENEMENTS_SUIVIS } from '@registre/domain'
import * as z from 'zod'
import { operation } from './operation.ts'
import { id, instant, jourSaisi, rien, nom } from './primitives/index.ts'

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
    /** Asked for by the firm, to try its software: it tells no change. */
    essai: z.boolean(),
    changements: z.array(changement).max(50),
    /** Rank of the last change told. */
    suivant: rang,
  })
  .meta({ id: 'Avis' })
export type Avis = z.input<typeof avis>

/** What a program wants to hear of; none named: everything. */
const evenementsVoulus = z.array(z.enum(EVENEMENTS_SUIVIS)).max(EVENEMENTS_SUIVIS.length)

const adresseDAvis = z
  .url({
    error: ({ input }) =>
      input === ''
        ? undefined
        : 'Saisissez une adresse complète, par exemple https://logiciel.exemple.fr/avis',
  })
  .max(500)

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
    evenements: evenementsVoulus,
    /** The key that was replaced still signs, beside the new one, until then. */
    ancienneCleJusqu: instant.nullable(),
    essaiDemande: z.boolean(),
  })
  .meta({ id: 'Webhook' })

/** One try of a delivery and its answer. */
export const envoiDeWebhook = z
  .object({
    id,
    envoi: z.uuid(),
    instant,
    essai: z.boolean(),
    changements: z.number().int().nonnegative(),
    /** Rank of the last change that it told. */
    jusqu: rang,
    /** Null: nobody answered. */
    statut: z.number().int().nullable(),
    dureeMs: z.number().int().nonnegative(),
    /** '' when it was received. */
    erreur: z.string(),
  })
  .meta({ id: 'EnvoiDeWebhook' })

const ADMINISTRATEUR = ['MON_ENTREPRISE_ECRITURE'] as const

export const changements = {
  lireChangements: operation('GET', '/api/changements', {
    access: 'session',
    droitsJeton: ['VISUALISER_COPRO'],
    summary:
      'Changements visibles après un rang, ou à partir d’un jour, dans l’ordre ; suivant est le rang à redemander',
    query: z
      .object({
        /** 0 when it is left out: everything. Past the last rank: refused. */
        depuis: z.coerce
          .number<number>()
          .int()
          .nonnegative()
          .max(Number.MAX_SAFE_INTEGER)
          .optional(),
        /** In place of a rank, for a first call; a day to come gives where to follow from now on. */
        depuisLe: jourSaisi.optional(),
        limite: z.coerce.number<number>().int().min(1).max(500).default(100),
      })
      .refine((q) => q.depuis === undefined || !q.depuisLe, {
        error: 'Donnez un rang ou un jour, pas les deux.',
        path: ['depuisLe'],
      }),
    response: z.object({ changements: z.array(changement), suivant: rang, encore: z.boolean() }),
    errors: ['recherche-trop-large'],
  }),
  listerWebhooks: operation('GET', '/api/webhooks', {
    access: ADMINISTRATEUR,
    summary: 'Les logiciels de son établissement que le registre prévient',
    response: z.array(webhookVu),
  }),
  creerWebhook: operation('POST', '/api/webhooks', {
    access: ADMINISTRATEUR,
    summary: 'Ajoute un logiciel à prévenir ; la clé de signature n’est montrée qu’ici',
    body: z.strictObject({
      nom: nom(80).min(1),
      url: adresseDAvis,
      evenements: evenementsVoulus.default([]),
    }),
    response: z.object({ webhook: webhookVu, cle: z.string() }),
    errors: ['adresse-refusee', 'trop-d-elements'],
    fraiche: 'toujours',
    sansJeton: true,
    interditEnEmprunt: true,
  }),
  reprendreWebhook: operation('PUT', '/api/webhooks/{id}', {
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
  modifierWebhook: operation('PUT', '/api/webhooks/{id}/reglages', {
    access: ADMINISTRATEUR,
    summary:
      'Change le nom, l’adresse ou les événements annoncés ; un envoi en attente suit l’adresse',
    params: z.object({ id }),
    body: z.strictObject({
      nom: nom(80).min(1),
      url: adresseDAvis,
      evenements: evenementsVoulus,
    }),
    response: webhookVu,
    errors: ['introuvable', 'adresse-refusee'],
    fraiche: 'toujours',
    sansJeton: true,
    interditEnEmprunt: true,
  }),
  renouvelerCleWebhook: operation('POST', '/api/webhooks/{id}/cle', {
    access: ADMINISTRATEUR,
    summary:
      'Donne une nouvelle clé de signature, montrée ici seulement ; l’ancienne signe aussi pendant un jour',
    params: z.object({ id }),
    response: z.object({ webhook: webhookVu, cle: z.string() }),
    errors: ['introuvable'],
    fraiche: 'toujours',
    sansJeton: true,
    interditEnEmprunt: true,
  }),
  essayerWebhook: operation('POST', '/api/webhooks/{id}/essai', {
    access: ADMINISTRATEUR,
    summary: 'Demande un avis d’essai, sans changement ; la réponse se lit dans les envois',
    params: z.object({ id }),
    response: webhookVu,
    errors: ['introuvable'],
    sansJeton: true,
    interditEnEmprunt: true,
  }),
  listerEnvoisWebhook: operation('GET', '/api/webhooks/{id}/envois', {
    access: ADMINISTRATEUR,
    summary: 'Les envois des trente derniers jours et leurs réponses, du dernier au premier',
    params: z.object({ id }),
    query: z.object({
      /** Those before this one; the last ones when it is left out. */
      avant: z.coerce.number<number>().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    response: z.object({ envois: z.array(envoiDeWebhook).max(50), encore: z.boolean() }),
    errors: ['introuvable'],
  }),
  supprimerWebhook: operation('DELETE', '/api/webhooks/{id}', {
    access: ADMINISTRATEUR,
    summary: 'Ne prévient plus ce logiciel',
    params: z.object({ id }),
    response: rien,
    errors: ['introuvable'],
    sansJeton: true,
    interditEnEmprunt: true,
  }),
}

import type { contract, HandlerOutput } from '@registre/contract'
import type { Db, RowOf } from '@registre/db'

type Vu = HandlerOutput<(typeof contract)['listerEnvoisWebhook']>['envois'][number]

/** One try of a delivery. */
export interface Essaye {
  webhookId: number
  envoi: string
  essai: boolean
  changements: number
  jusqu: number
  /** Null: nobody answered. */
  statut: number | null
  dureeMs: number
  /** '' when it was received. */
  erreur: string
}

/** Keeps a try; nothing when the hook was deleted meanwhile. */
export const noterEnvoi = async (db: Pick<Db, 'query'>, e: Essaye): Promise<void> => {
  await db.query(
    `insert into webhook_envoi (webhook_id, envoi, essai, changements, jusqu, statut, duree_ms, erreur)
     select id, $2::uuid, $3, $4, $5, $6, $7, $8 from webhook where id = $1`,
    [
      e.webhookId,
      e.envoi,
      e.essai,
      e.changements,
      e.jusqu,
      e.statut,
      e.dureeMs,
      e.erreur.slice(0, 300),
    ],
  )
}

const LIRE_ENVOIS =
  'select id::text as id, envoi, instant, essai, changements, jusqu::text as jusqu, statut, duree_ms, erreur from webhook_envoi where webhook_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3' as const

const versEnvoi = (r: RowOf<typeof LIRE_ENVOIS>): Vu => ({
  id: Number(r.id),
  envoi: r.envoi,
  instant: r.instant.toISOString(),
  essai: r.essai,
  changements: r.changements,
  jusqu: Number(r.jusqu),
  statut: r.statut,
  dureeMs: r.duree_ms,
  erreur: r.erreur,
})

/** The last tries before one of them, or the very last: `limite` at most, the newest first. */
export const lireEnvois = async (
  db: Pick<Db, 'query'>,
  webhookId: number,
  avant: number | null,
  limite: number,
): Promise<Vu[]> => (await db.query(LIRE_ENVOIS, [webhookId, avant, limite])).map(versEnvoi)

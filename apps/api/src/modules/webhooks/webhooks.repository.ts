import type { contract, HandlerOutput } from '@registre/contract'
import type { Db, RowOf, Tx } from '@registre/db'

type Vu = HandlerOutput<(typeof contract)['listerWebhooks']>[number]

/** No delivery waits any more. */
const SANS_ENVOI = 'envoi = null, envoi_jusqu = null, envoi_changements = null'
const COLONNES =
  'id, nom, url, actif, curseur::text as curseur, en_echec_depuis, erreur, dernier_succes_le, cree_le'

const versWebhook = (r: Row): Vu => ({
  id: r.id,
  nom: r.nom,
  url: r.url,
  actif: r.actif,
  curseur: Number(r.curseur),
  enEchecDepuis: r.en_echec_depuis?.toISOString() ?? null,
  erreur: r.erreur,
  dernierSuccesLe: r.dernier_succes_le?.toISOString() ?? null,
  creeLe: r.cree_le.toISOString(),
})

const LIRE_WEBHOOKS =
  `select ${COLONNES} from webhook where teledeclarant_id = $1 order by id` as const
type Row = RowOf<typeof LIRE_WEBHOOKS>

export const lireWebhooks = async (db: Pick<Db, 'query'>, teledeclarantId: number): Promise<Vu[]> =>
  (await db.query(LIRE_WEBHOOKS, [teledeclarantId])).map(versWebhook)

/** Adds a hook that begins with what comes next; null when the establishment already has `max`. */
export const insererWebhook = async (
  tx: Tx,
  w: {
    teledeclarantId: number
    utilisateurId: number
    nom: string
    url: string
    graine: string
    max: number
  },
): Promise<Vu | null> => {
  await tx.sql('select from teledeclarant where id = $1 for update', [w.teledeclarantId])
  const [row] = await tx.sql(
    `insert into webhook (teledeclarant_id, utilisateur_id, nom, url, graine, curseur)
     select $1, $2, $3, $4, $5, (select coalesce(max(rang), 0) from journal_empreinte) where (select count(*) from webhook where teledeclarant_id = $1) < $6 returning ${COLONNES}`,
    [w.teledeclarantId, w.utilisateurId, w.nom, w.url, w.graine, w.max],
  )
  return row ? versWebhook(row) : null
}

/**
 * Sends again from a rank, also one that was suspended; null when it is not this establishment's.
 */
export const repositionner = async (
  tx: Tx,
  id: number,
  teledeclarantId: number,
  depuis: number,
): Promise<Vu | null> => {
  const [row] = await tx.sql(
    `update webhook set curseur = $3, actif = true, en_echec_depuis = null, echecs = 0, erreur = '', pas_avant = now(), bail = null, ${SANS_ENVOI}
     where id = $1 and teledeclarant_id = $2 returning ${COLONNES}`,
    [id, teledeclarantId, depuis],
  )
  return row ? versWebhook(row) : null
}

export const effacer = async (tx: Tx, id: number, teledeclarantId: number): Promise<boolean> =>
  (
    await tx.sql('delete from webhook where id = $1 and teledeclarant_id = $2 returning id', [
      id,
      teledeclarantId,
    ])
  ).length > 0

/** A hook taken for one delivery, with the person whose rights it carries. */

const PRENDRE = `with du as (
         select w.id from webhook w join utilisateur c on c.id = w.utilisateur_id join teledeclarant f on f.id = w.teledeclarant_id
           where w.actif and c.actif and c.supprime_le is null and c.teledeclarant_id = w.teledeclarant_id and f.statut = 'ACTIF' and w.pas_avant <= now() and w.curseur < (select coalesce(max(rang), 0) from journal_empreinte)
         order by w.pas_avant limit 1 for update of w skip locked)
       update webhook w set bail = gen_random_uuid(), pas_avant = now() + $1 * interval '1 second' from du, utilisateur u
       where w.id = du.id and u.id = w.utilisateur_id
       returning w.id, w.bail, w.nom, w.url, w.graine, w.curseur::text as curseur, w.echecs, w.envoi, w.envoi_jusqu::text as envoi_jusqu, w.envoi_changements,
         w.en_echec_depuis, w.teledeclarant_id, w.utilisateur_id, u.profil, u.email`
export type Pris = RowOf<typeof PRENDRE>

/**
 * Takes one hook that has something to hear of, for `secondes`: a process that dies gives it back.
 * Null when there is none.
 */
export const prendre = async (db: Pick<Db, 'query'>, secondes: number): Promise<Pris | null> =>
  (await db.query(PRENDRE, [secondes]))[0] ?? null

/**
 * Keeps a delivery before it leaves, so that every try is the same; null when the hook was taken
 * again meanwhile.
 */
export const garderEnvoi = async (
  db: Pick<Db, 'query'>,
  p: Pris,
  jusqu: number,
  changements: readonly unknown[],
): Promise<string | null> =>
  (
    await db.query(
      `update webhook set envoi = gen_random_uuid(), envoi_jusqu = $3, envoi_changements = $4::json where id = $1 and bail = $2::uuid returning envoi`,
      [p.id, p.bail, jusqu, JSON.stringify(changements)],
    )
  )[0]?.envoi ?? null

/**
 * Notes a delivery that was received; nothing when the hook was taken again meanwhile. The next one
 * may leave at once, even by a clock that steps back a little.
 */
export const noterSucces = async (
  db: Pick<Db, 'query'>,
  p: Pris,
  curseur: number,
  recu: boolean,
): Promise<void> => {
  await db.query(
    `update webhook set curseur = $3, echecs = 0, en_echec_depuis = null, erreur = '', pas_avant = now() - interval '1 second', bail = null, ${SANS_ENVOI},
       dernier_succes_le = case when $4 then now() else dernier_succes_le end
     where id = $1 and bail = $2::uuid`,
    [p.id, p.bail, curseur, recu],
  )
}

/**
 * Notes a delivery that failed, to be tried again later; gives false when the hook was taken again
 * or changed meanwhile.
 */
export const noterEchec = async (
  tx: Pick<Tx, 'sql'>,
  p: Pris,
  erreur: string,
  secondes: number,
  suspendre: boolean,
): Promise<boolean> =>
  (
    await tx.sql(
      `update webhook set echecs = echecs + 1, en_echec_depuis = coalesce(en_echec_depuis, now()), erreur = $3, pas_avant = now() + $4 * interval '1 second', bail = null, actif = not $5
       where id = $1 and bail = $2::uuid returning id`,
      [p.id, p.bail, erreur.slice(0, 300), secondes, suspendre],
    )
  ).length > 0

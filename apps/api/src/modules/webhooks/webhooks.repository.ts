import type { contract, HandlerOutput } from '@registre/contract'
import type { Db, RowOf, Tx } from '@registre/db'
import { evenementSuivi, type EvenementSuivi } from '@registre/domain'

type Vu = HandlerOutput<(typeof contract)['listerWebhooks']>[number]

/** No delivery waits any more. */
const SANS_ENVOI = 'envoi = null, envoi_jusqu = null, envoi_changements = null'
const COLONNES =
  'id, nom, url, actif, curseur::text as curseur, en_echec_depuis, erreur, dernier_succes_le, cree_le, evenements, precedente_jusqu, essai_demande_le'

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
  evenements: r.evenements.flatMap((type) => evenementSuivi(type) ?? []),
  ancienneCleJusqu: r.precedente_jusqu?.toISOString() ?? null,
  essaiDemande: r.essai_demande_le !== null,
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
    evenements: readonly EvenementSuivi[]
    max: number
  },
): Promise<Vu | null> => {
  await tx.sql('select from teledeclarant where id = $1 for update', [w.teledeclarantId])
  const [row] = await tx.sql(
    `insert into webhook (teledeclarant_id, utilisateur_id, nom, url, graine, evenements, curseur)
     select $1, $2, $3, $4, $5, $7, (select coalesce(max(rang), 0) from journal_empreinte) where (select count(*) from webhook where teledeclarant_id = $1) < $6 returning ${COLONNES}`,
    [w.teledeclarantId, w.utilisateurId, w.nom, w.url, w.graine, w.max, w.evenements],
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

/** Changes what a hook is told, and where; null when it is not this establishment's. */
export const regler = async (
  tx: Tx,
  id: number,
  teledeclarantId: number,
  reglages: { nom: string; url: string; evenements: readonly EvenementSuivi[] },
): Promise<Vu | null> => {
  const [row] = await tx.sql(
    `update webhook set nom = $3, url = $4, evenements = $5 where id = $1 and teledeclarant_id = $2 returning ${COLONNES}`,
    [id, teledeclarantId, reglages.nom, reglages.url, reglages.evenements],
  )
  return row ? versWebhook(row) : null
}

/**
 * Gives a hook another key; the former signs too for a day. Null when it is not this
 * establishment's.
 */
export const changerGraine = async (
  tx: Tx,
  id: number,
  teledeclarantId: number,
  graine: string,
): Promise<Vu | null> => {
  const [row] = await tx.sql(
    `update webhook set graine = $3, graine_precedente = graine, precedente_jusqu = now() + interval '1 day'
     where id = $1 and teledeclarant_id = $2 returning ${COLONNES}`,
    [id, teledeclarantId, graine],
  )
  return row ? versWebhook(row) : null
}

/** Asks the worker for a test; null when it is not this establishment's. */
export const demanderEssai = async (
  tx: Tx,
  id: number,
  teledeclarantId: number,
): Promise<Vu | null> => {
  const [row] = await tx.sql(
    `update webhook set essai_demande_le = now(), essai_envoi = null where id = $1 and teledeclarant_id = $2 returning ${COLONNES}`,
    [id, teledeclarantId],
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
       returning w.id, w.bail, w.nom, w.url, w.graine, case when w.precedente_jusqu > now() then w.graine_precedente end as graine_precedente, w.evenements, w.curseur::text as curseur, w.echecs, w.envoi, w.envoi_jusqu::text as envoi_jusqu, w.envoi_changements,
         w.en_echec_depuis, w.teledeclarant_id, w.utilisateur_id, u.profil, u.email`
export type Pris = RowOf<typeof PRENDRE>

/**
 * Takes one hook that has something to hear of, for `secondes`: a process that dies gives it back.
 * Null when there is none.
 */
export const prendre = async (db: Pick<Db, 'query'>, secondes: number): Promise<Pris | null> =>
  (await db.query(PRENDRE, [secondes]))[0] ?? null

const PRENDRE_ESSAI = `update webhook w set essai_envoi = gen_random_uuid() from (
       select id from webhook where essai_envoi is null and essai_demande_le is not null or essai_demande_le < now() - interval '1 minute'
       order by essai_demande_le limit 1 for update skip locked) as du
     where w.id = du.id
     returning w.id, w.url, w.graine, case when w.precedente_jusqu > now() then w.graine_precedente end as graine_precedente, w.curseur::text as curseur, w.essai_envoi`

/**
 * Takes one test that was asked for, suspended or not: one whose worker died is taken again after a
 * minute. Null when there is none.
 */
export const prendreEssai = async (
  db: Pick<Db, 'query'>,
): Promise<RowOf<typeof PRENDRE_ESSAI> | null> => (await db.query(PRENDRE_ESSAI))[0] ?? null

/** The test was answered, or was not: nothing waits, unless another was asked for meanwhile. */
export const finirEssai = async (
  db: Pick<Db, 'query'>,
  id: number,
  envoi: string,
): Promise<void> => {
  await db.query(
    'update webhook set essai_demande_le = null, essai_envoi = null where id = $1 and essai_envoi = $2::uuid',
    [id, envoi],
  )
}

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

import type { Db, RowOf, Tx } from '@registre/db'
import {
  ARRIVEES_PAR_PERSONNE,
  FIN_ARRIVEE_JOURS,
  RELANCE_ARRIVEE_JOURS,
  TENEUR_ARRIVEE_JOURS,
} from '@registre/domain'
import { COURRIERS_A_POSTER } from '../courriers/courrier.sql.ts'

type Reader = Pick<Db, 'query'>

export interface DemandeArrivee {
  teledeclarantId: number
  email: string
  civilite: string
  nom: string
  prenom: string
  telephone: string
  graine: string
  hash: string
  expireLe: Date
  maintenant: Date
}

const AILLEURS = `select count(*)::int as n from arrivee where email = $1 and teledeclarant_id <> $2 and (etat = 'EN_ATTENTE' or (etat = 'A_CONFIRMER' and expire_le > $3))`

/**
 * Keeps a request to join a firm; one that nobody confirmed is replaced. False where the address
 * asks too many, waits already, or was refused of late.
 */
export const noterArrivee = async (tx: Tx, d: DemandeArrivee): Promise<boolean> => {
  const [ailleurs] = await tx.sql(AILLEURS, [d.email, d.teledeclarantId, d.maintenant])
  if ((ailleurs?.n ?? 0) >= ARRIVEES_PAR_PERSONNE) return false
  const ecrites = await tx.sql(
    `insert into arrivee as a (teledeclarant_id, email, civilite, nom, prenom, telephone, etat, graine, hash, expire_le, cree_le)
     values ($1, $2, $3, $4, $5, $6, 'A_CONFIRMER', $7, $8, $9, $10)
     on conflict (email, teledeclarant_id) do update set civilite = $3, nom = $4, prenom = $5, telephone = $6, graine = $7, hash = $8, expire_le = $9, cree_le = $10
       where a.etat = 'A_CONFIRMER' returning id`,
    [
      d.teledeclarantId,
      d.email,
      d.civilite,
      d.nom,
      d.prenom,
      d.telephone,
      d.graine,
      d.hash,
      d.expireLe,
      d.maintenant,
    ],
  )
  return ecrites.length > 0
}

const COLONNES = `id, teledeclarant_id, email, civilite, nom, prenom, telephone, etat, confirme_le, code_hash, code_essais, cree_le`
const TENIR = `select ${COLONNES} from arrivee where id = $1 for update` as const
export type ArriveeRow = RowOf<typeof TENIR>

/** The firm of a key that still serves: it is held before the request is. */
export const cabinetDeCle = async (
  tx: Tx,
  hash: string,
  maintenant: Date,
): Promise<{ id: number; teledeclarantId: number } | null> =>
  (
    await tx.sql(
      `select id, teledeclarant_id as "teledeclarantId" from arrivee where hash = $1 and expire_le > $2`,
      [hash, maintenant],
    )
  )[0] ?? null

/** The firm of a request, likewise. */
export const cabinetDe = async (tx: Tx, id: number): Promise<number | null> =>
  (await tx.sql(`select teledeclarant_id from arrivee where id = $1`, [id]))[0]?.teledeclarant_id ??
  null

/** A request, held until the end of the transaction. */
export const tenirArrivee = async (tx: Tx, id: number): Promise<ArriveeRow | undefined> =>
  (await tx.sql(TENIR, [id]))[0]

export const compterEnAttente = async (tx: Tx, teledeclarantId: number): Promise<number> =>
  (
    await tx.sql(
      `select count(*)::int as n from arrivee where teledeclarant_id = $1 and etat = 'EN_ATTENTE'`,
      [teledeclarantId],
    )
  )[0]?.n ?? 0

export const noterConfirmee = async (tx: Tx, id: number, maintenant: Date): Promise<void> => {
  await tx.sql(
    `update arrivee set etat = 'EN_ATTENTE', confirme_le = $2, expire_le = $2 where id = $1`,
    [id, maintenant],
  )
}

/** Ends a request; the letter of its code is not printed any more. */
export const finirArrivee = async (
  tx: Tx,
  id: number,
  etat: 'ACCEPTEE' | 'REFUSEE',
  maintenant: Date,
): Promise<void> => {
  await tx.sql(
    `update arrivee set etat = $2, fin_le = $3, expire_le = least(expire_le, $3), code_hash = null where id = $1`,
    [id, etat, maintenant],
  )
}

/** The code of the letter, and the key of the mail that says it: both serve until `expireLe`. */
export const poserCodeArrivee = async (
  tx: Tx,
  a: { id: number; codeHash: string; graine: string; hash: string; expireLe: Date },
): Promise<void> => {
  await tx.sql(
    `update arrivee set code_hash = $2, code_essais = 0, graine = $3, hash = $4, expire_le = $5 where id = $1`,
    [a.id, a.codeHash, a.graine, a.hash, a.expireLe],
  )
}

/** A wrong code is counted; `morte`: it opens nothing any more. */
export const noterEssaiArrivee = async (
  tx: Tx,
  id: number,
  essais: number,
  morte: boolean,
): Promise<void> => {
  await tx.sql(
    `update arrivee set code_essais = $2, code_hash = case when $3 then null else code_hash end where id = $1`,
    [id, essais, morte],
  )
}

/** Who asks to join a firm, and waits for its answer. */
export const listerDemandesArrivee = (db: Reader, teledeclarantId: number): Promise<ArriveeRow[]> =>
  db.query(
    `select ${COLONNES} from arrivee where teledeclarant_id = $1 and etat = 'EN_ATTENTE' order by id`,
    [teledeclarantId],
  )

const PAR_PASSAGE = 500
/** What mails and the letter say of a firm: nothing that somebody typed to join it. */
const CABINET = `t.raison_sociale as "raisonSociale", t.siret, t.adresse`
/** Requests, and their firm, since so many days. */
const DEPUIS = <J extends number>(jours: J) =>
  `select a.id, a.teledeclarant_id as "teledeclarantId", ${CABINET} from arrivee a join teledeclarant t on t.id = a.teledeclarant_id
   where a.etat = 'EN_ATTENTE' and a.confirme_le <= $1::timestamptz - interval '${jours} days'` as const
const A_RELANCER =
  `${DEPUIS(RELANCE_ARRIVEE_JOURS)} and a.relance_le is null order by a.id limit ${PAR_PASSAGE}` as const
const AU_TENEUR =
  `${DEPUIS(TENEUR_ARRIVEE_JOURS)} and not exists (select from courrier c where c.arrivee_id = a.id) order by a.id limit ${PAR_PASSAGE}` as const

/** Requests whose administrators are to be reminded. */
export const arriveesARelancer = (db: Reader, maintenant: Date) =>
  db.query(A_RELANCER, [maintenant])

/** Requests that keepers do not see yet, and are to. */
export const arriveesAuTeneur = (db: Reader, maintenant: Date) => db.query(AU_TENEUR, [maintenant])

/** False when another worker did. */
export const noterRelancee = async (tx: Tx, id: number, maintenant: Date): Promise<boolean> =>
  (
    await tx.sql(
      `update arrivee set relance_le = $2 where id = $1 and etat = 'EN_ATTENTE' and relance_le is null returning id`,
      [id, maintenant],
    )
  ).length > 0

const ECHUES = `${DEPUIS(FIN_ARRIVEE_JOURS)} order by a.id limit ${PAR_PASSAGE}` as const

/** Requests that nobody answered for so long. */
export const arriveesEchues = (db: Reader, maintenant: Date) => db.query(ECHUES, [maintenant])

/** Erases a request that still waits, and its letter; gives who is to be told, null when another worker did. */
export const effacerArrivee = async (tx: Pick<Tx, 'sql'>, id: number) =>
  (
    await tx.sql(
      `with a as (delete from arrivee where id = $1 and etat = 'EN_ATTENTE' returning id, email),
         c as (update courrier set etat = 'ANNULE' where arrivee_id in (select id from a) and etat in ${COURRIERS_A_POSTER})
       select email from a`,
      [id],
    )
  )[0] ?? null

const LIRE_CABINET = `select ${CABINET} from teledeclarant t where t.id = $1` as const
export type Cabinet = RowOf<typeof LIRE_CABINET>

/** A firm, as mails and the letter name it. */
export const lireCabinet = async (tx: Pick<Tx, 'sql'>, id: number): Promise<Cabinet> => {
  const [row] = await tx.sql(LIRE_CABINET, [id])
  if (!row) throw new Error('the firm is gone')
  return row
}

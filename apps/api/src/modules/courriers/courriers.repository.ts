import type { Db, RowOf, Tx } from '@registre/db'
import type { TypeLettre } from '../../platform/pdf/lettre.ts'
import { COURRIERS_A_POSTER } from './courrier.sql.ts'

type Reader = Pick<Db, 'query'>
export type EtatCourrier = 'A_VERIFIER' | 'A_ETABLIR' | 'A_IMPRIMER' | 'IMPRIME' | 'ANNULE'

const SELECT = `select c.id, c.type, c.arrivee_id, c.etat, c.teledeclarant_id, t.raison_sociale, c.destinataire, c.graine, c.cle, c.cree_le, c.imprime_le
  from courrier c join teledeclarant t on t.id = c.teledeclarant_id`
/** Longest list of letters. */
const MAX = 200

/** A letter to make. */
export const insererCourrier = async (
  tx: Tx,
  c: {
    type: TypeLettre
    teledeclarantId: number
    /** '' without a code. */
    graine: string
    destinataire: string[]
    maintenant: Date
    /** Its address is not known: a keeper looks first. */
    aVerifier: boolean
  },
): Promise<number> => {
  const [row] = await tx.sql(
    `insert into courrier (type, teledeclarant_id, graine, destinataire, cree_le, etat) values ($6, $1, $2, $3, $4, $5::etat_courrier) returning id`,
    [
      c.teledeclarantId,
      c.graine,
      c.destinataire,
      c.maintenant,
      c.aVerifier ? 'A_VERIFIER' : 'A_ETABLIR',
      c.type,
    ],
  )
  if (!row) throw new Error('the letter was not written')
  return row.id
}

/** Whether a letter of this kind waits to be printed, or was so since. */
export const courrierRecent = async (
  tx: Pick<Tx, 'sql'>,
  teledeclarantId: number,
  type: TypeLettre,
  depuis: Date,
): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 from courrier where teledeclarant_id = $1 and type = $2 and etat <> 'ANNULE' and cree_le >= $3 limit 1`,
      [teledeclarantId, type, depuis],
    )
  ).length > 0

/**
 * Letters not yet printed carry a dead code: they are not posted. Their file is removed by the
 * night's job.
 */
export const annulerCourriers = async (
  tx: Pick<Tx, 'sql'>,
  teledeclarantId: number,
): Promise<void> => {
  await tx.sql(
    `update courrier set etat = 'ANNULE' where teledeclarant_id = $1 and arrivee_id is null and etat in ${COURRIERS_A_POSTER}`,
    [teledeclarantId],
  )
}

/** The same of the code of somebody who asks to join the firm. */
export const annulerCourriersDArrivee = async (
  tx: Pick<Tx, 'sql'>,
  arriveeId: number,
): Promise<void> => {
  await tx.sql(
    `update courrier set etat = 'ANNULE' where arrivee_id = $1 and etat in ${COURRIERS_A_POSTER}`,
    [arriveeId],
  )
}

/** A letter to the seat of a firm, that a keeper sends or not; false when there is one. */
export const retenirCourrierDArrivee = async (
  tx: Tx,
  c: {
    arriveeId: number
    teledeclarantId: number
    graine: string
    destinataire: string[]
    maintenant: Date
  },
): Promise<boolean> =>
  (
    await tx.sql(
      `insert into courrier (type, arrivee_id, teledeclarant_id, graine, destinataire, cree_le, etat)
       select 'CODE_ARRIVEE', $1, $2, $3, $4, $5, 'A_VERIFIER'::etat_courrier where not exists (select from courrier where arrivee_id = $1) returning id`,
      [c.arriveeId, c.teledeclarantId, c.graine, c.destinataire, c.maintenant],
    )
  ).length > 0

/** It leaves for this address; gives it with its seed, null when it has left. */
export const libererCourrierDArrivee = async (
  tx: Tx,
  arriveeId: number,
  destinataire: readonly string[],
): Promise<{ id: number; graine: string } | null> =>
  (
    await tx.sql(
      `update courrier set etat = 'A_ETABLIR', destinataire = $2 where arrivee_id = $1 and etat = 'A_VERIFIER' returning id, graine`,
      [arriveeId, destinataire],
    )
  )[0] ?? null

const LIRE_COURRIER = `${SELECT} where c.id = $1` as const
export type CourrierRow = RowOf<typeof LIRE_COURRIER>

export const lireCourrier = async (db: Reader, id: number): Promise<CourrierRow | undefined> =>
  (await db.query(LIRE_COURRIER, [id]))[0]

/** The letters that waited for their address leave for this one; gives them with their seed. */
export const libererLettres = (
  tx: Pick<Tx, 'sql'>,
  teledeclarantId: number,
  destinataire: readonly string[],
): Promise<{ id: number; graine: string }[]> =>
  tx.sql(
    `update courrier set etat = 'A_ETABLIR', destinataire = $2 where teledeclarant_id = $1 and type = 'CODE_ACTIVATION' and etat = 'A_VERIFIER' returning id, graine`,
    [teledeclarantId, destinataire],
  )

/** Keeps the file of a letter that is still wanted; says whether it was. */
export const noterEtabli = async (db: Reader, id: number, cle: string): Promise<boolean> =>
  (
    await db.query(
      `update courrier set etat = 'A_IMPRIMER', cle = $2 where id = $1 and etat = 'A_ETABLIR' returning id`,
      [id, cle],
    )
  ).length > 0

/** Letters that wait to be printed, the oldest first; or the last printed ones. */
export const listerCourrierRows = (db: Reader, imprimes: boolean): Promise<CourrierRow[]> =>
  imprimes
    ? db.query(
        `${SELECT} where c.etat = 'IMPRIME' order by c.imprime_le desc, c.id desc limit ${MAX}`,
      )
    : db.query(
        `${SELECT} where c.etat in ${COURRIERS_A_POSTER} order by c.cree_le, c.id limit ${MAX}`,
      )

/** Letters that have their file, the latest first: the demonstration's letter-box. */
export const listerCourriersEtablis = (db: Reader): Promise<CourrierRow[]> =>
  db.query(
    `${SELECT} where c.etat in ('A_IMPRIMER', 'ANNULE') and c.cle <> '' order by c.cree_le desc, c.id desc limit ${MAX}`,
  )

/** Notes letters as printed, all of those that are ready; gives how many. */
export const noterImprimes = async (
  tx: Tx,
  ids: readonly number[],
  parId: number,
  maintenant: Date,
): Promise<number> =>
  (
    await tx.sql(
      `update courrier set etat = 'IMPRIME', imprime_le = $2, imprime_par_id = $3 where id = any($1) and etat = 'A_IMPRIMER' returning id`,
      [ids, maintenant, parId],
    )
  ).length

/** Files of letters that nobody needs any more: printed, or cancelled. */
export const fichiersAEffacer = (db: Reader): Promise<{ id: number; cle: string }[]> =>
  db.query(
    `select id, cle from courrier where etat in ('IMPRIME', 'ANNULE') and cle <> '' order by id limit 1000`,
  )

export const oublierFichier = async (db: Reader, id: number): Promise<void> => {
  await db.query(`update courrier set cle = '' where id = $1`, [id])
}

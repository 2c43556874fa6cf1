import type { Db, RowOf, Tx } from '@registre/db'
import {
  ARRIVEES,
  COMPTES_ETUDE,
  EMAILS_ADMINS,
  ETUDE_PAR_ID,
  ETUDE_PAR_NUMERO,
  ETUDE_PAR_SIRET,
  TENIR_ETUDE,
} from './etude.sql.ts'

type Reader = Pick<Db, 'query'>

/** An office of notaries. */
export type EtudeRow = RowOf<typeof ETUDE_PAR_ID>

/** An office that is not deleted, by its identifier. */
export const trouverEtude = async (db: Reader, id: number): Promise<EtudeRow | undefined> =>
  (await db.query(ETUDE_PAR_ID, [id]))[0]
/** An office that is not deleted, by its number. */
export const trouverEtudeParNumero = async (
  db: Reader,
  numEtude: number,
): Promise<EtudeRow | undefined> => (await db.query(ETUDE_PAR_NUMERO, [numEtude]))[0]
/** An office that is not deleted, by its SIRET. */
export const trouverEtudeParSiret = async (
  db: Reader,
  siret: string,
): Promise<EtudeRow | undefined> => (await db.query(ETUDE_PAR_SIRET, [siret]))[0]
/**
 * Takes an office for the transaction: those that touch its certificates come one after the other.
 */
export const verrouillerEtude = async (tx: Tx, id: number): Promise<EtudeRow | undefined> =>
  (await tx.sql(TENIR_ETUDE, [id]))[0]

/** An account of an office. */
export type CompteNotaireRow = RowOf<typeof COMPTES_ETUDE>

/** The accounts of an office that may sign in, its administrator first. */
export const listerComptesEtude = (
  db: Reader,
  teledeclarantId: number,
): Promise<CompteNotaireRow[]> => db.query(COMPTES_ETUDE, [teledeclarantId])

/** Where the administrators of an office are written to. */
export const listerEmailsAdmins = async (tx: Tx, teledeclarantId: number): Promise<string[]> =>
  (await tx.sql(EMAILS_ADMINS, [teledeclarantId])).map((r) => r.email)

/** Somebody who joined an office and awaits its administrator. */
export type ArriveeRow = RowOf<typeof ARRIVEES>

/** Who awaits the administrator of an office. */
export const listerArrivees = (db: Reader, teledeclarantId: number): Promise<ArriveeRow[]> =>
  db.query(ARRIVEES, [teledeclarantId])

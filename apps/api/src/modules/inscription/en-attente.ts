import type { Db, RowOf, Tx } from '@registre/db'
import {
  CLE_ACTIVATION_VALABLE,
  DEPENSER_CLE_ACTIVATION,
  EN_ATTENTE_DE,
  EN_ATTENTE_PAR_LOGIN,
  OUBLIER_CLES_ACTIVATION,
  POSER_CLE_ACTIVATION,
  TENIR_EN_ATTENTE,
} from './en-attente.sql.ts'

type Reader = Pick<Db, 'query'>

/** An account that waits for its first password, with its establishment. */
export type CompteEnAttente = RowOf<typeof EN_ATTENTE_PAR_LOGIN>

/** The account of a login, while it waits for its first password. */
export const compteEnAttenteParLogin = async (
  tx: Tx,
  login: string,
): Promise<CompteEnAttente | undefined> => (await tx.sql(EN_ATTENTE_PAR_LOGIN, [login]))[0]

/** The first account of an establishment that waits for its first password. */
export const compteEnAttenteDe = async (
  tx: Tx,
  teledeclarantId: number,
): Promise<CompteEnAttente | undefined> => (await tx.sql(EN_ATTENTE_DE, [teledeclarantId]))[0]

/** Replaces the activation keys of an account: the last mail alone serves. */
export const remplacerCleActivation = async (
  tx: Tx,
  c: { utilisateurId: number; cleHash: string; expireLe: Date; maintenant: Date },
): Promise<void> => {
  await tx.sql(OUBLIER_CLES_ACTIVATION, [c.utilisateurId])
  await tx.sql(POSER_CLE_ACTIVATION, [c.cleHash, c.utilisateurId, c.expireLe, c.maintenant])
}

/** The account that an activation key opens, while it serves. */
export const cleActivationValable = async (
  db: Reader,
  cleHash: string,
  maintenant: Date,
): Promise<{ login: string } | undefined> =>
  (await db.query(CLE_ACTIVATION_VALABLE, [cleHash, maintenant]))[0]

/**
 * Spends an activation key; gives its account, or nothing when the key no longer serves. Two calls
 * at once: one wins.
 */
export const depenserCleActivation = async (
  tx: Tx,
  cleHash: string,
  maintenant: Date,
): Promise<CompteEnAttente | undefined> => {
  // Its establishment first: whatever closes it ends its keys once it holds it.
  const [compte] = await tx.sql(TENIR_EN_ATTENTE, [cleHash, maintenant])
  const [cle] = await tx.sql(DEPENSER_CLE_ACTIVATION, [cleHash, maintenant])
  return cle && compte
}

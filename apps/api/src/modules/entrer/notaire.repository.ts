import type { Db, Tx } from '@registre/db'
import type { IdentiteConnexionNotaire } from '../../gateways/clavis/clavis.ts'
import { hashToken } from '../../platform/session-store.ts'
import type { LienNotaire } from './presente.ts'

type Reader = Pick<Db, 'query'>
type Personne = Pick<IdentiteConnexionNotaire, 'emetteur' | 'sujet'>

/** The account of a person of the sign-on. */
export const trouverLienConnexion = async (
  db: Reader,
  { emetteur, sujet }: Personne,
): Promise<LienNotaire | undefined> =>
  (
    await db.query(
      `select u.teledeclarant_id as "teledeclarantId", u.id as "utilisateurId" from personne_notaire p join utilisateur u on u.id = p.utilisateur_id
       where p.emetteur = $1 and p.sujet = $2 and u.teledeclarant_id is not null`,
      [emetteur, sujet],
    )
  )[0]

/**
 * Links a person of the sign-on to an account; who has changed office leaves the account of the
 * former one.
 */
export const lierPersonne = async (
  tx: Tx,
  utilisateurId: number,
  { emetteur, sujet }: Personne,
  maintenant: Date,
): Promise<void> => {
  await tx.sql(
    `insert into personne_notaire (utilisateur_id, emetteur, sujet, cree_le) values ($1, $2, $3, $4)
     on conflict (emetteur, sujet) do update set utilisateur_id = excluded.utilisateur_id, cree_le = excluded.cree_le`,
    [utilisateurId, emetteur, sujet, maintenant],
  )
}

/** Among accounts, those that no person of the sign-on opens yet. */
export const sansPersonne = async (db: Reader, ids: readonly number[]): Promise<Set<number>> =>
  new Set(
    (
      await db.query(
        `select id from unnest($1::int[]) as id where not exists (select from personne_notaire p where p.utilisateur_id = id)`,
        [ids],
      )
    ).map(({ id }) => id),
  )

/** Keeps what the sign-on said of a person, for the browser that holds this value. */
export const noterPresentation = async (
  db: Reader,
  valeur: string,
  identite: IdentiteConnexionNotaire,
  expireLe: Date,
): Promise<void> => {
  await db.query(
    `insert into presentation_notaire (id_hash, identite, expire_le) values ($1, $2, $3)`,
    [hashToken(valeur), JSON.stringify(identite), expireLe],
  )
}

export const lirePresentation = async (
  db: Reader,
  valeur: string,
  maintenant: Date,
): Promise<IdentiteConnexionNotaire | undefined> =>
  (
    await db.query(
      `select identite from presentation_notaire where id_hash = $1 and expire_le > $2`,
      [hashToken(valeur), maintenant],
    )
  )[0]?.identite

export const effacerPresentation = async (db: Reader, valeur: string): Promise<void> => {
  await db.query(`delete from presentation_notaire where id_hash = $1`, [hashToken(valeur)])
}

import type { Db, RowOf } from '@registre/db'

type Reader = Pick<Db, 'query'>

/** Keeps a sign-in that waits, of an account that is still open. */
export const noterAttente = async (
  db: Reader,
  a: {
    cleHash: string
    utilisateurId: number
    seSouvenir: boolean
    expireLe: Date
    jetonIdentite: string | null
  },
): Promise<void> => {
  await db.query(
    `insert into connexion_en_attente (cle_hash, utilisateur_id, se_souvenir, expire_le, jeton_identite) select $1, id, $3, $4, $5 from utilisateur where id = $2 and actif and supprime_le is null for key share`,
    [a.cleHash, a.utilisateurId, a.seSouvenir, a.expireLe, a.jetonIdentite],
  )
}

const LIRE_ATTENTE =
  `select a.utilisateur_id, a.se_souvenir, a.jeton_identite, u.login from connexion_en_attente a join utilisateur u on u.id = a.utilisateur_id
  where a.cle_hash = $1 and a.expire_le > $2` as const
export const lireAttente = async (
  db: Reader,
  cleHash: string,
  maintenant: Date,
): Promise<RowOf<typeof LIRE_ATTENTE> | undefined> =>
  (await db.query(LIRE_ATTENTE, [cleHash, maintenant]))[0]

/** Spends a sign-in on its way; false when another call did. */
export const depenserAttente = async (db: Reader, cleHash: string): Promise<boolean> =>
  (await db.query(`delete from connexion_en_attente where cle_hash = $1 returning 1`, [cleHash]))
    .length > 0

import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@registre/db'
import type { Profil } from '@registre/domain'

/** A signed-in administrator of a middling firm: its cookie and its portfolio. */
export interface Syndic {
  cookie: string
  teledeclarantId: number
  ids: number[]
  numeros: string[]
}

/** A person of the bench, signed in with both factors; `oublierPersonnes` takes it away. */
export const ouvrirSession = async (
  db: Db,
  profil: Profil,
  teledeclarantId: number | null,
): Promise<{ utilisateurId: number; cookie: string }> => {
  const login = `banc-${randomBytes(4).toString('hex')}@banc.test`
  const [u] = await db.query<{ id: number }>(
    `insert into utilisateur (teledeclarant_id, profil, login, email, nom, prenom, second_facteur) values ($1, $2, $3, $3, 'Banc', 'Camille', $4) returning id`,
    [teledeclarantId, profil, login, teledeclarantId === null],
  )
  if (!u) throw new Error('the account was not made')
  const jeton = randomBytes(32).toString('base64url')
  await db.query(
    `insert into session (id_hash, utilisateur_id, expire_le) values ($1, $2, now() + interval '2 hours')`,
    [createHash('sha256').update(jeton).digest('hex'), u.id],
  )
  return { utilisateurId: u.id, cookie: `registre_session=${jeton}` }
}

/** Makes one in the scale data; `oublierPersonnes` takes it away. Throws when there is no such firm. */
export const preparerSyndic = async (db: Db): Promise<Syndic> => {
  const [firme] = await db.query<{ id: number; n: number }>(
    `select teledeclarant_id as id, count(*)::int as n from copropriete where teledeclarant_id is not null and etat = 'IMMATRICULEE_RATTACHEE' group by 1 having count(*) between 5 and 200 order by abs(count(*) - 150), 1 limit 1`,
  )
  if (!firme)
    throw new Error('Aucun cabinet de taille moyenne : chargez d’abord les données d’échelle.')
  const { cookie } = await ouvrirSession(db, 'TELE_PRO_ADMIN_PRINC', firme.id)
  await db.query(`update teledeclarant set statut = 'ACTIF' where id = $1`, [firme.id])
  const rows = await db.query<{ id: number; numero: string }>(
    `select id, numero_immatriculation as numero from copropriete where teledeclarant_id = $1 and etat = 'IMMATRICULEE_RATTACHEE' order by id`,
    [firme.id],
  )
  return {
    cookie,
    teledeclarantId: firme.id,
    ids: rows.map((r) => r.id),
    numeros: rows.map((r) => r.numero),
  }
}

/** Takes away the people that benches made, with what they wrote. */
export const oublierPersonnes = async (db: Db): Promise<void> => {
  await db.query(`delete from utilisateur where login like 'banc-%@banc.test'`)
}

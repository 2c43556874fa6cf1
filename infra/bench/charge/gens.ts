import { randomBytes } from 'node:crypto'
import type { Db } from '@registre/db'
import type { Profil } from '@registre/domain'
import { systemClock } from '../../../apps/api/src/platform/clock.ts'
import { cookieNames } from '../../../apps/api/src/platform/reply-port.ts'
import { createSessionStore } from '../../../apps/api/src/platform/session-store.ts'
import { hacherMotDePasse } from '../../../apps/api/src/platform/mot-de-passe.ts'

const CABINETS = 100
const TENEURS = 4
export const MOT_DE_PASSE = 'Charge-du-registre-2026!'

/** Somebody of the bench, signed in: its `cookie` header, its login. */
export interface Personne {
  id: number
  cookie: string
  login: string
}
/** An administrator of a firm, and what it may be asked to do. */
export interface Cabinet extends Personne {
  ids: number[]
}
export interface Gens {
  cabinets: Cabinet[]
  /** The `cookie` headers of keepers. */
  teneurs: string[]
  /** Numbers of co-ownerships that have no syndic, each asked for once. */
  aRattacher: string[]
  numeros: string[]
}

/** Makes somebody, signed in; `oublierGens` closes the account. */
export const ouvrirPersonne = async (
  db: Db,
  profil: Profil,
  teledeclarantId: number | null,
  motDePasseHash: string | null = null,
): Promise<Personne> => {
  const login = `banc-${randomBytes(5).toString('hex')}@banc.test`
  const [u] = await db.query<{ id: number }>(
    `insert into utilisateur (teledeclarant_id, profil, login, email, nom, prenom, mot_de_passe_hash, second_facteur)
     values ($1, $2, $3, $3, 'Banc', 'Camille', $4, $5) returning id`,
    [teledeclarantId, profil, login, motDePasseHash, teledeclarantId === null],
  )
  if (!u) throw new Error('the account was not made')
  const { value } = await createSessionStore(db, systemClock).open({
    utilisateurId: u.id,
    preuve: { moyen: 'mot-de-passe', le: new Date('2999-01-01T00:00:00Z') },
    adresse: '127.0.0.1',
    agent: 'banc',
  })
  return { id: u.id, login, cookie: `${cookieNames(false).session}=${value}` }
}

/**
 * Makes signed-in people in the scale data: administrators of its largest firms, and keepers;
 * `oublierGens` closes their accounts. Throws when there is no firm.
 */
export const preparerGens = async (db: Db, depots: number): Promise<Gens> => {
  const motDePasse = await hacherMotDePasse(MOT_DE_PASSE)
  const firmes = await db.query<{ id: number; ids: number[] }>(
    `select teledeclarant_id as id, (array_agg(id order by id))[1:200] as ids from copropriete
     where teledeclarant_id is not null and etat = 'IMMATRICULEE_RATTACHEE' group by 1 order by count(*) desc, 1 limit $1`,
    [CABINETS],
  )
  if (firmes.length === 0)
    throw new Error('Aucun cabinet : chargez d’abord les données d’échelle (npm run seed:scale).')
  await db.query(`update teledeclarant set statut = 'ACTIF' where id = any($1)`, [
    firmes.map((f) => f.id),
  ])
  const cabinets: Cabinet[] = []
  for (const { id, ids } of firmes)
    cabinets.push({ ...(await ouvrirPersonne(db, 'TELE_PRO_ADMIN_PRINC', id, motDePasse)), ids })
  const teneurs: string[] = []
  for (let n = 0; n < TENEURS; n += 1)
    teneurs.push((await ouvrirPersonne(db, 'TENEUR_ADMIN_SCOND', null)).cookie)
  const seules = await db.query<{ numero: string }>(
    `select numero_immatriculation as numero from copropriete where etat = 'IMMATRICULEE_A_RATTACHER' and numero_immatriculation is not null order by id limit $1`,
    [depots],
  )
  const numeros = await db.query<{ numero: string }>(
    `select numero_immatriculation as numero from copropriete where numero_immatriculation is not null order by id limit 5000`,
  )
  return {
    cabinets,
    teneurs,
    aRattacher: seules.map((r) => r.numero),
    numeros: numeros.map((r) => r.numero),
  }
}

/**
 * Closes the accounts that a load made, their sessions with them. What they filed and decided stays:
 * taking people away would look for them in every table.
 */
export const oublierGens = async (db: Db): Promise<void> => {
  await db.query(
    `with u as (update utilisateur set actif = false where actif and login like 'banc-%@banc.test' returning id)
     delete from session s using u where s.utilisateur_id = u.id`,
  )
}

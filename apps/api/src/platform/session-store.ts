import { createHash, randomBytes } from 'node:crypto'
import { type Db, DOMAINE_DEMO, MARQUE_PRODUCTION, type RowOf } from '@registre/db'
import {
  accesDuProfil,
  autoritesDe,
  isTeledeclarant,
  type MoyenPreuve,
  secondFacteurObligatoire,
  VERSION_CHARTE,
} from '@registre/domain'
import type { Clock } from './clock.ts'
import type { Session } from './context.ts'

// The age limits of a session: so long without a call, so long in all.
const IDLE_MS = 30 * 60_000
const LONGEST_MS = 12 * 3_600_000
/** How often at most a session's last call is noted. */
const TOUCH_MS = 60_000
/** How long a browser stays remembered. */
const SOUVENIR_MS = 30 * 86_400_000
/** How long a session answers to its former name: other tabs' calls are on their way. */
export const PRECEDENT_MS = 30_000

export const hashToken = (value: string): string => createHash('sha256').update(value).digest('hex')
export const newToken = (): string => randomBytes(32).toString('base64url')

export const COLONNES_PERSONNE = `u.profil, u.login, u.nom, u.prenom, u.second_facteur, u.teledeclarant_id, t.statut,
    p.emetteur, p.sujet, p.email as i_email, p.siret as i_siret, p.idp_id, i.nom as i_nom, i.niveau, i.code, a.version is not null as charte`
/** The account of `s`, with its establishment or its institution. */
export const JOINTURES_PERSONNE = `join utilisateur u on u.id = s.utilisateur_id
  left join teledeclarant t on t.id = u.teledeclarant_id
  left join personne_institution p on p.utilisateur_id = u.id
  left join institution i on i.id = p.institution_id and i.actif
  left join acceptation_charte a on a.utilisateur_id = p.utilisateur_id and a.version = '${VERSION_CHARTE}'` as const
/** On alias `t`, the declarant of an account: none, or one that is neither to open nor gone. */
export const DECLARANT_OUVERT = `(t.statut is null or t.statut in ('ACTIF', 'ATT_ACTIVATION'))`
/** An account that may act today; none of the demonstration's, whose password is public, in production. */
export const PERSONNE_OUVERTE =
  `(u.login not like '%${DOMAINE_DEMO}' or not exists (select from parametre where cle = '${MARQUE_PRODUCTION}')) and u.actif and u.supprime_le is null and u.profil <> 'restricted'
    and (u.profil <> 'INSTITUTIONNEL' or i.id is not null)
    and ${DECLARANT_OUVERT}` as const

const lecture = <C extends string>(laquelle: C) =>
  `select s.id_hash, s.utilisateur_id, s.original_id, o.prenom || ' ' || o.nom as original_nom, s.cree_le, s.vue_le, s.expire_le, s.souvenir_serie, s.jeton_identite is not null as par_fournisseur, s.prouvee_le, ${COLONNES_PERSONNE}
  from session s ${JOINTURES_PERSONNE}
  left join utilisateur o on o.id = s.original_id
  where ${laquelle} and s.expire_le > $2 and ${PERSONNE_OUVERTE}
    and (s.original_id is null or (o.actif and o.supprime_le is null and o.profil in ('TENEUR_ADMIN_PRINC', 'TENEUR_ADMIN_SCOND')))` as const
const SELECT = lecture('s.id_hash = $1')
const SELECT_PRECEDENT = lecture('s.precedent_hash = $1 and s.precedent_jusqu_a > $2')
type SessionRow = RowOf<typeof SELECT>
/** What is read of the account behind a session or a token. */
export type PersonneRow = Omit<
  SessionRow,
  'vue_le' | 'expire_le' | 'par_fournisseur' | 'prouvee_le'
> &
  Partial<Pick<SessionRow, 'par_fournisseur' | 'prouvee_le'>>

/** The institution that a person came from; null for everybody else. */
const institutionDe = (r: PersonneRow): Session['institution'] =>
  r.emetteur === null || r.niveau === null
    ? null
    : {
        emetteur: r.emetteur,
        sujet: r.sujet ?? '',
        email: r.i_email ?? '',
        siret: r.i_siret ?? '',
        idpId: r.idp_id ?? '',
        nom: r.i_nom ?? '',
        niveau: r.niveau,
        code: r.code ?? '',
        charteAcceptee: r.charte,
      }

export interface Preuve {
  moyen: MoyenPreuve
  le: Date
}

/** The session of an account as it was read. */
export const toSession = (r: PersonneRow, expireLe: Date): Session => {
  const enAttenteActivation = r.statut === 'ATT_ACTIVATION' && isTeledeclarant(r.profil)
  return {
    idHash: r.id_hash,
    utilisateurId: r.utilisateur_id,
    originalId: r.original_id,
    originalNom: r.original_nom ?? '',
    souvenirSerie: r.souvenir_serie,
    login: r.login,
    nom: r.nom,
    prenom: r.prenom,
    statut: r.statut,
    ouverteLe: r.cree_le,
    expireLe,
    jetonId: null,
    lectureSeule: false,
    enEcriture: [],
    fournisseur: r.par_fournisseur ? accesDuProfil(r.profil) : null,
    facteurRequis: secondFacteurObligatoire(r.profil) && !r.second_facteur,
    prouveeLe: r.prouvee_le ?? null,
    acteur: {
      utilisateurId: r.utilisateur_id,
      teledeclarantId: r.teledeclarant_id,
      profil: r.profil,
      autorites: autoritesDe(r.profil, { enAttenteActivation }),
      enAttenteActivation,
      emprunte: r.original_id !== null,
    },
    institution: institutionDe(r),
  }
}

/** A session under the name that it bore until a moment ago: what a proof gave is not its. */
const readFormer = async (
  db: Pick<Db, 'query'>,
  idHash: string,
  now: Date,
): Promise<SessionRow | undefined> => {
  const [row] = await db.query(SELECT_PRECEDENT, [idHash, now], { name: 'session-read-former' })
  return row && { ...row, prouvee_le: null }
}

/** Remembered browsers: a series whose token changes at each use. */
const souvenirs = (db: Pick<Db, 'query'>, clock: Clock) => ({
  /**
   * Starts a remember-me series; gives the cookie's value, and the series as the table knows it.
   */
  async remember(utilisateurId: number): Promise<{ value: string; serie: string; expireLe: Date }> {
    const serie = newToken()
    const jeton = newToken()
    const expireLe = new Date(clock.now().getTime() + SOUVENIR_MS)
    await db.query(
      `insert into jeton_souvenir (serie, jeton_hash, utilisateur_id, expire_le) values ($1, $2, $3, $4)`,
      [hashToken(serie), hashToken(jeton), utilisateurId, expireLe],
    )
    return { value: `${serie}.${jeton}`, serie: hashToken(serie), expireLe }
  },
  /**
   * Spends a remember-me value: gives the account and the next value. A token used twice closes the
   * series.
   */
  async redeem(
    value: string,
  ): Promise<{ utilisateurId: number; value: string; serie: string; expireLe: Date } | null> {
    const [serie, jeton] = value.split('.')
    if (!serie || !jeton) return null
    const next = newToken()
    const now = clock.now()
    const [row] = await db.query(
      // Its account first: whatever closes it ends its series once it holds it.
      `with compte as materialized (select id from utilisateur where id = (select utilisateur_id from jeton_souvenir where serie = $1) for key share)
       update jeton_souvenir set jeton_hash = $3 where serie = $1 and jeton_hash = $2 and expire_le > $4 and utilisateur_id = (select id from compte) returning utilisateur_id, expire_le`,
      [hashToken(serie), hashToken(jeton), hashToken(next), now],
    )
    if (row)
      return {
        utilisateurId: row.utilisateur_id,
        value: `${serie}.${next}`,
        serie: hashToken(serie),
        expireLe: row.expire_le,
      }
    await db.query(`delete from jeton_souvenir where serie = $1`, [hashToken(serie)])
    return null
  },
  async forget(value: string): Promise<void> {
    const [serie] = value.split('.')
    if (serie) await db.query(`delete from jeton_souvenir where serie = $1`, [hashToken(serie)])
  },
})

/** Server-side sessions: the cookie holds 256 random bits, the table their hash. */
export const createSessionStore = (db: Pick<Db, 'query'>, clock: Clock) => ({
  /** Opens a session and gives the cookie's value. */
  async open(input: {
    utilisateurId: number
    originalId?: number | null
    souvenirSerie?: string | null
    /**
     * When the person signed in, for a session that continues another one: the longest duration
     * runs from there.
     */
    ouverteLe?: Date
    /** The institutional provider's id token. */
    jetonIdentite?: string | null
    /** How and when the person proved who they are; nothing for a remembered browser. */
    preuve?: Preuve | null
    adresse: string
    agent: string
  }): Promise<{ value: string; expireLe: Date }> {
    const value = newToken()
    const now = clock.now()
    const ouverteLe = input.ouverteLe ?? now
    const expireLe = new Date(Math.min(now.getTime() + IDLE_MS, ouverteLe.getTime() + LONGEST_MS))
    await db.query(
      `insert into session (id_hash, utilisateur_id, original_id, cree_le, vue_le, expire_le, adresse, agent, souvenir_serie, jeton_identite, prouvee_le, preuve)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        hashToken(value),
        input.utilisateurId,
        input.originalId ?? null,
        ouverteLe,
        now,
        expireLe,
        input.adresse,
        input.agent.slice(0, 300),
        input.souvenirSerie ?? null,
        input.jetonIdentite ?? null,
        input.preuve?.le ?? null,
        input.preuve?.moyen ?? null,
      ],
    )
    return { value, expireLe }
  },
  /**
   * The session behind a cookie's value, or null; slides its end, at most once a minute. Under the
   * name that it bore before its last proof, it is the same session, without the proof.
   */
  async read(value: string): Promise<Session | null> {
    const now = clock.now()
    const [current] = await db.query(SELECT, [hashToken(value), now], {
      name: 'session-read',
      byKey: true,
    })
    const row = current ?? (await readFormer(db, hashToken(value), now))
    if (!row || row.cree_le.getTime() + LONGEST_MS <= now.getTime()) return null
    if (now.getTime() - row.vue_le.getTime() < TOUCH_MS) return toSession(row, row.expire_le)
    const expireLe = new Date(Math.min(now.getTime() + IDLE_MS, row.cree_le.getTime() + LONGEST_MS))
    await db.query(
      `update session set vue_le = $2, expire_le = $3 where id_hash = $1`,
      [row.id_hash, now, expireLe],
      { name: 'session-touch' },
    )
    return toSession(row, expireLe)
  },
  /** An open session by the hash that the trip of a sign-on kept: no strict cookie comes back with it. */
  async reprendre(idHash: string): Promise<Session | null> {
    const now = clock.now()
    const [row] = await db.query(SELECT, [idHash, now], { name: 'session-read', byKey: true })
    return row && row.cree_le.getTime() + LONGEST_MS > now.getTime()
      ? toSession(row, row.expire_le)
      : null
  },
  /** Closes a session by the hash that the session itself carries. */
  async close(idHash: string): Promise<void> {
    await db.query(`delete from session where id_hash = $1`, [idHash])
  },
  ...souvenirs(db, clock),
})

import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'
import { openClient, withClient } from './connection.ts'

/** The roles by which the parts of the register come to the database; its owner is another. */
export const ROLES = ['registre_api', 'registre_worker', 'registre_lecture'] as const
export type Role = (typeof ROLES)[number]
/** The role that owns the tables and brings them to the present, where the register makes it. */
export const PROPRIETAIRE = 'registre_migrations'

const TOURS = 4096

/** What PostgreSQL keeps of a password (SCRAM-SHA-256): the password itself is not sent to it. */
const verificateur = (motDePasse: string): string => {
  const sel = randomBytes(16)
  const sale = pbkdf2Sync(motDePasse.normalize('NFKC'), sel, TOURS, 32, 'sha256')
  const hmac = (cle: Buffer, texte: string): Buffer =>
    createHmac('sha256', cle).update(texte).digest()
  const gardee = createHash('sha256').update(hmac(sale, 'Client Key')).digest('base64')
  const serveur = hmac(sale, 'Server Key').toString('base64')
  return `SCRAM-SHA-256$${TOURS}:${sel.toString('base64')}$${gardee}:${serveur}`
}

/**
 * Makes these roles, or gives them these passwords. Throws a French sentence where the role that
 * asks may not.
 */
export const faireRoles = async (
  url: string,
  motsDePasse: Readonly<Partial<Record<Role | typeof PROPRIETAIRE, string>>>,
): Promise<void> => {
  const client = await openClient({ connectionString: url, application_name: 'registre-roles' })
  try {
    for (const role of [PROPRIETAIRE, ...ROLES] as const) {
      const motDePasse = motsDePasse[role]
      if (motDePasse === undefined) continue
      const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role])
      await client.query(
        `${rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${role} LOGIN PASSWORD '${verificateur(motDePasse)}'`,
      )
    }
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
    throw new Error(
      `Ce rôle de PostgreSQL ne peut pas en créer d’autres : faites créer ${ROLES.join(', ')} par l’administrateur du serveur (infra/README.md, Install), sans donner leurs mots de passe aux migrations`,
      { cause: error },
    )
  } finally {
    await client.end()
  }
}

/** What another role owns of the register, extensions apart, as the orders that give it away. */
const A_DONNER = `
  SELECT format('ALTER %s %s OWNER TO ${PROPRIETAIRE}', o.genre, o.objet) AS ordre FROM (
    SELECT 'TABLE' AS genre, c.oid::regclass::text AS objet, c.relowner AS de FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname IN ('public', 'bullmq') AND (c.relkind IN ('r', 'v', 'm', 'p') OR c.relkind = 'S'
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')))
    UNION ALL SELECT 'FUNCTION', p.oid::regprocedure::text, p.proowner FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname IN ('public', 'bullmq') AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    UNION ALL SELECT 'TYPE', t.oid::regtype::text, t.typowner FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
      WHERE n.nspname IN ('public', 'bullmq') AND t.typtype = 'e'
    UNION ALL SELECT 'SCHEMA', nspname, nspowner FROM pg_namespace WHERE nspname IN ('public', 'bullmq')
    UNION ALL SELECT 'DATABASE', quote_ident(datname), datdba FROM pg_database WHERE datname = current_database()
  ) o WHERE o.de <> '${PROPRIETAIRE}'::regrole`

/** Gives a database and what it holds to its owner: work of an administrator of the server. */
export const donnerAuProprietaire = async (url: string): Promise<void> => {
  await withClient(
    { connectionString: url, application_name: 'registre-roles' },
    async (client) => {
      const { rows } = await client.query<{ ordre: string }>(A_DONNER)
      await client.query(['BEGIN', ...rows.map(({ ordre }) => ordre), 'COMMIT'].join(';'))
    },
  )
}

/** The same address, as this role. */
export const enTantQue = (
  url: string,
  role: Role | typeof PROPRIETAIRE,
  motDePasse: string,
): string => {
  const adresse = new URL(url)
  adresse.username = role
  adresse.password = encodeURIComponent(motDePasse)
  return adresse.href
}

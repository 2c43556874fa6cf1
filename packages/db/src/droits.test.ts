import { randomBytes } from 'node:crypto'
import { emptyDatabase, useDatabase } from '@registre/testing'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { openClient } from './connection.ts'
import { ecartsDeDroits, lireDroits, type Verbe } from './droits.ts'
import { migrate } from './migrate.ts'
import { donnerAuProprietaire, enTantQue, faireRoles, PROPRIETAIRE, ROLES } from './roles.ts'

const droits = await lireDroits()
const base = useDatabase()
const clients: pg.Client[] = []
afterAll(() => Promise.all(clients.map((client) => client.end())))
const ouvrir = async (url: string): Promise<pg.Client> => {
  const client = await openClient(url)
  clients.push(client)
  return client
}

const TABLES = `SELECT c.oid::regclass::text AS nom, n.nspname AS schema,
  (SELECT a.attname FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND a.attidentity = '' LIMIT 1) AS colonne
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname IN ('public', 'bullmq') AND c.relkind IN ('r', 'p')
  ORDER BY 1`
interface Table {
  nom: string
  schema: string
  colonne: string
}

/** Touches no row: the right to do so is all that decides. */
const ESSAIS: Record<string, (t: Table) => string> = {
  SELECT: ({ nom }) => `SELECT FROM ${nom} LIMIT 0`,
  INSERT: ({ nom }) => `INSERT INTO ${nom} SELECT WHERE false`,
  UPDATE: ({ nom, colonne }) => `UPDATE ${nom} SET "${colonne}" = DEFAULT WHERE false`,
  DELETE: ({ nom }) => `DELETE FROM ${nom} WHERE false`,
  TRUNCATE: ({ nom }) => `TRUNCATE ${nom}`,
}

/** Whether the server lets a role run a statement, which is undone. */
const permis = async (client: pg.Client, ordre: string): Promise<boolean> => {
  await client.query('BEGIN')
  try {
    await client.query(ordre)
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42501') return false
    throw new Error(`${ordre} : ${String(error)}`, { cause: error })
  } finally {
    await client.query('ROLLBACK')
  }
}

describe('prisma/droits.tsv', () => {
  it('has a row for each table, and none for what is not there', async () => {
    const { rows } = await base().db.pool.query<Table>(TABLES)
    const sans = rows.filter(
      ({ nom, schema }) => !droits.some(({ objet }) => objet === nom || objet === `${schema}.*`),
    )
    expect(sans.map(({ nom }) => nom)).toEqual([])
    const { rows: objets } = await base().db.pool.query<{ nom: string }>(
      `SELECT oid::regclass::text AS nom FROM pg_class WHERE relnamespace = 'public'::regnamespace
       UNION ALL SELECT oid::regprocedure::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace UNION ALL SELECT 'bullmq.*'`,
    )
    const noms = new Set(objets.map(({ nom }) => nom))
    // Made by the first migration that asks something of the code.
    noms.add('_exigence')
    expect(droits.map(({ objet }) => objet).filter((objet) => !noms.has(objet))).toEqual([])
  })

  it.each(ROLES)('is all that %s may do', async (role) => {
    const { rows } = await base().db.pool.query<Table>(TABLES)
    const client = await ouvrir(base().urlDe(role))
    const ecarts: string[] = []
    for (const table of rows)
      for (const [verbe, essai] of Object.entries(ESSAIS)) {
        const ligne =
          droits.find(({ objet }) => objet === table.nom) ??
          droits.find(({ objet }) => objet === `${table.schema}.*`)
        const voulu = ligne?.verbes[role].includes(verbe as Verbe) ?? false
        if ((await permis(client, essai(table))) !== voulu)
          ecarts.push(`${verbe} ${table.nom} : ${voulu ? 'refusé' : 'permis'}`)
      }
    expect(ecarts).toEqual([])
    expect(rows.length).toBeGreaterThan(85)
  })

  it.each(ROLES)(
    'lets %s change nothing of the shape of the base, nor of what guards it',
    async (role) => {
      const client = await ouvrir(base().urlDe(role))
      for (const ordre of [
        'CREATE TABLE intruse (id int)',
        'CREATE FUNCTION intruse() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
        'ALTER TABLE journal DISABLE TRIGGER ALL',
        'DROP TRIGGER journal_inscription_seule ON journal',
        'CREATE SCHEMA intrus',
        "SET session_replication_role = 'replica'",
        'ALTER TABLE journal OWNER TO CURRENT_USER',
        `SELECT pg_read_file('/etc/passwd')`,
        `COPY journal TO PROGRAM 'cat'`,
      ])
        expect(await permis(client, ordre), ordre).toBe(false)
      expect(await permis(client, 'SELECT projeter_coproprietes(NULL)')).toBe(
        role === 'registre_worker',
      )
    },
  )

  it('keeps the journal as it was written, whatever the role', async () => {
    for (const { objet, verbes } of droits.filter((d) => d.objet.startsWith('journal')))
      for (const role of ROLES)
        for (const verbe of ['UPDATE', 'DELETE'] as const)
          expect(verbes[role], `${role} ${objet}`).not.toContain(verbe)
  })
})

describe('the owner of the tables', () => {
  it('needs no more than its database, and takes over what another owned', async () => {
    const { url, close } = await emptyDatabase()
    try {
      const motDePasse = randomBytes(16).toString('hex')
      await faireRoles(url, { [PROPRIETAIRE]: motDePasse })
      // A register of before: everything belongs to the administrator of the server.
      const autre = await ouvrir(url)
      await autre.query('CREATE TABLE ancienne (id serial PRIMARY KEY)')
      await donnerAuProprietaire(url)
      const sienne = enTantQue(url, PROPRIETAIRE, motDePasse)
      await migrate(sienne)
      const client = await ouvrir(sienne)
      const { rows } = await client.query(
        `SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolbypassrls AS plus, (SELECT count(*)::int FROM pg_class WHERE relnamespace IN ('public'::regnamespace, 'bullmq'::regnamespace) AND relkind IN ('r', 'p', 'v', 'S') AND relowner <> r.oid) AS autres FROM pg_roles r WHERE rolname = current_user`,
      )
      expect(rows).toEqual([{ plus: false, autres: 0 }])
      expect(await ecartsDeDroits(client, ROLES)).toEqual({ manquent: [], deTrop: [] })
      // Twice is once; what an administrator added by hand is taken back.
      await client.query('GRANT DELETE ON journal TO registre_api')
      await client.query('REVOKE SELECT ON copropriete FROM registre_api')
      await migrate(sienne)
      expect(await ecartsDeDroits(client, ROLES)).toEqual({ manquent: [], deTrop: [] })
    } finally {
      await Promise.all(clients.splice(0).map((client) => client.end()))
      await close()
    }
  })
})

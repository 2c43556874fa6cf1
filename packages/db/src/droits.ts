import { readFile } from 'node:fs/promises'
import { keysOf } from '@registre/domain'
import type pg from 'pg'
import { DOSSIER_PRISMA } from './paths.ts'
import { ROLES, type Role } from './roles.ts'

/** Where the rights are written, and nowhere else. */
export const FICHIER_DROITS = `${DOSSIER_PRISMA}/droits.tsv`

const VERBES = {
  r: 'SELECT',
  a: 'INSERT',
  w: 'UPDATE',
  d: 'DELETE',
  m: 'MAINTAIN',
  u: 'USAGE',
  x: 'EXECUTE',
} as const
export type Verbe = (typeof VERBES)[keyof typeof VERBES]

/** What a row of the file says: an object, and the verbs of each role on it. */
export interface Droit {
  /** A table, a sequence, a function with its arguments, or every table of a schema (`bullmq.*`). */
  objet: string
  verbes: Readonly<Record<Role, readonly Verbe[]>>
}

const lireVerbes = (lettres: string): Verbe[] =>
  lettres === '-'
    ? []
    : [...lettres].map((lettre) => {
        const connue = keysOf(VERBES).find((l) => l === lettre)
        if (connue === undefined) throw new Error(`unknown right « ${lettre} »`)
        return VERBES[connue]
      })

/** Reads the rights, row by row. */
export const lireDroits = async (fichier = FICHIER_DROITS): Promise<Droit[]> => {
  const [, ...lignes] = (await readFile(fichier, 'utf8'))
    .split('\n')
    .filter((ligne) => ligne !== '' && !ligne.startsWith('#'))
  return lignes.map((ligne) => {
    const [objet = '', api = '-', worker = '-', lecture = '-'] = ligne.split('\t')
    return {
      objet,
      verbes: {
        registre_api: lireVerbes(api),
        registre_worker: lireVerbes(worker),
        registre_lecture: lireVerbes(lecture),
      },
    }
  })
}

/**
 * What the roles hold on the objects of the register, one line a right: `role|kind|object|verb`. A
 * number is drawn by whoever adds rows to the table that the sequence serves.
 */
const TENUS = `
  SELECT a.grantee::regrole::text AS role, o.genre, o.objet, a.privilege_type AS verbe FROM (
    SELECT CASE relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS genre, oid::regclass::text AS objet, relacl AS acl
      FROM pg_class WHERE relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'bullmq')) AND relkind IN ('r', 'p', 'v', 'm', 'S')
    UNION ALL SELECT 'FUNCTION', oid::regprocedure::text, proacl FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT 'SCHEMA', nspname, nspacl FROM pg_namespace WHERE nspname IN ('public', 'bullmq')
  ) o, aclexplode(o.acl) a WHERE a.grantee <> 0 AND a.grantee::regrole::text = ANY ($1)`

const OBJETS = `
  SELECT c.oid::regclass::text AS objet, n.nspname AS schema, CASE c.relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS genre,
    (SELECT d.refobjid::regclass::text FROM pg_depend d WHERE d.objid = c.oid AND d.classid = 'pg_class'::regclass AND d.deptype IN ('a', 'i') AND c.relkind = 'S') AS de
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('public', 'bullmq') AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
  UNION ALL SELECT oid::regprocedure::text, 'public', 'FUNCTION', NULL FROM pg_proc WHERE pronamespace = 'public'::regnamespace`

interface Objet {
  objet: string
  schema: string
  genre: 'TABLE' | 'SEQUENCE' | 'FUNCTION'
  de: string | null
}

const cle = (role: string, genre: string, objet: string, verbe: string): string =>
  [role, genre, objet, verbe].join('|')

/** The rights that a role should hold, as `TENUS` tells those that it holds. */
const voulus = (droits: readonly Droit[], objets: readonly Objet[], role: Role): string[] => {
  const parObjet = new Map(droits.map((d) => [d.objet, d.verbes[role]]))
  const verbesDe = ({ objet, schema }: Pick<Objet, 'objet' | 'schema'>): readonly Verbe[] =>
    parObjet.get(objet) ?? parObjet.get(`${schema}.*`) ?? []
  const lignes = objets.flatMap((o) => {
    const verbes = verbesDe(objets.find((t) => t.objet === o.de) ?? o)
    if (o.genre === 'SEQUENCE')
      return verbes.includes('INSERT') || verbes.includes('USAGE')
        ? [cle(role, o.genre, o.objet, 'USAGE')]
        : []
    return verbes.map((verbe) => cle(role, o.genre, o.objet, verbe))
  })
  const schemas = ['public', ...(lignes.some((l) => l.includes('|bullmq.')) ? ['bullmq'] : [])]
  return [...schemas.map((s) => cle(role, 'SCHEMA', s, 'USAGE')), ...lignes]
}

/** What is wrong with the rights of these roles: those that lack, those that are too many. */
export const ecartsDeDroits = async (
  client: pg.Pool | pg.Client,
  roles: readonly Role[],
): Promise<{ manquent: string[]; deTrop: string[] }> => {
  const droits = await lireDroits()
  const { rows: objets } = await client.query<Objet>(OBJETS)
  const { rows } = await client.query<{
    role: string
    genre: string
    objet: string
    verbe: string
  }>(TENUS, [roles])
  const { rows: version } = await client.query<{ n: number }>(
    `SELECT current_setting('server_version_num')::int AS n`,
  )
  const sansEntretien = (version[0]?.n ?? 0) < 170_000
  const tenus = new Set(rows.map((r) => cle(r.role, r.genre, r.objet, r.verbe)))
  const demandes = new Set(
    roles
      .flatMap((role) => voulus(droits, objets, role))
      .filter((ligne) => !(sansEntretien && ligne.endsWith('|MAINTAIN'))),
  )
  return {
    manquent: [...demandes].filter((ligne) => !tenus.has(ligne)),
    deTrop: [...tenus].filter((ligne) => !demandes.has(ligne)),
  }
}

const enOrdre = (quoi: 'GRANT' | 'REVOKE', ligne: string): string => {
  const [role = '', genre = '', objet = '', verbe = ''] = ligne.split('|')
  return `${quoi} ${verbe} ON ${genre} ${objet} ${quoi === 'GRANT' ? 'TO' : 'FROM'} ${role}`
}

/** The roles of the register that this server has. */
export const rolesPresents = async (client: pg.Pool | pg.Client): Promise<Role[]> => {
  const { rows } = await client.query<{ rolname: string }>(
    'SELECT rolname FROM pg_roles WHERE rolname = ANY ($1)',
    [ROLES],
  )
  return ROLES.filter((role) => rows.some(({ rolname }) => rolname === role))
}

/**
 * Gives the roles of this server what the file says, and takes back the rest, all or nothing. Gives
 * how many rights moved.
 */
export const accorderDroits = async (client: pg.Client): Promise<number> => {
  await client.query('BEGIN')
  try {
    const { manquent, deTrop } = await ecartsDeDroits(client, await rolesPresents(client))
    const ordres = [
      ...deTrop.map((ligne) => enOrdre('REVOKE', ligne)),
      ...manquent.map((ligne) => enOrdre('GRANT', ligne)),
    ]
    for (const ordre of ordres) await client.query(ordre)
    await client.query('COMMIT')
    return ordres.length
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/**
 * What a connection says of its rights, in French: what should be mended before it serves, and what
 * is lost where the register serves as the owner of its tables.
 */
export const checkDroits = async (
  pool: pg.Pool,
): Promise<{ fautes: string[]; reserves: string[] }> => {
  const { rows } = await pool.query<{ role: string; possede: boolean }>(
    `SELECT current_user AS role, pg_has_role(c.relowner, 'USAGE') AS possede
     FROM pg_class c WHERE c.oid = to_regclass('journal')`,
  )
  const [vu] = rows
  if (!vu) return { fautes: [], reserves: [] }
  if (vu.possede)
    return {
      fautes: [],
      reserves: [
        `PostgreSQL : le rôle « ${vu.role} » possède les tables. Un défaut du registre pourrait changer le journal, ses verrous ou la structure, et chaque processus lit les secrets de tous : donnez ${ROLES.join(', ')} à l’API, au worker et aux lectures (infra/README.md, « Install »).`,
      ],
    }
  const { manquent } = await ecartsDeDroits(pool, await rolesPresents(pool))
  return {
    fautes:
      manquent.length === 0
        ? []
        : [
            `PostgreSQL : il manque aux rôles du registre ${manquent.length} de leurs droits (${manquent[0]}…) : relancez les migrations avec le rôle qui possède les tables`,
          ],
    reserves: [],
  }
}

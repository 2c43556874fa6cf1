import {
  donnerAuProprietaire,
  enTantQue,
  faireRoles,
  PROPRIETAIRE,
  type Role,
  ROLES,
  withClient,
} from '@registre/db'
import { tenirBase } from './base-tenue.ts'
import { DOSSIER_POSTGRES, dire, production, renoncer, secretGarde } from './house.ts'

/** A running database and how to leave it. */
export interface Base {
  /** As its owner: migrations and commands. */
  url: string
  /** As the process that serves; as the owner where nobody gave that role a password. */
  urlDe(role: Role): string
  embarquee: boolean
  /** Resolves when the embedded server ended too often to be started again; never for another. */
  terminee: Promise<void>
  arreter(): Promise<void>
}

const NOM = 'registre'

/** The passwords that settings give to the roles of DATABASE_URL: REGISTRE_API_MOT_DE_PASSE … */
export const motsDePasseDonnes = (): Partial<Record<Role, string>> =>
  Object.fromEntries(
    ROLES.flatMap((role) => {
      const motDePasse = process.env[`${role.toUpperCase()}_MOT_DE_PASSE`] ?? ''
      return motDePasse === '' ? [] : [[role, motDePasse]]
    }),
  )

/** The address of each role that has a password; the owner's for the others. */
const adresses =
  (url: string, motsDePasse: Partial<Record<Role, string>>) =>
  (role: Role): string => {
    const motDePasse = motsDePasse[role]
    return motDePasse === undefined ? url : enTantQue(url, role, motDePasse)
  }

/** The password of a role of the embedded server: made once, kept in the data folder. */
export const motDePasseDe = (role: Role | typeof PROPRIETAIRE): Promise<string> =>
  secretGarde(`mot-de-passe-${role}`)

const creerBase = async (url: string): Promise<void> => {
  await withClient(url, async (client) => {
    const { rows } = await client.query('SELECT FROM pg_database WHERE datname = $1', [NOM])
    if (rows.length === 0) await client.query(`CREATE DATABASE ${NOM}`)
  })
}

/**
 * The database of DATABASE_URL, else the embedded one in the data folder, with durable settings.
 * `reglages` are added to the embedded server, which is started again when it ends by itself. Refuses
 * the embedded one in production.
 */
export const ouvrirBase = async (
  reglages: Readonly<Record<string, string>> = {},
): Promise<Base> => {
  const url = process.env['DATABASE_URL']
  if (url) {
    const urlDe = adresses(url, motsDePasseDonnes())
    const sansFin = new Promise<void>(() => {})
    return { url, urlDe, embarquee: false, terminee: sansFin, arreter: async () => {} }
  }
  if (production)
    renoncer(
      'En production, DATABASE_URL est obligatoire : la base embarquée est réservée à la démonstration.',
    )
  const server = await tenirBase({
    dataDir: DOSSIER_POSTGRES,
    password: await secretGarde('mot-de-passe-postgres'),
    settings: {
      shared_buffers: '256MB',
      random_page_cost: '1.1',
      max_wal_size: '4GB',
      autovacuum_vacuum_cost_limit: '1000',
      ...reglages,
    },
  })
  const proprietaire = await motDePasseDe(PROPRIETAIRE)
  const motsDePasse = Object.fromEntries(
    await Promise.all(ROLES.map(async (role) => [role, await motDePasseDe(role)] as const)),
  )
  await faireRoles(server.url('postgres'), { [PROPRIETAIRE]: proprietaire, ...motsDePasse })
  await creerBase(server.url('postgres'))
  await donnerAuProprietaire(server.url(NOM))
  const sienne = enTantQue(server.url(NOM), PROPRIETAIRE, proprietaire)
  dire(`      PostgreSQL embarqué sur 127.0.0.1:${server.port}`)
  return {
    url: sienne,
    urlDe: adresses(sienne, motsDePasse),
    embarquee: true,
    terminee: server.terminee,
    arreter: server.arreter,
  }
}

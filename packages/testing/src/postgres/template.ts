import { randomBytes } from 'node:crypto'
import { faireRoles, migrate, ROLES, withClient } from '@registre/db'

/** What tests receive: where to create databases, and which one to copy. */
export interface PgProvided {
  url: string
  modele: string
}

/** The address of another database of the same server. */
export const urlOf = (url: string, database: string): string => {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/** Runs statements one after the other on a connection of their own. */
export const execute = async (url: string, ...statements: string[]): Promise<void> => {
  await withClient(url, async (client) => {
    for (const statement of statements) await client.query(statement)
  })
}

export const uniqueName = (prefix: string): string => `${prefix}_${randomBytes(6).toString('hex')}`

/** Of the roles on a server that tests have for themselves. */
export const MOT_DE_PASSE_DES_ROLES = 'roles-des-essais'

/** Makes the template: one database brought to the present by the migrations. */
export const createTemplate = async (url: string): Promise<PgProvided> => {
  const modele = uniqueName('registre_modele')
  await execute(url, `CREATE DATABASE ${modele}`)
  await faireRoles(url, Object.fromEntries(ROLES.map((role) => [role, MOT_DE_PASSE_DES_ROLES])))
  await migrate(urlOf(url, modele))
  return { url, modele }
}

export const dropTemplate = ({ url, modele }: PgProvided): Promise<void> =>
  execute(url, `DROP DATABASE IF EXISTS ${modele} WITH (FORCE)`)

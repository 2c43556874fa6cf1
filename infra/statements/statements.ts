import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadModule } from 'libpg-query'
import { openClient } from '@registre/db'
import { type Catalogue, NotPrepared, readCatalogue } from './describe.ts'
import { findStatements, type Found } from './find.ts'
import { homeOf, sourcesOf, writtenFiles } from './homes.ts'
import { renderEnums, renderStatements } from './render.ts'
import { readSource, walk } from './sources.ts'
import { type Typed, typeStatement } from './type-statement.ts'

/** Columns with a type of the domain, then of the API. */
const COLUMN_TYPES = ['packages/db/src/columns.ts', 'apps/api/src/platform/columns.ts']
const ENUMS = 'packages/db/src/enums.gen.ts'

/** The statements of the house as they stand in its sources. */
export interface House {
  root: string
  found: readonly Found[]
  /** Calls whose text is not constant: `file:line why`. */
  unresolved: readonly string[]
  /** Columns with a type of the domain. */
  columns: ReadonlySet<string>
}

const columnTypes = (root: string): Set<string> => {
  const keys = new Set<string>()
  for (const file of COLUMN_TYPES)
    walk(readSource(join(root, file)).program, (node) => {
      if (node.type === 'TSPropertySignature' && node.key.type === 'Literal')
        keys.add(String(node.key.value))
    })
  return keys
}

/** Reads the statements in the sources. */
export const readHouse = (root: string): House => {
  const { found, unresolved } = findStatements(root, sourcesOf(root))
  return {
    root,
    found,
    unresolved: unresolved
      .filter(({ file }) => homeOf(file) !== null)
      .map(({ file, line, why }) => `${file}:${line} ${why}`),
    columns: columnTypes(root),
  }
}

/** What the database says of the statements: files by path, and what it does not prepare. */
export interface Answer {
  files: ReadonlyMap<string, string>
  /** `file:line` and why, one for each place. */
  faults: string[]
}

const unknownColumns = (columns: ReadonlySet<string>, { tables }: Catalogue): string[] =>
  [...columns]
    .filter((name) => {
      const [table = '', column] = name.split('.')
      // What a statement builds is no column of a table.
      return table !== 'json' && !tables.get(table)?.some((one) => one.name === column)
    })
    .map((name) => `the column ${name} of columns.ts does not exist`)

/** Prepares every statement on a migrated database; gives the types and what does not prepare. */
export const askDatabase = async (house: House, url: string): Promise<Answer> => {
  await loadModule()
  const client = await openClient({
    connectionString: url,
    application_name: 'registre-statements',
  })
  try {
    const catalogue = await readCatalogue(client)
    const faults = unknownColumns(house.columns, catalogue)
    const homes = new Map<string, Map<string, Typed>>()
    for (const { text, sites } of house.found) {
      try {
        const typed = await typeStatement(client, catalogue, house.columns, text)
        for (const home of new Set(sites.map(({ file }) => homeOf(file))))
          if (home !== null)
            (homes.get(home) ?? homes.set(home, new Map()).get(home))?.set(text, typed)
      } catch (error) {
        if (!(error instanceof NotPrepared)) throw error
        faults.push(...sites.map(({ file, line }) => `${file}:${line} ${error.message}`))
      }
    }
    const files = new Map([...homes].map(([home, typed]) => [home, renderHome(home, typed)]))
    files.set(ENUMS, renderEnums(catalogue))
    return { files, faults }
  } finally {
    await client.end()
  }
}

const renderHome = (home: string, typed: ReadonlyMap<string, Typed>): string =>
  renderStatements(typed, home.startsWith('packages/db/') ? './statements.ts' : '@registre/db')

/** Generated files that differ from what the database says, or that nothing asks for. */
export const staleFiles = ({ root }: House, { files }: Answer): string[] => [
  ...[...files]
    .filter(([path, text]) => {
      const file = join(root, path)
      return !existsSync(file) || readFileSync(file, 'utf8') !== text
    })
    .map(([path]) => path),
  ...writtenFiles(root).filter((path) => !files.has(path)),
]

const contentsOf = (root: string, paths: readonly string[]): string[] =>
  paths.flatMap((path) => {
    const file = join(root, path)
    return existsSync(file) ? [path, readFileSync(file, 'utf8')] : []
  })

/** Fingerprint of all that the answer depends on, and of the files that were written from it. */
const fingerprintOf = ({ root, found }: House): string => {
  const migrations = readdirSync(join(root, 'prisma/migrations')).map(
    (name) => `prisma/migrations/${name}/migration.sql`,
  )
  const tool = readdirSync(import.meta.dirname)
    .filter((name) => /\.(ts|txt)$/.test(name))
    .map((name) => `infra/statements/${name}`)
  const parts = [
    ...contentsOf(root, [...migrations.sort(), ...tool.sort(), 'pnpm-lock.yaml', ...COLUMN_TYPES]),
    ...contentsOf(root, [...writtenFiles(root).sort(), ENUMS]),
    ...found.flatMap(({ text, sites }) => [text, ...sites.map(({ file }) => file)]),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

const STAMP = 'node_modules/.registre-statements'

/** True when this very tree was found right on this machine: no database is asked again. */
export const knownRight = (house: House): boolean => {
  const stamp = join(house.root, STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOf(house)
}

/** Notes that the tree is right as it is. */
export const noteRight = (house: House): void =>
  writeFileSync(join(house.root, STAMP), fingerprintOf(house))

/** Writes the generated files, and removes those that nothing asks for. */
export const writeFiles = ({ root }: House, { files }: Answer): void => {
  for (const path of writtenFiles(root)) if (!files.has(path)) rmSync(join(root, path))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

export { onMigratedDatabase } from './database.ts'

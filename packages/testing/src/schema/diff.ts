import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { PrismaPg } from '@prisma/adapter-pg'
import { SchemaEngine } from '@prisma/schema-engine-wasm'
import { DOSSIER_PRISMA } from '@registre/db'

const prismaFiles = async (folder: string): Promise<{ path: string; content: string }[]> => {
  // `readdir` would follow the links between the packages, round and round.
  const paths = globSync('{*,models/*}.prisma', { cwd: folder })
  return Promise.all(
    paths
      .toSorted()
      .map(async (path) => ({ path, content: await readFile(join(folder, path), 'utf8') })),
  )
}

/**
 * Writes the SQL that makes an empty database into the Prisma schema. The engine is Prisma's
 * WebAssembly one: the native one is downloaded at run time, which an operator without internet
 * cannot do. Takes the address of any reachable database (the engine wants a live connection, and
 * changes nothing).
 */
export const diffEmptyToSchema = async (
  url: string,
  folder: string = DOSSIER_PRISMA,
): Promise<string> => {
  const files = await prismaFiles(folder)
  const factory = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: url }))
  const engine = await SchemaEngine.new(
    { datamodels: files.map(({ path, content }) => [path, content]) },
    () => {},
    factory,
  )
  try {
    const result = await engine.diff({
      from: { tag: 'empty' },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    })
    return result.stdout ?? ''
  } finally {
    engine.free()
  }
}

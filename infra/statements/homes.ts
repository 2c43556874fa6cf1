import { existsSync, globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Sources whose statements are checked. */
const SOURCES = ['apps/api/src/**/*.ts', 'packages/db/src/**/*.ts', 'prisma/seed/**/*.ts']
/** Installed, built or generated; and what only tests use, which asks what it wants of a database. */
const LEFT_OUT = [
  '**/{node_modules,dist,generated,testing}/**',
  '**/*.{test,exemple,gen}.ts',
  '**/*-de-test.ts',
]

/** The sources that may ask a statement, in their order. */
export const sourcesOf = (root: string): string[] =>
  globSync(SOURCES, { cwd: root, exclude: LEFT_OUT })
    .sort()
    .map((file) => join(root, file))

/** The generated file where the types of a source's statements stand; null where rows are typed by hand. */
export const homeOf = (file: string): string | null => {
  const [, room, street] =
    /^apps\/api\/src\/(?:modules\/([^/]+)|(commandes|gateways|platform))\//.exec(file) ?? []
  const area = room ?? street
  return area === undefined ? null : `apps/api/src/statements/${area}.gen.ts`
}

/** The generated files that exist, for those that nothing asks for any more. */
export const writtenFiles = (root: string): string[] => {
  const folder = 'apps/api/src/statements'
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
}

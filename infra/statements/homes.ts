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

/** What is converted: elsewhere statements are prepared, and their rows still typed by hand. */
const TYPED: readonly string[] = [
  'apps/api/src/platform',
  'apps/api/src/modules/webhooks',
  'apps/api/src/modules/adresses',
  'apps/api/src/modules/facteurs',
  'apps/api/src/modules/preuves',
  'apps/api/src/modules/courriers',
  'apps/api/src/modules/auth',
  'apps/api/src/modules/comptes',
  'apps/api/src/modules/etat',
  'apps/api/src/modules/verifications',
  'apps/api/src/modules/historique',
  'apps/api/src/modules/utilisateurs',
  'apps/api/src/modules/administration',
  'apps/api/src/modules/attestations',
  'apps/api/src/modules/brouillons',
  'apps/api/src/modules/certificats',
  'apps/api/src/modules/changements',
  'apps/api/src/modules/connexions',
  'apps/api/src/modules/dissolutions',
  'apps/api/src/modules/documents',
  'apps/api/src/modules/echeances',
  'apps/api/src/modules/envois',
  'apps/api/src/modules/etablissements',
  'apps/api/src/modules/indicateurs',
  'apps/api/src/modules/inscription',
  'apps/api/src/modules/institutions',
  'apps/api/src/modules/jetons',
  'apps/api/src/modules/journal',
  'apps/api/src/modules/mandats',
  'apps/api/src/modules/mises-a-jour',
  'apps/api/src/modules/notaires',
  'apps/api/src/modules/demonstration',
  'apps/api/src/modules/projections',
  'apps/api/src/modules/personnes',
  'apps/api/src/modules/publications',
  'apps/api/src/modules/rattachements',
  'apps/api/src/modules/recherche',
  'apps/api/src/modules/reclamation',
  'apps/api/src/modules/reference',
  'apps/api/src/modules/reperage',
  'apps/api/src/modules/sirene',
  'apps/api/src/modules/successeurs',
  'apps/api/src/modules/coproprietes',
  'apps/api/src/modules/declarations',
  'apps/api/src/modules/dossiers',
  'apps/api/src/modules/doublons',
  'apps/api/src/modules/examens',
  'apps/api/src/modules/outils-teneurs',
  'apps/api/src/modules/annuaire',
  'apps/api/src/modules/carte',
  'apps/api/src/modules/categorisation',
  'apps/api/src/modules/courriels',
  'apps/api/src/modules/geocodage',
  'apps/api/src/modules/geographie',
  'apps/api/src/modules/portefeuilles',
  'apps/api/src/modules/gestion',
  'apps/api/src/modules/recus',
  'apps/api/src/modules/statistiques',
  'apps/api/src/modules/teledeclarants',
  'apps/api/src/modules/traitements',
  'apps/api/src/modules/validations',
  'apps/api/src/modules/vues',
  'apps/api/src/commandes',
  'apps/api/src/gateways',
  'apps/api/src/modules/donnees',
]

/** The generated file where the types of a source's statements stand; null while they are by hand. */
export const homeOf = (file: string): string | null => {
  if (!TYPED.some((folder) => file.startsWith(`${folder}/`))) return null
  const [, area] = /^apps\/api\/src\/(?:modules\/)?([^/.]+)/.exec(file) ?? []
  if (area) return `apps/api/src/statements/${area}.gen.ts`
  return file.startsWith('prisma/seed/')
    ? 'prisma/seed/statements.gen.ts'
    : 'packages/db/src/statements.gen.ts'
}

/** The generated files that exist, for those that nothing asks for any more. */
export const writtenFiles = (root: string): string[] => {
  const folder = 'apps/api/src/statements'
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
}

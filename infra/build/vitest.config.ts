import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { ESSAIS_LONGS, TOUS_LES_CAS } from '../boot/longs.ts'

const root = join(import.meta.dirname, '../..')
const NULLE_PART = ['**/node_modules/**', '**/dist/**', '**/e2e/**']
/** What infra/boot/test.ts leaves to another command. */
const LAISSES = {
  longs: [...ESSAIS_LONGS, ...TOUS_LES_CAS],
  cas: TOUS_LES_CAS,
  rien: [],
}[process.env['REGISTRE_ESSAIS_LAISSES'] ?? 'rien']
if (LAISSES === undefined) throw new Error('REGISTRE_ESSAIS_LAISSES : longs, cas ou rien')
/** Functions alone: no database, no server, nothing that a file leaves to the next one. */
const PURS = [
  // Not the one that loads the domain anew on other days.
  'packages/domain/**/!(bascule).test.ts',
  'packages/contract/**/*.test.ts',
  'apps/web/src/**/*.test.{ts,tsx}',
]
const COMMUN = {
  root,
  // The build says which version these pages are.
  define: { VERSION_PRODUIT: '"essais"' },
}
const ESSAIS = {
  pool: 'forks',
  // A machine shared with others stalls now and then; a second try tells a stall from a fault.
  // Both are printed.
  retry: process.env['CI'] ? 1 : 0,
  testTimeout: 20_000,
  hookTimeout: 60_000,
} as const

// Unit and integration tests, in Node. Browser journeys are Playwright's (apps/web/e2e).
export default defineConfig({
  ...COMMUN,
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...COMMUN,
        test: {
          ...ESSAIS,
          name: 'purs',
          include: PURS,
          exclude: NULLE_PART,
          // A process, and what it has read, serve all of them.
          isolate: false,
        },
      },
      {
        ...COMMUN,
        test: {
          ...ESSAIS,
          name: 'registre',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/api/**/*.test.ts', 'infra/**/*.test.ts'],
          exclude: [...NULLE_PART, ...PURS, ...LAISSES],
          isolate: false,
          globalSetup: [join(root, 'packages/testing/src/global-setup.ts')],
        },
      },
    ],
  },
})

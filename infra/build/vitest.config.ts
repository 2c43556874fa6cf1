import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '../..')

// Unit and integration tests, in Node. Browser journeys are Playwright's (apps/web/e2e).
export default defineConfig({
  root,
  // The build says which version these pages are.
  define: { VERSION_PRODUIT: '"essais"' },
  test: {
    include: [
      'packages/**/*.test.{ts,tsx}',
      'apps/api/**/*.test.ts',
      'apps/web/src/**/*.test.{ts,tsx}',

      'infra/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**'],
    globalSetup: [join(root, 'packages/testing/src/global-setup.ts')],
    pool: 'forks',
    maxWorkers: 2,
    // A machine shared with others stalls now and then; a second try tells a stall from a fault.
    // Both are printed.
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})

import { defineConfig } from '@playwright/test'

/**
 * Journeys in a real Chromium against the whole register. E2E_BASE_URL names a running one; without
 * it, one is started.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  // As in vitest.config.ts: a stall of the machine is told from a fault by a second try, and
  // printed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  use: {
    // Given by the global setup to the workers, which read this file anew.
    ...(process.env['E2E_BASE_URL'] ? { baseURL: process.env['E2E_BASE_URL'] } : {}),
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // A recording of each journey would slow them all: a second try has one.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})

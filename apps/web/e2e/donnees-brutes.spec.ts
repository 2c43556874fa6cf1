import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'

const prendre = async (page: Page, bouton: RegExp) => {
  const [fichier] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: bouton }).click(),
  ])
  return { nom: fichier.suggestedFilename(), contenu: await readFile(await fichier.path()) }
}

test('a visitor takes the public file, and reads what its columns say', async ({ page }) => {
  await page.goto('/institutionnels/donnees-brutes')
  await expectScreen(page, 'Données brutes')
  await expect(page.getByRole('heading', { name: 'Toute la France' })).toHaveCount(0)
  // The worker prepares the first file in its first minute.
  await expect
    .poll(
      async () => {
        await page.reload()
        await expectScreen(page, 'Données brutes')
        return page.getByRole('button', { name: /gzip/ }).count()
      },
      { timeout: 90_000, intervals: [2000] },
    )
    .toBe(1)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  const gz = await prendre(page, /gzip/)
  expect(gz.nom).toMatch(/^rnc-data-gouv-\d{8}\.csv\.gz$/)
  const [entete, premiere] = gunzipSync(gz.contenu).toString().split('\n')
  expect(entete).toMatch(/^epci,commune,numero_immatriculation,/)
  expect(premiere).toMatch(/[A-Z]{2}\d{7},\d{4}-\d\d-\d\d/)
  const csv = await prendre(page, /\(CSV,/)
  expect(csv.contenu.equals(gunzipSync(gz.contenu))).toBe(true)
  await page.getByRole('link', { name: 'Colonnes et changements' }).click()
  await expectScreen(page, 'Données brutes : colonnes et changements')
  await expect(
    page.getByRole('rowheader', { name: 'numero_immatriculation', exact: true }),
  ).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
})

test('a keeper takes the whole register with its finances', async ({ page }) => {
  await signIn(page, 'TENEUR_ADMIN_PRINC')
  await page.goto('/institutionnels/donnees-brutes')
  await expectScreen(page, 'Données brutes')
  await expectAccessible(page)
  const fichier = await prendre(page, /registre étendu/)
  expect(fichier.nom).toMatch(/^donnees-brutes-france-\d{8}\.csv$/)
  expect(fichier.contenu.toString().split('\n')[0]).toContain(',impayes_coproprietaires,')
})

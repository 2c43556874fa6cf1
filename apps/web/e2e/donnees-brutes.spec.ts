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

const prendre = async (page: Page, role: 'button' | 'link', nom: RegExp) => {
  const [fichier] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole(role, { name: nom }).click(),
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
        return page.getByRole('link', { name: /gzip/ }).count()
      },
      { timeout: 90_000, intervals: [2000] },
    )
    .toBe(1)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  const gz = await prendre(page, 'link', /gzip/)
  expect(gz.nom).toBe('coproprietes.csv.gz')
  const [entete, premiere] = gunzipSync(gz.contenu).toString().split('\n')
  expect(entete).toMatch(/^epci,commune,numero_immatriculation,/)
  expect(premiere).toMatch(/[A-Z]{2}\d{7},\d{4}-\d\d-\d\d/)
  const csv = await prendre(page, 'link', /coproprietes\.csv –/)
  expect(csv.contenu.equals(gunzipSync(gz.contenu))).toBe(true)
  await page.getByLabel('Département').selectOption('69')
  const tableur = await prendre(page, 'button', /CSV pour tableur/)
  expect(tableur.nom).toMatch(/^registre-coproprietes-departement-69-\d{4}-\d\d-\d\d\.csv$/)
  const lignes = tableur.contenu.toString().trimEnd().split('\n')
  expect(lignes[0]).toMatch(/^\uFEFFepci;commune;numero_immatriculation;/)
  expect(lignes[1]).toMatch(/;4,\d+;45,\d+;/)
  const parquet = await prendre(page, 'link', /Parquet/)
  expect(parquet.contenu.subarray(0, 4).toString()).toBe('PAR1')
  await page.getByRole('link', { name: 'Colonnes, aperçu et changements' }).click()
  await expectScreen(page, 'Données brutes : colonnes, aperçu et changements')
  await expect(page.getByRole('region', { name: /premières lignes/ }).getByRole('row')).toHaveCount(
    11,
  )
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
  const fichier = await prendre(page, 'button', /registre étendu/)
  expect(fichier.nom).toMatch(/^donnees-brutes-france-\d{8}\.csv$/)
  expect(fichier.contenu.toString().split('\n')[0]).toContain(',impayes_coproprietaires,')
})

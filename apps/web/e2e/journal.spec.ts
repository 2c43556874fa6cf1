import { readFile } from 'node:fs/promises'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'

test('a keeper finds who did what, and takes the events away', async ({ page }) => {
  await signIn(page, 'TENEUR_ADMIN_PRINC')
  await page.goto('/')
  await page.getByRole('button', { name: 'Administration' }).click()
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Journal des événements' })
    .click()
  await expectScreen(page, 'Journal des événements')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await page.getByLabel('Catégorie').selectOption({ label: 'Connexion' })
  await expect(
    page.getByLabel('Événement').getByRole('option', { name: 'Dissolution validée' }),
  ).toHaveCount(0)
  await page.getByLabel('Événement').selectOption({ label: 'Connexion' })
  await page.getByLabel(/^Personne/).fill('$teneur_admin_princ')
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  await expect(page).toHaveURL(/categorie=CONNEXION/)
  await expect(page.getByRole('rowheader', { name: /^Connexion/ }).first()).toBeVisible()
  await expect(page.getByLabel('Catégorie')).toHaveValue('CONNEXION')

  const [fichier] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger (CSV)' }).click(),
  ])
  expect(fichier.suggestedFilename()).toMatch(/^journal-\d{8}\.csv$/)
  expect(await readFile(await fichier.path(), 'utf8')).toContain('Date et heure (Paris)')

  await page.getByLabel(/^Numéro d’immatriculation/).fill('AA')
  await page.getByLabel(/^Jusqu’au/).fill('31/02/2026')
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  await expect(page.getByLabel(/^Jusqu’au/)).toBeFocused()
  await expect(page).toHaveTitle(/^Erreur\s: Journal/)
  await expectAccessible(page)
  await page.getByLabel(/^Jusqu’au/).fill('')
  await page.getByLabel(/^Numéro d’immatriculation/).fill('zz9999999')
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  await expect(page.getByText('Aucun événement ne correspond à ces critères.')).toBeVisible()
})

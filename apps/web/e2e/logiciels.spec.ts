import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'

test.use({ expectedStatuses: [400] })

test('an establishment has its own program told of changes, and stops', async ({ page }) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/compte/monetablissement')
  await page.getByRole('link', { name: 'Gérer les logiciels prévenus' }).click()
  await expectScreen(page, 'Logiciels prévenus par le registre')
  await expect(page.getByText('Aucun logiciel n’est prévenu pour le moment.')).toBeVisible()
  const ajouter = page.getByRole('button', { name: 'Ajouter le logiciel' })
  await ajouter.click()
  await expect(page).toHaveTitle(/^Erreur\s: Logiciels/)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByLabel('Nom du logiciel').fill('Gestion du cabinet')
  await page.getByLabel(/^Adresse qui reçoit/).fill('https://127.0.0.1/')
  await ajouter.click()
  await expect(page.getByRole('main')).toContainText('n’est pas joignable depuis Internet')
  await page.getByLabel(/^Adresse qui reçoit/).fill('https://logiciel.exemple.test/avis')
  await ajouter.click()
  await expect(page.getByLabel('Clé de signature')).toHaveValue(/^whsec_/)
  await expect(page.getByRole('row', { name: /Gestion du cabinet/ })).toContainText('En service')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Supprimer\s: Gestion du cabinet/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByText('Aucun logiciel n’est prévenu pour le moment.')).toBeVisible()
})

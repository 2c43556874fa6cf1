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
  await expect(page.getByRole('row', { name: /Gestion Montclair/ })).toContainText('Suspendu')
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
  await expect(page.getByRole('textbox', { name: /^Clé de signature/ })).toHaveValue(/^whsec_/)
  await expect(page.getByRole('row', { name: /Gestion du cabinet/ })).toContainText('En service')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Gestion du cabinet' }).click()
  await expectScreen(page, 'Gestion du cabinet')
  await expect(page.getByText('Rien n’a encore été envoyé.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  // Nobody answers at this address: the test says so, within seconds.
  await page.getByRole('button', { name: 'Envoyer un avis d’essai' }).click()
  const essai = page.getByRole('row', { name: /Avis d’essai/ })
  await expect(essai).toContainText('Non reçu', { timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Envoyer un avis d’essai' })).toBeVisible()

  await page.getByRole('button', { name: 'Renouveler la clé' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Renouveler la clé' }).click()
  await expect(page.getByRole('textbox', { name: /^Clé de signature/ })).toHaveValue(/^whsec_/)
  await expect(page.getByText(/^Signe encore jusqu’au/)).toBeVisible()

  const enregistrer = page.getByRole('button', { name: 'Enregistrer les réglages' })
  const sujets = page.getByRole('group', { name: /^Ce qui est annoncé/ })
  for (const sujet of await sujets.getByRole('checkbox').all()) await sujet.uncheck({ force: true })
  await enregistrer.click()
  await expect(page.getByRole('main')).toContainText('Choisissez au moins un sujet à annoncer.')
  await sujets.getByLabel(/^Mises à jour/).check({ force: true })
  await enregistrer.click()
  await expect(page.getByText('Les réglages sont enregistrés.')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^Mises à jour$/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  const adresse = page.url()
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expectScreen(page, 'Logiciels prévenus par le registre')
  await expect(page.getByRole('row', { name: /Gestion du cabinet/ })).toHaveCount(0)
  await page.goto(adresse)
  await expectScreen(page, 'Page introuvable')
})

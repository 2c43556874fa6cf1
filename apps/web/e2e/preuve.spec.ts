import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  fenetrePreuve,
  loginDe,
  MOT_DE_PASSE,
  test,
} from './fixtures.ts'

// A browser that is remembered proved nothing of late: it is asked before what is sensitive.
test.use({ expectedStatuses: [400, 403] })

test('a remembered browser confirms who it is before it makes a token, and loses nothing of the form', async ({
  page,
}) => {
  await page.removeLocatorHandler(fenetrePreuve(page).getByRole('button', { name: 'Confirmer' }))
  await page.goto('/compte')
  await page.getByLabel(/^Identifiant/).fill(loginDe('TELE_NONPRO_ADMIN_PRINC'))
  await page.getByLabel(/^Mot de passe/).fill(MOT_DE_PASSE)
  await page.getByText('Se souvenir de moi').click()
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.locator('main h1')).toHaveText(/^Bonjour/)
  await page.context().clearCookies({ name: /session$/ })
  await page.goto('/compte/moncompte/jetons')
  await expectScreen(page, 'Jetons des programmes')
  const nom = `Preuve ${Date.now()}`
  await page.getByLabel(/^Nom du jeton/).fill(nom)
  await page.getByText('Lire mes copropriétés').click()
  const creer = page.getByRole('button', { name: 'Créer le jeton' })
  await creer.click()
  const fenetre = fenetrePreuve(page)
  await expect(fenetre).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  // Who changes their mind finds the form as it was.
  await fenetre.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByLabel(/^Nom du jeton/)).toHaveValue(nom)
  await creer.click()
  await fenetre.getByLabel('Votre mot de passe').fill('Ce-n-est-pas-lui-2026!')
  await fenetre.getByRole('button', { name: 'Confirmer' }).click()
  await expect(fenetre.getByText('Ce mot de passe est incorrect')).toBeVisible()
  await fenetre.getByLabel('Votre mot de passe').fill(MOT_DE_PASSE)
  await fenetre.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByRole('heading', { name: 'Votre jeton est créé' })).toBeVisible()
  await page.getByRole('button', { name: 'Je l’ai copié' }).click()
  const carte = page.getByRole('listitem').filter({ hasText: nom })
  await carte.getByRole('button', { name: 'Révoquer' }).click()
  await page.getByRole('button', { name: 'Révoquer ce jeton' }).click()
  await expect(carte.first()).toContainText('Révoqué')
})

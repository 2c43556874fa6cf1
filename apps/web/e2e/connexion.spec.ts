import {
  expect,
  expectAccessible,
  expectScreen,
  loginDe,
  MOT_DE_PASSE,
  signIn,
  test,
} from './fixtures.ts'

test('a syndic signs in and comes to its home', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click()
  await expectScreen(page, 'Connexion')
  await expect(page).toHaveTitle('Connexion - Registre national des copropriétés')
  await page.getByLabel('Identifiant').fill(loginDe('TELE_PRO_ADMIN_PRINC'))
  await page.getByLabel('Mot de passe').fill(MOT_DE_PASSE)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expectScreen(page, /^Bonjour /)
  await expect(page).toHaveURL('/')
  // What a draft left unsaved in this tab is not for who comes next.
  await page.evaluate(() => sessionStorage.setItem('registre.brouillon.nouveau.DEFAULT', '{}'))
  await page.getByRole('button', { name: 'Mon profil' }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expectScreen(page, 'Trouver une copropriété')
  expect(
    await page.evaluate(() => sessionStorage.getItem('registre.brouillon.nouveau.DEFAULT')),
  ).toBeNull()
})

test.describe('refused', () => {
  test.use({ expectedStatuses: [401] })

  test('a wrong password is told in the page and in its title', async ({ page }) => {
    await page.goto('/compte')
    await page.getByLabel('Identifiant').fill('personne@exemple.test')
    await page.getByLabel('Mot de passe').fill('Mauvais-mot-de-passe-1')
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('main')).toContainText(
      'Erreur de connexion : veuillez vérifier vos identifiants',
    )
    await expect(page).toHaveTitle(/^Erreur\s: Connexion/)
    await expectAccessible(page)
  })
})

test('empty fields are listed, and each link leads to its field', async ({ page }) => {
  await page.goto('/compte')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  const summary = page.getByRole('group', { name: '2 informations sont à corriger' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link').nth(1).click()
  await expect(page.getByLabel('Mot de passe')).toBeFocused()
  await expectAccessible(page)
})

test('a demonstration account fills the form', async ({ page }) => {
  await page.goto('/compte')
  await page.getByRole('button', { name: 'Choisir un compte' }).click()
  await page.getByRole('button', { name: loginDe('TENEUR_ADMIN_PRINC') }).click()
  await expect(page.getByLabel('Identifiant')).toHaveValue(loginDe('TENEUR_ADMIN_PRINC'))
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('button', { name: 'Le saisir' }).click()
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expectScreen(page, /^Bonjour /)
})

test.describe('session lost', () => {
  test.use({ expectedStatuses: [401] })

  test('an ended session leads to the sign-in with the way back', async ({ page }) => {
    await signIn(page, 'TELE_PRO_ADMIN_SECOND')
    await page.goto('/compte/moncompte')
    await expectScreen(page, 'Mon compte')
    await page.context().clearCookies()
    await page.getByRole('banner').getByRole('link', { name: 'Accueil' }).first().click()
    // The home's first reading is refused: the session ended under the person's hands.
    await expectScreen(page, 'Connexion')
    await expect(page).toHaveURL(/retour=/)
    await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
      'Votre session est fermée',
    )
  })

  test('what is typed in a draft is found again after signing in, and saved', async ({ page }) => {
    await signIn(page, 'TELE_PRO_ADMIN_SECOND')
    const cree = await page
      .context()
      .request.put('/api/coproprietes/brouillon/save/identification', {
        data: { id: null, version: 0, typeImmat: 'DEFAULT', immatCopropriete: {} },
        headers: { 'x-register-client': '1' },
      })
    const { id } = (await cree.json()) as { id: number }
    await page.goto(`/immatriculer-copropriete/identification?id=${id}`)
    await page.getByLabel(/Nom d’usage/).waitFor()
    await page.context().clearCookies()
    await page.getByLabel(/Nom d’usage/).fill('Saisie sans session')
    // The autosave is refused, then the last save of the screen that is left: the way back stays
    // the draft.
    await expectScreen(page, 'Connexion')
    await expect(page).toHaveURL(
      `/compte?retour=${encodeURIComponent(`/immatriculer-copropriete/identification?id=${id}`)}`,
    )
    await page.getByLabel(/^Identifiant/).fill(loginDe('TELE_PRO_ADMIN_SECOND'))
    await page.getByLabel(/^Mot de passe/).fill(MOT_DE_PASSE)
    await page.locator('main').getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByLabel(/Nom d’usage/)).toHaveValue('Saisie sans session')
    await expect(page.getByText(/^Enregistré à/)).toBeVisible()
  })
})

test('a protected page asks to sign in, then opens', async ({ page }) => {
  await page.goto('/compte/moncompte')
  await expectScreen(page, 'Connexion')
  await page.getByLabel('Identifiant').fill(loginDe('NOTAIRE_NOTAIRE'))
  await page.getByLabel('Mot de passe').fill(MOT_DE_PASSE)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expectScreen(page, 'Mon compte')
  await expect(page).toHaveURL('/compte/moncompte')
})

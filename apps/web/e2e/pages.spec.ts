import { expect, expectAccessible, expectScreen, signIn, test } from './fixtures.ts'

test.describe('unseen', () => {
  test.use({ expectedStatuses: [404] })

  test('an unknown address shows the not-found page and the way home, and answers 404', async ({
    page,
  }) => {
    const reponse = await page.goto('/nimporte/quoi')
    expect(reponse?.status()).toBe(404)
    await expectScreen(page, 'Page introuvable')
    await expect(page).toHaveTitle('Page introuvable - Registre national des copropriétés')
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Revenir à l’accueil' }).click()
    await expectScreen(page, 'Trouver une copropriété')
    const fiche = await page.request.get('/annuaire/ZZ9-999-999', {
      headers: { accept: 'text/html' },
    })
    expect(fiche.status()).toBe(404)
  })

  test('a wrong or foreign sheet is the same not-found page', async ({ page }) => {
    await signIn(page, 'TELE_PRO_ADMIN_PRINC')
    for (const path of ['/copropriete/fiche/99999999', '/copropriete/fiche/abc']) {
      await page.goto(path)
      await expectScreen(page, 'Page introuvable')
    }
    await expectAccessible(page)
  })
})

test('a missing right shows "Accès non autorisé"', async ({ page }) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/validations')
  await expectScreen(page, 'Accès non autorisé')
  await expectAccessible(page)
})

test('the profile menu closes with Escape and gives the focus back', async ({ page }) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/')
  await expectScreen(page, /^Bonjour /)
  const button = page.getByRole('button', { name: 'Mon profil' })
  await button.click()
  await expect(page.getByRole('link', { name: 'Mon compte', exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
})

test('the demonstration mailbox', async ({ page }) => {
  await page.goto('/demo/courriels')
  await expectScreen(page, 'Courriels de démonstration')
  await expectAccessible(page)
})

test('one’s own data: a wrong value is told beside its field', async ({ page }) => {
  await signIn(page, 'TELE_PRO_GESTION')
  await page.goto('/compte/moncompte')
  await expectScreen(page, 'Mon compte')
  await expectAccessible(page)
  await page.getByLabel('Adresse électronique').fill('pas une adresse')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByLabel('Adresse électronique')).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveTitle(/^Erreur\s: Mon compte/)
})

test('a new version comes with the next screen, once, and not where something is typed', async ({
  page,
}) => {
  await page.goto('/')
  await expectScreen(page, 'Trouver une copropriété')
  await page.route('**/api/**', async (route) => {
    const reponse = await route.fetch()
    await route.fulfill({
      response: reponse,
      headers: { ...reponse.headers(), 'x-register-version': '9.9.9' },
    })
  })
  let chargements = 0
  page.on('load', () => (chargements += 1))
  const aller = async (lien: string, titre: string): Promise<void> => {
    await page.getByRole('contentinfo').getByRole('link', { name: lien, exact: true }).click()
    await expectScreen(page, titre)
    await page.waitForLoadState('networkidle')
  }
  for (let tour = 0; tour < 3; tour += 1) {
    await aller('État du service', 'État du service')
    await aller('Plan du site', 'Plan du site')
  }
  expect(chargements).toBe(1)
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('a page is dark from its first picture on', async ({ page }) => {
    await page.goto('/aide', { waitUntil: 'commit' })
    await expect(page.locator('main h1')).toBeVisible()
    const [theme, fond] = await page.evaluate(() => [
      document.documentElement.dataset['frTheme'],
      getComputedStyle(document.body).backgroundColor,
    ])
    expect(theme).toBe('dark')
    expect(fond).not.toBe('rgb(255, 255, 255)')
  })
})

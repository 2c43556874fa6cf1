import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  MOT_DE_PASSE,
  signIn,
  test,
} from './fixtures.ts'
import {
  choisirMotDePasse,
  lienDuCourriel,
  remplirPersonne,
  resoudreDefi,
} from './inscription.aides.ts'

// Creations count for an address: this one belongs to this file alone. What is linked stays linked: a
// second try would find it so.
test.use({
  // What is sensitive is refused until the password is given.
  expectedStatuses: [403],
  extraHTTPHeaders: { 'x-forwarded-for': '10.99.0.4' },
})
test.describe.configure({ retries: 0 })

/** To the provider, and back as somebody. */
const choisir = async (page: Page, personne: RegExp): Promise<void> => {
  await expect(page.locator('h1')).toHaveText('Choisissez une identité')
  await page.getByRole('button', { name: personne }).click()
}
const quitter = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Mon profil' }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.locator('h1')).toHaveText('Se déconnecter')
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expectScreen(page, 'Connexion')
  await expect(page.getByText('Votre session au registre est fermée.')).toBeVisible()
}

test('a volunteer is active without its letter where FranceConnect tells who it declared, and comes back by it', async ({
  page,
}) => {
  test.slow()
  const email = `franceconnect-${Date.now()}@exemple.test`
  await page.goto('/compte/creer/benevole')
  await expectScreen(page, 'Créer un compte de syndic bénévole')
  await remplirPersonne(page, 'Bellegarde', email)
  await page.getByLabel('Numéro et voie').fill('7 rue des Glycines')
  await page.getByLabel('Code postal').fill('38000')
  await page.getByLabel('Commune').fill('Grenoble')
  await resoudreDefi(page)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('main')).toContainText('Vérifiez vos courriels')
  await page.goto(await lienDuCourriel(page, email, /^Activez votre compte/))
  // The password that the journeys give whenever the register asks who one is.
  await choisirMotDePasse(page, MOT_DE_PASSE)
  await page.goto('/compte/activation')
  await expectScreen(page, 'Activation du compte')
  await expect(page.getByRole('link', { name: /^Qu’est-ce que FranceConnect/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  // Forenames in another order: a doubt, and the letter.
  await page.getByRole('button', { name: 'S’identifier avec FranceConnect' }).click()
  await choisir(page, /Rose Camille Bellegarde/)
  await expectScreen(page, 'Activation du compte')
  await expect(page.getByRole('main')).toContainText('Le code du courrier reste nécessaire')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'S’identifier avec FranceConnect' }).click()
  await choisir(page, /Camille Rose Bellegarde/)
  await expectScreen(page, 'Activation du compte')
  await expect(page.getByRole('main')).toContainText('Votre compte est activé')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Aller à l’accueil' }).click()
  await expectScreen(page, /^Bonjour Camille Bellegarde/)
  await quitter(page)

  await page.getByRole('link', { name: 'S’identifier avec FranceConnect' }).click()
  await choisir(page, /Octave Sarrazin/)
  await expectScreen(page, 'Connexion')
  await expect(page.getByRole('main')).toContainText('n’ouvre encore aucun compte du registre')
  await expectAccessible(page)
  await page.context().clearCookies({ name: /_session$/ })
  await page.getByRole('link', { name: 'S’identifier avec FranceConnect' }).click()
  await choisir(page, /Camille Rose Bellegarde/)
  await expectScreen(page, /^Bonjour Camille Bellegarde/)
  await page.goto('/compte/moncompte')
  await expectScreen(page, 'Mon compte')
  await expect(page.getByRole('main')).toContainText('FranceConnect ouvre votre compte depuis le')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retirer FranceConnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
  await expect(page.getByRole('button', { name: 'S’identifier avec FranceConnect' })).toBeVisible()
})

test('a firm is active without its letter where ProConnect certifies who directs it, not who works there', async ({
  page,
}) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC.ACTIVATION')
  await page.goto('/compte/activation')
  await expectScreen(page, 'Activation du compte')
  await page.getByRole('button', { name: 'S’identifier avec ProConnect' }).click()
  await choisir(page, /sans certification/)
  await expect(page.getByRole('main')).toContainText('non que vous la dirigez')
  await page.getByRole('button', { name: 'S’identifier avec ProConnect' }).click()
  await choisir(page, /certifie qu’il dirige/)
  await expect(page.getByRole('main')).toContainText('Votre compte est activé')
  await quitter(page)
  await page.getByRole('link', { name: 'S’identifier avec ProConnect' }).click()
  await choisir(page, /certifie qu’il dirige/)
  await expectScreen(page, /^Bonjour Louis Arnal/)
  // Removed, then linked again to an account that is active: its password is asked for.
  await page.goto('/compte/moncompte')
  await page.getByRole('button', { name: 'Retirer ProConnect' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
  await page.getByRole('button', { name: 'S’identifier avec ProConnect' }).click()
  await choisir(page, /certifie qu’il dirige/)
  await expectScreen(page, 'Mon compte')
  await expect(page.getByRole('main')).toContainText('ProConnect ouvre votre compte depuis le')
  await expectAccessible(page)
})

test('a volunteer links FranceConnect to its account, after its password', async ({ page }) => {
  await signIn(page, 'TELE_NONPRO_ADMIN_PRINC')
  await page.goto('/compte/moncompte')
  await expectScreen(page, 'Mon compte')
  await page.getByRole('button', { name: 'S’identifier avec FranceConnect' }).click()
  await choisir(page, /Octave Sarrazin/)
  await expect(page.getByRole('main')).toContainText('une autre personne que le titulaire')
  await expectAccessible(page)
})

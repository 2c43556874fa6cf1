import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import {
  codeDemo,
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  fenetrePreuve,
  loginDe,
  MOT_DE_PASSE,
  signInAlone,
  test,
} from './fixtures.ts'

const COMPTE = 'NOTAIRE_ADMIN.B'

/** A device that makes and presents passkeys by itself. */
const avecCle = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
/** Passkeys belong to a name: the same register, by the name of the machine. */
const parSonNom = (page: Page): string =>
  page
    .url()
    .replace('//127.0.0.1', '//localhost')
    .replace(/(:\d+)\/.*/, '$1')

const saisirMotDePasse = async (page: Page, login: string): Promise<void> => {
  await page.getByLabel('Identifiant').fill(login)
  await page.getByLabel('Mot de passe').fill(MOT_DE_PASSE)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click()
}
const quitter = async (page: Page): Promise<void> => page.context().clearCookies()

/** Waits for a code that has not served and lives long enough to be typed: one serves once. */
const codeSuivant = async (page: Page, secret: string, dernier = ''): Promise<string> => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await expect
    .poll(() => totp.generate() !== dernier && totp.remaining() > 8_000, { timeout: 45_000 })
    .toBe(true)
  await page.waitForTimeout(200)
  return totp.generate()
}

test.use({ expectedStatuses: [400, 403] })

test('an application, its codes, a lost telephone, a passkey that signs in alone', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await avecCle(page)
  await page.goto('/compte')
  const base = parSonNom(page)
  await page.goto(`${base}/compte`)
  await saisirMotDePasse(page, loginDe(COMPTE))
  await expectScreen(page, /^Bonjour /)
  await page.goto(`${base}/compte/moncompte`)
  await page.getByRole('link', { name: 'Gérer ma double authentification' }).click()
  await expectScreen(page, 'Double authentification')
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await page.getByRole('button', { name: 'Ajouter une application' }).click()
  const secret = (await page.locator('.rc-secret').textContent()) ?? ''
  await expectAccessible(page)
  const premier = await codeSuivant(page, secret)
  await page.getByLabel(/^Code que l’application affiche/).fill(premier)
  await page.getByRole('button', { name: 'Mettre en service' }).click()
  await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible()
  await expectAccessible(page)
  const secours = await page.locator('.rc-codes-secours code').allTextContents()
  expect(secours).toHaveLength(10)
  await page.getByRole('button', { name: 'Je les ai gardés' }).click()

  // The password, then the code.
  await quitter(page)
  await page.goto(`${base}/compte`)
  await saisirMotDePasse(page, loginDe(COMPTE))
  const code = page.getByLabel(/^Code à six chiffres/)
  // The code of the demonstration's keepers is neither shown to the others nor taken from them.
  await expect(page.getByRole('button', { name: 'Le saisir' })).toHaveCount(0)
  await code.fill(await codeDemo(page.context()))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('Ce code n’est pas valable').first()).toBeVisible()
  await code.fill(await codeSuivant(page, secret, premier))
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expectScreen(page, /^Bonjour /)

  // The telephone is lost: a recovery code, then a passkey in its place.
  await quitter(page)
  await page.goto(`${base}/compte`)
  await saisirMotDePasse(page, loginDe(COMPTE))
  await code.fill(secours[0] ?? '')
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expectScreen(page, /^Bonjour /)
  await page.goto(`${base}/compte/second-facteur`)
  await page.getByLabel(/^Nom de la clé/).fill('Ordinateur du bureau')
  await page.getByRole('button', { name: 'Ajouter une clé' }).click()
  await expect(page.getByText('Ordinateur du bureau').first()).toBeVisible()
  await page.getByRole('button', { name: 'Retirer l’application' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Ajouter une application' })).toBeVisible()

  await quitter(page)
  await page.goto(`${base}/compte`)
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await expectScreen(page, /^Bonjour /)

  // As it was, for the other journeys.
  await page.goto(`${base}/compte/second-facteur`)
  const retirer = page.getByRole('button', { name: 'Retirer la clé Ordinateur du bureau' })
  await retirer.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(retirer).toHaveCount(0)
  await expect(fenetrePreuve(page)).toHaveCount(0)
})

test('the link of a mail stops a reset: a spent one says so, a good one is sent as it came', async ({
  page,
}) => {
  await page.goto('/compte/adresse?arretFacteurs=lien-deja-servi')
  await expectScreen(page, 'Arrêter l’effacement d’une double authentification')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  const arreter = page.getByRole('button', { name: 'Arrêter cet effacement' })
  // The register itself answers: nothing waits under this link.
  await arreter.click()
  await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible()
  await expectAccessible(page)
  // What the reset of two administrators needs, 48 hours, is played by the API's own tests.
  let envoye: unknown
  await page.route('**/api/public/compte/arreter', async (route) => {
    envoye = route.request().postDataJSON()
    await route.fulfill({ json: { response: true } })
  })
  await page.goto('/compte/adresse?arretFacteurs=lien-du-courriel')
  await arreter.click()
  await expect(page.getByText('rien n’est changé à ce compte')).toBeVisible()
  await expectAccessible(page)
  expect(envoye).toEqual({ cle: 'lien-du-courriel', quoi: 'FACTEURS' })
  await expect(page.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible()
})

test('a keeper of the demonstration signs in with the code that the page shows', async ({
  page,
}) => {
  await page.goto('/compte')
  await saisirMotDePasse(page, loginDe('TENEUR_ASS_HOTLINE_GES'))
  await page.getByRole('button', { name: 'Le saisir' }).click()
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expectScreen(page, /^Bonjour /)
})

test('a keeper signed in by the journeys’ own helper works', async ({ page }) => {
  await signInAlone(page, 'TENEUR_ADMIN_PRINC')
  await page.goto('/validations')
  await expectScreen(page, /./)
  await expect(page).toHaveURL(/validations/)
})

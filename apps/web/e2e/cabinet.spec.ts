import type { Page } from '@playwright/test'
import { chemin, courriel } from './courriels.aides.ts'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'

/** The demonstration's directory: the firm's own, where it moves, where it was; another's. */
const [SIEN, NOUVEAU, FERME, AUTRUI] = [
  '99950001000015',
  '99950001000023',
  '99950001000031',
  '99950002800017',
]

test.describe('a SIRET that is refused is told', () => {
  test.use({ expectedStatuses: [400] })
  test('a firm changes its establishment by one act, and comes back', async ({ page }) => {
    await signIn(page, 'TELE_PRO_ADMIN_PRINC')
    await page.goto('/compte/monetablissement')
    await expectScreen(page, 'Mon établissement')
    const bouton = page.getByRole('button', { name: 'Changer d’établissement' })
    const fenetre = page.getByRole('dialog', { name: 'Changer d’établissement' })
    const champ = fenetre.getByLabel('Nouveau SIRET')
    const confirmer = fenetre.getByRole('button', { name: 'Changer d’établissement' })

    await bouton.click()
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await champ.fill(AUTRUI)
    await confirmer.click()
    await expect(fenetre).toContainText('Ce SIRET est celui d’une autre entreprise')
    await champ.fill(FERME)
    await expect(fenetre).toContainText('Fermé')
    await confirmer.click()
    await expect(fenetre).toContainText('Cet établissement est fermé')

    await champ.fill(NOUVEAU)
    await expect(fenetre).toContainText('18 quai Perrache, 69002 Lyon')
    await confirmer.click()
    await expect(fenetre).toBeHidden()
    await expect(page.getByRole('main')).toContainText('18 quai Perrache, 69002 Lyon')
    await expectAccessible(page)

    // The one that it left is free: the other journeys find it where it was.
    await bouton.click()
    await champ.fill(SIEN)
    await confirmer.click()
    await expect(fenetre).toBeHidden()
    await expect(page.getByRole('main')).toContainText('18 cours Gambetta')
  })
})

const remplir = async (page: Page, email: string): Promise<void> => {
  await page.locator('#champ-representant-nom').fill('Bellegarde')
  await page.getByLabel('Prénom').fill('Camille')
  await page.locator('#champ-representant-email').fill(email)
  await page.getByLabel('Confirmation de l’adresse électronique').fill(email)
}
const resoudreDefi = async (page: Page): Promise<void> => {
  const widget = page.locator('altcha-widget')
  await widget.getByRole('checkbox').press('Space')
  await expect(widget).toContainText('Vérifié', { timeout: 30_000 })
}

test.describe('an employee', () => {
  // Creations count for an address: this one belongs to this file alone.
  test.use({ expectedStatuses: [409], extraHTTPHeaders: { 'x-forwarded-for': '10.99.0.48' } })

  test('joins the firm that has its account: address confirmed, accepted by its administrator', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow()
    const email = `employee-${Date.now()}@exemple.test`
    await page.goto('/compte/creer/professionnel')
    await expectScreen(page, 'Créer un compte de syndic professionnel')
    await page.getByLabel('SIRET').fill(AUTRUI)
    await page.getByRole('button', { name: 'Rechercher l’établissement' }).click()
    await expect(page.getByRole('main')).toContainText('Atlantis Syndic')
    await remplir(page, email)
    await resoudreDefi(page)
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await page.getByRole('button', { name: 'Demander à rejoindre ce cabinet' }).click()
    await expect(page.getByRole('main')).toContainText('Vous demandez à rejoindre le compte')
    await resoudreDefi(page)
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(page.getByRole('main')).toContainText('Confirmez votre demande')

    const texte = await courriel(page, email, /^Confirmez votre demande/)
    expect(texte).toContain('Atlantis Syndic')
    await page.goto(chemin(texte, /https?:\S+rejoindre\?cle=\S+/))
    await expectScreen(page, 'Rejoindre un cabinet')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirmer ma demande' }).click()
    await expect(page.getByRole('main')).toContainText('transmise aux administrateurs du cabinet')

    const autre = await browser.newPage(baseURL ? { baseURL } : {})
    await signIn(autre, 'TELE_PRO_ADMIN_PRINC.B')
    await autre.goto('/compte/mes-comptes-utilisateurs')
    await expectScreen(autre, 'Mes comptes utilisateurs')
    await expect(autre.getByRole('main')).toContainText(email)
    await expectAccessible(autre)
    await autre.getByRole('button', { name: /^Accepter/ }).click()
    await expect(autre.getByRole('row', { name: /Camille Bellegarde/ })).toContainText(
      'Gestionnaire',
    )
    await autre.close()
    expect(await courriel(page, email, /^Votre compte au registre/)).toContain('Gestionnaire')
  })
})

import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSideScroll, expectScreen, test } from './fixtures.ts'

/** From the sign-in screen to the notaries' provider, and back as somebody. */
const choisir = async (page: Page, personne: RegExp): Promise<void> => {
  await page.goto('/compte')
  await page.getByRole('link', { name: /^S’identifier avec la connexion des notaires/ }).click()
  await expect(page.locator('h1')).toHaveText('Choisissez votre organisme')
  await page.getByRole('button', { name: personne }).click()
}

test('a notary comes by the sign-on, goes back where it wanted, and signs out at the provider', async ({
  page,
  baseURL,
}) => {
  await page.goto('/compte/moncompte')
  await expectScreen(page, 'Connexion')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('link', { name: /^S’identifier avec la connexion des notaires/ }).click()
  await expect(page.locator('h1')).toHaveText('Choisissez votre organisme')
  await page.getByRole('button', { name: 'Annuler et revenir au registre' }).click()
  await expectScreen(page, 'Connexion')
  await expect(page.getByText('Vous avez interrompu la connexion.')).toBeVisible()
  await expectAccessible(page)
  await choisir(page, /Thomas Girard/)
  await expectScreen(page, /^Bonjour Thomas Girard/)
  // A collaborator's limits hold, whichever way it came.
  await page.goto('/immatriculer-copropriete')
  await expectScreen(page, 'Accès non autorisé')
  await page.goto('/compte/moncompte')
  await expectScreen(page, 'Mon compte')
  // Its session is lost: the provider, where it is still signed in, brings it back to the same
  // screen.
  await page.context().clearCookies({ name: 'registre_session' })
  await page.goto('/compte/moncompte')
  await expectScreen(page, 'Mon compte')
  await page.getByRole('button', { name: 'Mon profil' }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.locator('h1')).toHaveText('Se déconnecter')
  expect(page.url().startsWith(baseURL ?? '')).toBe(false)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expectScreen(page, 'Connexion')
  await expect(page.getByText('Votre session au registre est fermée.')).toBeVisible()
  // Signed out there as well: the provider asks again.
  await choisir(page, /Hugo Vidal/)
  await expectScreen(page, 'Étude non inscrite')
  await expectAccessible(page)
})

test.describe('once', () => {
  // A second try would find the office registered: a failure stays one, where a skipped retry would
  // pass for a flaky test.
  test.describe.configure({ retries: 0 })

  test('an unknown office registers by the sign-on: what the provider tells is typed already', async ({
    page,
  }) => {
    await choisir(page, /Anne Keller/)
    await expectScreen(page, 'Inscrire votre étude')
    await expect(page).toHaveURL(/\/compte\/inscription\?numEtude=-1$/)
    await expect(page.getByLabel('Numéro de l’étude')).toHaveValue('67020')
    await expect(page.getByLabel('SIRET de l’étude')).toHaveValue('99950113300014')
    await expectAccessible(page)
    await expectNoSideScroll(page)
    // The directory answers late: the number is already another one, which stays.
    await page.route('**/etablissements/99950109100014', async (route) => {
      await new Promise((r) => setTimeout(r, 1500))
      await route.continue()
    })
    await page.getByLabel('SIRET de l’étude').fill('99950109100014')
    await page.getByRole('button', { name: 'Rechercher l’étude' }).click()
    await expect(page.getByRole('main')).toContainText(
      'La connexion des notaires donne le SIRET 99950113300014',
    )
    await page.getByLabel('SIRET de l’étude').fill('99950113300014')
    await page.getByRole('button', { name: 'Rechercher l’étude' }).click()
    await expect(
      page.getByRole('definition').filter({ hasText: 'Étude Keller et Vidal, notaires' }),
    ).toBeVisible()
    await page
      .getByLabel('Confirmation de l’adresse électronique')
      .fill('anne.keller@demo.registre.test')
    await page.getByRole('button', { name: 'Inscrire l’étude' }).click()
    await expectScreen(page, /^Bonjour Anne Keller/)
    await expect(page.getByRole('status', { name: 'Messages' })).toContainText(
      'L’étude « Étude Keller et Vidal, notaires » est inscrite.',
    )
  })
})

test('a profile in error is told at home', async ({ page }) => {
  await page.goto('/?connexion=compte-ferme')
  await expectScreen(page, 'Trouver une copropriété')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('votre compte du registre est fermé')).toBeVisible()
  await expectAccessible(page)
})

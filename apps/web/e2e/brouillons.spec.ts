import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './fixtures.ts'
import { appel, etape, leMois } from './immatriculation.aides.ts'

const SAUVEGARDE = '**/api/coproprietes/brouillon/save/**'

/** A new draft, on a line where each save takes its time. */
const commencer = async (page: Page) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/immatriculer-copropriete/infos-rattachement')
  await etape(page, 'Informations de rattachement')
  await page.route(SAUVEGARDE, async (route) => setTimeout(() => void route.continue(), 800))
  return page.getByLabel(/Date de début du mandat/)
}

test('on a slow line, the first save leaves the keyboard where it is', async ({ page }) => {
  const debut = await commencer(page)
  await debut.pressSequentially(leMois(-5))
  await debut.evaluate((champ) =>
    champ.addEventListener('blur', () => champ.setAttribute('data-quitte', '')),
  )
  await expect(page).toHaveURL(/id=\d+/)
  await expect(page.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()
  // Longer than a screen takes to say that it loads.
  await page.waitForTimeout(1000)
  await expect(debut).toBeFocused()
  await expect(debut).not.toHaveAttribute('data-quitte')
})

test('a first save that answers once the form is left changes no other address; the draft is there', async ({
  page,
}) => {
  const debut = await commencer(page)
  await debut.fill(leMois(-5))
  const sauvegarde = page.waitForResponse(SAUVEGARDE)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Accueil/ })
    .first()
    .click()
  const { id } = (await (await sauvegarde).json()) as { id: number }
  await expect(page.locator('main h1')).toBeVisible()
  await page.waitForTimeout(500)
  expect(new URL(page.url()).search).toBe('')
  await page.goto(`/immatriculer-copropriete/infos-rattachement?id=${id}`)
  await expect(debut).toHaveValue(leMois(-5))
})

test('a refused request keeps its reason in view while it is corrected', async ({ page }) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  const lus = (await (await appel(page, 'GET', '/api/coproprietes/brouillons')).json()) as {
    id: number
    etatCopropriete: string
  }[]
  const refusee = lus.find((b) => b.etatCopropriete === 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES')
  await page.goto(`/immatriculer-copropriete/recapitulatif?id=${refusee?.id ?? 0}`)
  await expect(page.locator('main h1')).toHaveText('Demande refusée')
  const motif = page.locator('.fr-alert', { hasText: 'Motif du refus' }).locator('p')
  await expect(motif).not.toHaveText('Chargement…')
  const dit = await motif.innerText()
  await page.getByRole('button', { name: 'Corriger' }).click()
  await etape(page, 'Informations de rattachement')
  const rappel = page.getByRole('region', { name: 'Votre demande a été refusée' })
  await expect(rappel).toContainText(dit)
  await expectAccessible(page)
  await page.reload()
  await expect(rappel).toContainText(dit)
})

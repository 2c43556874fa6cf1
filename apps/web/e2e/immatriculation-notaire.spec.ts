import { expect, expectAccessible, signIn, test } from './fixtures.ts'
import {
  ajouterParcelle,
  choisirAdresse,
  envoyer,
  etape,
  passerDoublons,
  remplirLots,
  suivante,
} from './immatriculation.aides.ts'

for (const { genre, reglement } of [
  { genre: 'Immatriculation initiale', reglement: '04/05/2024' },
  { genre: 'Immatriculation d’office', reglement: '04/05/1980' },
]) {
  test(`a notary registers: ${genre}`, async ({ page }) => {
    test.setTimeout(90_000)
    await signIn(page, 'NOTAIRE_NOTAIRE')
    await page.goto('/immatriculer-copropriete')
    await page
      .locator('form')
      .getByText(new RegExp(`^${genre}`))
      .first()
      .click()
    if (genre.endsWith('office')) {
      await page.getByRole('button', { name: 'Commencer' }).click()
      await expect(
        page.getByRole('group', { name: '3 informations sont à corriger' }),
      ).toBeFocused()
      for (const rang of [0, 1, 2])
        await page
          .locator('label')
          .filter({ hasText: /^Je confirme/ })
          .nth(rang)
          .click()
    }
    await page.getByRole('button', { name: 'Commencer' }).click()
    await expect(page).toHaveURL(
      /identification\?id=\d+&immatriculationType=(INITIALE|OFFICE)&email=/,
    )
    await page.getByLabel(/Nom d’usage/).fill(`Notaire ${Date.now()}`)
    await choisirAdresse(page, `${1 + Math.floor(Math.random() * 80)} victor hugo rennes`)
    await ajouterParcelle(page)
    await remplirLots(page, reglement)
    await suivante(page)
    await etape(page, 'Procédures')
    await suivante(page)
    await etape(page, 'Données financières')
    await page.getByText('Les données financières ne sont pas connues').click()
    await suivante(page)
    await etape(page, 'Données techniques')
    await page
      .getByLabel(/Nombre total de bâtiments/)
      .fill(String(1 + Math.floor(Math.random() * 40)))
    await page.getByLabel(/Période de construction/).selectOption('APRES_2011')
    await suivante(page)
    await passerDoublons(page)
    await envoyer(page)
    await expect(page.locator('main h1')).toHaveText('Copropriété immatriculée')
    await expect(page.getByText(/[A-Z]{2}\d-\d{3}-\d{3}/)).toBeVisible()
    await expectAccessible(page)
  })
}

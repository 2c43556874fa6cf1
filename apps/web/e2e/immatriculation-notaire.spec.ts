import { courriel } from './courriels.aides.ts'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'
import {
  ajouterParcelle,
  choisirAdresse,
  envoyer,
  etape,
  passerDoublons,
  remplirLots,
  repondreNon,
  suivante,
} from './immatriculation.aides.ts'

// One after the other: both file in the same street.
test.describe.configure({ mode: 'default' })

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
    await repondreNon(page)
    await suivante(page)
    await etape(page, 'Données financières')
    await page.getByText('Les données financières ne sont pas connues').click()
    await suivante(page)
    await etape(page, 'Données techniques')
    // More buildings than its 31 lots would ask for a confirmation.
    await page
      .getByLabel(/Nombre total de bâtiments/)
      .fill(String(1 + Math.floor(Math.random() * 30)))
    await page.getByLabel(/Nombre d’ascenseurs/).fill('0')
    await page.getByLabel(/Période de construction/).selectOption('APRES_2011')
    await suivante(page)
    await passerDoublons(page)
    // Naming the syndic is an offer of the last step; what is wrong is told in the window.
    const fenetre = page.getByRole('dialog', { name: 'Désigner le syndic' })
    await page.getByRole('button', { name: 'Désigner le syndic' }).click()
    await fenetre.getByRole('button', { name: 'Désigner', exact: true }).click()
    await expect(fenetre.locator('#champ-siret')).toBeFocused()
    await fenetre.getByLabel('Nom du syndic').fill('montclair')
    await fenetre.getByRole('option', { name: /Cabinet Montclair Gestion/ }).click()
    await expect(fenetre.locator('#champ-siret')).toHaveValue(/^999\s?500\s?010/)
    await expectAccessible(page)
    await fenetre.getByLabel('un syndic bénévole ou coopératif').check({ force: true })
    await fenetre.locator('#champ-nom').fill('Essai')
    await fenetre.getByLabel('Prénom').fill('Sacha')
    const email = `designe-${Date.now()}@exemple.test`
    await fenetre.getByLabel(/^Adresse électronique/).fill(email)
    await expectAccessible(page)
    await fenetre.getByRole('button', { name: 'Désigner', exact: true }).click()
    await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Désigner un autre syndic' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSideScroll(page)
    if (genre.endsWith('office')) {
      await page.getByRole('button', { name: 'Retirer la désignation' }).click()
      await expect(page.getByRole('button', { name: 'Désigner le syndic' })).toBeVisible()
    }
    await envoyer(page)
    await expect(page.locator('main h1')).toHaveText('Copropriété immatriculée')
    await expect(page.getByText(/[A-Z]{2}\d-\d{3}-\d{3}/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Voir la fiche de la copropriété' }).click()
    // Who named nobody may still do it, from the sheet.
    if (genre.endsWith('office')) {
      await page.getByRole('button', { name: 'Désigner le syndic' }).click()
      await expect(fenetre).toBeVisible()
      await expectAccessible(page)
      return
    }
    // What ends a co-ownership is not the first thing to do with a new one.
    await expect(page.getByRole('link', { name: 'Mise à jour standard', exact: true })).toHaveClass(
      /fr-btn/,
    )
    await expect(page.getByRole('link', { name: 'Dissoudre', exact: true })).not.toHaveClass(
      /fr-btn/,
    )
    // The number is given: who was named reads why, and may open its account.
    const texte = await courriel(page, email, /désigné syndic/)
    const lien = new URL(/https?:\S+compte\/successeur\?cle=\S+/.exec(texte)?.[0] ?? '')
    await page.context().clearCookies()
    await page.goto(`${lien.pathname}${lien.search}`)
    await expectScreen(page, 'Ouvrir votre compte de syndic')
    await expect(page.getByRole('main')).toContainText('vous désigne comme son représentant légal')
    await expectAccessible(page)
  })
}

import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'
import { refus } from './reponses.ts'
import {
  ajouterParcelle,
  commencer,
  envoyer,
  etape,
  leMois,
  passerDoublons,
  pdf,
  remplirLots,
  suivante,
} from './immatriculation.aides.ts'

const TITRE = /^Immatriculer une copropriété/

test('a syndic registers a co-ownership, from the draft to the sending', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/immatriculer-copropriete')
  await expectScreen(page, TITRE)
  await expectAccessible(page)
  await commencer(page, '12 victor hugo rennes')

  await etape(page, 'Informations de rattachement')
  await page.getByLabel(/Date de début du mandat/).fill(leMois(-5).replaceAll(/\b0/g, ''))
  await page.getByLabel(/Date de fin du mandat/).fill(leMois(12, 'fin'))
  await page.getByText('Contrat de syndic').click()
  await expect(page).toHaveURL(/id=\d+/)
  await expect(page.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()
  await page
    .getByLabel(/^Justificatif du mandat/)
    .setInputFiles({ name: 'contrat.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await expect(page.getByText(/contrat\.pdf \(/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await suivante(page)
  // 18 months: the person is asked once.
  await expect(
    page.getByRole('dialog', { name: 'Confirmez-vous cette information ?' }),
  ).toContainText('habituellement de 12 mois')
  await page.getByRole('button', { name: 'Confirmer' }).click()

  await etape(page, 'Identification')
  await page.getByLabel(/Nom d’usage/).fill(`Résidence du parcours ${Date.now()}`)
  await ajouterParcelle(page)
  await remplirLots(page, '04/05/1978')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await suivante(page)

  await etape(page, 'Procédures')
  await page.locator('#champ-procedures-flagSecuriteInsalubritePartiesCom').getByText('Oui').click()
  await page.getByLabel('Date de l’arrêté').fill('12/03/2024')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await suivante(page)

  await etape(page, 'Données financières')
  await page.getByLabel(/Date de début de l’exercice/).fill('01/01/2025')
  await page.getByLabel(/Date de clôture/).fill('31/12/2025')
  await page.getByLabel(/Comptes approuvés le/).fill('15/05/2026')
  for (const [champ, valeur] of [
    ['opérations courantes', '40000'],
    ['exceptionnelles', '5 000'],
    ['Dettes', '1200'],
    ['Sommes dues', '12000'],
    ['débiteurs', '2'],
    ['fonds de travaux', '6000'],
  ] as const)
    await page.getByLabel(new RegExp(champ)).fill(valeur)
  await expect(page.getByText(/atteignent 25\s% des charges/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await suivante(page)

  await etape(page, 'Données techniques')
  await page.getByLabel(/Nombre total de bâtiments/).fill('2')
  await page.getByLabel(/Période de construction/).selectOption('DE_1975_A_1993')
  await page.getByLabel('Étiquette D').fill('2')
  await expect(page.getByText('Total : 2 bâtiments classés sur 2')).toBeVisible()
  await expect(page.getByText(/plan pluriannuel de travaux depuis le 01\/01\/2025/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await suivante(page)
  await passerDoublons(page)

  await expect(page.getByText('contrat.pdf')).toBeVisible()
  await expect(page.getByText(/^40.000.€$/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await envoyer(page)
  await expect(page).toHaveURL(/\/\?recu=R-\d{4}-\d+$/)
  await expect(page.getByText(/examinera au plus tard le \d\d\/\d\d\/\d{4}/)).toBeVisible()
})

test('what is missing or wrong shows beside its field and in a summary that takes the focus', async ({
  page,
}) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/immatriculer-copropriete/infos-rattachement')
  await etape(page, 'Informations de rattachement')
  await suivante(page)
  await expect(page.getByRole('group', { name: /informations sont à corriger/ })).toBeFocused()
  await expect(page).toHaveTitle(/^Erreur\s: /)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Date de fin du mandat/ }).click()
  await expect(page.getByLabel(/Date de fin du mandat/)).toBeFocused()
  await page.getByLabel(/Date de fin du mandat/).fill('31/02/2027')
  await expect(
    page.getByText('Le 31/02/2027 n’existe pas : vérifiez le jour et le mois.').first(),
  ).toBeVisible()
  await page.getByText('Je n’ai pas de justificatif').click()
  await expect(page.getByLabel(/^Justificatif du mandat/)).toHaveCount(0)
})

test.describe('with answers that the register refuses', () => {
  test.use({ expectedStatuses: [400] })

  test('a file that is not a PDF is refused by its name', async ({ page }) => {
    await signIn(page, 'TELE_PRO_ADMIN_PRINC')
    await page.goto('/immatriculer-copropriete/infos-rattachement')
    await page.getByLabel(/^Justificatif du mandat/).setInputFiles({
      name: 'faux.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('bonjour'),
    })
    await expect(page.getByText(/«\sfaux\.pdf\s» n’est pas un document PDF valide/)).toBeVisible()
  })
})

test.describe('while a service is down, or not set up', () => {
  test.use({ expectedStatuses: [503, 404] })
  const PHRASES = [
    [503, 'geolocalisation-indisponible', 'Service de géolocalisation indisponible'],
    [404, 'service-non-regle', 'Saisissez l’adresse à la main'],
  ] as const

  for (const [statut, code, phrase] of PHRASES)
    test(`${code}: the address is typed in parts`, async ({ page }) => {
      await signIn(page, 'TELE_PRO_ADMIN_PRINC')
      await page.route('**/api/public/geocodage/search**', (route) =>
        route.fulfill(refus(statut, code, phrase)),
      )
      await page.goto('/immatriculer-copropriete/identification')
      await etape(page, 'Identification')
      await page.getByLabel(/^Adresse de référence/).fill('3 rue des Lilas 35000 Rennes')
      await page.keyboard.press('Enter')
      await expect(page.getByText(phrase)).toBeVisible()
      await expect(page.getByLabel('Voie', { exact: false }).last()).toHaveValue('rue des Lilas')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Utiliser cette adresse' }).click()
      await expect(page.getByText('Non géolocalisée')).toBeVisible()
    })
})

test('a keeper has no registration screen', async ({ page }) => {
  await signIn(page, 'TENEUR_ADMIN_PRINC')
  await page.goto('/immatriculer-copropriete')
  await expect(page.locator('main h1')).toHaveText('Accès non autorisé')
})

test('a whole step is done with the keyboard alone', async ({ page }) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/immatriculer-copropriete/infos-rattachement')
  await etape(page, 'Informations de rattachement')
  await page.getByLabel('Non', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type(leMois(-5))
  await page.keyboard.press('Tab')
  await page.keyboard.type(leMois(6, 'fin'))
  await page.keyboard.press('Tab')
  // The chosen radio, then the other one.
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Je n’ai pas de justificatif')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Étape suivante' })).toBeFocused()
  await page.keyboard.press('Enter')
  await etape(page, 'Identification')
  await expect(page.locator('main h1')).toBeFocused()
})

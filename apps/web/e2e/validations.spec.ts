import type { Browser, BrowserContext, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  messages,
  signIn,
  test,
} from './fixtures.ts'
import { fenetre, ouvrirLibre, prendre } from './validations.aides.ts'

const autreTeneur = async (
  browser: Browser,
  profil: string,
): Promise<{ page: Page; context: BrowserContext }> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, profil)
  return { page, context }
}

// Each scenario decides requests of the same register: one after the other.
test.describe.configure({ mode: 'serial' })

test.beforeEach(({ page }) => signIn(page, 'TENEUR_ADMIN_PRINC'))

test('a validation says its effect, then the number that it issued', async ({ page }) => {
  await ouvrirLibre(page, 'IMMATRICULATION', 0)
  await expect(page.getByRole('group', { name: 'Décisions' })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await prendre(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Valider', exact: true }).click()
  await expect(fenetre(page)).toContainText('Un numéro d’immatriculation sera attribué')
  await expectAccessible(page)
  await fenetre(page).getByRole('button', { name: 'Valider la demande' }).click()
  await expectScreen(page, 'Demandes à valider')
  await expect(messages(page)).toContainText(/Numéro attribué à .+\s: AA\d-\d{3}-\d{3}/)
  // The way back shows what it has become, and nothing to take again.
  await page.goBack()
  await expect(page.getByText('Demande validée', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reprendre la demande' })).toHaveCount(0)
})

test('the most urgent request opens held, by keyboard alone, and leaving gives it back', async ({
  page,
}) => {
  await page.goto('/validations?type=IMMATRICULATION')
  await expectScreen(page, 'Demandes à valider')
  await page.getByRole('button', { name: 'Traiter la plus urgente' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Vous traitez cette demande')).toBeVisible()
  await page.getByRole('button', { name: 'Aller aux décisions' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Valider', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fenetre(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Valider', exact: true })).toBeFocused()
  const url = page.url()
  await page.getByRole('button', { name: 'Quitter' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/validations?type=IMMATRICULATION')
  await page.goto(url)
  await expect(page.getByText('Demande disponible')).toBeVisible()
})

test.describe('two keepers', () => {
  test.use({ expectedStatuses: [409] })

  test('only one decides; the other keeps what it typed and learns who did', async ({
    page,
    browser,
  }) => {
    const id = await ouvrirLibre(page, 'IMMATRICULATION', 0)
    await prendre(page)
    const { page: autre, context } = await autreTeneur(browser, 'TENEUR_ADMIN_SCOND')
    await autre.goto('/validations?etat=EN_COURS')
    await expect(
      autre.getByRole('row').filter({ has: autre.locator(`a[href="/validations/${id}"]`) }),
    ).toContainText('En cours par')
    await autre.goto(`/validations/${id}`)
    await expect(autre.getByText('Demande en cours de traitement par')).toBeVisible()
    await expect(autre.getByRole('group', { name: 'Décisions' })).toHaveCount(0)
    await expectAccessible(autre)
    // The administrator frees it and takes it; the first keeper does not know yet.
    await autre.getByRole('button', { name: 'Déverrouiller' }).click()
    await fenetre(autre).getByRole('button', { name: 'Déverrouiller' }).click()
    // The button that served is gone: the keyboard stays on the screen.
    await expect
      .poll(() => autre.evaluate(() => document.activeElement?.closest('main') !== null))
      .toBe(true)
    await prendre(autre)
    await page.getByRole('button', { name: 'Refuser' }).click()
    await fenetre(page).getByRole('button', { name: 'Continuer' }).click()
    await expect(fenetre(page)).toContainText('Choisissez au moins un motif.')
    await expect(page).toHaveTitle(/^Erreur\s: Demande d’immatriculation/)
    await fenetre(page).getByText('Autre motif').click()
    await fenetre(page)
      .getByLabel('Explication pour le déclarant')
      .fill('Le contrat n’est pas signé.')
    await fenetre(page).getByRole('button', { name: 'Continuer' }).click()
    await expect(fenetre(page)).toContainText('Le contrat n’est pas signé.')
    await fenetre(page).getByRole('button', { name: 'Refuser la demande' }).click()
    const conflit = page.getByRole('group', { name: 'Un autre teneur traite cette demande' })
    await expect(conflit).toBeFocused()
    await expect(conflit).toContainText('Le contrat n’est pas signé.')
    await expectAccessible(page)
    await autre.getByRole('button', { name: 'Valider', exact: true }).click()
    await fenetre(autre).getByRole('button', { name: 'Valider la demande' }).click()
    await expect(messages(autre)).toContainText('Immatriculation validée')
    await conflit.getByRole('button', { name: 'Actualiser' }).click()
    await expect(page.getByText('Demande validée')).toBeVisible()
    await context.close()
  })
})

test('a refusal shows what the declarant will read before it is sent', async ({ page }) => {
  await ouvrirLibre(page, 'IMMATRICULATION', 0)
  await prendre(page)
  await page.getByRole('button', { name: 'Refuser' }).click()
  // Nothing is at fault before it is filled in; then the first fault of the window has the focus.
  await expect(fenetre(page).getByRole('checkbox').first()).toBeFocused()
  await expect(fenetre(page).getByText('Écrivez l’explication du refus')).toHaveCount(0)
  await fenetre(page).getByRole('button', { name: 'Continuer' }).click()
  await expect(fenetre(page).getByText('Écrivez l’explication du refus')).toBeVisible()
  await expect(fenetre(page).getByRole('checkbox').first()).toBeFocused()
  // By its label, as a person does: a forced click lands where the box was before the faults showed.
  await fenetre(page).getByText('Le justificatif est illisible ou incomplet').click()
  await expect(fenetre(page).getByLabel('Le justificatif est illisible ou incomplet')).toBeChecked()
  await fenetre(page).getByLabel('Explication pour le déclarant').fill('La page 2 manque.')
  await expectAccessible(page)
  // What was typed outlives the page.
  await page.reload()
  // So does the reservation.
  await expect(page.getByText('Vous traitez cette demande')).toBeVisible()
  await page.getByRole('button', { name: 'Refuser' }).click()
  await expect(fenetre(page).getByLabel('Explication pour le déclarant')).toHaveValue(
    'La page 2 manque.',
  )
  await fenetre(page).getByRole('button', { name: 'Continuer' }).click()
  await expect(fenetre(page).getByRole('heading')).toHaveText('Confirmer le refus')
  await expect(fenetre(page)).toContainText('La page 2 manque.')
  await fenetre(page).getByRole('button', { name: 'Modifier le texte' }).click()
  await expect(fenetre(page).getByLabel('Explication pour le déclarant')).toHaveValue(
    'La page 2 manque.',
  )
  await fenetre(page).getByRole('button', { name: 'Continuer' }).click()
  await fenetre(page).getByRole('button', { name: 'Refuser la demande' }).click()
  await expect(messages(page)).toContainText('Demande refusée')
})

test('the hotline asks for details, assigns and refuses, as every keeper', async ({ browser }) => {
  const { page, context } = await autreTeneur(browser, 'TENEUR_ASS_HOTLINE_GES')
  const id = await ouvrirLibre(page, 'IMMATRICULATION', 0)
  await prendre(page)
  await expect(page.getByRole('group', { name: 'Décisions' }).getByRole('button')).toHaveText([
    'Quitter',
    /^Affecter/,
    /^Refuser/,
    /^Demander des précisions/,
    /^Valider/,
    /^Valider et suivante/,
  ])
  await page.getByRole('button', { name: 'Affecter' }).click()
  await fenetre(page).getByLabel('Teneur').selectOption({ index: 1 })
  await fenetre(page).getByLabel('Raison de l’affectation').fill('Dossier suivi par ce teneur')
  await expectAccessible(page)
  await fenetre(page).getByRole('button', { name: 'Affecter', exact: true }).click()
  await expect(messages(page)).toContainText('Demande affectée')
  await page.goto(`/validations/${id}`)
  await expect(page.getByRole('main')).toContainText('Dossier suivi par ce teneur')
  await prendre(page)
  await page.getByRole('button', { name: 'Demander des précisions' }).click()
  await fenetre(page).getByRole('button', { name: 'Envoyer la demande de précisions' }).click()
  await expect(fenetre(page).getByLabel('Message au déclarant')).toBeFocused()
  await fenetre(page).getByLabel('Message au déclarant').fill('Quelle est la date du règlement ?')
  await fenetre(page).getByText('Aperçu du courriel').click()
  await expect(
    fenetre(page).getByText('Message du teneur : Quelle est la date du règlement ?'),
  ).toBeVisible()
  await fenetre(page).getByRole('button', { name: 'Envoyer la demande de précisions' }).click()
  await expect(messages(page)).toContainText('Précisions demandées')
  await page.goto(`/validations/${id}`)
  await expect(page.getByText('Précisions attendues')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Échanges avec le déclarant' })).toContainText(
    'Quelle est la date du règlement ?',
  )
  await context.close()
})

test('a notary’s duplicate is decided beside the co-ownership that it doubles', async ({
  page,
}) => {
  await ouvrirLibre(page, 'DOUBLON_NOTAIRE', 0)
  await expect(page.getByRole('table', { name: /^La demande et AA/ }).first()).toBeVisible()
  // The place, with the close ones: each leads to its sheet.
  const carte = page.getByRole('group', { name: 'Carte : lieu déclaré et copropriétés voisines' })
  await carte.scrollIntoViewIfNeeded()
  await expect(carte.getByRole('button', { name: /^1 : AA/ })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: /^AA/ }).getByRole('link').first(),
  ).toHaveAttribute('href', /^\/copropriete\/fiche\/\d+$/)
  await prendre(page)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^C’est un doublon d’AA/ })
    .first()
    .click()
  await expect(fenetre(page)).toContainText('déjà immatriculée sous le numéro AA')
  await fenetre(page)
    .getByRole('button', { name: /^Confirmer/ })
    .click()
  await expect(messages(page)).toContainText('Doublon confirmé')
})

test('a lock that could not be extended is lost, said, and taken again with what was typed', async ({
  page,
}) => {
  await page.clock.install()
  await ouvrirLibre(page, 'IMMATRICULATION', 0)
  await prendre(page)
  await page.getByRole('button', { name: 'Demander des précisions' }).click()
  await fenetre(page).getByLabel('Message au déclarant').fill('Votre mandat est illisible.')
  await page.clock.fastForward(16 * 60_000)
  const conflit = page.getByRole('group', { name: 'Vous ne détenez plus cette demande' })
  await expect(conflit).toContainText('Votre mandat est illisible.')
  await conflit.getByRole('button', { name: 'Reprendre la demande' }).click()
  await expect(page.getByText('Vous traitez cette demande')).toBeVisible()
  await page.getByRole('button', { name: 'Demander des précisions' }).click()
  await expect(fenetre(page).getByLabel('Message au déclarant')).toHaveValue(
    'Votre mandat est illisible.',
  )
})

test.describe('addresses', () => {
  test.use({ expectedStatuses: [404] })

  test('a request that does not exist shows the not-found page', async ({ page }) => {
    await page.goto('/validations/999999')
    await expectScreen(page, 'Page introuvable')
  })
})

test('a syndic has no right to the queue', async ({ browser }) => {
  const { page, context } = await autreTeneur(browser, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/validations')
  await expectScreen(page, 'Accès non autorisé')
  await context.close()
})

import type { Page } from '@playwright/test'
import { pdf } from './immatriculation.aides.ts'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  messages,
  signIn,
  test,
} from './fixtures.ts'

const fenetre = (page: Page) => page.getByRole('dialog')
/** The state of the co-ownership, at the head of its sheet. */
const etat = (page: Page) => page.locator('main .fr-badge').first()

// One co-ownership of the same register after the other.
test.describe.configure({ mode: 'serial' })

/** A second signed-in person, in a browser of its own. */
const autrePersonne = async (page: Page, profil: string): Promise<Page> => {
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser')
  const autre = await (await browser.newContext()).newPage()
  await signIn(autre, profil)
  return autre
}

/**
 * From the list to the sheet of the co-ownership whose dissolution is declared; gives its address.
 */
const declarer = async (page: Page, numero?: string): Promise<string> => {
  await page.goto('/copropriete?filter=dissolution')
  await expectScreen(page, 'Déclarer une dissolution')
  await (
    numero === undefined
      ? page.getByRole('link', { name: /^Dissoudre/ }).first()
      : page.getByRole('link', { name: new RegExp(`^Dissoudre : .*${numero}`) })
  ).click()
  await expect(page.getByRole('heading', { name: /^Étape 1 sur 2/ })).toBeVisible()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page).toHaveTitle(/^Erreur\s: Déclarer une dissolution/)
  await expectAccessible(page)
  await page.getByText('Réunion de tous les lots entre les mains').click()
  await page.getByLabel('Événement à l’origine de la dissolution').selectOption('ACTE_NOTARIE')
  await page.locator('[name=dateFaitGenerateur]').fill('01/10/2026')
  await page.getByLabel('Type de justificatif').selectOption('ACTE_NOTARIE')
  await page
    .getByLabel('Justificatif de la dissolution')
    .setInputFiles({ name: 'acte.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await expect(page.getByText('acte.pdf')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { name: /^Étape 2 sur 2/ })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Déclarer la dissolution' }).click()
  await expect(messages(page)).toContainText('La dissolution est déclarée.')
  const recu = page.getByRole('region', { name: 'Déclaration de dissolution : bien reçue' })
  await expect(recu).toContainText(/Référence R-\d{4}-\d+/)
  await recu.getByRole('link', { name: 'Voir la fiche de la copropriété' }).click()
  await expect(page).toHaveURL(/\/copropriete\/fiche\/\d+$/)
  await expect(etat(page)).toHaveText('Dissolution déclarée, en attente de validation')
  return page.url()
}

test('a syndic takes back a dissolution, declares it again, a keeper validates, the certificate comes', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  const fiche = await declarer(page)
  const nom = await page.locator('main h1').innerText()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: 'Annuler la dissolution' }).click()
  await expectAccessible(page)
  await fenetre(page).getByRole('button', { name: 'Annuler la dissolution' }).click()
  await expect(fenetre(page).getByText(/^Écrivez le motif/)).toBeVisible()
  await fenetre(page).getByLabel('Motif').fill('Vente abandonnée')
  await fenetre(page).getByRole('button', { name: 'Annuler la dissolution' }).click()
  await expect(messages(page)).toContainText('La dissolution est annulée.')
  await expect(etat(page)).not.toContainText('Dissolution')
  const [numero] = /[A-Z]{2}\d-\d{3}-\d{3}/.exec(await page.getByRole('main').innerText()) ?? []
  await declarer(page, numero ?? '')

  const teneur = await autrePersonne(page, 'TENEUR_ADMIN_PRINC')
  await teneur.goto(`/validations?type=DISSOLUTION&q=${numero ?? ''}`)
  await teneur.getByRole('row').filter({ hasText: nom }).getByRole('link').first().click()
  await expect(teneur.getByText('Demande disponible')).toBeVisible()
  const declaree = teneur.getByRole('region', { name: 'Dissolution déclarée' })
  await expect(declaree).toContainText('Réunion de tous les lots')
  await expect(declaree.getByRole('link', { name: /acte\.pdf/ })).toBeVisible()
  await expectAccessible(teneur)
  await expectNoSideScroll(teneur)
  await teneur.getByRole('button', { name: 'Traiter cette demande' }).click()
  await teneur.getByRole('button', { name: 'Valider', exact: true }).click()
  await expect(fenetre(teneur)).toContainText('ses mandats seront alors archivés')
  await fenetre(teneur).getByRole('button', { name: 'Valider la demande' }).click()
  await expect(messages(teneur)).toContainText('Dissolution')
  await teneur.context().close()

  // The worker makes the certificate after the decision.
  await expect(async () => {
    await page.goto(fiche)
    await expect(page.getByText(/Copropriété dissoute le 01\/10\/2026/)).toBeVisible()
    await expect(page.getByText('Attestation de dissolution').first()).toBeVisible({
      timeout: 1_000,
    })
  }).toPass({ timeout: 60_000 })
  const telechargement = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^Attestation de dissolution/ })
    .first()
    .click()
  expect((await telechargement).suggestedFilename()).toMatch(
    /^attestation-dissolution-AA\d{7}\.pdf$/,
  )
})

test('a keeper asks for details of a dissolution, its declarant answers and corrects it', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await declarer(page)
  const nom = await page.locator('main h1').innerText()
  const [numero] = /[A-Z]{2}\d-\d{3}-\d{3}/.exec(await page.getByRole('main').innerText()) ?? []
  const teneur = await autrePersonne(page, 'TENEUR_ADMIN_PRINC')
  await teneur.goto(`/validations?type=DISSOLUTION&q=${numero ?? ''}`)
  await teneur.getByRole('row').filter({ hasText: nom }).getByRole('link').first().click()
  await teneur.getByRole('button', { name: 'Traiter cette demande' }).click()
  await teneur.getByRole('button', { name: 'Demander des précisions' }).click()
  await fenetre(teneur).getByLabel('Message au déclarant').fill('La page 2 de l’acte manque.')
  await fenetre(teneur).getByRole('button', { name: 'Envoyer la demande de précisions' }).click()
  await expect(messages(teneur)).toContainText('Précisions demandées')

  await page.goto('/')
  const suite = page.getByRole('button', { name: /lignes? suivantes?$/ })
  const question = page.getByRole('link', { name: `Apporter les précisions demandées : ${nom}` })
  await expect(suite.or(question).first()).toBeVisible()
  if (await suite.isVisible()) await suite.click()
  await question.click()
  await expectScreen(page, 'Déclarer une dissolution')
  await expect(page.getByText('La page 2 de l’acte manque.')).toBeVisible()
  await expect(page.getByText('acte.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText('Répondez au teneur du registre.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Votre réponse').fill('La voici, l’acte entier.')
  await page.locator('[name=dateFaitGenerateur]').fill('02/10/2026')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText('La voici, l’acte entier.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await expect(messages(page)).toContainText('Votre réponse est transmise.')

  await teneur.goto(`/validations?type=DISSOLUTION&q=${numero ?? ''}`)
  await teneur.getByRole('row').filter({ hasText: nom }).getByRole('link').first().click()
  await expect(teneur.getByText('Demande disponible')).toBeVisible()
  await expect(teneur.getByRole('region', { name: 'Échanges avec le déclarant' })).toContainText(
    'La voici',
  )
  await expect(teneur.getByRole('region', { name: 'Dissolution déclarée' })).toContainText(
    '02/10/2026',
  )
  await teneur.context().close()
})

test.describe('a keeper’s acts', () => {
  // The number that replaces is refused once, on purpose.
  test.use({ expectedStatuses: [400] })

  test('a keeper merges a number with another one, deletes it, and brings it back', async ({
    page,
  }) => {
    await signIn(page, 'TENEUR_ADMIN_PRINC')
    await page.goto('/copropriete?filter=seeAllCopro&statut=MANDAT_EN_COURS')
    const liens = page.getByRole('link', { name: /^Consulter/ })
    await expect(liens.first()).toBeVisible()
    const numeros = await page.getByRole('cell', { name: /^AA\d-\d{3}-\d{3}$/ }).allInnerTexts()
    const [remplacant = ''] = numeros.slice(-1)
    await liens.first().click()
    await expect(page.getByRole('button', { name: 'Fusionner avec un autre numéro' })).toBeVisible()
    await page.getByRole('button', { name: 'Fusionner avec un autre numéro' }).click()
    await expectAccessible(page)
    await fenetre(page).getByLabel('Numéro conservé').fill('ZZ9999999')
    await fenetre(page).getByLabel('Motif').fill('Même immeuble, déclaré deux fois')
    await fenetre(page).getByRole('button', { name: 'Fusionner les deux numéros' }).click()
    await expect(
      fenetre(page).getByText('Ce numéro ne correspond à aucune copropriété du registre.'),
    ).toBeVisible()
    await fenetre(page).getByLabel('Numéro conservé').fill(remplacant.toLowerCase())
    await fenetre(page).getByRole('button', { name: 'Fusionner les deux numéros' }).click()
    await expect(messages(page)).toContainText('Les deux numéros sont fusionnés.')
    await expect(
      page.getByText(`Immatriculation annulée : remplacée par le numéro ${remplacant}`),
    ).toBeVisible()
    await expect(
      page.getByRole('link', { name: `Voir la copropriété ${remplacant}` }),
    ).toHaveAttribute('href', `/annuaire/${remplacant}`)
    await expect(page.getByRole('list', { name: 'États successifs' })).toContainText(
      'Immatriculation annulée (état actuel)',
    )
    await expectAccessible(page)
    for (const [bouton, confirme, attendu] of [
      ['Supprimer la copropriété', 'La copropriété est supprimée.', 'Supprimée'],
      ['Rétablir la copropriété', 'La copropriété est rétablie.', 'Immatriculation annulée'],
      ['Rétablir la copropriété', 'La copropriété est rétablie.', 'Immatriculée et rattachée'],
    ] as const) {
      await page.getByRole('button', { name: bouton }).click()
      await fenetre(page).getByLabel('Motif').fill('Essai')
      await fenetre(page).getByRole('button', { name: bouton }).click()
      await expect(messages(page)).toContainText(confirme)
      await expect(etat(page)).toHaveText(attendu)
    }
    await page.getByRole('button', { name: 'Signaler une erreur' }).click()
    await fenetre(page)
      .getByLabel('Quelle est l’erreur ?')
      .fill('Le nombre de lots ne correspond pas au règlement.')
    await fenetre(page).getByRole('button', { name: 'Envoyer le signalement' }).click()
    await expect(messages(page)).toContainText('Votre signalement est envoyé.')
    await expectNoSideScroll(page)
  })
})

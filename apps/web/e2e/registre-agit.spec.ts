import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'

// What time alone brings (a mail that comes back, a firm read closed on two days, an attestation
// that was made): the register's own answer, with what it would say then.

const completer = async (page: Page, chemin: string, plus: object): Promise<void> => {
  await page.route(chemin, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const reponse = await route.fetch()
    await route.fulfill({ response: reponse, json: { ...(await reponse.json()), ...plus } })
  })
}

test('whose mails come back is told so, and where to correct the address', async ({ page }) => {
  await signIn(page, 'TELE_PRO_GESTION')
  await completer(page, '**/api/account', { courrielRevenuLe: '2026-11-20T09:00:00.000Z' })
  await page.goto('/')
  const bandeau = page.locator('.fr-alert', { hasText: 'Nos courriels ne vous parviennent plus' })
  await expect(bandeau).toContainText('20/11/2026')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await bandeau.getByRole('link', { name: /Corriger ou confirmer mon adresse/ }).click()
  await expectScreen(page, 'Mon compte')
})

test('a firm read closed on two days: a keeper confirms it, and it is told', async ({ page }) => {
  await signIn(page, 'TENEUR_ADMIN_SCOND')
  const lu = '2026-11-27T09:00:00.000Z'
  const veille = { etat: 'FERME', libelle: 'Établissement fermé', luLe: lu, leveLe: null }
  const constat = { ...veille, constateLe: '2026-11-20T09:00:00.000Z' }
  const ouverte = { ...constat, confirmeLe: null, decisions: ['CONFIRMER', 'LEVER'] }
  const confirmee = { ...constat, confirmeLe: lu, decisions: ['LEVER'] }
  let envoye: unknown = null
  await page.goto('/teledeclarants?raisonSociale=Immobili%C3%A8re')
  await completer(page, '**/api/teledeclarants/*', { veille: ouverte })
  await page.getByRole('link', { name: 'Immobilière du Nord', exact: true }).click()
  await expect(page.getByText(/établissement fermé, constaté le 20\/11\/2026/)).toBeVisible()
  await page.getByRole('button', { name: 'Confirmer la fermeture' }).click()
  const fenetre = page.getByRole('dialog')
  await expect(fenetre).toContainText('ne pourra plus demander de rattachement')
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  await page.route('**/api/teledeclarants/*', async (route) => {
    if (route.request().method() === 'PUT') envoye = route.request().postDataJSON()
    const reponse = await route.fetch({ method: 'GET' })
    await route.fulfill({
      response: reponse,
      json: { ...(await reponse.json()), veille: confirmee },
    })
  })
  await fenetre.getByRole('button', { name: 'Confirmer', exact: true }).click()
  await expect(page.getByText(/Fermeture confirmée le 27\/11\/2026/)).toBeVisible()
  expect(envoye).toMatchObject({ fermeture: 'CONFIRMER' })
  await expectAccessible(page)
  await expectNoSideScroll(page)
})

test('who is handed an attestation reads whether the co-ownership is up to date, on this day', async ({
  page,
}) => {
  const [numero, jour] = ['AA0000001', '29/11/2026']
  const etablie = {
    type: 'ATTESTATION_IMMATRICULATION',
    numero,
    nom: 'Le Clos des Érables',
    etablieLe: '2026-03-02T09:00:00.000Z',
    situation: 'IMMATRICULEE',
    modifieeDepuis: false,
  }
  const attestations = [
    { ...etablie, aJour: { etat: 'oui', depuis: '' } },
    {
      ...etablie,
      etablieLe: '2025-03-02T09:00:00.000Z',
      aJour: { etat: 'non', depuis: '31/08/2026' },
    },
  ]
  await page.goto('/verifier-attestation')
  await expectScreen(page, 'Vérifier une attestation')
  await completer(page, '**/api/public/attestations**', { jour, attestations })
  await page.getByRole('textbox', { name: 'Numéro d’immatriculation' }).fill('AA0-000-001')
  await page.getByRole('button', { name: 'Vérifier le numéro' }).click()
  const resultat = page.locator('.fr-alert')
  await expect(resultat).toContainText('Le registre a établi ces attestations')
  await expect(resultat).toContainText(`Selon le registre, au ${jour}`)
  await expect(resultat).toContainText('31/08/2026')
  await expectAccessible(page)
  await expectNoSideScroll(page)
})

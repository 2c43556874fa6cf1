import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSideScroll, messages, signIn, test } from './fixtures.ts'
import { coproprietes } from './rattachement.aides.ts'
import { type Served, serve } from './serve.ts'
import { fenetre, ouvrirLibre, prendre } from './validations.aides.ts'

// Each kind of decision is taken by mistake and taken back, on a register where mails wait: the
// others send them at once. One register for all of them, one after the other.

const avant = { url: process.env['E2E_BASE_URL'], sessions: process.env['E2E_SESSIONS'] }
let registre: Promise<Served> | null = null
const ouvrir = async (): Promise<Served> => {
  const servi = await serve({ DECISIONS_DELAI_MIN: '10' })
  process.env['E2E_BASE_URL'] = servi.url
  process.env['E2E_SESSIONS'] = await mkdtemp(join(tmpdir(), 'registre-sessions-revenir-'))
  return servi
}

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ baseURL: async ({ locale: _locale }, use) => use((await (registre ??= ouvrir())).url) })
test.beforeEach(({ page }) => signIn(page, 'TENEUR_ADMIN_PRINC'))
test.afterAll(async () => {
  if (!registre) return
  await (await registre).stop()
  await rm(process.env['E2E_SESSIONS'] ?? '', { recursive: true, force: true })
  // The worker goes on with other files.
  process.env['E2E_BASE_URL'] = avant.url
  process.env['E2E_SESSIONS'] = avant.sessions
})

const valider = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Valider', exact: true }).click()
  await fenetre(page).getByRole('button', { name: 'Valider la demande' }).click()
  await expect(messages(page)).toContainText(/validée/)
}
const refuser = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Refuser' }).click()
  await fenetre(page).getByText('Autre motif').click()
  await fenetre(page).getByLabel('Explication pour le déclarant').fill('Erreur')
  await fenetre(page).getByRole('button', { name: 'Continuer' }).click()
  await fenetre(page).getByRole('button', { name: 'Refuser la demande' }).click()
  await expect(messages(page)).toContainText('Demande refusée')
}
/** One press with a motive, while nobody is told. */
const revenir = async (page: Page): Promise<void> => {
  await expect(page.getByText(/Personne n’est encore prévenu/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Revenir sur cette décision' }).first().click()
  await fenetre(page).getByRole('button', { name: 'Revenir sur la décision' }).click()
  await expect(fenetre(page)).toContainText('Écrivez le motif')
  await fenetre(page).getByLabel('Motif').fill('Décision prise par erreur')
  await fenetre(page).getByRole('button', { name: 'Revenir sur la décision' }).click()
  await expect(messages(page)).toContainText('La décision est reprise.')
}

for (const type of ['IMMATRICULATION', 'RATTACHEMENT', 'DISSOLUTION'] as const)
  for (const decider of [valider, refuser])
    test(`${type}, ${decider === valider ? 'validated' : 'refused'} by mistake, is to decide again`, async ({
      page,
    }) => {
      const id = await ouvrirLibre(page, type, 0)
      await prendre(page)
      await decider(page)
      await page.goto(`/validations/${id}`)
      await expect(page.getByText(/Personne n’est encore prévenu/).first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSideScroll(page)
      await revenir(page)
      await expect(page.getByText('Demande disponible')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Traiter cette demande' })).toBeVisible()
    })

/** A registered co-ownership with its syndic, on its sheet. */
const fiche = async (page: Page): Promise<string> => {
  const [c] = await coproprietes(page, 'IMMATRICULEE_RATTACHEE')
  await page.goto(`/copropriete/fiche/${c?.id}`)
  await page.getByRole('tab', { name: 'Mandats' }).click()
  return (await page.getByRole('row', { name: /Mandat en cours/ }).textContent()) ?? ''
}
const rouvrir = async (page: Page): Promise<void> => {
  await page.reload()
  await page.getByRole('tab', { name: 'Décisions' }).click()
  await revenir(page)
  await page.reload()
  await page.getByRole('tab', { name: 'Mandats' }).click()
}

test('dates that were changed by mistake are those of before', async ({ page }) => {
  const ligne = await fiche(page)
  await page
    .getByRole('row', { name: /Mandat en cours/ })
    .getByRole('button', { name: /^Modifier la fin/ })
    .click()
  const hier = new Date(Date.now() - 86_400_000)
  await fenetre(page)
    .getByLabel('Nouvelle date de fin')
    .fill(new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format(hier))
  await expect(fenetre(page)).toContainText('Aucun syndic')
  await fenetre(page).getByLabel('Motif').fill('Erreur')
  await fenetre(page).getByRole('button', { name: 'Enregistrer la date' }).click()
  await expect(messages(page)).toContainText('est modifiée')
  await rouvrir(page)
  expect(await page.getByRole('row', { name: /Mandat en cours/ }).textContent()).toBe(ligne)
})

test('an attachment that was withdrawn by mistake runs again', async ({ page }) => {
  const ligne = await fiche(page)
  await page.getByRole('button', { name: 'Retirer le rattachement' }).click()
  await fenetre(page).getByLabel('Motif').fill('Erreur')
  await fenetre(page).getByRole('button', { name: 'Retirer le rattachement' }).click()
  await expect(messages(page)).toContainText('Le rattachement est retiré')
  await rouvrir(page)
  expect(await page.getByRole('row', { name: /Mandat en cours/ }).textContent()).toBe(ligne)
  await page.getByRole('tab', { name: 'Historique' }).click()
  await expect(page.getByText(/^Rattachement retiré le .*, puis décision reprise$/)).toBeVisible()
})

for (const acte of ['Supprimer la copropriété', 'Annuler l’immatriculation'])
  test(`${acte}: by mistake, then restored`, async ({ page }) => {
    const ligne = await fiche(page)
    await page.getByRole('button', { name: acte }).click()
    await fenetre(page).getByLabel('Motif').fill('Erreur')
    await fenetre(page).getByRole('button', { name: acte }).click()
    await expect(messages(page)).toContainText(/est (supprimée|annulée)/)
    await rouvrir(page)
    expect(await page.getByRole('row', { name: /Mandat en cours/ }).textContent()).toBe(ligne)
  })

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

test('a decision from before the register kept what it moved says so, and where to act', async ({
  page,
}) => {
  await page.goto('/validations?vue=toutes&type=IMMATRICULATION')
  await page.getByLabel('Statut').selectOption({ label: 'Refusées' })
  await page.getByRole('button', { name: 'Filtrer' }).click()
  const ligne = page.getByRole('row').nth(1)
  await expect(ligne).toContainText('Refusée')
  await ligne.getByRole('link').first().click()
  await expect(page.getByRole('main')).toContainText('Cette décision ne se reprend pas ici')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'voir la copropriété' }).click()
  await expect(page).toHaveURL(/\/copropriete\/fiche\/\d+/)
})

for (const type of ['IMMATRICULATION', 'RATTACHEMENT', 'DISSOLUTION'] as const)
  for (const decider of [valider, refuser])
    test(`${type}, ${decider === valider ? 'validated' : 'refused'} by mistake, is to decide again`, async ({
      page,
    }) => {
      const id = await ouvrirLibre(page, type, 0)
      await prendre(page)
      await decider(page)
      await page.goto(`/validations/${id}`)
      await expect(page.getByText(/La décision a été prise le .*, par /)).toBeVisible()
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

test('a duplicate confirmed by mistake is to decide again; two numbers of one building are merged beside each other', async ({
  page,
}) => {
  const id = await ouvrirLibre(page, 'DOUBLON_NOTAIRE', 0)
  // Both places fill what no proof takes, as near as they stand.
  const carte = page.getByRole('region', { name: 'Les deux lieux' })
  const [boite, dossier] = await Promise.all([
    carte.boundingBox(),
    page.locator('.rc-decision__dossier').boundingBox(),
  ])
  expect(boite?.width).toBeGreaterThan(400)
  expect((boite?.x ?? 0) + (boite?.width ?? 0)).toBeGreaterThan(1200)
  expect(boite?.y).toBe(dossier?.y)
  await expect(carte.locator('[data-prete=oui]')).toBeVisible()
  const repere = async (nom: RegExp) => {
    const b = await carte.getByRole('button', { name: nom }).first().boundingBox()
    return { x: (b?.x ?? 0) + (b?.width ?? 0) / 2, y: (b?.y ?? 0) + (b?.height ?? 0) }
  }
  const [ici, la] = [await repere(/^Adresse déclarée/), await repere(/^1 : AA/)]
  expect(Math.hypot(ici.x - la.x, ici.y - la.y)).toBeGreaterThan(20)
  await prendre(page)
  await page.keyboard.press('d')
  await fenetre(page)
    .getByRole('button', { name: /^Confirmer : doublon/ })
    .click()
  await expect(messages(page)).toContainText('Doublon confirmé')
  await page.goto(`/validations/${id}`)
  await revenir(page)
  await prendre(page)
  await page.keyboard.press('v')
  await fenetre(page).getByRole('button', { name: 'Immatriculer la copropriété' }).click()
  await expect(messages(page)).toContainText(/immatriculée|validée/i)
  await page.goto(`/validations/${id}`)
  await page
    .getByRole('button', { name: /^Fusionner avec AA/ })
    .first()
    .click()
  await expect(fenetre(page).getByLabel('Numéro conservé')).toHaveValue(/^AA/)
  await fenetre(page).getByLabel('Motif').fill('Même immeuble')
  await expectAccessible(page)
  await fenetre(page).getByRole('button', { name: 'Fusionner les deux numéros' }).click()
  await expect(messages(page)).toContainText('Les deux numéros sont fusionnés.')
})

test.describe('some of which are refused', () => {
  test.use({ expectedStatuses: [409] })

  test('all the attachments of a firm are withdrawn at once, each a decision of its own', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.goto('/teledeclarants?raisonSociale=atlantis')
    await page.getByRole('link', { name: 'Atlantis Syndic', exact: true }).click()
    await page.getByRole('button', { name: 'Retirer tous ses rattachements' }).click()
    await fenetre(page).getByRole('button', { name: 'Retirer les rattachements' }).click()
    await expect(
      fenetre(page)
        .getByText(/requis|motif/i)
        .first(),
    ).toBeVisible()
    await fenetre(page).getByLabel('Motif').fill('Cabinet fermé')
    await expectAccessible(page)
    await fenetre(page).getByRole('button', { name: 'Retirer les rattachements' }).click()
    await expect(messages(page)).toContainText(/Rattachements retirés\s: [1-9]\d* sur \d+/, {
      timeout: 180_000,
    })
    // What waits for a decision stays, and says why.
    await expect(
      fenetre(page)
        .getByText(/attend une décision/)
        .first(),
    ).toBeVisible()
  })
})

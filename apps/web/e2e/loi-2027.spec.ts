import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import {
  ajouterParcelle,
  commencer,
  envoyer,
  etape,
  passerDoublons,
  pdf,
  remplirLots,
  repondreNon,
  suivante,
} from './immatriculation.aides.ts'
import { aMettreAJour, closAvant } from './mises-a-jour.aides.ts'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'
import { type Served, serve } from './serve.ts'

// What a declarant does under the set of 2027, on a register whose calendar was moved: the other
// journeys are those of the set in force today. One register for all of them, one after the other.

const JOUR = '2027-03-16'
const HIER = '15/03/2027'
const avant = { url: process.env['E2E_BASE_URL'], sessions: process.env['E2E_SESSIONS'] }
let registre: Promise<Served> | null = null

/** The register of these journeys, begun when the first of them asks for it. */
const ouvrir = async (): Promise<Served> => {
  const servi = await serve({ JOUR_DE_REFERENCE: JOUR })
  process.env['E2E_BASE_URL'] = servi.url
  process.env['E2E_SESSIONS'] = await mkdtemp(join(tmpdir(), 'registre-sessions-2027-'))
  return servi
}

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ baseURL: async ({ locale: _locale }, use) => use((await (registre ??= ouvrir())).url) })

test.afterAll(async () => {
  if (!registre) return
  await (await registre).stop()
  await rm(process.env['E2E_SESSIONS'] ?? '', { recursive: true, force: true })
  // The worker goes on with other files.
  process.env['E2E_BASE_URL'] = avant.url
  process.env['E2E_SESSIONS'] = avant.sessions
})

/** Fills what is asked of the building that is open. */
const decrire = async (page: Page): Promise<void> => {
  const choisir = (nom: RegExp, libelle: string) =>
    page.getByRole('main').getByLabel(nom).first().selectOption({ label: libelle })
  await page
    .getByLabel(/^Nombre d’étages/)
    .first()
    .fill('4')
  await choisir(/^Étiquette énergétique/, 'Étiquette D')
  await choisir(/^Origine de l’étiquette/, 'DPE collectif')
  await page
    .getByLabel(/^Date du DPE/)
    .first()
    .fill('02/05/2024')
  await choisir(/^Nature du chauffage/, 'Individuel')
  await choisir(/^Système de chauffage/, 'Radiateurs électriques')
  await choisir(/^Production d’eau chaude/, 'Individuelle')
  await choisir(/^Système d’eau chaude/, 'Chauffe-eau électrique')
  await choisir(/^Ventilation/, 'VMC simple flux')
  await page
    .locator('label', { hasText: /^Non réalisé$/ })
    .first()
    .click()
}

test('a volunteer files the annual update with its buildings; sheet, history, differences and PDF tell it', async ({
  page,
}) => {
  await signIn(page, 'TELE_NONPRO_ADMIN_PRINC')
  const [c] = await aMettreAJour(page, 1, closAvant(2026))
  if (!c) throw new Error('a co-ownership')
  await page.goto(`/copropriete/mettre-a-jour?id=${c.id}&type=ANNUELLE`)
  await page.getByRole('button', { name: /^Commencer ou reprendre/ }).click()
  await expectScreen(page, 'Mise à jour annuelle : les chiffres')
  await page.getByLabel(/Comptes approuvés le/).fill(HIER)
  await page.getByLabel(/Charges pour opérations courantes/).fill('32000')
  await page.getByLabel(/opérations exceptionnelles/).fill('0')
  await page.getByLabel(/Dettes fournisseurs/).fill('1200')
  await page.getByLabel(/Sommes dues/).fill('800')
  await page.getByLabel(/débiteurs/).fill('1')
  await page.getByLabel(/fonds de travaux/i).fill('5200')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expectScreen(page, 'Mise à jour annuelle : le reste')
  await expect(page.getByText(/^À compléter avant/)).toBeVisible()
  await page.getByRole('link', { name: 'Modifier : Données techniques' }).click()
  await etape(page, 'Données techniques')
  const premier = page.getByRole('button', { name: /^Compléter/ })
  if ((await premier.count()) > 1) await premier.first().click()
  await decrire(page)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  const recopier = page.getByRole('button', { name: /^Recopier ces données/ })
  if (await recopier.isVisible()) await recopier.click()
  await page.getByRole('button', { name: 'Enregistrer et revenir à la mise à jour' }).click()
  await expectScreen(page, 'Mise à jour annuelle : le reste')
  await page.getByText('J’atteste sur l’honneur').click()
  await page.getByRole('button', { name: 'Enregistrer la mise à jour' }).click()
  await expect(page.getByRole('heading', { name: /: bien reçue$/ })).toBeVisible()
  const recu = page.waitForEvent('download')
  await page.getByText('Télécharger le reçu (PDF)').click()
  expect((await recu).suggestedFilename()).toMatch(/\.pdf$/)

  await page.goto(`/copropriete/fiche/${c.id}`)
  await expectScreen(page, c.nom)
  await expect(page.getByRole('list', { name: 'Bâtiments' })).toContainText('VMC simple flux')
  await page.goto(`/copropriete/historique/${c.id}`)
  await expect(page.getByRole('table', { name: 'Champs qui diffèrent' })).toContainText(
    /Bâtiment A/,
  )
})

test('a firm files a workbook with the sheet of its buildings, and finds what was wrong by row', async ({
  page,
}) => {
  await signIn(page, 'TELE_PRO_GESTION.B')
  const [a, b] = await aMettreAJour(page, 2, closAvant(2026))
  if (!a || !b) throw new Error('two co-ownerships')
  await page.goto('/copropriete/depot-groupe')
  await expectScreen(page, 'Dépôt groupé de mises à jour annuelles')
  await expectAccessible(page)
  const telechargement = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le classeur prérempli' }).click()
  const { sheets } = await readXlsx(await readFile(await (await telechargement).path()))
  const garder = new Set([a, b].map((c) => c.numero.replaceAll('-', '')))
  const feuilles = sheets.slice(0, 2).map(({ name, rows: [titres = [], ...lignes] }) => ({
    name,
    titres,
    lignes: lignes.filter((l) =>
      garder.has(String(l[titres.indexOf('Numéro d’immatriculation')]).replaceAll('-', '')),
    ),
  }))
  const poser = (f: (typeof feuilles)[number], l: unknown[], valeurs: Record<string, unknown>) => {
    for (const [titre, valeur] of Object.entries(valeurs)) l[f.titres.indexOf(titre)] = valeur
  }
  const [annuelles, batiments] = feuilles
  if (!annuelles || !batiments) throw new Error('two sheets')
  for (const ligne of annuelles.lignes)
    poser(annuelles, ligne, {
      'Assemblée générale qui a approuvé les comptes': HIER,
      'Charges des opérations courantes (€)': 32_000,
      'Charges des travaux et opérations exceptionnelles (€)': 0,
      'Dettes envers les fournisseurs et rémunérations (€)': 1500,
      'Sommes dues par les copropriétaires (€)': 400,
      'Nombre de copropriétaires débiteurs': 1,
      'Fonds de travaux (€)': 5200,
    })
  for (const [i, ligne] of batiments.lignes.entries())
    poser(batiments, ligne, {
      'Nombre d’étages': i === 0 ? 'beaucoup' : 3,
      'Étiquette énergétique': 'Non déterminée',
      'Nature du chauffage': 'Individuel',
      'Système de chauffage': 'Radiateurs électriques',
      'Production d’eau chaude': 'Individuelle',
      'Système d’eau chaude': 'Chauffe-eau électrique',
      Ventilation: 'VMC simple flux',
      'Diagnostic structurel': 'Non réalisé',
      'Données techniques relevées le': HIER,
    })
  await page.getByLabel('Classeur rempli').setInputFiles({
    name: 'annuelles.xlsx',
    mimeType: '',
    buffer: Buffer.from(
      await writeXlsx({
        sheets: feuilles.map((f) => ({ name: f.name, rows: [f.titres, ...f.lignes] })),
      }),
    ),
  })
  await expectScreen(page, /annuelles\.xlsx/)
  await expect(page.getByRole('table', { name: 'Lignes du dépôt groupé' })).toContainText(
    'Feuille « Bâtiments », ligne 2',
  )
  await expectAccessible(page)
  await expectNoSideScroll(page)
  for (const regle of await page.locator('label[for^="champ-regle-"]').all()) await regle.click()
  await page.getByRole('button', { name: 'Déposer 1 mise à jour' }).click()
  await page
    .getByRole('dialog', { name: /^Déposer 1 mise à jour/ })
    .getByRole('button', { name: 'Déposer', exact: true })
    .click()
  await expect(page.getByRole('heading', { name: /^Dépôt terminé/ })).toBeVisible({
    timeout: 30_000,
  })
})

test('a small syndicate says so with its figures, and is asked for no arrears', async ({
  page,
}) => {
  await signIn(page, 'TELE_NONPRO_ADMIN_PRINC')
  const [c] = await aMettreAJour(page, 1, closAvant(2026))
  if (!c) throw new Error('a co-ownership')
  await page.goto(`/copropriete/mettre-a-jour?id=${c.id}&type=ANNUELLE`)
  await page.getByRole('button', { name: /^Commencer ou reprendre/ }).click()
  await expectScreen(page, 'Mise à jour annuelle : les chiffres')
  const budget = page.getByText(/^Le budget prévisionnel moyen/)
  if (!(await budget.isVisible()))
    await page.locator('summary', { hasText: 'Petit syndicat' }).click()
  await budget.click()
  await expect(page.getByLabel(/Sommes dues/)).toHaveCount(0)
  await expectAccessible(page)
})

test('a firm registers a co-ownership with its buildings, and a keeper reads them', async ({
  page,
}) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/immatriculer-copropriete')
  await expect(page.getByText(/^de chaque bâtiment/)).toBeVisible()
  await commencer(page, '12 victor hugo rennes')
  await etape(page, 'Informations de rattachement')
  await page.getByLabel(/Date de début du mandat/).fill('16/03/2027')
  await page.getByLabel(/Date de fin du mandat/).fill('15/03/2028')
  await page.getByText('Contrat de syndic').click()
  await page
    .getByLabel(/^Justificatif du mandat/)
    .setInputFiles({ name: 'contrat.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await expect(page.getByText(/contrat\.pdf \(/)).toBeVisible()
  await suivante(page)
  await etape(page, 'Identification')
  const nom = `Résidence de 2027, ${Date.now()}`
  await page.getByLabel(/Nom d’usage/).fill(nom)
  await ajouterParcelle(page)
  await remplirLots(page, '04/05/1978')
  await suivante(page)
  await repondreNon(page)
  await suivante(page)
  await etape(page, 'Données financières')
  await page.getByText('Les données financières ne sont pas connues').click()
  await suivante(page)
  await etape(page, 'Données techniques')
  await page.getByRole('button', { name: 'Ajouter un bâtiment' }).click()
  await page.getByLabel(/^Période de construction/).selectOption('DE_1975_A_1993')
  await decrire(page)
  await page.getByRole('button', { name: 'Ajouter un bâtiment' }).click()
  await page.getByRole('button', { name: /^Modifier : Bâtiment A/ }).click()
  await page.getByRole('button', { name: /^Recopier ces données/ }).click()
  await expect(page.getByText('Complet', { exact: true })).toHaveCount(2)
  await page
    .locator('#champ-donneesTechniques-pptInscritAG')
    .getByText('Oui', { exact: true })
    .click()
  await suivante(page)
  await passerDoublons(page)
  await expect(page.getByText(/^Un projet de plan est inscrit à l’ordre du jour/)).toBeVisible()
  await envoyer(page)
  await expect(page).toHaveURL(/recu=R-\d{4}-\d+$/)
  const demande = page.url().replace(/^.*-/, '')

  await page.context().clearCookies()
  await signIn(page, 'TENEUR_ADMIN_PRINC')
  await page.goto(`/validations/${demande}`)
  await expectScreen(page, new RegExp(nom))
  await page.locator('summary', { hasText: 'Données techniques' }).click()
  await expect(page.getByRole('list', { name: 'Bâtiments' })).toContainText('VMC simple flux')
  await expectAccessible(page)
})

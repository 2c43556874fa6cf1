import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
  vivante,
} from './fixtures.ts'

/** The worker counts in its first minute. */
const attendre = async (page: Page, titre: string, pret: () => Promise<number>) =>
  expect
    .poll(
      async () => {
        await page.reload()
        await expectScreen(page, titre)
        return pret()
      },
      { timeout: 90_000, intervals: [2000] },
    )
    .toBeGreaterThan(0)

test.setTimeout(180_000)

test('a visitor reads the figures, narrows them to a department and takes its report', async ({
  page,
}) => {
  await page.goto('/consulter-les-statistiques-du-registre')
  await expectScreen(page, 'Statistiques du registre')
  await attendre(page, 'Statistiques du registre', () =>
    page.getByRole('heading', { name: /^France entière/ }).count(),
  )
  const carte = page.getByRole('group', { name: /Par département/ })
  await expect(carte).toBeVisible()
  // Drawn when it is near; the table, when it is opened.
  await carte.scrollIntoViewIfNeeded()
  await expect(carte.getByRole('button')).toHaveCount(92)
  const tableau = page.getByRole('table', { name: /^Par département/ })
  await expect(tableau).toHaveCount(0)
  await page.getByText('Tableau des départements').click()
  await expect(tableau.getByRole('row', { name: /^69 Rhône/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  // Paris is six pixels wide among the others: it is drawn apart, with its neighbours.
  await expect(
    page.getByRole('group', { name: /petite couronne/ }).getByRole('button'),
  ).toHaveCount(4)

  // Each chart is taken away, as figures and as a picture.
  const prendre = async (role: 'link' | 'button', nom: RegExp, fichier: RegExp) => {
    const [pris] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole(role, { name: nom }).click(),
    ])
    expect(pris.suggestedFilename()).toMatch(fichier)
    return (await readFile(await pris.path())).toString()
  }
  for (const [role, nom, fichier] of [
    ['button', /image \(PNG\) : Évolution/, /^evolution-coproprietes-france-\d{4}-T\d\.png$/],
    ['button', /image \(PNG\) : Par dép/, /^departements-coproprietes-france-\d{4}-T\d\.png$/],
    ['link', /chiffres \(CSV\) : Évolution/, /^evolution-coproprietes-france-\d{4}-T\d\.csv$/],
  ] as const)
    expect((await prendre(role, nom, fichier)).length).toBeGreaterThan(40)

  // By the keyboard: a curve point by point, then a department of the map.
  const evolution = page.getByRole('slider', { name: /Évolution/ })
  await evolution.focus()
  await page.keyboard.press('Home')
  await expect(evolution).toHaveAttribute('aria-valuenow', '1')
  await carte.getByRole('button', { name: /^Rhône \(69\)/ }).focus()
  await page.keyboard.press('Enter')
  // The figures stand far above the map: the keyboard is brought to them, and the form follows.
  await expect(page.getByRole('heading', { name: /^Rhône, / })).toBeFocused()
  await expect(page.getByRole('heading', { name: /^Rhône, / })).toBeInViewport()
  await expect(page).toHaveURL(/niveau=DEPARTEMENT/)
  await expect(page.getByRole('combobox', { name: 'Région' }).locator('option:checked')).toHaveText(
    'Auvergne-Rhône-Alpes',
  )
  await expect(page.getByRole('combobox', { name: 'Département' })).toHaveValue('69')
  // A figure of this department leaves with all that a report must say of it.
  const csv = await prendre(
    'link',
    /chiffres \(CSV\) : Nombre de lots/,
    /^repartition-taille-departement-69-\d{4}-T\d\.csv$/,
  )
  expect(csv).toMatch(/^\uFEFFCatégorie;Copropriétés\r\n10 lots ou moins;\d+\r\n/)
  for (const dit of [
    'Territoire;Rhône',
    'trimestre',
    'Source;Registre',
    'Licence;Licence Ouverte 2.0',
  ])
    expect(csv).toContain(dit)
  await page.getByLabel('Citer : Nombre de lots').click()
  await expect(
    page.getByText(/^Registre national des copropriétés, «\sNombre de lots\s», Rhône, .*code=69/),
  ).toBeVisible()

  // On a slow line the screen says that it loads; the keyboard is where it was, and the figures
  // that have come are told.
  await page.getByRole('combobox', { name: 'Période' }).selectOption({ index: 1 })
  await page.route('**/api/**', async (route) => setTimeout(() => void route.continue(), 1000))
  await page.getByRole('button', { name: 'Afficher les chiffres' }).press('Enter')
  await expect(page.getByText('Chargement…', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/trimestre=\d/)
  await expect(
    page.getByRole('status').filter({ hasText: /^Chiffres affichés\s: Rhône, / }),
  ).toBeAttached()
  await expect(page.getByRole('button', { name: 'Afficher les chiffres' })).toBeFocused()
  // The quarter before the running one is read first.
  const dernier = Number(await evolution.getAttribute('aria-valuemax'))
  await expect(evolution).toHaveAttribute('aria-valuenow', String(dernier - 1))
  await page.unrouteAll({ behavior: 'wait' })
  await attendre(page, 'Statistiques du registre', () =>
    page.getByRole('button', { name: /Télécharger le rapport \(PDF/ }).count(),
  )
  for (const [format, debut] of [
    ['PDF', '%PDF-'],
    ['XLSX', 'PK'],
  ] as const) {
    const [fichier] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: new RegExp(`\\(${format}`) }).click(),
    ])
    expect(fichier.suggestedFilename()).toMatch(
      new RegExp(`^rapport-statistique-\\d{4}-T\\d-departement-69\\.${format.toLowerCase()}$`),
    )
    expect((await readFile(await fichier.path())).subarray(0, debut.length).toString()).toBe(debut)
  }

  await page
    .getByRole('combobox', { name: 'Commune', exact: true })
    .selectOption({ label: 'Villeurbanne' })
  await page.getByRole('button', { name: 'Afficher les chiffres' }).click()
  await expect(page.getByRole('heading', { name: /^Villeurbanne, / })).toBeVisible()
  // No file of a commune is kept: its report is made when it is asked for.
  const [commune] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger le rapport (PDF)' }).click(),
  ])
  expect(commune.suggestedFilename()).toMatch(/^rapport-statistique-\d{4}-T\d-commune-69266\.pdf$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: /^Rhône, / })).toBeVisible()
})

test('a commune has its counts, however small; what is rounded or missing is said once', async ({
  page,
}) => {
  const url = '/consulter-les-statistiques-du-registre?niveau=COMMUNE&code=69266'
  await page.goto(url)
  await attendre(page, 'Statistiques du registre', () =>
    page.getByRole('heading', { name: /^Villeurbanne, / }).count(),
  )
  const chiffre = (libelle: string) =>
    page.getByRole('listitem').filter({ hasText: libelle }).locator('.rc-compteur__nombre')
  await expect(chiffre('Copropriétés')).toHaveText(/^[1-9]\d*$/)
  await expect(chiffre('Lots à usage d’habitation')).toHaveText(/^\d/)
  await expect(chiffre('Charges courantes par lot')).toHaveText('non publié')
  const cellules = async (titre: string) =>
    (await page.getByRole('table', { name: titre }).getByRole('cell').allTextContents()).map((t) =>
      Number.parseInt(t, 10),
    )
  const total = Number(await chiffre('Copropriétés').textContent())
  expect((await cellules('Nombre de lots')).reduce((somme, n) => somme + n, 0)).toBe(total)
  // What is rounded says so, and adds up to the total of the page.
  const textes = await page
    .getByRole('table', { name: 'Procédures et arrêtés' })
    .getByRole('cell')
    .allTextContents()
  for (const texte of textes) expect(texte).toMatch(/^(environ \d|moins de 5$)/)
  await expect(page.getByText('arrondis à 5 près')).toHaveCount(1)
  await expect(page.getByRole('main')).not.toContainText(/secret/i)
  await expectAccessible(page)
  // A grouping of communes leads to each of them.
  await page.goto('/consulter-les-statistiques-du-registre?niveau=EPCI&code=200046977')
  await page.getByText('Ses communes').click()
  await page.getByRole('link', { name: 'Villeurbanne', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Villeurbanne, / })).toBeVisible()
})

test('figures that do not exist, or do not come, leave the form and what was shown', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto('/consulter-les-statistiques-du-registre')
  await attendre(page, 'Statistiques du registre', () =>
    page.getByRole('heading', { name: /^France entière/ }).count(),
  )
  for (const periode of ['annee=1999&trimestre=1', 'annee=2026&trimestre=9', 'annee=3000']) {
    await page.goto(`/consulter-les-statistiques-du-registre?${periode}`)
    await expect(
      page.getByText(
        /^Aucun chiffre n’est établi pour la période demandée\. Voici ceux du \de?r? trimestre \d{4}\.$/,
      ),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: /^France entière/ })).toBeVisible()
  }
  await vivante(page)
  await context.setOffline(true)
  await page.getByRole('combobox', { name: 'Région' }).selectOption({ label: 'Bretagne' })
  await page.getByRole('button', { name: 'Afficher les chiffres' }).click()
  await expect(page.getByRole('alert')).toContainText('Les chiffres demandés n’ont pas pu être lus')
  await expect(page.getByRole('heading', { name: /^France entière/ })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Région' }).locator('option:checked')).toHaveText(
    'Bretagne',
  )
  await expectAccessible(page)
  // The same choice, sent again, asks again.
  await page.getByRole('button', { name: 'Afficher les chiffres' }).click()
  await expect(page.getByText('Chargement…', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { name: /^Bretagne, / })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(
    consoleErrors
      .splice(0)
      .filter((erreur) => !/ERR_INTERNET_DISCONNECTED|dynamically imported module/.test(erreur)),
  ).toEqual([])
})

test('an administrator of the keepers follows the service', async ({ page }) => {
  await signIn(page, 'TENEUR_ADMIN_PRINC')
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Suivi des indicateurs MCO' }).click()
  const titre = 'Suivi des indicateurs MCO'
  await expectScreen(page, titre)
  await attendre(page, titre, () => page.getByRole('heading', { name: 'File d’attente' }).count())
  await expect(page.getByRole('row', { name: /^Rattachement/ }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.getByRole('heading', { name: 'Demandes reçues par mois' }).click()
  const depots = page.getByRole('slider', { name: 'Demandes reçues par mois' })
  await depots.focus()
  await page.keyboard.press('Home')
  await expect(depots).toHaveAttribute('aria-valuetext', /Immatriculation \d/)
  await page.getByText('Tableau : demandes reçues par mois').click()
  await expect(
    page.getByRole('table', { name: 'Demandes reçues par mois' }).getByRole('row'),
  ).toHaveCount(13)
  await page.getByRole('button', { name: 'Actualiser' }).click()
  await expect(page.getByText(/Chiffres relevés le/)).toBeVisible()
})

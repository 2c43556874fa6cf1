import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'

const ECRAN = '/institutionnels/outil-categorisation'

const connecter = async (page: Page, organisme: RegExp) => {
  await page.goto('/institutionnels/connexion')
  await page.getByRole('link', { name: /^S’identifier avec/ }).click()
  await page.getByRole('button', { name: organisme }).click()
  await page.waitForURL(/\/institutionnels/)
  await expectScreen(page, /./)
  const accepter = page.getByRole('button', { name: 'J’accepte la charte' })
  if (await accepter.isVisible()) await accepter.click()
  await expectScreen(page, /^Bonjour/)
}

const telecharger = async (page: Page, nom: string) => {
  const [fichier] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: nom }).click(),
  ])
  return { nom: fichier.suggestedFilename(), contenu: await readFile(await fichier.path()) }
}

test('an institution searches its territory, keeps and shares the search, takes the data and the sheets away', async ({
  page,
}, { retry }) => {
  // Five inventories of accessibility on the longest form of the register.
  test.slow()
  await connecter(page, /Région Auvergne/)
  await expect(page.getByRole('link', { name: 'Guide de l’outil (PDF)' })).toBeVisible()
  await page.getByRole('link', { name: 'Accéder à l’outil de catégorisation' }).click()
  await expectScreen(page, 'Outil de catégorisation')
  await expect(page.getByLabel('Portée géographique')).toHaveValue('MA_REGION')
  await page.getByText('Énergie, travaux, finances et procédures').click()
  await page.getByText('Critères sur les données publiques').click()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  const lots = page.getByRole('group', { name: /^Nombre total de lots/ })
  await lots.getByLabel('Au moins').fill('abc,')
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  await expect(lots.getByLabel('Au moins')).toBeFocused()
  await expect(page).toHaveTitle(/^Erreur\s: Outil/)
  await lots.getByLabel('Au moins').fill('2')
  await lots.getByLabel('Au plus').fill('1')
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  await expect(lots.getByLabel('Au plus')).toBeFocused()
  await expect(
    lots.getByText('La valeur maximum doit être supérieure à la valeur minimum'),
  ).toBeVisible()
  await lots.getByLabel('Au plus').fill('')
  // How many it finds is said before it is asked.
  await expect(page.getByText(/copropriétés? répond(ent)? à ces critères/)).toBeVisible()
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  await expect(
    page.getByRole('heading', { name: /^Résultats\s: Auvergne-Rhône-Alpes/ }),
  ).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Finances et énergie' })).toBeVisible()
  await expect(page).toHaveURL(/criteres=/)
  await expectAccessible(page)
  await expectNoSideScroll(page)

  const nom = `Grandes copropriétés ${retry}`
  await page.getByRole('button', { name: 'Enregistrer la recherche' }).click()
  await page.getByLabel(/^Nom de la recherche/).fill(nom)
  await page.getByLabel(/^La partager/).check({ force: true })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('link', { name: nom })).toBeVisible()
  await expect(page.getByText(/^Partagée · version 1/).first()).toBeVisible()

  const csv = await telecharger(page, 'Données (CSV)')
  expect(csv.nom).toMatch(/^extraction-coproprietes-\d{8}\.csv$/)
  expect(csv.contenu.toString()).toContain('Impayés, en part des charges (%)')
  await page
    .getByRole('checkbox', { name: /^Choisir la copropriété/ })
    .first()
    .check()
  const zip = await telecharger(page, 'Fiches des copropriétés (ZIP)')
  expect(zip.nom).toMatch(/^fiches-coproprietes-\d{8}\.zip$/)
  expect(zip.contenu.toString('latin1').match(/[A-Z]{2}\d{7}\.pdf/g)).toHaveLength(2)

  await page.getByRole('link', { name: 'Voir par territoire' }).click()
  await expect(page.getByRole('rowheader', { name: 'Isère' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Isère', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Résultats\s: Isère/ })).toBeVisible()
  await expect(lots.getByLabel('Au moins')).toHaveValue('2')

  // The kept search takes what is shown.
  const remplacer = page.getByRole('button', { name: `Remplacer par la recherche affichée ${nom}` })
  await remplacer.click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remplacer', exact: true }).click()
  await expect(page.getByText(/^Partagée · version 2/).first()).toBeVisible()
  await expect(remplacer).toHaveCount(0)

  // Elsewhere than on its territory: published facts alone.
  await page.goto(`${ECRAN}?portee=DEPARTEMENTS&element=06`)
  await expect(page.getByText('Ce territoire n’est pas le vôtre')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Finances et énergie' })).toHaveCount(0)

  await page.getByRole('link', { name: nom }).click()
  await expect(page.getByRole('heading', { name: /^Résultats\s: Isère/ })).toBeVisible()
  // Another tab that still shows it learns that it is gone.
  const autre = await page.context().newPage()
  await autre.goto(ECRAN)
  await autre.getByRole('button', { name: `Supprimer ${nom}` }).click()
  await page.getByRole('button', { name: `Supprimer ${nom}` }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByRole('link', { name: nom })).toHaveCount(0)
  await autre.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(autre.getByRole('button', { name: `Supprimer ${nom}` })).toHaveCount(0)
})

test('a keeper orders a long file, follows it, takes it and gives it up', async ({ page }) => {
  await signIn(page, 'TENEUR_ADMIN_PRINC')
  await page.goto(`${ECRAN}?portee=NATIONAL`)
  await expectScreen(page, 'Outil de catégorisation')
  await expect(page.getByRole('heading', { name: /^Résultats\s: France entière/ })).toBeVisible()
  await page
    .getByRole('button', { name: 'Rapport sur les copropriétés (PDF)', exact: true })
    .click()
  await expect(page.getByRole('heading', { name: 'Vos fichiers' })).toBeVisible()
  const prendre = page.getByRole('button', { name: /^Télécharger rapport-coproprietes/ })
  await expect(prendre).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await expectNoSideScroll(page)
  const fichier = await telecharger(page, (await prendre.textContent())?.trim() ?? '')
  expect(fichier.contenu.subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('button', { name: 'Supprimer Rapport sur les copropriétés (PDF)' }).click()
  await expect(page.getByRole('heading', { name: 'Vos fichiers' })).toHaveCount(0)
})

test('a visitor reads published facts alone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Catégoriser un territoire' }).click()
  await expectScreen(page, 'Outil de catégorisation')
  await page
    .getByLabel('Portée géographique')
    .selectOption({ label: 'Communes d’une intercommunalité' })
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  await expect(page.getByText('Choisissez un territoire.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Département de l’intercommunalité').selectOption({ label: '38 Isère' })
  await page
    .getByLabel('Intercommunalité', { exact: false })
    .nth(1)
    .selectOption({ label: 'Grenoble-Alpes-Métropole' })
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Résultats\s:/ })).toBeVisible()
  await expect(
    page.getByText('Les signes ne tiennent compte que des données publiques'),
  ).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /Classe|Niveau/ })).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Signes relevés' })).toBeVisible()
  await expect(page.getByText('Énergie, travaux, finances et procédures')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Enregistrer la recherche' })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  const csv = (await telecharger(page, 'Données (CSV)')).contenu.toString()
  expect(csv).toContain('Signes relevés')
  expect(csv).not.toMatch(/Classe|Points|Impayés|Arrêté|chauffage/)
})

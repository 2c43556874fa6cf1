import { coproprietes, ouvrirComme } from './rattachement.aides.ts'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'

test('a syndic searches, sorts and turns pages; the address keeps all of it', async ({ page }) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  // The address of the former portfolio leads to the one list, as it was.
  await page.goto('/copropriete/portefeuille?filter=immatriculee&taille=25')
  await expect(page).toHaveURL(/\/copropriete\?filter=immatriculee&taille=25/)
  await expectScreen(page, 'Copropriétés immatriculées')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page
    .getByRole('navigation', { name: 'Pagination' })
    .getByRole('link', { name: '2', exact: true })
    .click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('columnheader', { name: 'Lots' }).getByRole('button').click()
  await expect(page).toHaveURL(/tri=nombreLots/)
  await expect(page).not.toHaveURL(/page=2/)
  await expect(page.getByRole('columnheader', { name: 'Lots' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  const ligne = await page.getByRole('row').nth(1).textContent()
  const cherche = /[A-Z]{2}\d-\d{3}-\d{3}/.exec(ligne ?? '')?.[0] ?? ''
  await page.getByLabel('Nom, numéro, adresse, gestionnaire').fill(cherche)
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page.getByText('1 copropriété', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 copropriété', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Retirer le filtre Copropriétés immatriculées' }).click()
  await expectScreen(page, 'Toutes les copropriétés')
  // Each number of a tab is what the tab opens.
  for (const vue of ['Demandes en cours', 'Toutes']) {
    const onglet = page.getByRole('navigation', { name: 'Listes' }).getByRole('link', { name: vue })
    const [nombre = ''] = /\d[\d\s]*$/.exec((await onglet.textContent()) ?? '') ?? []
    await onglet.click()
    await expect(onglet).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('.rc-gestion__total strong')).toHaveText(
      new RegExp(`^${nombre} copropriété`),
    )
  }
  await expectAccessible(page)
})

test('a sheet is read, tab by tab', async ({ page }) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/copropriete?filter=mandate')
  await expectScreen(page, 'Copropriétés sous mandat')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/copropriete\/fiche\/\d+$/)
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Identification' })).toBeVisible()
  await expectAccessible(page)
  for (const onglet of ['Mandats', 'Demandes', 'Documents', 'Historique']) {
    await page.getByRole('tab', { name: onglet }).click()
    await expect(page.getByRole('tabpanel', { name: onglet })).toBeVisible()
  }
  await expectAccessible(page)
  await expectNoSideScroll(page)
})

test('a notary is told what is kept from it, never that there is nothing', async ({
  page,
  browser,
}) => {
  await signIn(page, 'NOTAIRE_NOTAIRE')
  const teneur = await ouvrirComme(browser, 'TENEUR_ADMIN_PRINC')
  const [c] = await coproprietes(teneur, 'IMMATRICULEE_RATTACHEE')
  await teneur.context().close()
  // Its list holds what its office declared: the search says where the others are.
  await page.goto(`/copropriete?q=${c?.numeroImmatriculation}`)
  await expect(page.getByRole('main')).toContainText('L’annuaire cherche parmi toutes')
  await page.goto(`/copropriete/fiche/${c?.id}`)
  for (const onglet of ['Demandes', 'Documents', 'Historique']) {
    await page.getByRole('tab', { name: onglet }).click()
    const panneau = page.getByRole('tabpanel', { name: onglet })
    await expect(panneau).toContainText(/réservé.* et aux teneurs du registre/)
    await expect(panneau).not.toContainText(/Aucun/)
  }
  await page.goto(`/copropriete/historique/${c?.id}`)
  await expect(page.getByRole('main')).toContainText('Les décisions sont réservées')
  await expectAccessible(page)
})

test('an empty search says so', async ({ page }) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/copropriete?q=introuvable-zzz')
  await expect(page.getByRole('main')).toContainText(
    'Aucune copropriété suivie par votre établissement ne correspond à ces critères.',
  )
  await expectAccessible(page)
})

test('a firm keeps a view, and finds its list again; what was kept is taken away', async ({
  page,
}) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/copropriete?fin=expire')
  const total = page.locator('.rc-gestion__total strong')
  await expect(total).toHaveText(/^\d+ copropriété/)
  const nombre = /\d+/.exec((await total.textContent()) ?? '')?.[0] ?? ''
  await page.getByRole('button', { name: 'Garder cette vue' }).click()
  const fenetre = page.getByRole('dialog')
  await fenetre.getByLabel('Nom de la vue').fill('Expirés du matin')
  await fenetre.getByRole('button', { name: 'Garder', exact: true }).click()
  // Kept once the window closes: leaving before would cut the call.
  await expect(fenetre).toBeHidden()
  await page.goto('/copropriete')
  const vue = page.getByRole('list', { name: 'Vues gardées' }).getByRole('link')
  await expect(vue).toHaveText('Expirés du matin')
  await vue.click()
  await expect(total).toHaveText(new RegExp(`^${nombre} copropriété`))
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: 'Retirer cette vue' }).click()
  await fenetre.getByRole('button', { name: 'Retirer' }).click()
  await expect(vue).toHaveCount(0)
})

test('a firm renews several mandates in one act, and comes back to its list', async ({ page }) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  // Those that end last: nobody else's journey is about them.
  await page.goto('/copropriete?filter=renouveler-mandat&sens=DESC')
  const lignes = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  for (const rang of [0, 1]) await lignes.nth(rang).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Renouveler les mandats' }).click()
  await expectScreen(page, 'Renouveler 2 mandats')
  await expect(page.getByText('2 mandats peuvent être renouvelés.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: 'Revenir à la liste' }).click()
  await expect(page.getByText('2 sélectionnées')).toBeVisible()
  await page.getByRole('button', { name: 'Renouveler les mandats' }).click()
  // One of them lasts otherwise, and a reload keeps it.
  const seconde = page.getByLabel(/^Durée, /).nth(1)
  await seconde.selectOption('Deux ans')
  await expect(page).toHaveURL(/durees=\d+\.24/)
  await page.reload()
  await expect(seconde).toHaveValue('24')
  await expect(page.getByLabel(/^Durée, /).first()).toHaveValue('12')
  await page.getByText(/Oui, je le confirme pour tous/).click()
  await page.getByRole('button', { name: 'Renouveler 2 mandats' }).click()
  await expect(page.getByRole('main')).toContainText('2 mandats renouvelés.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Revenir à la liste' }).click()
  await expectScreen(page, 'Mandats renouvelables')
})

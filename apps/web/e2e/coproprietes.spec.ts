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
  await page.goto('/copropriete?filter=immatriculee')
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
  const numero = await page.getByRole('row').nth(1).getByRole('cell').first().textContent()
  const cherche = /[A-Z]{2}\d-\d{3}-\d{3}/.exec(numero ?? '')?.[0] ?? ''
  await page.getByLabel('Numéro d’immatriculation ou nom').fill(cherche)
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page.getByText('1 copropriété', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 copropriété', { exact: true })).toBeVisible()
})

test('a sheet is read, tab by tab', async ({ page }) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/copropriete?filter=mandate')
  await expectScreen(page, 'Copropriétés sous mandat')
  await page
    .getByRole('link', { name: /^Consulter/ })
    .first()
    .click()
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

test('an empty search says so', async ({ page }) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/copropriete?q=introuvable-zzz')
  await expect(page.getByRole('main')).toContainText(
    'Aucune copropriété ne correspond à votre recherche.',
  )
  await expectAccessible(page)
})

import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'

const OBLIGATIONS = [
  'Syndic en place',
  'Mise à jour annuelle',
  'Plan pluriannuel de travaux',
  'Mandataire ad hoc',
  'DPE collectif',
  'Description des bâtiments',
]

test('a syndic goes from what is to be done to the list, then to where one stands', async ({
  page,
}) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/copropriete?oblig=plan-travaux')
  await expectScreen(page, /copropriétés/i)
  await expect(
    page.getByText('À faire ou en retard : Plan pluriannuel de travaux').first(),
  ).toBeVisible()
  const nombre = Number(
    (
      await page
        .locator('.rc-gestion__compteurs li')
        .filter({ hasText: 'plans pluriannuels de travaux à déclarer' })
        .locator('strong')
        .textContent()
    )?.replaceAll(/\D/g, ''),
  )
  expect(nombre).toBeGreaterThan(0)
  const fiches = page.locator('main a[href^="/copropriete/fiche/"]')
  await fiches.first().click()
  const situation = page.locator('.rc-situation')
  await expect(situation.locator('strong')).toHaveText(OBLIGATIONS)
  const plan = situation.locator('li').filter({ hasText: 'Plan pluriannuel de travaux' })
  await expect(plan).toContainText(/En retard|À faire/)
  await expect(plan).toContainText(/(depuis le|au plus tard le) \d{2}\/\d{2}\/\d{4}/)
  await expect(plan).toContainText('loi n° 65-557 du 10 juillet 1965, article 14-2')
  // The register holds no day of a diagnosis before the law of 2027: it says so.
  await expect(situation.locator('li').filter({ hasText: 'DPE collectif' })).toContainText(
    'le registre ne peut pas le dire : il lui manque l’année de construction',
  )
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideScroll(page)
})

import { expect, expectScreen, signIn, test } from './fixtures.ts'

// Sentences of the specification, and where the register does otherwise on purpose
// (docs/reference/conformite.md), read on the screens.

test('the counts of a syndic that ask for work have a badge, those above zero alone', async ({
  page,
}) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/')
  await expectScreen(page, /^Bonjour /)
  const deplier = page.getByText('Afficher les compteurs')
  const compteurs = page.locator('.rc-compteur')
  await expect(deplier.or(compteurs.first())).toBeVisible()
  if (await deplier.isVisible()) await deplier.click()
  await expect(compteurs.first()).not.toContainText('…')
  const lus = await compteurs.evaluateAll((cartes) =>
    cartes.map((carte) => ({
      demande: carte.querySelector('a')?.textContent !== 'Copropriétés immatriculées',
      nombre: Number(
        carte.querySelector('.rc-compteur__nombre')?.textContent?.replaceAll(/\D/g, ''),
      ),
      pastille: carte.querySelector('.fr-badge') !== null,
    })),
  )
  expect(lus).toHaveLength(5)
  expect(lus.some((c) => c.pastille)).toBe(true)
  expect(lus.map((c) => c.pastille)).toEqual(lus.map((c) => c.demande && c.nombre > 0))
})

test('the queue opens by due date, ten requests a page, days with their year', async ({ page }) => {
  await signIn(page, 'TENEUR_ADMIN_PRINC')
  await page.goto('/validations')
  const lignes = page.locator('tbody tr').filter({ has: page.locator('a[href^="/validations/"]') })
  await expect(lignes).toHaveCount(10)
  const jours = await lignes
    .locator('small')
    .filter({ hasText: /^\d{2}\/\d{2}/ })
    .allTextContents()
  expect(jours.length).toBeGreaterThan(0)
  expect(jours.filter((jour) => !/^\d{2}\/\d{2}\/\d{4}$/.test(jour))).toEqual([])
  const ordre = jours.map((jour) => jour.split('/').toReversed().join('-'))
  expect(ordre).toEqual(ordre.toSorted())
})

test('the journal says that more than 99 events answer', async ({ page }) => {
  await signIn(page, 'TENEUR_ADMIN_PRINC')
  await page.goto('/evenement-journal')
  await expect(
    page.locator('.fr-alert--info').filter({ hasText: 'Plus de 99 événements répondent' }),
  ).toBeVisible()
})

test.describe('a number that cannot be attached', () => {
  test.use({ expectedStatuses: [404] })
  test('keeps its screen, with another try', async ({ page }) => {
    await signIn(page, 'TELE_PRO_ADMIN_PRINC')
    await page.goto('/rattacher-une-copropriete/edit?numero=ZZ9999999')
    await page.getByRole('main').getByRole('link', { name: 'Saisir un autre numéro' }).click()
    await expect(page).toHaveURL(/\/rattacher-une-copropriete$/)
  })
})

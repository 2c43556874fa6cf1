import { expect, expectAccessible, expectNoSideScroll, test } from './fixtures.ts'

test('a buyer reads four answers, where to ask what is not published, and takes the sheet away', async ({
  page,
}) => {
  await page.goto('/annuaire/AA0-000-001')
  const reponse = (question: string) =>
    page.getByRole('definition').and(page.locator(`dt:text-is("${question}") + dd`))
  await expect(reponse('Est-elle au registre ?')).toContainText(/^Oui, depuis le \d\d\/\d\d\/\d{4}/)
  await expect(reponse('Ses données sont-elles à jour ?')).toContainText(
    /selon le registre, au \d\d\/\d\d\/\d{4}/,
  )
  await expect(reponse('Qui est le syndic ?')).toContainText(/Mandat .*\d\d\/\d\d\/\d{4}/)
  await expect(reponse('Des procédures, des impayés ?')).toContainText(
    /vendeur ou à son notaire.*mairie/,
  )
  await expect(page.getByText(/AA0-000-001, données du .*\/annuaire\/AA0-000-001/)).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copier la citation' }).click()
  await expect(page.getByText('Citation copiée.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Registre national des copropriétés, fiche AA0-000-001, données du .*Licence Ouverte 2\.0\.$/,
  )
  const json = await page.request.get(
    (await page.getByRole('link', { name: 'JSON' }).getAttribute('href')) ?? '',
  )
  expect(await json.json()).toMatchObject({ numeroImmatriculation: 'AA0000001' })
  await expectAccessible(page)
  await expectNoSideScroll(page)
  // On paper: what it says, its day and its address, and nothing to press.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Citer cette fiche')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copier la citation' })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
})

test('each page of the directory says what was searched for in its title', async ({ page }) => {
  const titres = new Set<string>()
  for (const adresse of [
    '/annuaire',
    '/annuaire?mode=adresse',
    '/annuaire?mode=avancee',
    '/annuaire?q=gueret',
    '/annuaire?q=gueret&page=2',
    '/annuaire?ville=Guéret&cp=23000',
    '/annuaire?mode=avancee&dep=23',
    '/annuaire?mode=avancee&dep=23&page=2',
    '/annuaire/AA0-000-001',
  ]) {
    await page.goto(adresse)
    await page.waitForLoadState('networkidle')
    titres.add(await page.title())
  }
  expect([...titres]).toHaveLength(9)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a whole number that is typed leads to its sheet, which answers', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' })
    await page
      .getByLabel('Adresse, nom, numéro d’immatriculation ou commune')
      .fill('n° AA0 000 001')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/annuaire\/AA0-000-001$/)
    await expect(page.getByText(/^Oui, depuis le /)).toBeVisible()
  })

  for (const chemin of ['/annuaire/AA0-000-001', '/annuaire?mode=avancee', '/aide/api'])
    test(`no button of ${chemin} waits for a script`, async ({ page }) => {
      await page.goto(chemin, { waitUntil: 'commit' })
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('main button[type="button"]:visible')).toHaveCount(0)
    })

  for (const width of [390, 1280])
    test(`the menu opens and leads, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/aide', { waitUntil: 'commit' })
      const entree = page
        .getByRole('banner')
        .getByRole('link', { name: 'Immatriculer une copropriété' })
      await expect(entree).toBeHidden()
      if (width < 992) await page.getByRole('link', { name: 'Ouvrir le menu' }).click()
      else await page.getByRole('button', { name: 'Avec un compte' }).hover()
      await expect(entree).toBeVisible()
      await page.getByRole('navigation').getByRole('link', { name: 'Statistiques' }).click()
      await expect(page.locator('main h1')).toHaveText('Statistiques du registre')
    })
})

import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'

test('a syndic makes a token, its program calls the register with it, then it is revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  const nom = `Logiciel ${Date.now()}`
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/compte/moncompte')
  await page.getByRole('link', { name: 'Gérer mes jetons' }).click()
  await expectScreen(page, 'Jetons des programmes')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByLabel(/^Nom du jeton/).fill(nom)
  await page.getByText('Lire mes copropriétés').click()
  await page.getByRole('button', { name: 'Créer le jeton' }).click()
  await expect(page.getByRole('heading', { name: 'Votre jeton est créé' })).toBeVisible()
  await expectAccessible(page)
  const jeton = await page.getByLabel('Jeton', { exact: true }).inputValue()
  expect(jeton).toMatch(/^rnc_/)
  await page.getByRole('button', { name: 'Je l’ai copié' }).click()
  await expect(page.getByText(jeton)).toHaveCount(0)
  // A program: no cookie, no page of the register behind it.
  const programme = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { authorization: `Bearer ${jeton}` },
  })
  const chercher = () =>
    programme.post('/api/coproprietes/rechercher', {
      data: { paginationOptions: { pageNumber: 1, pageSize: 1 } },
    })
  const reponse = await chercher()
  expect(reponse.status()).toBe(200)
  expect(reponse.headers()['ratelimit']).toMatch(/^"jeton";r=\d+;t=\d+$/)
  await page.reload()
  const carte = page.getByRole('listitem').filter({ hasText: nom })
  await expect(carte).toContainText('dernier usage')
  await carte.getByRole('button', { name: 'Révoquer' }).click()
  await page.getByRole('button', { name: 'Révoquer ce jeton' }).click()
  await expect(carte.first()).toContainText('Révoqué')
  expect((await chercher()).status()).toBe(401)
  await programme.dispose()
})

test('a token that follows deadlines reads them, and nothing else', async ({
  page,
  playwright,
  baseURL,
}) => {
  const nom = `Échéances ${Date.now()}`
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/compte/moncompte/jetons')
  await page.getByLabel(/^Nom du jeton/).fill(nom)
  await page.getByText('Suivre les échéances').click()
  await page.getByRole('button', { name: 'Créer le jeton' }).click()
  const jeton = await page.getByLabel('Jeton', { exact: true }).inputValue()
  const programme = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { authorization: `Bearer ${jeton}` },
  })
  const page1 = { paginationOptions: { pageNumber: 1, pageSize: 1 } }
  const lire = async (chemin: string) => (await programme.post(chemin, { data: page1 })).status()
  expect(await lire('/api/mandats/echeances')).toBe(200)
  expect(await lire('/api/coproprietes/rechercher')).toBe(403)
  // Renewing a mandate asks for the same right, and writes.
  const renouveler = await programme.post('/api/mandats/calendrier', { data: {} })
  expect(renouveler.status()).toBe(403)
  await programme.dispose()
  await page.reload()
  const carte = page.getByRole('listitem').filter({ hasText: nom })
  await carte.getByRole('button', { name: 'Révoquer' }).click()
  await page.getByRole('button', { name: 'Révoquer ce jeton' }).click()
  await expect(carte.first()).toContainText('Révoqué')
})

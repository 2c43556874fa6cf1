import { expect, expectAccessible, expectNoSideScroll, expectScreen, test } from './fixtures.ts'

test('an integrator finds the guide from the help, copies an example, and reads versions and error codes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/aide')
  await page.getByRole('main').getByRole('link', { name: 'Guide des intégrateurs' }).click()
  await expectScreen(page, 'Guide des intégrateurs')
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: /^Copier\s: Avec curl/ }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'curl --fail-with-body',
  )
  // The package that the guide names is served by this very register.
  const commande = (await page.getByText(/^npm install http/).textContent()) ?? ''
  const paquet = await page.request.get(commande.replace('npm install ', '').trim())
  expect([paquet.status(), (await paquet.body()).subarray(0, 2).toString('hex')]).toEqual([
    200,
    '1f8b',
  ])
  const collection = await page.request.get('/api/bruno.json')
  expect([collection.status(), await collection.json()]).toMatchObject([200, { version: '1' }])
  await page
    .getByRole('navigation', { name: 'Sommaire' })
    .getByRole('link', { name: /les avis$/ })
    .click()
  await expect(page.getByRole('heading', { name: /les avis$/ })).toBeInViewport()
  await page.getByRole('main').getByRole('link', { name: 'Versions de l’interface' }).click()
  await expectScreen(page, 'Versions de l’interface')
  await expectAccessible(page)
  await page.goto('/aide/erreurs#introuvable')
  await expectScreen(page, 'Codes d’erreur')
  await expect(page.getByRole('row', { name: /introuvable/ }).first()).toBeInViewport()
  await expectAccessible(page)
  await expectNoSideScroll(page)
})

test('the page of the API shows its operations under the register’s own content policy', async ({
  page,
  baseURL,
}) => {
  const fautes: string[] = []
  page.on('console', (dit) => {
    if (dit.type() === 'error') fautes.push(dit.text())
  })
  page.on('request', (demande) => {
    if (!demande.url().startsWith(baseURL ?? '') && !demande.url().startsWith('data:'))
      fautes.push(demande.url())
  })
  await page.goto('/api/docs')
  await page.getByRole('link', { name: 'Annuaire', exact: true }).click()
  await page
    .getByRole('button', { name: /annuaire/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible()
  expect(fautes).toEqual([])
})

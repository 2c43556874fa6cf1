import { expect, signIn, test } from './fixtures.ts'

for (const [chemin, retard, processeur] of [
  // On a slow machine parts of the page live long after the first one.
  ['/', 'at once', 4],
  ['/annuaire/AA0-000-001', 'at once', 4],
  ['/', 'once the register answers', 1],
] as const)
  test(`who follows a link of another site to ${chemin} is shown as signed in, ${retard}`, async ({
    page,
    baseURL,
    request,
  }) => {
    // A server that has just started leaves its first page to the browser: it was late.
    await expect.poll(async () => (await request.get(chemin)).text()).toContain('Se connecter')
    await signIn(page, 'TELE_PRO_ADMIN_PRINC')
    await page.route('http://messagerie.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a rel="noreferrer" href="${baseURL}${chemin}">Ouvrir le registre</a>`,
      }),
    )
    await page.goto('http://messagerie.example/', { waitUntil: 'commit' })
    const outils = await page.context().newCDPSession(page)
    await outils.send('Emulation.setCPUThrottlingRate', { rate: processeur })
    if (retard !== 'at once')
      await page.route('**/api/account', async (route) => {
        await new Promise((suite) => setTimeout(suite, 4000))
        await route.continue()
      })
    const [recue] = await Promise.all([
      page.waitForResponse((r) => r.url() === `${baseURL}${chemin}`),
      page.getByRole('link', { name: 'Ouvrir le registre' }).click(),
    ])
    // The Strict cookie did not come: the server has rendered the page of a stranger.
    expect(await recue.text()).toContain('Se connecter')
    await expect(page.getByRole('button', { name: 'Mon profil' })).toBeVisible({
      timeout: 30_000,
    })
    if (chemin === '/') await expect(page.locator('main h1')).toHaveText(/^Bonjour /)
    const session = (await page.context().cookies()).find(({ name }) => /session/.test(name))
    expect(session?.sameSite).toBe('Strict')
  })

import { expect, signIn, test } from './fixtures.ts'

for (const chemin of ['/', '/annuaire/AA0-000-001'])
  test(`who follows a link of another site to ${chemin} is shown as signed in`, async ({
    page,
    baseURL,
  }) => {
    await signIn(page, 'TELE_PRO_ADMIN_PRINC')
    await page.route('http://messagerie.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a rel="noreferrer" href="${baseURL}${chemin}">Ouvrir le registre</a>`,
      }),
    )
    await page.goto('http://messagerie.example/', { waitUntil: 'commit' })
    // On a slow machine parts of the page live long after the first one.
    const processeur = await page.context().newCDPSession(page)
    await processeur.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const [recue] = await Promise.all([
      page.waitForResponse((r) => r.url() === `${baseURL}${chemin}`),
      page.getByRole('link', { name: 'Ouvrir le registre' }).click(),
    ])
    // The Strict cookie did not come: the server has rendered the page of a stranger.
    expect(await recue.text()).toContain('Se connecter')
    await expect(page.getByRole('button', { name: 'Mon profil' })).toBeVisible()
    if (chemin === '/') await expect(page.locator('main h1')).toHaveText(/^Bonjour /)
    const session = (await page.context().cookies()).find(({ name }) => /session/.test(name))
    expect(session?.sameSite).toBe('Strict')
  })

import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  signInInstitution,
  test,
} from './fixtures.ts'

test('the pages of help and of the footer', async ({ page }) => {
  for (const [adresse, titre] of [
    ['/aide', 'Aide'],
    ['/aide/tutoriels/videos', 'Tutoriels'],
    ['/mentionslegales', 'Mentions légales'],
    ['/accessibilite', 'Accessibilité'],
    ['/accessibilite/declaration', 'Déclaration d’accessibilité'],
    ['/accessibilite/schema-pluriannuel', 'Schéma pluriannuel d’accessibilité 2024-2026'],
    ['/accessibilite/plan/2026', 'Plan annuel d’accessibilité 2026'],
    ['/sitemap', 'Plan du site'],
    ['/aide/regles', 'Règles de saisie'],
    ['/aide/registreetmoi', 'Le registre et moi'],
  ] as const) {
    await page.goto(adresse)
    await expectScreen(page, titre)
    await expectAccessible(page)
    await expectNoSideScroll(page)
  }
  await page.goto('/aide')
  await expect(page.getByRole('main')).toContainText(
    /31 décembre 2016.*31 décembre 2017.*31 décembre 2018/,
  )
})

test('each tutorial and home has its video, read when it is asked for, with its captions', async ({
  page,
}) => {
  const lectures: string[] = []
  page.on('request', (r) => r.url().includes('/videos/') && lectures.push(r.url()))
  const jouer = async (): Promise<void> => {
    const videos = page.locator('main video')
    for (const video of await videos.all()) {
      expect(await video.getAttribute('preload')).toBe('none')
      await video.evaluate((v) => (v as HTMLVideoElement).play())
      await expect
        .poll(() =>
          video.evaluate((v) => {
            const film = v as HTMLVideoElement
            return film.currentTime > 0 && (film.textTracks[0]?.cues?.length ?? 0) > 3
          }),
        )
        .toBe(true)
      await video.evaluate((v) => (v as HTMLVideoElement).pause())
    }
  }
  await page.goto('/aide/tutoriels/videos')
  await expect(page.locator('main video')).toHaveCount(4)
  expect(lectures.filter((url) => url.endsWith('.webm'))).toEqual([])
  await jouer()
  await expectAccessible(page)
  const accueil = async (adresse: string): Promise<void> => {
    await page.goto(adresse)
    await expect(page.locator('main video')).toHaveCount(1)
    await jouer()
    await page.context().clearCookies()
  }
  await accueil('/')
  await signInInstitution(page)
  await accueil('/institutionnels')
  await signIn(page, 'NOTAIRE_NOTAIRE')
  await accueil('/')
})

test('memo sheets, rules and the site map', async ({ page }) => {
  await page.goto('/aide/registreetmoi')
  for (const categorie of [
    'Pour tous',
    'Syndics professionnels',
    'Syndics bénévoles et coopératifs',
    'Notaires',
    'Collectivités et établissements publics',
  ]) {
    await page
      .getByRole('navigation', { name: 'Catégories de fiches' })
      .getByRole('link', { name: categorie })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: categorie })).toBeVisible()
    await expect(page.getByText(/^[2-9] fiches$/)).toBeVisible()
  }
  const telechargement = page.waitForEvent('download')
  await page.getByRole('link', { name: /Repérer les copropriétés fragiles/ }).click()
  expect((await telechargement).suggestedFilename()).toBe('reperer-les-coproprietes-fragiles.pdf')
  await page.goto('/aide/regles?q=WS41')
  await expect(page.getByText('1 règle', { exact: true })).toBeVisible()
  await page.goto('/sitemap')
  const plan = page.getByRole('main')
  await expect(plan.getByRole('link', { name: 'Annuaire', exact: false }).first()).toBeVisible()
  await expect(plan.getByRole('link', { name: 'Messages reçus' })).toHaveCount(0)
})

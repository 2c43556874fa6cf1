import type { Browser, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  expectScreen,
  signIn,
  test,
} from './fixtures.ts'
import { appel } from './immatriculation.aides.ts'
import { dans, libre, ouvrirComme } from './rattachement.aides.ts'
import packageJson from '../package.json' with { type: 'json' }

const CHIFFRES = '/api/public/statistiques/chiffres?niveau=NATIONAL'

const ACCUEILS: readonly {
  profil: string
  tuiles: string[]
  parties: string[]
  absents: string[]
}[] = [
  {
    profil: 'TELE_PRO_ADMIN_PRINC',
    tuiles: ['Gérer mes copropriétés', 'Mon compte'],
    parties: ['Tableau de bord', 'Mes copropriétés', 'Liens utiles'],
    absents: ['Indicateurs'],
  },
  {
    profil: 'TELE_NONPRO_ADMIN_PRINC',
    tuiles: ['Gérer mes copropriétés'],
    parties: ['Tableau de bord', 'Mes copropriétés'],
    absents: ['Indicateurs'],
  },
  {
    profil: 'TELE_PRO_GESTION',
    tuiles: ['Gérer mes copropriétés', 'Mon compte'],
    parties: [],
    absents: ['Tableau de bord', 'Mes copropriétés'],
  },
  {
    profil: 'NOTAIRE_NOTAIRE',
    tuiles: ['Voir les copropriétés'],
    parties: [],
    absents: ['Tableau de bord', 'Indicateurs'],
  },
  {
    profil: 'NOTAIRE_COLLAB',
    tuiles: ['Voir les copropriétés'],
    parties: [],
    absents: ['Immatriculer une copropriété'],
  },
  {
    profil: 'TENEUR_ADMIN_PRINC',
    tuiles: ['Voir les copropriétés'],
    parties: ['Indicateurs'],
    absents: ['Tableau de bord'],
  },
  {
    profil: 'TENEUR_ASS_HOTLINE_GES',
    tuiles: ['Voir les copropriétés'],
    parties: ['Indicateurs'],
    absents: ['Tableau de bord'],
  },
]

for (const { profil, tuiles, parties, absents } of ACCUEILS) {
  test(`home of ${profil}`, async ({ page }) => {
    await signIn(page, profil)
    await page.goto('/')
    await expectScreen(page, /^Bonjour /)
    const main = page.getByRole('main')
    for (const titre of tuiles)
      await expect(main.getByRole('heading', { name: titre, exact: true })).toBeVisible()
    for (const titre of parties)
      await expect(main.getByRole('heading', { name: titre, exact: true })).toBeVisible()
    for (const titre of absents)
      await expect(main.getByRole('heading', { name: titre, exact: true })).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSideScroll(page)
  })
}

/** The foot of an element, from the top of the page. */
const pied = async (page: Page, selecteur: string): Promise<number> => {
  const boite = await page.locator(selecteur).first().boundingBox()
  return boite ? boite.y + boite.height : Number.POSITIVE_INFINITY
}
const hauteur = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight)

/** What this firm follows, and how many of its requests a keeper has to decide. */
const compteurs = async (page: Page): Promise<{ toutes: number; demandes: number }> =>
  (await (await appel(page, 'GET', '/api/gestion/compteurs')).json()).vues

/** A request to be attached to the last free co-ownership, so that the firm has one more. */
const demander = async (page: Page, browser: Browser): Promise<void> => {
  const teneur = await ouvrirComme(browser, 'TENEUR_ADMIN_PRINC')
  const { numeroImmatriculation: numero } = await libre(teneur, -3)
  await teneur.context().close()
  const infoRattachement = {
    adminProvisoire: false,
    dateDebutMandat: dans(0),
    dateFinMandat: dans(1, -1),
    typeJustifMandat: 'CONTRAT_SYNDIC',
  }
  await appel(page, 'POST', '/api/coproprietes/rattachement/pasJustif', {
    numero,
    infoRattachement,
  })
}

test('a firm reads what it has to do first, and the whole home without a long way', async ({
  page,
  browser,
}) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  // The numbers that the sizes are promised for.
  await expect(async () => {
    const { toutes, demandes } = await compteurs(page)
    expect(toutes).toBeGreaterThanOrEqual(112)
    if (demandes < 24) await demander(page, browser)
    expect(demandes).toBeGreaterThanOrEqual(24)
  }).toPass({ timeout: 30_000 })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const faire = page.getByRole('region', { name: /^À faire/ })
  await expect(faire.getByRole('heading', { name: /^À faire \(\d+\)$/ })).toBeVisible()
  expect(await pied(page, 'main .rc-faire')).toBeLessThanOrEqual(900)
  expect(await hauteur(page)).toBeLessThanOrEqual(1800)
  // It begins with what is dated, the earliest first.
  await expect(faire.getByRole('listitem').first()).toContainText(
    /(Avant|Depuis) le \d\d\/\d\d\/\d{4}/,
  )
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await pied(page, 'main .rc-faire > li:nth-child(3)')).toBeLessThanOrEqual(844)
})

test('a volunteer reads its building first, and the whole home without a long way', async ({
  page,
}) => {
  await signIn(page, 'TELE_NONPRO_ADMIN_PRINC')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await expect(page.locator('.rc-batisse__carte')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: /^À faire/ })).toBeVisible()
  expect(await pied(page, '.rc-batisse__carte')).toBeLessThanOrEqual(700)
  expect(await hauteur(page)).toBeLessThanOrEqual(1500)
})

test('each line of what is to be done leads to as many', async ({ page }) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/')
  const liens = page.getByRole('region', { name: /^À faire/ }).getByRole('link', { name: /^\d/ })
  await expect(liens.first()).toBeVisible()
  const lignes = await liens.evaluateAll((tous) =>
    tous.map((a) => [a.textContent ?? '', a.getAttribute('href') ?? ''] as const),
  )
  expect(lignes.length).toBeGreaterThan(1)
  for (const [texte, href] of lignes) {
    await page.goto(href)
    const [nombre = ''] = /^\d+/.exec(texte) ?? []
    await expect(page.locator('.rc-gestion__total strong'), texte).toHaveText(
      new RegExp(`^${nombre} copropriété`),
    )
  }
})

test('home of a visitor', async ({ page }) => {
  await page.goto('/')
  await expectScreen(page, 'Trouver une copropriété')
  await expect(page.getByRole('contentinfo')).toContainText(`Version ${packageJson.version}`)
  await expectAccessible(page)
  await expectNoSideScroll(page)
})

test('every entry of the menu and every tile leads to a screen', async ({ page }) => {
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/')
  await expectScreen(page, /^Bonjour /)
  const hrefs = await page
    .locator('.fr-header__menu .fr-nav a, .fr-tile a, .rc-compteur a')
    .evaluateAll((links) => [...new Set(links.map((a) => a.getAttribute('href') ?? ''))])
  expect(hrefs.length).toBeGreaterThan(4)
  for (const href of hrefs) {
    await page.goto(href)
    await expect(page.locator('main h1'), href).toBeVisible()
    await expect(page.locator('main h1'), href).not.toHaveText(
      /Page introuvable|Accès non autorisé|Une erreur est survenue/,
    )
  }
})

test('only necessary cookies, and nothing from elsewhere', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url())
    if (/marianne/i.test(request.url())) foreign.push(request.url())
  })
  await page.goto('/')
  await expectScreen(page, 'Trouver une copropriété')
  await page.getByRole('button', { name: 'J’ai compris' }).click()
  await expect(page.getByRole('button', { name: 'J’ai compris' })).toHaveCount(0)
  const cookie = (await page.context().cookies()).find((c) => c.name === 'registre-cookies')
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(86_400)
  await page.reload()
  await expectScreen(page, 'Trouver une copropriété')
  await expect(page.getByRole('button', { name: 'J’ai compris' })).toHaveCount(0)
  expect(foreign).toEqual([])
})

for (const largeur of [1280, 390])
  test(`the doors of the home do not move when the figures come, at ${largeur} px`, async ({
    page,
  }) => {
    test.setTimeout(150_000)
    await page.setViewportSize({ width: largeur, height: 844 })
    // The worker counts in its first minute: without figures there is nothing to keep a place for.
    await expect
      .poll(async () => (await page.request.get(CHIFFRES)).json(), { timeout: 90_000 })
      .toMatchObject({ periode: { annee: expect.any(Number) } })
    await page.goto('/aide')
    let laisser = (): void => undefined
    const lues = new Promise<void>((done) => (laisser = done))
    await page.route(
      (url) => url.pathname === '/api/public/statistiques/chiffres',
      async (route) => {
        await lues
        await route.continue()
      },
    )
    await page.locator('header a[href="/"]').first().click()
    await expect(page.locator('main h1')).toHaveText('Trouver une copropriété')
    const porte = page.getByRole('main').getByRole('link', { name: 'Données brutes', exact: true })
    const avant = await porte.boundingBox()
    laisser()
    await expect(page.getByRole('region', { name: 'Le registre aujourd’hui' })).toContainText('%')
    expect(await porte.boundingBox()).toEqual(avant)
  })

test('a narrow screen is told so on every screen, until it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const avis = page.getByText('Votre écran est étroit.')
  for (const chemin of ['/', '/annuaire', '/aide']) {
    await page.goto(chemin)
    await expect(avis).toBeVisible()
  }
  await signIn(page, 'TELE_PRO_ADMIN_PRINC')
  await page.goto('/copropriete')
  await expect(avis).toBeVisible()
  await page.getByRole('button', { name: 'Masquer le message' }).click()
  await expect(avis).toHaveCount(0)
  await page.goto('/immatriculer-copropriete')
  await expect(avis).toHaveCount(0)
})

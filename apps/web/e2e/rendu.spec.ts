import type { Page } from '@playwright/test'
import { expect, expectAccessible, loginDe, MOT_DE_PASSE, test, vivante } from './fixtures.ts'

/** Holds the code of the page back, as a slow line does; gives what lets it come. */
const tenirLeCode = async (page: Page): Promise<() => void> => {
  let laisser = (): void => undefined
  const attente = new Promise<void>((suite) => (laisser = suite))
  await page.route('**/assets/*.js', async (route) => {
    await attente
    await route.continue()
  })
  return laisser
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads the register and searches its directory', async ({ page, baseURL }) => {
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page).toHaveTitle('Accueil - Registre national des copropriétés')
    await page.getByRole('link', { name: 'Plan du site' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Annuaire des copropriétés' }).click()
    await page
      .getByLabel('Adresse, nom, numéro d’immatriculation ou commune')
      .fill('Clos des Érables')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Le Clos des Érables' }).first().click()
    await expect(page).toHaveTitle(
      'Le Clos des Érables, AA0-000-001 - Registre national des copropriétés',
    )
    await expect(page.locator('main h1')).toHaveText('Le Clos des Érables')
    await expect(page.locator('head > link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${baseURL}/annuaire/AA0-000-001`,
    )
  })

  test('a visitor reads what stands at an address', async ({ page }) => {
    for (const [q, titre] of [
      ['13 allée des Pins, Guéret', /au 13 Allée des Pins, 23000 Guéret/],
      ['13 allée des Pins', /13 allee des pins/],
      ['13 rue Zorglub, Guéret', 'Adresse non trouvée (Guéret)'],
    ] as const) {
      await page.goto(`/annuaire?q=${encodeURIComponent(q)}`, { waitUntil: 'commit' })
      await expect(page.locator('#reponse-adresse')).toHaveText(titre)
      await expect(page.getByText('Chargement…')).toHaveCount(0)
    }
  })

  test('a visitor reads the departments, which a browser with JavaScript makes when asked', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const resume = page.getByText('Tableau des départements')
    // The worker counts in its first minute.
    await expect
      .poll(
        async () => {
          await page.goto('/consulter-les-statistiques-du-registre', {
            waitUntil: 'commit',
          })
          await page.locator('main h1').waitFor()
          return resume.count()
        },
        { timeout: 90_000, intervals: [2000] },
      )
      .toBe(1)
    await resume.click()
    await expect(
      page.getByRole('table', { name: /^Par département/ }).getByRole('row', { name: /69 Rhône/ }),
    ).toBeVisible()
  })

  test('the guide of integrators tells the address where it is read', async ({ page, baseURL }) => {
    await page.goto('/aide/api', { waitUntil: 'commit' })
    await expect(page.getByText(`export REGISTRE_URL=${baseURL}`)).toBeVisible()
  })

  test('a form that is sent too early never writes what was typed in an address', async ({
    page,
  }) => {
    await page.goto('/compte', { waitUntil: 'commit' })
    await page.locator('input[type="password"]').first().fill(MOT_DE_PASSE)
    await page.keyboard.press('Enter')
    await expect(page.locator('input[type="password"]').first()).toHaveValue('')
    expect(new URL(page.url()).search).toBe('')
  })
})

test('the page that the server rendered goes on in the browser, without asking again', async ({
  page,
}) => {
  const appels: string[] = []
  page.on('request', (demande) => {
    const { pathname } = new URL(demande.url())
    // What completes a text, and the map, are asked for beside.
    if (pathname.startsWith('/api/') && !/\/(?:suggestions|adresses|carte\/.*)$/.test(pathname))
      appels.push(pathname)
  })
  await page.goto('/annuaire?q=erables', { waitUntil: 'commit' })
  await expect(page.getByText('AA0-000-001')).toBeVisible()
  await vivante(page)
  await page.getByLabel('Adresse, nom, numéro d’immatriculation ou commune').fill('villa')
  await expect(page.getByLabel('Adresse, nom, numéro d’immatriculation ou commune')).toHaveValue(
    'villa',
  )
  expect(appels).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=villa/)
  await expect(page.getByText('AA0-000-151')).toBeVisible()
  expect(appels.toSorted()).toEqual(['/api/public/recherche', '/api/public/recherche/adresse'])
  await expectAccessible(page)
})

test('the page says once where it stands, and the next one says its own', async ({ page }) => {
  const canonique = page.locator('link[rel="canonical"]')
  await page.goto('/annuaire/AA0-000-001')
  await expect(canonique).toHaveCount(1)
  await page.getByRole('link', { name: 'Aide', exact: true }).first().click()
  await expect(page.locator('main h1')).toHaveText('Aide')
  await expect(canonique).toHaveCount(1)
  await expect(canonique).toHaveAttribute('href', /\/aide$/)
})

test('who stands on a link before the code has come stands on it afterwards', async ({ page }) => {
  const laisser = await tenirLeCode(page)
  await page.goto('/aide', { waitUntil: 'commit' })
  const lien = page.getByRole('main').getByRole('link', { name: 'Codes d’erreur' })
  await lien.focus()
  laisser()
  await vivante(page)
  await expect(lien).toBeFocused()
})

test('a button pressed before the code has come is pressed when it has', async ({ page }) => {
  const laisser = await tenirLeCode(page)
  await page.addInitScript(() => {
    const impressions: true[] = []
    Object.assign(window, { impressions, print: () => impressions.push(true) })
  })
  await page.goto('/annuaire/AA0-000-001', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Imprimer' }).click()
  laisser()
  await vivante(page)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'impressions').length)).toBe(1)
  await page.getByRole('button', { name: 'Imprimer' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'impressions').length)).toBe(2)
})

test('a field waits for the code, and keeps what is typed from then on', async ({ page }) => {
  const laisser = await tenirLeCode(page)
  await page.goto('/annuaire', { waitUntil: 'commit' })
  const champ = page.getByLabel('Adresse, nom, numéro d’immatriculation ou commune')
  await expect(champ).toHaveJSProperty('inert', true)
  laisser()
  await vivante(page)
  await champ.fill('villa')
  await expect(champ).toHaveValue('villa')
})

test('a page whose code does not come still leads on, and searches the directory', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Plan du site' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Annuaire des copropriétés' }).click()
  await page
    .getByLabel('Adresse, nom, numéro d’immatriculation ou commune')
    .fill('Clos des Érables')
  await page.keyboard.press('Enter')
  await expect(page.getByText('AA0-000-001')).toBeVisible()
  expect(
    consoleErrors
      .splice(0)
      .filter((erreur) => !/ERR_FAILED|dynamically imported module/.test(erreur)),
  ).toEqual([])
})

test.describe('after a new version', () => {
  test.use({ expectedStatuses: [404] })

  test('a screen whose code is gone is read again, once by itself, then when somebody asks', async ({
    page,
    consoleErrors,
  }) => {
    let relue = false
    page.on(
      'request',
      (demande) =>
        (relue ||=
          demande.isNavigationRequest() && demande.url().includes('/consulter-les-statistiques')),
    )
    const code = '**/assets/consulter-les-statistiques-*.js'
    const ouvrir = async (): Promise<void> => {
      await page.goto('/sitemap')
      await vivante(page)
      await page
        .getByRole('main')
        .locator('a[href="/consulter-les-statistiques-du-registre"]')
        .click()
    }
    await page.route(code, (route) => (relue ? route.continue() : route.fulfill({ status: 404 })))
    await ouvrir()
    await expect(page.locator('main h1')).toHaveText('Statistiques du registre')
    expect(relue).toBe(true)
    await vivante(page)
    await page.unroute(code)
    await page.route(code, (route) => route.fulfill({ status: 404 }))
    await ouvrir()
    await expect(page.getByText('Cette page n’a pas pu être chargée.')).toBeVisible()
    await page.unroute(code)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.locator('main h1')).toHaveText('Statistiques du registre')
    expect(
      consoleErrors.splice(0).filter((erreur) => !/dynamically imported module/.test(erreur)),
    ).toEqual([])
  })
})

test('off line, a screen that was never opened says so in its place, and comes when somebody asks again', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/sitemap')
  await vivante(page)
  await page.context().setOffline(true)
  await page.getByRole('main').locator('a[href="/consulter-les-statistiques-du-registre"]').click()
  await expect(
    page.getByText('Cette page n’a pas pu être chargée. Vérifiez votre connexion.'),
  ).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.locator('main h1')).toHaveText('Statistiques du registre')
  expect(
    consoleErrors
      .splice(0)
      .filter((erreur) => !/dynamically imported module|ERR_INTERNET_DISCONNECTED/.test(erreur)),
  ).toEqual([])
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('the first press serves, of a finger or of a screen reader', async ({ page }) => {
    await page.goto('/aide/erreurs')
    await page.getByRole('button', { name: 'Voir le fil d’Ariane' }).tap()
    await expect(
      page.getByRole('navigation', { name: 'vous êtes ici' }).getByRole('link', { name: 'Aide' }),
    ).toBeVisible()
    await page.goto('/aide')
    await page.getByRole('button', { name: 'Menu' }).dispatchEvent('click')
    await expect(
      page.locator('#menu-principal').getByRole('link', { name: 'Trouver une copropriété' }),
    ).toBeVisible()
  })

  test('the first touch opens the menu, though nothing of it had come yet', async ({ page }) => {
    const codes: string[] = []
    page.on('request', (demande) => codes.push(demande.url()))
    await page.goto('/aide')
    await page.waitForLoadState('networkidle')
    expect(codes.filter((url) => url.includes('/dsfr-'))).toEqual([])
    // The button says what it opens (RGAA 7.1).
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    )
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(
      page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('link', { name: 'Trouver une copropriété' }),
    ).toBeVisible()
    expect(codes.filter((url) => url.includes('/dsfr-'))).toHaveLength(1)
  })
})

test('who signs in and goes back is still signed in', async ({ page }) => {
  await page.goto('/aide')
  await page.goto('/compte')
  await page.getByLabel('Identifiant').first().fill(loginDe('TELE_PRO_ADMIN_PRINC'))
  await page.locator('input[type="password"]').first().fill(MOT_DE_PASSE)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Mon profil' })).toBeVisible()
  await page.goto('/sitemap')
  await expect(page.getByRole('button', { name: 'Mon profil' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.locator('main h1')).toHaveText('Aide')
  await expect(page.getByRole('button', { name: 'Mon profil' })).toBeVisible()
})

import { existsSync } from 'node:fs'
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test'
import { violationsDe } from './axe.ts'
import { lireReponses } from './reponses.ts'

export const MOT_DE_PASSE = 'Demo-Registre-2026!'
export const loginDe = (profil: string): string => `${profil.toLowerCase()}@demo.registre.test`

const baseUrl = (): string => process.env['E2E_BASE_URL'] ?? 'http://127.0.0.1:3000'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

export const addressOf = (login: string): string =>
  `10.0.${login.length}.${[...login].reduce((sum, c) => (sum + c.charCodeAt(0)) % 250, 1)}`

/** The code that the sign-in page shows for the keepers of the demonstration. */
export const codeDemo = async (context: BrowserContext): Promise<string> => {
  const answer = await context.request.get(`${baseUrl()}/api/public/configuration`)
  return String(((await answer.json()) as { codeDemo: string }).codeDemo)
}

/** The keepers of the demonstration give a second factor. */
const pending = async (answer: { json(): Promise<unknown> }): Promise<boolean> => {
  const said = await answer.json()
  return (
    typeof said === 'object' &&
    said !== null &&
    'authStatus' in said &&
    said.authStatus === 'PENDING'
  )
}

/** Opens a session by the call itself. The sign-in limit of an address is waited for. */
const openSession = async (context: BrowserContext, login: string): Promise<Cookies> => {
  for (let tries = 0; tries < 8; tries += 1) {
    const answer = await context.request.post(`${baseUrl()}/api/authentication`, {
      form: { j_username: login, j_password: MOT_DE_PASSE, submit: 'Login' },
      // An address of its own, where the register trusts the proxy's word: the sign-in limits are
      // an address's.
      headers: { 'x-register-client': '1', 'x-forwarded-for': addressOf(login) },
    })
    if (answer.ok() && (await pending(answer))) {
      const second = await context.request.post(`${baseUrl()}/api/authentication/second-facteur`, {
        data: { code: await codeDemo(context) },
        headers: { 'x-register-client': '1', 'x-forwarded-for': addressOf(login) },
      })
      if (!second.ok()) throw new Error(`Second factor of ${login}: ${await second.text()}`)
    }
    if (answer.ok()) return context.cookies()
    if (answer.status() !== 429)
      throw new Error(`Sign-in of ${login}: ${answer.status()} ${await answer.text()}`)
    await wait(1000 * Math.min(30, Number(answer.headers()['retry-after'] ?? 10)))
  }
  throw new Error(`Sign-in of ${login}: always too many requests`)
}

/** What is sensitive asks for a proof of less than five minutes: an older session is left alone. */
const SESSION_MS = 180_000
const isRecent = async (file: string): Promise<boolean> =>
  existsSync(file) && Date.now() - (await stat(file)).mtimeMs < SESSION_MS

/**
 * Signs a page in as a demonstration account; the session of an account serves several journeys,
 * for three minutes.
 */
export const signIn = async (page: Page, profil: string): Promise<void> => {
  const file = join(process.env['E2E_SESSIONS'] ?? '.', `${profil.toLowerCase()}.json`)
  const context = page.context()
  if (await isRecent(file))
    return context.addCookies(JSON.parse(await readFile(file, 'utf8')) as Cookies)
  const cookies = await openSession(context, loginDe(profil))
  await writeFile(`${file}.${process.pid}`, JSON.stringify(cookies))
  await rename(`${file}.${process.pid}`, file)
}

/**
 * Signs a page in under a session of its own: for a journey that ends it, or takes another's place.
 */
export const signInAlone = async (page: Page, profil: string): Promise<void> => {
  await openSession(page.context(), loginDe(profil))
}

/**
 * Signs a page in as the agent of an institution of the demonstration, by its sign-on; the session
 * is opened once for the whole run.
 */
export const signInInstitution = async (page: Page): Promise<void> => {
  const file = join(process.env['E2E_SESSIONS'] ?? '.', 'institution.json')
  if (existsSync(file))
    return page.context().addCookies(JSON.parse(await readFile(file, 'utf8')) as Cookies)
  await page.goto('/institutionnels/connexion')
  await page.getByRole('link', { name: /^S’identifier avec/ }).click()
  await page.getByRole('button', { name: /Observatoire national/ }).click()
  await expect(page.locator('main h1')).toHaveText(/^(Charte de confidentialité|Bonjour .*)$/)
  // A charter is accepted once.
  const accepter = page.getByRole('button', { name: 'J’accepte la charte' })
  if (await accepter.isVisible()) await accepter.click()
  await expect(page.locator('main h1')).toHaveText(/^Bonjour /)
  await writeFile(`${file}.${process.pid}`, JSON.stringify(await page.context().cookies()))
  await rename(`${file}.${process.pid}`, file)
}

/** axe, without exclusion: nothing at all may be found. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await violationsDe(page)).toEqual([])
}

/** No two-way scroll at 320 px (RGAA 10.11), or at another width. */
export const expectNoSideScroll = async (page: Page, width = 320): Promise<void> => {
  const before = page.viewportSize()
  await page.setViewportSize({ width, height: 800 })
  await expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    )
    .toBeLessThanOrEqual(0)
  if (before) await page.setViewportSize(before)
}

/** A screen is ready once its title shows and nothing is in flight. */
export const expectScreen = async (page: Page, titre: string | RegExp): Promise<void> => {
  await expect(page.locator('main h1')).toHaveText(titre)
  await expect(page.locator('.rc-chargement')).toHaveCount(0)
}

/** Where a page tells what was done, or could not be. */
export const messages = (page: Page) => page.getByRole('status', { name: 'Messages' })

/**
 * A page that the server rendered is read before it can be filled in: a journey waits for that,
 * where a person would see it. Without JavaScript, it is ready as it came.
 */
export const vivante = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => matchMedia('(scripting: none)').matches || document.getElementById('lectures') === null,
  )

let attendue = false
/**
 * Every page of every context waits so after `goto` and `reload`, unless the journey asked for the
 * first moment ('commit').
 */
const attendreVivante = (page: Page): void => {
  if (attendue) return
  attendue = true
  const modele = Object.getPrototypeOf(page) as Pick<Page, 'goto' | 'reload'>
  const { goto, reload } = modele
  modele.goto = async function (this: Page, ...demande) {
    const reponse = await goto.apply(this, demande)
    if (demande[1]?.waitUntil !== 'commit') await vivante(this)
    return reponse
  }
  modele.reload = async function (this: Page, ...demande) {
    const reponse = await reload.apply(this, demande)
    await vivante(this)
    return reponse
  }
}

/** The window that asks for a proof, and its button. */
export const fenetrePreuve = (page: Page) =>
  page.getByRole('dialog', { name: 'Confirmez que c’est vous' })

/**
 * A session that journeys share may be old: whenever the register asks who it is, the journey says
 * it and goes on.
 */
const confirmerQuiOnEst = (page: Page): Promise<void> =>
  page.addLocatorHandler(
    fenetrePreuve(page).getByRole('button', { name: 'Confirmer' }),
    async () => {
      await page.getByLabel('Votre mot de passe').fill(MOT_DE_PASSE)
      await fenetrePreuve(page).getByRole('button', { name: 'Confirmer' }).click()
    },
  )

interface Fixtures {
  /** Statuses that this test provokes on purpose; their console lines are expected. */
  expectedStatuses: number[]
  consoleErrors: string[]
}

export const test = base.extend<Fixtures>({
  expectedStatuses: [[], { option: true }],
  // Any error of the console fails the test: a broken policy, a fault of ours, a missing file. So
  // does an answer of the api that is not what its operation declares.
  consoleErrors: [
    async ({ page, expectedStatuses }, use, { testId, retry }) => {
      attendreVivante(page)
      // An address for each journey, as each person has: the limits of one are not spent by the
      // others.
      await page
        .context()
        .setExtraHTTPHeaders({ 'x-forwarded-for': addressOf(`${testId}-${retry}`) })
      await confirmerQuiOnEst(page)
      const errors: string[] = []
      const fautesDesReponses = lireReponses(page)
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() !== 'error') return
        const status = Number(/status of (\d{3})/.exec(message.text())?.[1] ?? 0)
        // Reading the account while nobody is signed in answers 401: that is its answer.
        if (status === 401 && message.location().url.endsWith('/api/account')) return
        if (!expectedStatuses.includes(status))
          errors.push(`${message.text()} (${message.location().url})`)
      })
      await use(errors)
      expect([...errors, ...(await fautesDesReponses())]).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Locator, Page } from '@playwright/test'

/** What a browser showed from an instant on, in seconds from the first one. */
interface Image {
  a: number
  fichier: string
}
interface Phrase {
  de: number
  a: number
  texte: string
}

const TAILLE = { width: 1120, height: 700 }
const PAR_MOT_S = 0.34

/** The hand of who films: a page without a mouse shows none. Put in each page before its own code. */
const montrerLaMain = (): void => {
  const poser = (): void => {
    const main = document.createElement('div')
    main.setAttribute('aria-hidden', 'true')
    main.style.cssText =
      'position:fixed;z-index:99999;width:22px;height:22px;margin:-11px 0 0 -11px;border-radius:50%;background:#e1000f80;border:2px solid #e1000f;pointer-events:none;left:-50px;top:-50px;transition:left .35s,top .35s'
    document.documentElement.append(main)
    document.addEventListener('mousemove', ({ clientX, clientY }) => {
      main.style.left = `${clientX}px`
      main.style.top = `${clientY}px`
    })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', poser)
  else poser()
}

/** A page that is filmed: what it shows is kept with its instants, and what is said of it. */
export class Film {
  readonly page: Page
  readonly #dossier: string
  readonly #images: Image[] = []
  readonly #phrases: Phrase[] = []
  readonly #ecritures: Promise<void>[] = []
  #debut = 0
  #arret: () => Promise<unknown> = async () => {}

  private constructor(page: Page, dossier: string) {
    this.page = page
    this.#dossier = dossier
  }

  /** A page of this register, ready; filmed from `tourner` on. */
  static async ouvrir(browser: Browser, baseURL: string, adresse: string): Promise<Film> {
    const context = await browser.newContext({
      baseURL,
      viewport: TAILLE,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      // Its own address: sign-ins count for one.
      extraHTTPHeaders: { 'x-forwarded-for': adresse },
    })
    await context.addInitScript(montrerLaMain)
    return new Film(await context.newPage(), await mkdtemp(join(tmpdir(), 'registre-film-')))
  }

  /** Films from now on. */
  async tourner(): Promise<void> {
    const cdp = await this.page.context().newCDPSession(this.page)
    cdp.on('Page.screencastFrame', ({ data, sessionId, metadata: { timestamp = 0 } }) => {
      if (this.#debut === 0) this.#debut = timestamp
      const fichier = join(this.#dossier, `${String(this.#images.length).padStart(5, '0')}.png`)
      this.#images.push({ a: timestamp - this.#debut, fichier })
      this.#ecritures.push(writeFile(fichier, Buffer.from(data, 'base64')))
      void cdp.send('Page.screencastFrameAck', { sessionId })
    })
    await cdp.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
    this.#arret = () => cdp.send('Page.stopScreencast')
    while (this.#debut === 0) await wait(20)
  }

  get #maintenant(): number {
    return Date.now() / 1000 - this.#debut
  }

  /** Says a sentence for as long as it takes to read, while `agir` is done. */
  async dire(texte: string, agir: () => Promise<unknown> = async () => {}): Promise<void> {
    const de = this.#maintenant
    await agir()
    const lu = de + 1.2 + texte.split(' ').length * PAR_MOT_S
    if (lu > this.#maintenant) await wait((lu - this.#maintenant) * 1000)
    this.#phrases.push({ de, a: this.#maintenant - 0.05, texte })
  }

  /** Moves the hand to what it is about to use, in view. */
  async viser(cible: Locator): Promise<void> {
    await cible.waitFor()
    await cible.evaluate((e) => e.scrollIntoView({ block: 'center', behavior: 'smooth' }))
    await wait(500)
    const lieu = await cible.boundingBox()
    if (lieu)
      await this.page.mouse.move(lieu.x + Math.min(lieu.width / 2, 90), lieu.y + lieu.height / 2)
    await wait(450)
  }
  async cliquer(cible: Locator): Promise<void> {
    await this.viser(cible)
    await cible.click()
  }
  async saisir(cible: Locator, texte: string): Promise<void> {
    await this.viser(cible)
    await cible.fill('')
    await cible.pressSequentially(texte, { delay: Math.max(15, Math.min(80, 900 / texte.length)) })
  }

  /** Ends the film; gives its images with how long each one lasts, and its captions. */
  async couper(): Promise<{ liste: string; sousTitres: string }> {
    await this.#arret()
    await Promise.all(this.#ecritures)
    await this.page.context().close()
    const fin = this.#phrases.at(-1)?.a ?? 0
    const liste = this.#images
      .map(({ a, fichier }, i) => {
        const dure = Math.max(0.001, (this.#images[i + 1]?.a ?? Math.max(fin, a + 1)) - a)
        return `file '${fichier}'\nduration ${dure.toFixed(3)}`
      })
      .join('\n')
    const fichier = join(this.#dossier, 'liste.txt')
    // The last image is named twice: that is how its length is read.
    await writeFile(fichier, `${liste}\nfile '${this.#images.at(-1)?.fichier ?? ''}'\n`)
    return {
      liste: fichier,
      sousTitres: sousTitresDe(this.#phrases),
    }
  }
  /** Forgets the images. */
  async jeter(): Promise<void> {
    await rm(this.#dossier, { recursive: true, force: true })
  }
}

const instant = (s: number): string => {
  const ms = Math.max(0, Math.round(s * 1000))
  const deux = (n: number) => String(n).padStart(2, '0')
  return `00:${deux(Math.floor(ms / 60_000))}:${deux(Math.floor(ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`
}
const sousTitresDe = (phrases: readonly Phrase[]): string =>
  `WEBVTT\n\n${phrases.map(({ de, a, texte }) => `${instant(de)} --> ${instant(a)}\n${texte}\n`).join('\n')}`

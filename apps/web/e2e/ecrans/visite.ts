import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { violationsDe } from '../axe.ts'
import type { Ecran, Visiteur } from './ecran.ts'
import { focusCaches } from './focus.ts'
import { chemin, simple, verifierNoms } from './noms.ts'
import { ECRANS } from './table.ts'
import { erreursHtmlcs, type PageGardee } from './validite.ts'

/** How a screen is looked at. */
export interface Vue {
  largeur: 320 | 1280
  theme: 'light' | 'dark'
  /**
   * The screen is loaded at this width; otherwise the width and the colours change under the eyes.
   */
  ouvrir?: true
  /** axe looks at it. */
  axe?: true
  /** The keyboard walks through it, at the sizes of WCAG 2.4.11. */
  clavier?: true
  /** HTML_CodeSniffer looks at it, and its text is kept for the Nu HTML checker. */
  valider?: true
}
export const TOUTES_VUES: readonly Vue[] = [
  { largeur: 1280, theme: 'light', ouvrir: true, axe: true, valider: true, clavier: true },
  { largeur: 1280, theme: 'dark', axe: true },
  { largeur: 320, theme: 'dark', ouvrir: true, axe: true, valider: true },
  { largeur: 320, theme: 'light', axe: true },
]
/** What `npm run ecrans -- --courte` looks at: the two views as they open. */
export const VUES_OUVERTES = TOUTES_VUES.filter(({ ouvrir }) => ouvrir)
/** In `npm test`: the journeys of the other files walk wide and light screens already. */
export const VUE_ETROITE: readonly Vue[] = [
  { largeur: 320, theme: 'dark', ouvrir: true, axe: true },
]

const ATTENTE = 15_000
const REFUS = 'Accès non autorisé'
const CONNEXIONS = ['/compte', '/institutionnels/connexion']

/**
 * What a screen says while it is open: errors of the console (the content policy's too), uncaught
 * ones, requests to another host.
 */
export const ecouter = (page: Page, origine: string): string[] => {
  const fautes: string[] = []
  page.on('pageerror', (erreur) => fautes.push(`erreur : ${erreur.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const adresse = message.location().url
    // Reading the account while nobody is signed in answers 401: that is its answer.
    if (adresse.endsWith('/api/account') && message.text().includes('status of 401')) return
    fautes.push(`console : ${message.text()} (${adresse})`)
  })
  page.on('request', (requete) => {
    const adresse = new URL(requete.url())
    if (adresse.origin !== origine && adresse.protocol.startsWith('http'))
      fautes.push(`requête à un autre hôte : ${requete.url()}`)
  })
  return fautes
}

/**
 * True once nothing is left to load; what comes only near the view is brought there, and the top of
 * the page back after it.
 */
const toutEstVenu = (): boolean => {
  const venant = document.querySelector('.rc-chargement, main [aria-busy="true"]')
  if (venant) venant.scrollIntoView({ block: 'center' })
  else scrollTo(0, 0)
  return venant === null
}

/** Waits for a screen: its heading, and nothing left to load. Throws when it does not come. */
const attendre = async (page: Page): Promise<void> => {
  await page.locator('main h1').first().waitFor({ timeout: ATTENTE })
  await page.waitForFunction(toutEstVenu, undefined, { timeout: ATTENTE })
}

/** Opens a screen; gives the page as the server sent it. */
const ouvrir = async (page: Page, adresse: string): Promise<string> => {
  const recue = await page.goto(adresse, { waitUntil: 'domcontentloaded' })
  const texte = (await recue?.text()) ?? ''
  await attendre(page)
  return texte
}

/**
 * The address of a screen for a visitor: typed, or the first link of another screen that leads
 * there. Throws when no link does.
 */
export const adresseDe = async (
  page: Page,
  ecran: Ecran,
  connues: Map<string, string>,
): Promise<string> => {
  const connue = connues.get(ecran.route)
  if (connue !== undefined) return connue
  let adresse = ecran.adresse ?? ecran.route
  if (ecran.lien) {
    const { depuis, vers, devient } = ecran.lien
    const source = ECRANS.find(({ route }) => route === depuis)
    await ouvrir(page, source ? await adresseDe(page, source, connues) : depuis)
    // A home shows its first lines, and folds the others.
    const suite = page.getByRole('button', { name: /lignes? suivantes?$/ })
    if ((await suite.count()) > 0) await suite.first().click()
    const liens = await page
      .locator('main a[href]')
      .evaluateAll((tous) => tous.map((a) => a.getAttribute('href') ?? ''))
    const lien = liens.find((href) => vers.test(href))
    if (lien === undefined) throw new Error(`${depuis} n’a aucun lien vers ${String(vers)}`)
    adresse = devient ? devient(lien) : lien
  }
  connues.set(ecran.route, adresse)
  return adresse
}

const defilement = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const trop = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (trop <= 0) return []
    const dehors = [...document.querySelectorAll('body *')]
      .filter((e) => e.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .at(-1)
    return [
      `défilement horizontal de ${trop} px (${dehors?.tagName.toLowerCase() ?? ''}.${dehors?.className ?? ''})`,
    ]
  })

const habiller = async (page: Page, { largeur, theme }: Vue): Promise<void> => {
  await page.setViewportSize({ width: largeur, height: 900 })
  await page.emulateMedia({ colorScheme: theme })
}

/** The colours follow the system's: without this, the dark views could all be light ones. */
const verifierTheme = async (page: Page, { theme }: Vue): Promise<string[]> => {
  const suit = page.waitForFunction(
    (attendu) => document.documentElement.dataset['frTheme'] === attendu,
    theme,
    { timeout: ATTENTE },
  )
  return suit.then(
    () => [],
    () => ['les couleurs ne suivent pas celles du système'],
  )
}

/** REGISTRE_ECRANS_IMAGES: a folder for a picture of each screen, as it opens at each width. */
const IMAGES = process.env['REGISTRE_ECRANS_IMAGES']

const photographier = async (
  page: Page,
  { route }: Ecran,
  visiteur: Visiteur,
  { largeur, theme, ouvrir: ouverte }: Vue,
): Promise<void> => {
  if (IMAGES === undefined || !ouverte) return
  const nom = route.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'accueil'
  await page.screenshot({
    path: join(IMAGES, visiteur, `${nom}-${largeur}-${theme}.png`),
    fullPage: true,
  })
}

/** A row that is chosen brings the bar of the list: the keyboard walks with it. */
const choisirUneLigne = async (page: Page): Promise<void> => {
  const cases = page.locator('tbody .rc-liste__case input')
  if ((await cases.count()) > 0) await cases.first().check()
}

export interface Visite {
  page: Page
  visiteur: Visiteur
  /** What `ecouter` hears on this page. */
  entendu: string[]
  connues: Map<string, string>
  /** Pages for the Nu HTML checker, which judges many at once. */
  gardees: PageGardee[]
}

/** Opens a screen in each view; gives what is wrong with it. */
export const visiter = async (
  { page, visiteur, entendu, connues, gardees }: Visite,
  ecran: Ecran,
  vues: readonly Vue[],
): Promise<string[]> => {
  const fautes: string[] = []
  const nomDe = (vue: Vue | null): string =>
    `${visiteur} ${ecran.route}${vue ? ` (${vue.largeur} px, ${vue.theme})` : ''}`
  const noter = (vue: Vue | null, lues: readonly string[]): void => {
    for (const lue of lues) fautes.push(`${nomDe(vue)} : ${lue}`)
  }
  try {
    const adresse = await adresseDe(page, ecran, connues)
    for (const vue of vues) {
      await habiller(page, vue)
      const recue = vue.ouvrir ? await ouvrir(page, adresse) : ''
      const vers = ecran.vers?.(visiteur)
      if (vers === undefined) noter(vue, await verifierNoms(page, ecran, visiteur))
      else if (chemin(page.url()) !== vers) noter(vue, [`mène à ${page.url()}, attendu ${vers}`])
      noter(vue, await verifierTheme(page, vue))
      noter(vue, await defilement(page))
      if (vue.axe) noter(vue, await violationsDe(page))
      if (vue.valider) {
        noter(vue, await erreursHtmlcs(page))
        // Narrow, tables are cards: they say roles that HTML holds for said twice.
        if (vue.largeur === 1280)
          gardees.push(
            { nom: `${nomDe(null)} (reçue)`, html: recue },
            { nom: nomDe(vue), html: await page.content() },
          )
      }
      await photographier(page, ecran, visiteur, vue)
      if (vue.clavier) {
        await choisirUneLigne(page)
        noter(vue, await focusCaches(page))
      }
    }
  } catch (erreur) {
    noter(null, [erreur instanceof Error ? (erreur.message.split('\n')[0] ?? '') : String(erreur)])
  }
  noter(
    null,
    entendu
      .splice(0)
      .filter((lue) => !ecran.statuts?.includes(Number(/status of (\d{3})/.exec(lue)?.[1] ?? 0))),
  )
  return fautes
}

/**
 * A screen that is not for this visitor: the page that says so, or a sign-in. Gives what is wrong.
 */
export const visiterRefus = async (
  { page, visiteur, entendu }: Visite,
  ecran: Ecran,
): Promise<string[]> => {
  const fautes: string[] = []
  await ouvrir(page, (ecran.adresse ?? ecran.route).replace(/\$\w+/g, '1'))
  const h1 = simple((await page.locator('main h1').first().textContent()) ?? '')
  const bien = visiteur === 'VISITEUR' ? CONNEXIONS.includes(chemin(page.url())) : h1 === REFUS
  if (!bien) fautes.push(`${visiteur} ${ecran.route} : s’ouvre sur « ${h1} » (${page.url()})`)
  for (const lue of entendu.splice(0)) fautes.push(`${visiteur} ${ecran.route} : ${lue}`)
  return fautes
}

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Db } from '@registre/db'
import { renoncer, ROOT } from '../boot/house.ts'
import { findChromium, ouvrirChromium } from '../boot/tools.ts'
import { construireWeb } from '../boot/web.ts'
import { ligne, mediane, type LigneBanc } from './measure.ts'
import { lancerApi } from './serveurs.ts'

type Navigateur = Awaited<ReturnType<typeof ouvrirChromium>>

const TOURS = 3
/**
 * A telephone of the middle of the range on a fair line: 1.6 Mbit/s, 150 ms there and back, a
 * processor four times slower.
 */
const RESEAU = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
  latency: 150,
}
const LENTEUR = 4
/** Once nothing of the page comes any more. */
const CALME = { waitUntil: 'networkidle' } as const
const LCP = `new Promise((suite) => {
  new PerformanceObserver((vus) => suite(vus.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true })
  setTimeout(suite, 5000, Number.NaN)
})`

interface Visite {
  javascript: number
  tout: number
  /** Milliseconds. */
  lcp: number
}

/**
 * A first visit, nothing in the cache: bytes on the wire, headers included, and when the largest
 * thing was painted.
 */
const visiter = async (
  navigateur: Navigateur,
  url: string,
  lente: boolean,
  avecCode: boolean,
): Promise<Visite> => {
  const contexte = await navigateur.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await contexte.newPage()
    const cdp = await contexte.newCDPSession(page)
    const types = new Map<string, string>()
    let [javascript, tout] = [0, 0]
    cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    cdp.on(
      'Network.dataReceived',
      ({ requestId, encodedDataLength }) =>
        (javascript += types.get(requestId) === 'Script' ? encodedDataLength : 0),
    )
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (tout += encodedDataLength))
    await cdp.send('Network.enable')
    if (!avecCode) await page.route('**/*.js', (route) => route.abort())
    if (lente) {
      await cdp.send('Network.emulateNetworkConditions', RESEAU)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: LENTEUR })
    }
    await page.goto(url, CALME)
    const lcp = (await page.evaluate(LCP)) as number
    return { javascript, tout, lcp }
  } finally {
    await contexte.close()
  }
}

const kB = (octets: number): string => `${Math.round(octets / 1000)} kB`

/**
 * Visitors' pages in Chromium: their weight beside the libraries alone, and their first picture on
 * a slow telephone beside the same page without code.
 */
export const bancPages = async (db: Db, url: string): Promise<LigneBanc[]> => {
  const web = await construireWeb()
  const chromium = await findChromium()
  if (!web || !chromium)
    renoncer(
      'Les pages se mesurent avec l’interface et Chromium (apt-get install chromium, ou CHROMIUM_PATH).',
    )
  const bibliotheques = Number(
    execFileSync(process.execPath, ['scripts/plancher.ts'], {
      cwd: join(ROOT, 'apps/web'),
      encoding: 'utf8',
    }),
  )
  const [fiche] = await db.query<{ numero: string }>(
    `select numero_immatriculation as numero from copropriete where numero_immatriculation is not null order by id limit 1`,
  )
  const pages: readonly (readonly [nom: string, chemin: string, lente: boolean])[] = [
    ['accueil', '/', true],
    ['annuaire', '/annuaire', false],
    ['annuaire, résultats', '/annuaire?q=parc', true],
    ['annuaire, recherche avancée', '/annuaire?mode=avancee', false],
    ['annuaire, ses résultats', '/annuaire?mode=avancee&nom=parc', false],
    ['fiche', `/annuaire/${fiche?.numero.replace(/^(.{3})(.{3})/, '$1-$2-')}`, true],
    ['statistiques', '/consulter-les-statistiques-du-registre', true],
    ['données brutes', '/institutionnels/donnees-brutes', false],
    ['catégorisation', '/institutionnels/outil-categorisation', false],
    ['contact', '/aide/formulaire', false],
    ['aide', '/aide', false],
    ['règles', '/aide/regles', false],
    ['connexion', '/compte', true],
  ]
  const api = await lancerApi(url, { WEB_DIR: web })
  const navigateur = await ouvrirChromium(chromium)
  try {
    const lignes: LigneBanc[] = []
    for (const [nom, chemin] of pages) {
      const { javascript, tout } = await visiter(navigateur, api.url + chemin, false, true)
      lignes.push(
        ligne(
          `page, ${nom}`,
          javascript / bibliotheques,
          '≤ 150 kB ; 270 en tout',
          `JavaScript ${kB(javascript)} (bibliothèques seules ${kB(bibliotheques)}) ; en tout ${kB(tout)}`,
        ),
      )
    }
    for (const [nom, chemin] of pages.filter(([, , lente]) => lente)) {
      const [sans, avec]: [number[], number[]] = [[], []]
      for (let tour = 0; tour < TOURS; tour += 1) {
        sans.push((await visiter(navigateur, api.url + chemin, true, false)).lcp)
        avec.push((await visiter(navigateur, api.url + chemin, true, true)).lcp)
      }
      lignes.push(
        ligne(
          `première image, ${nom}`,
          mediane(avec) / mediane(sans),
          '≤ 1,9',
          `${Math.round(mediane(avec))} ms ; sans code ${Math.round(mediane(sans))} ms`,
        ),
      )
    }
    return lignes
  } finally {
    await navigateur.close()
    await api.arreter()
  }
}

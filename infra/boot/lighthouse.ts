import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dire, renoncer } from './house.ts'
import { findChromium, run } from './tools.ts'

/**
 * The measuring tool is fetched when it is asked for: 85 packages that nothing else needs
 * (docs/decisions/003).
 */
const OUTIL = 'lighthouse@13.5.0'
const SEUIL = 95
const PAGES = [
  '/',
  '/annuaire?q=a',
  '/annuaire/AA0-000-001',
  '/consulter-les-statistiques-du-registre',
  '/aide',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const OPTIONS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

interface Rapport {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>
}

/**
 * Lighthouse's mobile profile on the visitors' pages of a running register (`npm start`); fails
 * under 95. An address may be given.
 */
const base = process.argv[2] ?? 'http://127.0.0.1:3000'
if (!(await fetch(`${base}/healthz`).catch(() => null))?.ok)
  renoncer(
    `Aucun registre ne répond sur ${base}. Démarrez-le (npm start), sans autre travail sur la machine.`,
  )
const chromium =
  (await findChromium()) ??
  renoncer(
    'Chromium manque : installez-le (apt-get install chromium-headless-shell, ou chromium), ou donnez CHROMIUM_PATH.',
  )
/** Runs the tool on one page. */
const mesurer = (page: string, fichier: string) =>
  run(
    'npx',
    [
      '-y',
      OUTIL,
      `${base}${page}`,
      '--quiet',
      '--output=json',
      `--output-path=${fichier}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${OPTIONS}`,
    ],
    { quiet: true, env: { CHROME_PATH: chromium }, timeout: 300_000 },
  )

const dossier = await mkdtemp(join(tmpdir(), 'registre-lighthouse-'))
let faible = false
try {
  for (const [rang, page] of PAGES.entries()) {
    const fichier = join(dossier, `${rang}.json`)
    let { code, output } = await mesurer(page, fichier)
    // The tool loses a trace now and then (NO_NAVSTART): asked for again.
    for (let encore = 2; code !== 0 && encore > 0; encore -= 1)
      ({ code, output } = await mesurer(page, fichier))
    if (code !== 0) renoncer(`Lighthouse n’a pas pu mesurer ${page} :\n${output}`)
    const { categories }: Rapport = JSON.parse(await readFile(fichier, 'utf8'))
    const notes = CATEGORIES.map((nom) => ({
      nom,
      note: Math.round((categories[nom].score ?? 0) * 100),
    }))
    faible ||= notes.some(({ note }) => note < SEUIL)
    dire(`${page.padEnd(42)} ${notes.map(({ nom, note }) => `${nom} ${note}`).join('  ')}`)
  }
} finally {
  await rm(dossier, { recursive: true, force: true })
}
if (faible) renoncer(`Une note est sous ${SEUIL}.`)

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dire, ROOT } from './house.ts'
import { findChromium, run, which } from './tools.ts'

/**
 * Every screen of the register for every profile, at 1280 and 320 px, light and dark, and every
 * refusal; `npm test` looks at each screen for its main users. `--videos` films the demonstration's
 * videos again instead (words choose them by name). `--courte` does as `npm test`, with
 * the judges of pages. Words after the command choose tests by their title, like `npm run ecrans --
 * NOTAIRE`; `--images dossier` keeps a picture of each screen at each width.
 */
const chromium = await findChromium()
if (chromium === null) {
  dire(
    'Chromium manque : installez-le (apt-get install chromium-headless-shell, ou chromium), ou donnez CHROMIUM_PATH.',
  )
  process.exit(1)
}

/** 31 MB that nothing else needs, fetched when they are asked for (docs/decisions/003). */
const OUTIL = 'vnu-jar@26.9.27'

/** The jar of the Nu HTML checker, or null, said why, where there is no Java or no network. */
const trouverNu = async (): Promise<string | null> => {
  if (which('java') === null) {
    dire(
      'Java manque : le vérificateur Nu ne lit pas les pages (apt-get install default-jre-headless).',
    )
    return null
  }
  const dossier = join(ROOT, 'node_modules/.cache', OUTIL)
  const jar = join(dossier, 'node_modules/vnu-jar/build/dist/vnu.jar')
  if (existsSync(jar)) return jar
  // Its own script would fetch a Java.
  const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', dossier]
  const { code, output } = await run('npm', ['install', ...options, OUTIL], { quiet: true })
  if (code === 0) return jar
  dire(`Le vérificateur Nu n’a pas pu être apporté, il ne lit pas les pages :\n${output}`)
  return null
}

const { values, positionals: mots } = parseArgs({
  options: { images: { type: 'string' }, courte: { type: 'boolean' }, videos: { type: 'boolean' } },
  allowPositionals: true,
})
if (values.videos) {
  if (which('ffmpeg') === null) {
    dire('ffmpeg manque : installez-le (apt-get install ffmpeg).')
    process.exit(1)
  }
  const filmer = ['--disable-warning=ExperimentalWarning', 'apps/web/e2e/videos/filmer.ts']
  const { code } = await run(process.execPath, [...filmer, ...mots], {
    env: { CHROMIUM_PATH: chromium },
    timeout: 1_800_000,
  })
  process.exit(code ?? 1)
}
const choix = mots.length === 0 ? [] : ['--grep', mots.join('|')]
const nu = await trouverNu()
const { code } = await run(
  'playwright',
  ['test', '-c', 'apps/web/playwright.config.ts', 'e2e/ecrans.spec', '--reporter=list', ...choix],
  {
    env: {
      CHROMIUM_PATH: chromium,
      REGISTRE_ECRANS: values.courte ? 'courte' : 'tous',
      ...(nu === null ? {} : { REGISTRE_ECRANS_NU: nu }),
      ...(values.images === undefined ? {} : { REGISTRE_ECRANS_IMAGES: resolve(values.images) }),
    },
    timeout: 7_200_000,
  },
)
process.exit(code ?? 1)

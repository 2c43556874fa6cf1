import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dire } from './house.ts'
import { findChromium, run } from './tools.ts'

/**
 * Every screen of the register for every profile, at 1280 and 320 px, light and dark, and every
 * refusal; `npm test` looks at each
 * screen for its main users. Words after the command choose tests by their title, like `npm run
 * ecrans -- NOTAIRE`;
 * `--images dossier` keeps a picture of each screen at each width.
 */
const chromium = await findChromium()
if (chromium === null) {
  dire('Chromium manque : installez-le (apt-get install chromium), ou donnez CHROMIUM_PATH.')
  process.exit(1)
}
const { values, positionals: mots } = parseArgs({
  options: { images: { type: 'string' } },
  allowPositionals: true,
})
const choix = mots.length === 0 ? [] : ['--grep', mots.join('|')]
const { code } = await run(
  'playwright',
  ['test', '-c', 'apps/web/playwright.config.ts', 'e2e/ecrans.spec', '--reporter=list', ...choix],
  {
    env: {
      CHROMIUM_PATH: chromium,
      REGISTRE_ECRANS: 'tous',
      ...(values.images === undefined ? {} : { REGISTRE_ECRANS_IMAGES: resolve(values.images) }),
    },
    timeout: 7_200_000,
  },
)
process.exit(code ?? 1)

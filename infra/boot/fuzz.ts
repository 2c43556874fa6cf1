import { randomInt } from 'node:crypto'
import { dire, lireMots, renoncer } from './house.ts'
import { run } from './tools.ts'

// npm run fuzz: the short runs of npm test, as long as one likes. A fault is printed with the line
// that plays it again.
const USAGE =
  'npm run fuzz -- [--duree secondes] [--graine nombre] [--tour nombre] [--vies nombre] [--comptes tours]'
const { values, positionals } = lireMots(
  {
    duree: { type: 'string', default: '180' },
    graine: { type: 'string', default: String(randomInt(2 ** 31)) },
    tour: { type: 'string' },
    vies: { type: 'string' },
    comptes: { type: 'string' },
  },
  USAGE,
)
if (positionals.length > 0) renoncer(USAGE)
const { duree, graine, tour, vies, comptes } = values
for (const nombre of [duree, graine, tour ?? '0', vies ?? '0', comptes ?? '0'])
  if (!/^\d+$/.test(nombre)) renoncer(`« ${nombre} » n’est pas un nombre.`)

const config = ['run', '--config', 'infra/build/vitest.config.ts']
dire(`Graine ${graine}, ${duree} secondes.`)
const appels = await run('vitest', [...config, 'apps/api/tests/fuzz/fuzz.test.ts'], {
  env: { FUZZ_DUREE: duree, FUZZ_GRAINE: graine, ...(tour ? { FUZZ_TOUR: tour } : {}) },
})
const modele = vies
  ? await run('vitest', [...config, 'apps/api/tests/modele/modele.test.ts'], {
      env: { FUZZ_RUNS: vies, FUZZ_SEED: graine },
    })
  : { code: 0 }
// As many turns of the lives of accounts, and of what touches the same ones at once a twentieth.
const gens = comptes
  ? await run('vitest', [...config, 'apps/api/tests/comptes'], {
      env: {
        FUZZ_TOURS: comptes,
        FUZZ_SEED: graine,
        ENSEMBLE: String(Math.ceil(Number(comptes) / 20)),
      },
    })
  : { code: 0 }
process.exit(appels.code === 0 && modele.code === 0 && gens.code === 0 ? 0 : 1)

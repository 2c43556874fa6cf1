import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dossierJetable } from '@registre/testing/dossier-jetable'
import { PARCOURS_PRINCIPAUX } from './longs.ts'
import { CHECKS } from './check.ts'
import { echecsDePlaywright, echecsDeVitest, reprisDePlaywright, reprisDeVitest } from './echecs.ts'
import { ROOT, dire } from './house.ts'
import { refusDeclares, refusJamaisVus } from './refus.ts'
import { findChromium, run, which } from './tools.ts'

/**
 * `npm test -- <file or folder> …` runs those alone: unit and integration tests by their path,
 * journeys by their `.spec`; of these, with `-t <words>`, those whose title has them.
 */
const { positionals: choisis, values: options } = parseArgs({
  allowPositionals: true,
  options: { titre: { type: 'string', short: 't' } },
})
const parcoursChoisis = choisis.filter((f) => /\.spec\b|^apps\/web\/e2e/.test(f))
const testsChoisis = choisis.filter((f) => !parcoursChoisis.includes(f))
const titreChoisi = (option: '-t' | '-g'): string[] =>
  options.titre === undefined ? [] : [option, options.titre]

/** Anything left out is then a failure: what continuous integration asks for. */
const toutExiger = process.env['REGISTRE_TOUT_EXIGER'] === '1'
const total = { passed: 0, failed: 0 }
const leftOut: string[] = []
/** What failed, said again at the end: whoever reads only the last lines knows what to mend. */
const echecs: string[] = []
/** What passed at its second try: a fault of the test or of the product, to be found. */
const repris: string[] = []
const count = (passed: number, failed: number): void => {
  total.passed += passed
  total.failed += failed
}

const tmp = await mkdtemp(join(tmpdir(), 'registre-npm-test-'))

/** Reads a report; null when the tool ended without writing one. */
const readReport = async (path: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return null
  }
}
const numberIn = (report: unknown, ...keys: string[]): number => {
  const value = keys.reduce<unknown>(
    (o, key) => (typeof o === 'object' && o !== null ? Reflect.get(o, key) : undefined),
    report,
  )
  return typeof value === 'number' ? value : 0
}

const checks = async (): Promise<void> => {
  for (const [name, command, args] of CHECKS.filter(
    ([name]) => name === 'types' || name === 'lint',
  )) {
    dire(`\n— ${name}`)
    const { code } = await run(command, args, { timeout: 300_000 })
    count(code === 0 ? 1 : 0, code === 0 ? 0 : 1)
    if (code !== 0) echecs.push(name)
    dire(code === 0 ? '  rien à signaler' : '  des fautes')
  }
}

/** `npm run test:tout` asks for what is too long for `npm test`. */
const tousLesCas = process.env['REGISTRE_TOUS_LES_CAS'] === '1'

/** What is left to other commands (infra/boot/longs.ts): nothing of what is asked for by its name. */
const laisses =
  tousLesCas || choisis.length > 0 || options.titre !== undefined
    ? 'rien'
    : toutExiger
      ? 'cas'
      : 'longs'

/** What of the suite also runs on a day of the coming set of the law. */
const LOI_A_VENIR = {
  jour: '2027-03-16',
  essais: [
    'apps/api/src/modules/mises-a-jour',
    'apps/api/src/modules/brouillons/soumettre.test.ts',
    'apps/api/src/modules/portefeuilles/controler-portefeuille.test.ts',
    ...(tousLesCas
      ? [
          'apps/api/tests/refus-metier.test.ts',
          'apps/api/tests/matrice.test.ts',
          'apps/api/tests/refus',
          'apps/api/src/modules/brouillons',
          'apps/api/src/modules/categorisation',
          'apps/api/src/modules/donnees',
          'apps/api/src/modules/gestion',
          'apps/api/src/modules/portefeuilles',
          'apps/api/src/modules/rattachements',
          'apps/api/src/modules/validations',
        ]
      : []),
  ],
} as const

interface Passage {
  titre: string
  essais: readonly string[]
  jour?: string
}
const PASSAGES: readonly Passage[] = [
  { titre: 'tests unitaires et d’intégration', essais: testsChoisis },
  ...(choisis.length > 0 || options.titre !== undefined
    ? []
    : [
        {
          titre: `les mêmes, le ${LOI_A_VENIR.jour}`,
          essais: LOI_A_VENIR.essais,
          jour: LOI_A_VENIR.jour,
        },
      ]),
]

const vitest = async ({ titre, essais, jour }: Passage): Promise<void> => {
  dire(`\n— ${titre}`)
  const file = join(tmp, `vitest-${jour ?? ''}.json`)
  const refus = await mkdtemp(join(tmp, 'refus-'))
  const { code } = await run(
    'vitest',
    [
      'run',
      '--config',
      'infra/build/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...titreChoisi('-t'),
      ...essais,
    ],
    {
      env: {
        REGISTRE_REFUS_VUS: refus,
        REGISTRE_ESSAIS_LAISSES: laisses,
        ...(jour ? { JOUR_DES_ESSAIS: jour } : {}),
      },
    },
  )
  const report = await readReport(file)
  const failed = numberIn(report, 'numFailedTests')
  count(numberIn(report, 'numPassedTests'), failed)
  echecs.push(...echecsDeVitest(report, ROOT))
  repris.push(...reprisDeVitest(report, ROOT))
  const skipped = numberIn(report, 'numPendingTests') + numberIn(report, 'numTodoTests')
  if (skipped > 0 && options.titre === undefined && jour === undefined)
    leftOut.push(
      `${skipped} tests passés sous silence par Vitest (un outil manque ; voir ci-dessous)`,
    )
  // A suite that does not load has no failed test of its own.
  if (failed === 0 && code !== 0) count(0, Math.max(1, numberIn(report, 'numFailedTestSuites')))
  if (code === 0 && choisis.length === 0 && options.titre === undefined && jour === undefined)
    refusDeclaresOntEteVus(refus)
}

/** Each refusal that an operation declares was obtained by some test, in its declared shape. */
const refusDeclaresOntEteVus = (dossier: string): void => {
  const [declares, jamais] = [refusDeclares(), refusJamaisVus(dossier)]
  dire(
    `\n— refus déclarés : ${declares.length - jamais.length} obtenus par un test sur ${declares.length}`,
  )
  echecs.push(...jamais.map((paire) => `refus jamais obtenu : ${paire.replace('\t', ', ')}`))
  count(jamais.length === 0 ? 1 : 0, jamais.length)
}

const playwright = async (): Promise<void> => {
  dire('\n— parcours dans le navigateur')
  if (!existsSync(join(ROOT, 'apps/web/playwright.config.ts')))
    return void leftOut.push(
      'les parcours dans le navigateur : apps/web/playwright.config.ts manque',
    )
  const chromium = await findChromium()
  if (chromium === null)
    return void leftOut.push(
      'les parcours dans le navigateur : installez Chromium (apt-get install chromium-headless-shell, ou chromium), ou donnez CHROMIUM_PATH',
    )
  const [file, jetable] = [join(tmp, 'playwright.json'), await dossierJetable()]
  const { code } = await run(
    'playwright',
    [
      'test',
      '-c',
      'apps/web/playwright.config.ts',
      '--reporter=list,json',
      ...titreChoisi('-g'),
      ...parcoursChoisis,
      ...(laisses === 'longs' ? PARCOURS_PRINCIPAUX.map((p) => `/${p}.spec.ts`) : []),
    ],
    {
      env: {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        // The data of the registers that journeys start.
        TMPDIR: jetable,
      },
    },
  )
  await rm(jetable, { recursive: true, force: true })
  const report = await readReport(file)
  const failed = numberIn(report, 'stats', 'unexpected')
  count(numberIn(report, 'stats', 'expected') + numberIn(report, 'stats', 'flaky'), failed)
  echecs.push(...echecsDePlaywright(report))
  repris.push(...reprisDePlaywright(report))
  const skipped = numberIn(report, 'stats', 'skipped')
  if (skipped > 0) leftOut.push(`${skipped} parcours passés sous silence par Playwright`)
  if (failed === 0 && code !== 0) count(0, 1)
}

try {
  if (choisis.length === 0 && options.titre === undefined) await checks()
  if (choisis.length === 0 || testsChoisis.length > 0)
    for (const passage of PASSAGES) await vitest(passage)
  if (choisis.length === 0 || parcoursChoisis.length > 0) await playwright()
} finally {
  await rm(tmp, { recursive: true, force: true })
}

if (choisis.length === 0) {
  if (which('redis-server') === null)
    leftOut.push(
      'la file d’attente sur Redis : installez redis-server (apt-get install redis-server)',
    )
  if (which('promtool') === null)
    leftOut.push('les règles d’alerte jouées : installez promtool (apt-get install prometheus)')
  if (which('nginx') === null)
    leftOut.push(
      'les certificats de notaires derrière nginx : installez nginx (apt-get install nginx)',
    )
  for (const [outil, paquet, quoi] of [
    ['kubectl', 'kubernetes-client', 'ce que kustomize fait des manifestes'],
    ['systemd-analyze', 'systemd', 'les unités de systemd'],
  ] as const)
    if (which(outil) === null)
      leftOut.push(`${quoi} : installez ${outil} (apt-get install ${paquet})`)
  for (const [outil, paquet] of [
    ['pdfinfo', 'poppler-utils'],
    ['qpdf', 'qpdf'],
    ['mutool', 'mupdf-tools'],
  ] as const)
    if (which(outil) === null)
      leftOut.push(
        `le jugement des PDF servis par un autre lecteur : installez ${paquet} (apt-get install ${paquet})`,
      )
}
if (laisses === 'longs')
  dire('\nLes essais longs et les autres parcours : npm run test:tout (infra/boot/longs.ts).')
if (leftOut.length > 0)
  dire(`\nN’a pas été exécuté :\n${leftOut.map((ligne) => `  - ${ligne}`).join('\n')}`)
if (toutExiger) count(0, leftOut.length)
if (repris.length > 0)
  dire(`\nN’a réussi qu’à la seconde fois :\n${repris.map((ligne) => `  - ${ligne}`).join('\n')}`)
if (echecs.length > 0)
  dire(`\nN’a pas réussi :\n${echecs.map((ligne) => `  - ${ligne}`).join('\n')}`)
dire(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

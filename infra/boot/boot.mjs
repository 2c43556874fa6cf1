// First step of every command of package.json: only node: modules, and the syntax of Node 20.
// Installs what changed, generates the database client, then runs the command with the Node of the
// lock file.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
const PNPM = 'pnpm@12.21.0'
const COMMANDS = {
  start: 'infra/boot/start.ts',
  dev: 'infra/boot/dev.ts',
  test: 'infra/boot/test.ts',
  'test-tout': 'infra/boot/test-tout.ts',
  check: 'infra/boot/check.ts',
  bench: 'infra/bench/bench.ts',
  conformite: 'infra/boot/conformite.ts',
  fuzz: 'infra/boot/fuzz.ts',
  mutation: 'infra/boot/mutation.ts',
  attaque: 'infra/attaque/attaque.ts',
  restauration: 'infra/pannes/restauration.ts',
  pannes: 'infra/pannes/pannes.ts',
  'disque-plein': 'infra/pannes/disque.ts',
  endurance: 'infra/pannes/endurance/endurance.ts',
  images: 'infra/images/images.ts',
  'mise-a-niveau': 'infra/pannes/mise-a-niveau/mise-a-niveau.ts',
  reset: 'infra/boot/reset.ts',
  migrate: 'infra/boot/migrate.ts',
  'seed-scale': 'infra/boot/seed-scale.ts',
  register: 'infra/boot/register.ts',
  ecrans: 'infra/boot/ecrans.ts',
  lighthouse: 'infra/boot/lighthouse.ts',
  'import-rnic': 'infra/boot/import-rnic.ts',
  docs: 'infra/boot/docs.ts',
  dossier: 'infra/boot/dossier/dossier.ts',
  publier: 'infra/boot/versions/publier.ts',
}

const say = (line) => process.stdout.write(`${line}\n`)
const fail = (line) => {
  process.stderr.write(`\n${line}\n`)
  process.exit(1)
}

/** Hash of files and folders, by path and content; what is made of them (`*.gen.ts`) left aside. */
const hashOf = (paths) => {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path) || path.endsWith('.gen.ts')) return
    if (statSync(path).isDirectory())
      for (const name of readdirSync(path).sort()) add(join(path, name))
    else hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  for (const path of paths) add(join(ROOT, path))
  return hash.digest('hex')
}

const stampIs = (file, value) => existsSync(file) && readFileSync(file, 'utf8') === value
const writeStamp = (file, value) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, value)
}

const packageFiles = () =>
  ['packages', 'apps', 'prisma', 'infra'].flatMap((folder) =>
    (existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)) : []).map(
      (name) => `${folder}/${name}/package.json`,
    ),
  )

/** True when every workspace member that asks for dependencies has its node_modules. */
const isComplete = () =>
  packageFiles().every((file) => {
    if (!existsSync(join(ROOT, file))) return true
    const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
    return (
      Object.keys(dependencies).length === 0 ||
      existsSync(join(ROOT, dirname(file), 'node_modules'))
    )
  })

// The package manager forgets to link the optional Node when it adds to an installed tree: its own
// folder comes first.
const NODE_PACKAGE = join(ROOT, `node_modules/node-${process.platform}-${process.arch}/bin`)
const env = {
  ...process.env,
  PATH: [NODE_PACKAGE, join(ROOT, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
}

const STAMP = join(ROOT, 'node_modules/.registre-installation')
/** What a tree holds that was installed for production alone, and the commands that run there. */
const PRODUCTION = ['@registre/api...', '@registre/boot...']
const EN_PRODUCTION = ['installer', 'migrate', 'register']

/** True when this tree is installed for production alone: a later version of it stays so. */
const forProduction = () =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8').startsWith('production ')

/**
 * Takes away what production never reads: maps and types of the compiler, and the Node of the lock
 * file where the one of the machine is as recent.
 */
const trim = () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const ofMachine = process.execPath.startsWith(ROOT) ? '0' : process.versions.node
  for (const [name, version] of Object.entries(optionalDependencies))
    if (ofMachine.localeCompare(version, 'en', { numeric: true }) >= 0)
      for (const path of [name, '.bin/node', `.pnpm/${name}@${version}`])
        rmSync(join(ROOT, 'node_modules', path), { recursive: true, force: true })
  const lighten = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) lighten(join(folder, entry.name))
      else if (/\.(map|d\.[cm]?ts)$/.test(entry.name)) rmSync(join(folder, entry.name))
  }
  lighten(join(ROOT, 'node_modules/.pnpm'))
}

/** Installs what the lock file says when it changed, or anew: everything, or what production runs. */
const install = (production, anew = false) => {
  const value = `${production ? 'production ' : ''}${hashOf([
    'package.json',
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    '.npmrc',
    ...packageFiles(),
  ])}`
  if (!anew && stampIs(STAMP, value) && (production || isComplete())) return
  // Neither is made of the other: what was taken out of one is not put back.
  if (anew || production)
    for (const file of ['package.json', ...packageFiles()].filter((f) => existsSync(join(ROOT, f))))
      rmSync(join(ROOT, dirname(file), 'node_modules'), { recursive: true, force: true })
  say('[1/6] Installation des dépendances… (une minute au plus la première fois)')
  const which = production ? ['--prod', ...PRODUCTION.flatMap((p) => ['--filter-prod', p])] : []
  const { status, error } = spawnSync(
    'npx',
    ['-y', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only', ...which],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, CI: 'true' },
      encoding: 'utf8',
    },
  )
  if (error)
    fail(`npx est introuvable (${error.message}) : installez Node 20 ou plus récent, avec npm.`)
  if (status !== 0)
    fail(
      'L’installation des dépendances a échoué. Vérifiez l’accès au registre npm, puis recommencez.',
    )
  if (production) trim()
  writeStamp(STAMP, value)
}

/** The long-term line that the register runs on; package.json holds its binaries. */
const NODE = 26

/**
 * The Node of the lock file; the current one when it is recent enough and the platform has no
 * package.
 */
const findNode = () => {
  const own = join(NODE_PACKAGE, 'node')
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= NODE) return process.execPath
  return fail(
    `Aucun Node ${NODE} n’a été installé pour ${process.platform} ${process.arch} : installez Node ${NODE}, puis recommencez.`,
  )
}

const generate = (node) => {
  const value = hashOf([
    'prisma/schema.prisma',
    'prisma/models',
    'packages/db/prisma.config.ts',
    'pnpm-lock.yaml',
  ])
  const stamp = join(ROOT, 'packages/db/src/generated/.empreinte')
  if (stampIs(stamp, value)) return
  say('[2/6] Préparation de l’accès à la base…')
  const folder = join(ROOT, 'packages/db')
  // Generation needs no engine; naming any executable keeps the tool from downloading one.
  const quiet = {
    PRISMA_SCHEMA_ENGINE_BINARY: node,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  }
  const { status, stdout, stderr } = spawnSync(
    join(folder, 'node_modules/.bin/prisma'),
    ['generate'],
    {
      cwd: folder,
      env: { ...env, ...quiet },
      encoding: 'utf8',
    },
  )
  if (status !== 0)
    fail(`La préparation de l’accès à la base a échoué :\n${stdout ?? ''}${stderr ?? ''}`)
  writeStamp(stamp, value)
}

/** What clients read of the contract, and the tree of the screens: made when their sources changed. */
const ENGENDRES = [
  {
    script: 'packages/contract/scripts/engendrer.ts',
    fait: ['packages/contract/src/nouns.gen.ts', 'packages/contract/src/operations.gen.ts'],
    de: ['packages/contract/src', 'packages/domain/src'],
  },
  {
    script: 'apps/web/scripts/arbre.ts',
    fait: ['apps/web/src/routeTree.gen.ts'],
    de: ['apps/web/src/routes', 'apps/web/tsr.config.json', 'pnpm-lock.yaml'],
  },
]
const engendrer = (node) => {
  for (const { script, fait, de } of ENGENDRES) {
    const stamp = join(ROOT, 'node_modules/.registre-engendre', basename(script))
    const value = hashOf([script, ...de])
    if (stampIs(stamp, value) && fait.every((file) => existsSync(join(ROOT, file)))) continue
    const { status, stderr } = spawnSync(node, [join(ROOT, script)], { env, encoding: 'utf8' })
    if (status !== 0) fail(`${script} a échoué :\n${stderr}`)
    writeStamp(stamp, value)
  }
}

const [command = '', ...rest] = process.argv.slice(2)
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node ${process.versions.node} est trop ancien : installez Node 20 ou plus récent.`)
if (command === 'installer') {
  if (rest.some((mot) => mot !== '--production'))
    fail('npm run installer installe tout ; npm run installer -- --production, ce qui sert seul.')
  install(rest.length > 0, true)
  if (rest.length === 0) {
    generate(findNode())
    engendrer(findNode())
  }
  say(`Installé. Node : ${findNode()}`)
  process.exit(0)
}
const script = Object.hasOwn(COMMANDS, command)
  ? COMMANDS[command]
  : fail(`Commande inconnue : « ${command} ». Commandes : ${Object.keys(COMMANDS).join(', ')}.`)
const production = forProduction()
if (production) env.NODE_ENV ??= 'production'
if (production && !EN_PRODUCTION.includes(command))
  fail(
    `« ${command} » ne tourne pas sur une installation de production : npm run installer d’abord.`,
  )
install(production)
const node = findNode()
if (!production) {
  generate(node)
  engendrer(node)
}

// The channel tells the child when this process disappears, even by kill -9.
const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(ROOT, script), ...rest], {
  cwd: ROOT,
  env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// Ctrl-C reaches the child too: it stops things in order, and this process waits for it.
process.on('SIGINT', () => {})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => fail(error.message))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { ROOT, dire, renoncer } from './house.ts'

const WEB = join(ROOT, 'apps/web')
const CONSTRUITES = join(WEB, 'dist')
const SOURCES = [
  'apps/web',
  'packages/client',
  'packages/contract/src',
  'packages/domain/src',
  'packages/ui/src',
]
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'e2e',
  '.vite',
  'test-results',
  'playwright-report',
  'dsfr',
  'routeTree.gen.ts',
])

const filesOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((e) => !LEFT_OUT.has(e.name) && !e.name.includes('.test.'))
      .map((e) => {
        const path = join(folder, e.name)
        return e.isDirectory() ? filesOf(path) : Promise.resolve([path])
      }),
  )
  return files.flat().sort()
}

const empreinte = async (): Promise<string> => {
  // Another brand is another build.
  const hash = createHash('sha256').update(process.env['VITE_MARQUE'] ?? 'neutre')
  const paths = [
    join(ROOT, 'pnpm-lock.yaml'),
    ...(
      await Promise.all(
        SOURCES.filter((s) => existsSync(join(ROOT, s))).map((s) => filesOf(join(ROOT, s))),
      )
    ).flat(),
  ]
  for (const path of paths)
    hash
      .update(path.slice(ROOT.length))
      .update('\0')
      .update(await readFile(path))
      .update('\0')
  return hash.digest('hex')
}

/** So many builds stay beside the one in use: a server that runs goes on serving its own. */
const GARDEES = 3

const oublierAnciennes = async (enUsage: string): Promise<void> => {
  const noms = (await readdir(CONSTRUITES)).filter(
    (nom) => /^[0-9a-f]{16}$/.test(nom) && nom !== enUsage,
  )
  const dates = await Promise.all(
    noms.map(async (nom) => ({
      nom,
      le: await stat(join(CONSTRUITES, nom, '.empreinte')).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  )
  for (const { nom } of dates.sort((a, b) => b.le - a.le).slice(GARDEES))
    await rm(join(CONSTRUITES, nom), { recursive: true, force: true })
}

/**
 * Builds the web client when its sources changed, in a folder of its own; gives that folder, or null
 * with SANS_WEB=1 (the interface is then served elsewhere).
 */
export const construireWeb = async (): Promise<string | null> => {
  if (process.env['SANS_WEB'] === '1' || !existsSync(join(WEB, 'index.html'))) return null
  const value = await empreinte()
  const nom = value.slice(0, 16)
  const dossier = join(CONSTRUITES, nom)
  const stamp = join(dossier, '.empreinte')
  if ((await readFile(stamp, 'utf8').catch(() => '')) === value) {
    await utimes(stamp, new Date(), new Date())
    return dossier
  }
  dire('      construction de l’interface…')
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    await readFile(join(WEB, 'package.json'), 'utf8'),
  )
  const PATH = [
    join(WEB, 'node_modules/.bin'),
    join(ROOT, 'node_modules/.bin'),
    process.env['PATH'] ?? '',
  ].join(delimiter)
  const { status, stdout, stderr } = spawnSync(scripts['build'] ?? 'vite build', {
    cwd: WEB,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, PATH, NODE_ENV: 'production', SORTIE_WEB: `dist/${nom}` },
  })
  if (status !== 0) renoncer(`La construction de l’interface a échoué :\n${stdout}\n${stderr}`)
  await writeFile(stamp, value)
  await oublierAnciennes(nom)
  return dossier
}

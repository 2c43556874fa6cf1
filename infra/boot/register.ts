import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { PROPRIETAIRE } from '@registre/db'
import { readPostmasterPort } from '@registre/db/embedded'
import { motDePasseDe, ouvrirBase } from './database.ts'
import { DOSSIER_FICHIERS, DOSSIER_POSTGRES, ROOT, secretGarde } from './house.ts'
import { detenteur } from './lock.ts'

// npm run register -- <command>: on DATABASE_URL, on the running demonstration, or on the embedded
// database while nothing runs it.
const arguments_ = process.argv.slice(2)
const executer = (env: NodeJS.ProcessEnv): number =>
  spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(ROOT, 'apps/api/src/register.ts'),
      ...arguments_,
    ],
    { stdio: 'inherit', env: { ...process.env, ...env } },
  ).status ?? 1

// A register of one's own says its settings itself; help needs none, and no database either.
const aide =
  arguments_.length === 0 ||
  ['aide', '--aide', '--help', '-h'].some((mot) => arguments_.includes(mot))
if (aide || process.env['DATABASE_URL']) process.exit(executer({}))

const demonstration = async (url: string): Promise<NodeJS.ProcessEnv> => ({
  NODE_ENV: process.env['NODE_ENV'] ?? 'development',
  DATABASE_URL: url,
  DONNEES_DIR: DOSSIER_FICHIERS,
  SECRET: process.env['SECRET'] ?? (await secretGarde('secret')),
})
const port = (await detenteur()) === null ? null : await readPostmasterPort(DOSSIER_POSTGRES)
if (port !== null) {
  const motDePasse = await motDePasseDe(PROPRIETAIRE)
  process.exit(
    executer(
      await demonstration(`postgresql://${PROPRIETAIRE}:${motDePasse}@127.0.0.1:${port}/registre`),
    ),
  )
}
const base = await ouvrirBase()
const code = executer(await demonstration(base.url))
await base.arreter()
process.exit(code)

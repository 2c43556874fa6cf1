import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readPostmasterPort, ROLE } from '@registre/db/embedded'
import { ouvrirBase } from './database.ts'
import { DOSSIER_POSTGRES, ROOT, secretGarde } from './house.ts'
import { detenteur } from './lock.ts'

// npm run register -- <command>: on DATABASE_URL, on the running demonstration, or on the embedded
// database while nothing runs it.
const deja = async (): Promise<string | null> => {
  if (process.env['DATABASE_URL']) return process.env['DATABASE_URL']
  const port = (await detenteur()) === null ? null : await readPostmasterPort(DOSSIER_POSTGRES)
  return port === null
    ? null
    : `postgresql://${ROLE}:${await secretGarde('mot-de-passe-postgres')}@127.0.0.1:${port}/registre`
}
const secret = await secretGarde('secret')
const executer = (url: string): number =>
  spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(ROOT, 'apps/api/src/register.ts'),
      ...process.argv.slice(2),
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: process.env['NODE_ENV'] ?? 'development',
        DATABASE_URL: url,
        ...(process.env['DATABASE_URL'] ? {} : { SECRET: process.env['SECRET'] ?? secret }),
      },
    },
  ).status ?? 1

const url = await deja()
if (url !== null) process.exit(executer(url))
const base = await ouvrirBase()
const code = executer(base.url)
await base.arreter()
process.exit(code)

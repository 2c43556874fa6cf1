import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './house.ts'

// The register, started again at each change of the server, and Vite's own server for the client
// beside it.
const web = join(ROOT, 'apps/web')
if (existsSync(join(web, 'index.html'))) {
  const vite = spawn(join(ROOT, 'node_modules/.bin/vite'), ['--host', '127.0.0.1'], {
    cwd: web,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.on('exit', () => vite.kill())
}
process.argv.push('--dev')
await import('./start.ts')

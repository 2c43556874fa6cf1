import { startEmbedded } from '@registre/db/embedded'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { mener } from '../boot/mener.ts'
import { tenir } from './processus.ts'

// What a drill opens, for interruption.test.ts: a folder, a PostgreSQL, a program. It then waits, or
// fails when it is told to.
await mener(async (chantier) => {
  const dossier = await chantier.dossier('registre-interrompu-')
  const postgres = await chantier.ouvrir(
    () => startEmbedded({ dataDir: join(dossier, 'postgres'), password: 'essai', noSync: true }),
    (s) => s.stop(),
  )
  const sommeil = tenir('sommeil', dossier, ['sleep', '300'], process.env, async () => true)
  // Closed by nothing: what a drill forgot does not outlive it either.
  await sommeil.demarrer()
  process.stdout.write(`${JSON.stringify({ dossier, port: postgres.port })}\n`)
  if (process.argv[2] === 'echouer') throw new Error('told to fail')
  await wait(60_000)
  return 0
})

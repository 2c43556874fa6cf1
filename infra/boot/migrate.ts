import { expliquerBase } from '@registre/db'
import { ouvrirBase } from './database.ts'
import { demonstration, renoncer } from './house.ts'
import { prendreVerrou } from './lock.ts'
import { preparerBase } from './prepare.ts'

// Applies the missing migrations and loads the reference data (and the demonstration when
// DEMONSTRATION=true) in DATABASE_URL, or to the embedded database while nothing else runs it.
const verrou = process.env['DATABASE_URL'] ? null : await prendreVerrou()
if (verrou && 'prisPar' in verrou)
  renoncer(
    `Le registre tourne (processus ${verrou.prisPar}) : ses migrations sont appliquées à chaque démarrage.`,
  )
const base = await ouvrirBase()
try {
  await preparerBase(base.url, demonstration && process.env['DEMONSTRATION'] === 'true')
} catch (error) {
  process.exitCode = 1
  const phrase = expliquerBase(error, base.url)
  process.stderr.write(`${phrase ?? (error instanceof Error ? error.message : String(error))}\n`)
} finally {
  await base.arreter()
  if (verrou && 'rendre' in verrou) await verrou.rendre()
}
process.exit()

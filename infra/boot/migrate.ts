import { expliquerBase } from '@registre/db'
import { ouvrirBase } from './database.ts'
import { demonstration } from './house.ts'
import { verrouillerBase } from './lock.ts'
import { preparerBase } from './prepare.ts'

// Applies the missing migrations and loads the reference data (and the demonstration when
// DEMONSTRATION=true) in DATABASE_URL, or to the embedded database while nothing else runs it.
const verrou = await verrouillerBase('ses migrations sont appliquées à chaque démarrage.')
const base = await ouvrirBase()
try {
  await preparerBase(base.url, demonstration && process.env['DEMONSTRATION'] === 'true')
} catch (error) {
  process.exitCode = 1
  const phrase = expliquerBase(error, base.url)
  process.stderr.write(`${phrase ?? (error instanceof Error ? error.message : String(error))}\n`)
} finally {
  await base.arreter()
  await verrou.rendre()
}
process.exit()

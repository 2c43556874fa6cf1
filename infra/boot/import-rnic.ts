import process from 'node:process'
import { createDb, migrate } from '@registre/db'
import { seedReference } from '@registre/seed'
import { ouvrirBase } from './database.ts'
import { dire } from './house.ts'
import { detenteur, prendreVerrou } from './lock.ts'

// npm run import:rnic -- fichier.csv [--rapport refus.csv]: a shorter name of the administration
// command.
const [fichier = '', ...reste] = process.argv.slice(2)
process.argv.splice(
  2,
  process.argv.length,
  'rnic:importer',
  ...(fichier === '' || fichier.startsWith('-') ? [fichier] : ['--fichier', fichier]).filter(
    (a) => a !== '',
  ),
  ...reste,
)

/**
 * The embedded database of a register that was never started has no table yet, nor the communes
 * that the file speaks of.
 */
const preparer = async (): Promise<void> => {
  const verrou = await prendreVerrou()
  if ('prisPar' in verrou) return
  const base = await ouvrirBase()
  const db = createDb({ url: base.url, applicationName: 'registre-reprise', max: 2 })
  try {
    await migrate(base.url, { onProgress: dire })
    if (await seedReference(db))
      dire('      communes, départements, régions et intercommunalités chargés')
  } finally {
    await db.close()
    await base.arreter()
    await verrou.rendre()
  }
}
if (!process.env['DATABASE_URL'] && (await detenteur()) === null) await preparer()
await import('./register.ts')

import { parseArgs } from 'node:util'
import { createDb, exigerBaseInventable, migrate } from '@registre/db'
import { seedReference } from '@registre/seed'
import { seedScale } from '@registre/demonstration/scale'
import { ouvrirBase } from './database.ts'
import { dire, production, renoncer } from './house.ts'
import { verrouillerBase } from './lock.ts'

// npm run seed:scale -- --coproprietes 650000 [--seed 1]: fills DATABASE_URL, or the embedded
// database while it is stopped.
const { values } = parseArgs({
  options: {
    coproprietes: { type: 'string', default: '650000' },
    seed: { type: 'string', default: '1' },
  },
})
if (production)
  renoncer('NODE_ENV=production : un registre ne reçoit pas de copropriétés inventées.')
const [coproprietes, graine] = [Number(values.coproprietes), Number(values.seed)]
if (!Number.isInteger(coproprietes) || coproprietes < 1 || coproprietes > 5_000_000)
  renoncer('--coproprietes attend un nombre entre 1 et 5000000')
if (!Number.isInteger(graine)) renoncer('--seed attend un nombre entier')
const verrou = await verrouillerBase('arrêtez-le avant de charger sa base.')
const base = await ouvrirBase({
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '16GB',
  autovacuum: 'off',
  shared_buffers: '512MB',
})
const db = createDb({ url: base.url, applicationName: 'registre-echelle', max: 2 })
try {
  await exigerBaseInventable(db)
  await migrate(base.url, { onProgress: dire })
  await seedReference(db)
  await seedScale(db, { coproprietes, graine, onProgress: dire })
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
} finally {
  await db.close()
  await base.arreter()
  await verrou.rendre()
}
process.exit()

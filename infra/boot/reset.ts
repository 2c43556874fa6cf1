import { rm } from 'node:fs/promises'
import { readPostmasterPid, isPostmasterOf } from '@registre/db/embedded'
import { DONNEES, DOSSIER_POSTGRES, dire, production, renoncer } from './house.ts'
import { detenteur } from './lock.ts'

if (production)
  renoncer('NODE_ENV=production : npm run reset n’efface que la démonstration. Rien n’est effacé.')
const occupant = await detenteur()
if (occupant !== null)
  renoncer(`Le registre tourne (processus ${occupant}) : arrêtez-le avant d’effacer ses données.`)
const postgres = await readPostmasterPid(DOSSIER_POSTGRES)
if (postgres !== null && (await isPostmasterOf(postgres, DOSSIER_POSTGRES)))
  renoncer(`PostgreSQL utilise encore ${DOSSIER_POSTGRES} (processus ${postgres}).`)
await rm(DONNEES, { recursive: true, force: true })
dire(`Les données de ${DONNEES} sont effacées ; le prochain npm start les recrée.`)
process.exit(0)

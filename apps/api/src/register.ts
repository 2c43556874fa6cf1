import { createDb } from '@registre/db'
import { executerCommande } from './commandes/executer.ts'
import { croireAutorites } from './platform/parties-tls.ts'
import { SettingsError } from './platform/settings-error.ts'

// Administration of a register: node apps/api/src/register.ts <command>, with DATABASE_URL.
const { texte, code } = await executerCommande(process.argv.slice(2), async () => {
  const url = process.env['DATABASE_URL'] ?? ''
  if (url === '')
    throw new SettingsError(['DATABASE_URL manque : l’adresse de la base du registre'])
  croireAutorites(process.env['TLS_AUTORITES'] || undefined)
  const db = createDb({ url, applicationName: 'registre-administration', max: 2 })
  return { db, fermer: () => db.close() }
})
// What was asked for goes to the standard output, what went wrong beside it.
const flux = code >= 2 ? process.stderr : process.stdout
flux.write(`${texte}\n`)
process.exit(code)

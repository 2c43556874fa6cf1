import { createDb } from '@registre/db'
import { executerCommande } from './commandes/executer.ts'

// Administration of a register: node apps/api/src/register.ts <command>, with DATABASE_URL.
const url = process.env['DATABASE_URL'] ?? ''
if (url === '') {
  process.stderr.write('DATABASE_URL manque : l’adresse de la base du registre.\n')
  process.exit(2)
}
const { texte, code } = await executerCommande(process.argv.slice(2), async () => {
  const db = createDb({ url, applicationName: 'registre-administration', max: 2 })
  return { db, fermer: () => db.close() }
})
const flux = code === 2 ? process.stderr : process.stdout
flux.write(`${texte}\n`)
process.exit(code)

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  askDatabase,
  knownRight,
  noteRight,
  onMigratedDatabase,
  readHouse,
  staleFiles,
  writeFiles,
} from '@registre/statements'
import { ROOT, dire, renoncer } from './house.ts'
import { PAGES } from './reference.ts'

// Writes docs/reference, the history of the contract and the types of the SQL statements; with
// --check, only says what is no longer true.
const check = process.argv.includes('--check')

const perimees: string[] = []
for (const [nom, produire] of Object.entries(PAGES)) {
  const fichier = join(ROOT, nom)
  const texte = produire()
  if ((await readFile(fichier, 'utf8').catch(() => '')) === texte) continue
  perimees.push(nom)
  if (check) continue
  await mkdir(dirname(fichier), { recursive: true })
  await writeFile(fichier, texte)
}

/** Prepares the statements on a migrated database, unless this very tree already was. */
const verifierRequetes = async (): Promise<void> => {
  const house = readHouse(ROOT)
  if (house.unresolved.length > 0)
    renoncer(`Requêtes dont le texte n’est pas constant :\n${house.unresolved.join('\n')}`)
  if (knownRight(house)) return
  const answer = await onMigratedDatabase((url) => askDatabase(house, url))
  if (answer.faults.length > 0)
    renoncer(`Requêtes que la base refuse :\n${answer.faults.join('\n')}`)
  perimees.push(...staleFiles(house, answer))
  if (!check) writeFiles(house, answer)
  if (!check || perimees.length === 0) noteRight(house)
  dire(`${house.found.length} requêtes préparées sur une base migrée`)
}
await verifierRequetes()

if (check && perimees.length > 0)
  renoncer(`Pages à refaire par npm run docs : ${perimees.join(', ')}`)
dire(
  perimees.length === 0
    ? 'La documentation produite est à jour.'
    : `Pages refaites : ${perimees.join(', ')}`,
)
process.exit(0)

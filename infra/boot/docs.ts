import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT, dire, renoncer } from './house.ts'
import { PAGES } from './reference.ts'

// Writes docs/reference and the client's table of operations from the code; with --check, only says
// what is no longer true.
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
if (check && perimees.length > 0)
  renoncer(`Pages à refaire par npm run docs : ${perimees.join(', ')}`)
dire(
  perimees.length === 0
    ? 'La documentation produite est à jour.'
    : `Pages refaites : ${perimees.join(', ')}`,
)
process.exit(0)

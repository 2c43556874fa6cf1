import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dire, renoncer, ROOT } from '../house.ts'
import { compterComposants, ecrireInventaires } from './composants.ts'

// npm run dossier: writes docs/mise-en-service, what an operator reads before it signs. `composants`
// counts again what production is made of; `sbom <folder>` writes its inventories.
const [quoi = '', dossier = ''] = process.argv.slice(2)
if (quoi === 'sbom') {
  if (dossier === '') renoncer('Donnez un dossier : npm run dossier -- sbom <dossier>')
  await ecrireInventaires(dossier)
  process.exit(0)
}
if (quoi === 'composants') await compterComposants()
else if (quoi !== '') renoncer('npm run dossier [-- composants | sbom <dossier>]')
// What was counted just now is read by the pages.
const { PAGES_DOSSIER } = await import('./pages.ts')
for (const [nom, produire] of Object.entries(PAGES_DOSSIER)) {
  const fichier = join(ROOT, nom)
  mkdirSync(dirname(fichier), { recursive: true })
  writeFileSync(fichier, produire())
  dire(nom)
}
process.exit(0)

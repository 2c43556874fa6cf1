import { readFile } from 'node:fs/promises'
import { type Comptes, verifierConformite } from '@registre/contract/conformite'
import { COMPTES_DE_CONFORMITE } from '@registre/demonstration/donnees'
import { dire, renoncer } from './house.ts'

/**
 * The 183 calls of the documents, against any register: `npm run conformite -- https://… comptes.json`.
 * Without a file of accounts, those of a demonstration. Its calls create and remove a draft and a
 * search, and touch nothing else.
 */
const [base = 'http://127.0.0.1:3000', fichier] = process.argv.slice(2)
const comptes: Comptes = fichier
  ? JSON.parse(await readFile(fichier, 'utf8'))
  : COMPTES_DE_CONFORMITE
const verdicts = await verifierConformite(base, comptes).catch((erreur: unknown) =>
  renoncer(`${base} : ${erreur instanceof Error ? erreur.message : String(erreur)}`),
)
for (const { appel, fautes } of verdicts) {
  dire(`${fautes.length === 0 ? '✓' : '✗'} ${appel}`)
  for (const faute of fautes) dire(`    ${faute}`)
}
const tenus = verdicts.filter((v) => v.fautes.length === 0).length
dire(`${tenus} appels conformes, ${verdicts.length - tenus} qui s’écartent des documents`)
process.exitCode = tenus === verdicts.length ? 0 : 1

import { readFile } from 'node:fs/promises'
import { attendreDepot, cleIdempotence, lignesDuPortefeuille } from '../src/index.ts'
import { dire, registre } from './registre-de-l-exemple.ts'

// Files the annual updates of a whole portfolio from a JSON list of rows, and says exactly what was not taken:
//   REGISTRE_URL=… REGISTRE_JETON=… node exemples/deposer-portefeuille.ts lignes.json

type Lignes = Parameters<typeof registre.controlerPortefeuille>[0]['body']['lignes']
const [fichier = 'lignes.json'] = process.argv.slice(2)
const lignes = JSON.parse(await readFile(fichier, 'utf8')) as Lignes

// 1. The dry run: everything is checked, nothing is filed. The key makes a lost answer harmless.
const controle = await registre.controlerPortefeuille({ body: { nom: fichier.split('/').at(-1) ?? '', lignes } }, cleIdempotence())
dire(
  `Contrôle : ${controle.nbLignes} lignes, ${controle.comptes.PRETE} prêtes, ${controle.comptes.A_CONFIRMER} à confirmer, ${controle.comptes.EN_ERREUR} en erreur.`,
)
for (const ligne of await lignesDuPortefeuille(registre, controle.id, 'EN_ERREUR'))
  for (const { champ, code, message } of ligne.erreurs) dire(`Ligne ${ligne.ligne} (${ligne.numero}) ${champ} [${code}] ${message}`)

// 2. What may be confirmed is confirmed row by row; here, every question of every row.
const confirmations = (await lignesDuPortefeuille(registre, controle.id, 'A_CONFIRMER')).map(({ ligne, aConfirmer }) => ({
  ligne,
  codes: aConfirmer.map((e) => e.code),
}))

// 3. One submission; the register files row after row.
await registre.deposerPortefeuille({ params: { id: controle.id }, body: { confirmations } }, cleIdempotence())
const { comptes } = await attendreDepot(registre, controle.id, { pauseMs: 500 })
dire(`Dépôt terminé : ${comptes.DEPOSEE} déposées, ${comptes.REFUSEE} refusées, ${comptes.EN_ERREUR} en erreur, ${comptes.DEJA_ENREGISTREE} déjà enregistrées.`)

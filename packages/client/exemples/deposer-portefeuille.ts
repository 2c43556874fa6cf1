import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { attendreDepot, cleIdempotence, lignesDuPortefeuille } from '../src/index.ts'
import { dire, registre } from './registre-de-l-exemple.ts'

// Dépose les mises à jour annuelles de tout un portefeuille, et dit exactement ce qui n’a pas été
// pris. Les lignes viennent d’une liste JSON, ou du classeur XLSX que le registre prépare :
//   REGISTRE_URL=… REGISTRE_JETON=… node exemples/deposer-portefeuille.ts lignes.json
//   REGISTRE_URL=… REGISTRE_JETON=… node exemples/deposer-portefeuille.ts annuelles.xlsx

const [fichier = 'lignes.json'] = process.argv.slice(2)
const nom = basename(fichier)

// 1. Le contrôle à blanc : tout est vérifié, rien n’est déposé.
//    Avec la clé, une réponse perdue se redemande sans risque.
const controle = fichier.endsWith('.xlsx')
  ? await registre.controlerClasseurPortefeuille(
      { body: { fichier: new File([await readFile(fichier)], nom) } },
      cleIdempotence(),
    )
  : await registre.controlerPortefeuille(
      { body: { nom, lignes: JSON.parse(await readFile(fichier, 'utf8')) } },
      cleIdempotence(),
    )
dire(
  `Contrôle : ${controle.nbLignes} lignes, ${controle.comptes.PRETE} prêtes, ${controle.comptes.A_CONFIRMER} à confirmer, ${controle.comptes.EN_ERREUR} en erreur.`,
)
for (const ligne of await lignesDuPortefeuille(registre, controle.id, 'EN_ERREUR'))
  for (const { champ, code, message } of ligne.erreurs)
    dire(`Ligne ${ligne.ligne} (${ligne.numero}) ${champ} [${code}] ${message}`)

// 2. Ce qui peut être confirmé l’est ligne par ligne ; ici, chaque question de chaque ligne.
const confirmations = (await lignesDuPortefeuille(registre, controle.id, 'A_CONFIRMER')).map(
  ({ ligne, aConfirmer }) => ({
    ligne,
    codes: aConfirmer.map((e) => e.code),
  }),
)

// 3. Un seul dépôt ; le registre traite les lignes l’une après l’autre.
//    Celles en erreur sont laissées de côté.
await registre.deposerPortefeuille(
  { params: { id: controle.id }, body: { confirmations } },
  cleIdempotence(),
)
const { comptes } = await attendreDepot(registre, controle.id, { pauseMs: 500 })
dire(
  `Dépôt terminé : ${comptes.DEPOSEE} déposées, ${comptes.ATTEND_ACCORD} en attente d’accord, ${comptes.REFUSEE} refusées, ${comptes.EN_ERREUR} en erreur, ${comptes.DEJA_ENREGISTREE} déjà enregistrées.`,
)

import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dire, registre } from './registre-de-l-exemple.ts'

// Suit les changements, et retient dans un fichier le rang d’où repartir :
//   REGISTRE_URL=… REGISTRE_JETON=… node exemples/suivre-changements.ts rang.txt

const [fichier = 'rang.txt'] = process.argv.slice(2)
let depuis = existsSync(fichier) ? Number(await readFile(fichier, 'utf8')) : 0

for (let encore = true; encore;) {
  const tranche = await registre.lireChangements({ query: { depuis, limite: 200 } })
  for (const { rang, copropriete, libelle } of tranche.changements)
    dire(`${rang} ${copropriete.numero ?? `dossier ${copropriete.id}`} : ${libelle}`)
  // Le rang s’écrit après le traitement : un arrêt entre les deux fait relire, jamais perdre.
  depuis = tranche.suivant
  await writeFile(fichier, String(depuis))
  encore = tranche.encore
}
dire(`À jour au rang ${depuis}.`)

import { createServer } from 'node:http'
import { signatureValable } from '../src/index.ts'
import { dire } from './registre-de-l-exemple.ts'

// Reçoit les avis du registre :
//   CLE=whsec_… PORT=8080 node exemples/recevoir-avis.ts

interface Avis {
  envoi: string
  changements: { rang: number; libelle: string; copropriete: { numero: string | null } }[]
}

// Dans un vrai logiciel : une table, avec une contrainte d’unicité, écrite avec le traitement.
const dejaTraites = new Set<string>()

createServer(async (demande, reponse) => {
  let corps = ''
  for await (const morceau of demande.setEncoding('utf8')) corps += morceau
  // La signature porte sur le texte reçu, à l’octet près : vérifiez-la avant de lire le JSON.
  const signature = demande.headers['x-registre-signature']
  if (!(await signatureValable(process.env['CLE'] ?? '', String(signature ?? ''), corps)))
    return reponse.writeHead(401).end()
  const { envoi, changements }: Avis = JSON.parse(corps)
  // Un envoi dont la réponse s’est perdue revient, identique, sous le même identifiant :
  // on l’acquitte sans le refaire.
  if (!dejaTraites.has(envoi)) {
    for (const { rang, copropriete, libelle } of changements)
      dire(`${rang} ${copropriete.numero} : ${libelle}`)
    dejaTraites.add(envoi)
  }
  return reponse.writeHead(204).end()
}).listen(Number(process.env['PORT'] ?? 8080), () => dire('En écoute.'))

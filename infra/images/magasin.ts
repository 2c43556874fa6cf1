import { createServer } from 'node:http'
import { freePort } from '@registre/db/embedded'

export interface Magasin {
  url: string
  /** How many objects it holds. */
  compter(): number
  fermer(): Promise<void>
}

/** An object store in memory: the verbs that the register uses, for who has no store at hand. */
export const ouvrirMagasin = async (): Promise<Magasin> => {
  const objets = new Map<string, Buffer>()
  const serveur = createServer((demande, reponse) => {
    const cle = new URL(demande.url ?? '', 'http://magasin').pathname
    const morceaux: Buffer[] = []
    demande.on('data', (m: Buffer) => morceaux.push(m))
    demande.on('end', () => {
      const objet = objets.get(cle)
      if (demande.method === 'PUT') {
        objets.set(cle, Buffer.concat(morceaux))
        reponse.writeHead(200, { etag: '"essai"' }).end()
      } else if (objet === undefined)
        reponse
          .writeHead(404, { 'content-type': 'application/xml' })
          .end('<Error><Code>NoSuchKey</Code></Error>')
      else
        reponse
          .writeHead(200, { 'content-length': objet.length })
          .end(demande.method === 'HEAD' ? undefined : objet)
    })
  })
  const port = await freePort()
  await new Promise<void>((ok) => void serveur.listen(port, '127.0.0.1', ok))
  return {
    url: `http://127.0.0.1:${port}`,
    compter: () => objets.size,
    fermer: () => {
      serveur.closeAllConnections()
      return new Promise((ok) => void serveur.close(() => ok()))
    },
  }
}

import { createServer, type RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { freePort } from '@registre/db/embedded'

/** A service of this machine that can go away and come back at the same address. */
export interface Service {
  url: string
  couper(): Promise<void>
  rendre(): Promise<void>
}

/** Serves on a port that was free, from now on. */
export const servir = async (repondre: RequestListener): Promise<Service> => {
  const port = await freePort()
  let serveur = createServer(repondre)
  const rendre = async (): Promise<void> => {
    serveur = createServer(repondre)
    await new Promise<void>((ok) => serveur.listen(port, '127.0.0.1', ok))
  }
  await rendre()
  return {
    url: `http://127.0.0.1:${port}`,
    rendre,
    couper: async () => {
      serveur.closeAllConnections()
      await new Promise((ok) => serveur.close(ok))
    },
  }
}

/** The verbs of an object store that the register uses; `objets` is what it holds. */
export const magasin =
  (objets: Map<string, Buffer>): RequestListener =>
  async (requete, reponse) => {
    const cle = new URL(requete.url ?? '', 'http://hote').pathname
    if (requete.method === 'PUT') {
      objets.set(cle, await buffer(requete))
      return void reponse.writeHead(200, { etag: '"x"' }).end()
    }
    if (requete.method === 'DELETE') {
      objets.delete(cle)
      return void reponse.writeHead(204).end()
    }
    const objet = objets.get(cle)
    if (!objet)
      return void reponse
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code></Error>')
    reponse
      .writeHead(200, { 'content-length': objet.length })
      .end(requete.method === 'HEAD' ? undefined : objet)
  }

/** A geocoder that knows one street. */
export const geocodeur: RequestListener = (_requete, reponse) => {
  reponse.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      status: 'OK',
      results: [
        {
          x: 2.35,
          y: 48.85,
          city: 'Paris',
          zipcode: '75004',
          fulltext: '1 Rue de Rivoli, 75004 Paris',
          street: 'Rue de Rivoli',
          kind: 'housenumber',
        },
      ],
    }),
  )
}

import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type Server, type Socket } from 'node:net'
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

const json = (reponse: ServerResponse, corps: unknown): void =>
  void reponse.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(corps))

/** A geocoder that completes one street, finds no address and each parcel that it is asked for. */
export const geocodeur: RequestListener = (requete, reponse) => {
  const { searchParams: q } = new URL(requete.url ?? '', 'http://hote')
  if (q.get('index') === 'address')
    return json(reponse, { type: 'FeatureCollection', features: [] })
  if (q.get('index') !== 'parcel')
    return json(reponse, {
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
    })
  json(reponse, {
    type: 'FeatureCollection',
    features: [
      {
        geometry: { type: 'Point', coordinates: [2.35, 48.85] },
        properties: { id: q.get('q') ?? '' },
      },
    ],
  })
}

/** A directory that knows each number that it is asked for. */
export const annuaire: RequestListener = (requete, reponse) => {
  const siret = new URL(requete.url ?? '', 'http://hote').searchParams.get('q') ?? ''
  json(reponse, {
    results: [
      {
        nom_complet: 'Cabinet de l’annuaire',
        nom_raison_sociale: 'Cabinet de l’annuaire',
        siege: {
          siret,
          activite_principale: '68.32A',
          adresse: '1 PLACE BELLECOUR 69002 LYON',
          code_postal: '69002',
          libelle_commune: 'LYON',
          etat_administratif: 'A',
        },
      },
    ],
  })
}

/** A reference of buildings that has none there. */
export const rnb: RequestListener = (_requete, reponse) => json(reponse, { results: [] })

/** A scanner for which each file is safe (clamd, INSTREAM). */
export const servirClamd = async (): Promise<Service> => {
  const port = await freePort()
  let serveur: Server
  const ouvertes = new Set<Socket>()
  const rendre = async (): Promise<void> => {
    serveur = createTcpServer((socket) => {
      ouvertes.add(socket.on('close', () => ouvertes.delete(socket)).on('error', () => {}))
      let fin = Buffer.alloc(0)
      socket.on('data', (recu: Buffer) => {
        if (recu.subarray(0, 6).toString() === 'zPING\0') return void socket.end('PONG\0')
        fin = Buffer.concat([fin, recu]).subarray(-4)
        if (fin.equals(Buffer.alloc(4))) socket.end('stream: OK\0')
      })
    })
    await new Promise<void>((ok) => serveur.listen(port, '127.0.0.1', ok))
  }
  await rendre()
  return {
    url: `tcp://127.0.0.1:${port}`,
    rendre,
    couper: async () => {
      for (const socket of ouvertes) socket.destroy()
      await new Promise((ok) => serveur.close(ok))
    },
  }
}

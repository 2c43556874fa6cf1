import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTls } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { creerCertificat } from '@registre/demonstration/certificats'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { fetchJson } from './fetch-json.ts'

/** Answers at a free port of the loopback, while `essai` runs. */
const avec = async (serveur: Server, protocole: string, essai: (base: string) => Promise<void>) => {
  serveur.listen(0, '127.0.0.1')
  await once(serveur, 'listening')
  try {
    await essai(`${protocole}://127.0.0.1:${(serveur.address() as AddressInfo).port}`)
  } finally {
    serveur.close()
  }
}
const jsonVide: RequestListener = (_requete, reponse) => {
  reponse.setHeader('content-type', 'application/json').end('{}')
}
const lire = (base: string) => fetchJson(base, 'ici', {}, z.object({}))

describe('a call to an outside service', () => {
  it('is not made to a server whose certificate nobody vouches for', async () => {
    const { pem, clePem } = creerCertificat({
      sujet: [['CN', '127.0.0.1']],
      usage: 'serveur',
      du: new Date(Date.now() - 86_400_000),
      au: new Date(Date.now() + 86_400_000),
    })
    await avec(createTls({ cert: pem, key: clePem }, jsonVide), 'https', async (base) => {
      await expect(lire(base)).rejects.toMatchObject({ causeEchec: 'reseau' })
    })
  })

  it('goes nowhere else than where it was sent', async () => {
    let ailleurs = 0
    const autre = createServer((requete, reponse) => {
      ailleurs += 1
      jsonVide(requete, reponse)
    })
    await avec(autre, 'http', async (cible) => {
      const renvoi = createServer((_requete, reponse) => {
        reponse.writeHead(302, { location: `${cible}/la` }).end()
      })
      await avec(renvoi, 'http', async (base) => {
        await expect(lire(base)).rejects.toMatchObject({ causeEchec: 'reseau' })
      })
      expect(ailleurs).toBe(0)
      expect(await lire(cible)).toEqual({})
    })
  })
})

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@registre/db/embedded'
import { creerCertificat } from '@registre/demonstration/certificats'
import { freshDatabase, type TestDatabase } from '@registre/testing'
import { demarrerProxy, nginx, type Proxy } from '@registre/testing/servers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ApiProcess, startApi } from '../support/api-process.ts'

// Each API replaced under load behind the files that are shipped, on one machine: infra/proxy/README.md.

const periode = { du: new Date(Date.now() - 86_400_000), au: new Date(Date.now() + 86_400_000) }
const autorite = creerCertificat({ sujet: [['CN', 'AC']], usage: 'autorite', ...periode })
const serveur = creerCertificat({
  sujet: [['CN', 'localhost']],
  usage: 'serveur',
  emetteur: autorite,
  ...periode,
})
/** For this long a port where nobody listened is left aside (fail_timeout, counted in whole seconds). */
const DELAI_MS = 2_500
const devant = (ports: readonly number[]): Promise<Proxy> =>
  demarrerProxy(ports, { serveur, autorites: autorite.pem, secret: 's'.repeat(40) })

describe.skipIf(nginx === null)('two API behind nginx, three ports', () => {
  let base: TestDatabase
  let proxy: Proxy
  const apis = new Map<number, ApiProcess>()
  beforeAll(async () => {
    base = await freshDatabase()
  })
  afterAll(async () => {
    await Promise.all([...apis.values()].map((api) => api.kill()))
    await proxy?.arreter()
    await base?.close()
  })
  const lancer = async (port: number, env: Record<string, string> = {}): Promise<void> => {
    apis.set(port, await startApi({ DATABASE_URL: base.url, PORT: String(port), ...env }))
  }
  const terminer = async (port: number): Promise<void> => {
    const child = apis.get(port)?.child
    if (!child) return
    const fini = once(child, 'exit')
    child.kill('SIGTERM')
    await fini
    apis.delete(port)
  }

  it('leave no reading to an API whose clock is wrong', { timeout: 120_000 }, async () => {
    const [juste, fausse] = [await freePort(), await freePort()]
    const avance = encodeURIComponent('const n = Date.now; Date.now = () => n() + 3e5')
    await Promise.all([
      lancer(juste),
      lancer(fausse, { NODE_OPTIONS: `--import=data:text/javascript,${avance}` }),
    ])
    const deuxieme = await devant([juste, fausse])
    try {
      const directe = await fetch(`http://127.0.0.1:${fausse}/api/public/configuration`)
      expect([directe.status, await directe.json()]).toMatchObject([
        502,
        { code: 'service-indisponible', message: expect.stringContaining('n’est pas à l’heure') },
      ])
      // It says how it is all the same.
      expect((await fetch(`http://127.0.0.1:${fausse}/healthz`)).status).toBe(200)
      expect(await (await fetch(`http://127.0.0.1:${fausse}/readyz`)).json()).toMatchObject({
        checks: { horloge: expect.stringContaining('avance de 300 s') },
      })
      const statuts = new Set<number>()
      for (let n = 0; n < 60; n += 1) {
        const url = `http://127.0.0.1:${deuxieme.clair}/api/public/configuration`
        statuts.add((await fetch(url)).status)
      }
      expect([...statuts]).toEqual([200])
    } finally {
      await deuxieme.arreter()
      await Promise.all([terminer(juste), terminer(fausse)])
    }
  })

  it('are replaced one after the other without a refused call', { timeout: 120_000 }, async () => {
    const [a, b, libre] = [await freePort(), await freePort(), await freePort()]
    await Promise.all([lancer(a), lancer(b)])
    proxy = await devant([a, b, libre])
    const refus: string[] = []
    let faits = 0
    let encore = true
    const appeler = async (n: number): Promise<void> => {
      for (; encore; faits += 1) {
        const ecriture = (n + faits) % 3 === 0
        const reponse = await fetch(
          `http://127.0.0.1:${proxy.clair}${ecriture ? '/api/authentication' : '/api/public/regions'}`,
          ecriture ? { method: 'POST', body: new URLSearchParams({ j_username: 'x' }) } : {},
        ).catch((error: unknown) => error)
        if (!(reponse instanceof Response)) refus.push(String(reponse))
        else if (reponse.status >= 500) refus.push(`${reponse.status} ${await reponse.text()}`)
        else await reponse.arrayBuffer()
      }
    }
    const appelants = [0, 1, 2, 3].map(appeler)
    for (const [neuf, ancien] of [
      [libre, a],
      [a, b],
    ] as const) {
      await lancer(neuf)
      await wait(DELAI_MS)
      await terminer(ancien)
    }
    // One that is started again on its own port leaves the other one alone meanwhile.
    await terminer(a)
    await lancer(a)
    await wait(DELAI_MS)
    await terminer(libre)
    encore = false
    await Promise.all(appelants)
    expect(faits).toBeGreaterThan(200)
    expect(refus).toEqual([])
  })
})

describe.skipIf(nginx === null)('an API that ends in the middle of a call', () => {
  const ouverts: { arreter(): unknown }[] = []
  afterEach(async () => {
    for (const { arreter } of ouverts.splice(0)) await arreter()
  })
  /** Takes the whole call, then breaks the connection (or answers); notes what it took. */
  const ecouter = async (recus: string[], repond: boolean): Promise<number> => {
    const serveurHttp: Server = createServer(async (request, response) => {
      for await (const morceau of request) void morceau
      recus.push(`${request.method} ${repond ? 'répond' : 'rompt'}`)
      if (repond) response.end('{}')
      else request.socket.destroy()
    })
    await once(serveurHttp.listen(0, '127.0.0.1'), 'listening')
    ouverts.push({ arreter: () => serveurHttp.closeAllConnections() ?? serveurHttp.close() })
    const adresse = serveurHttp.address()
    return typeof adresse === 'object' && adresse !== null ? adresse.port : 0
  }

  it.each([
    ['GET', 200, ['GET rompt', 'GET répond']],
    ['POST', 503, ['POST rompt']],
  ] as const)('%s is told %i', async (method, statut, attendus) => {
    const recus: string[] = []
    const ports = [await ecouter(recus, false), await ecouter(recus, true)]
    const proxy = await devant(ports)
    ouverts.push(proxy)
    const reponse = await fetch(`http://127.0.0.1:${proxy.clair}/api/essai`, {
      method,
      ...(method === 'POST' ? { body: 'a=1' } : {}),
    })
    expect(reponse.status).toBe(statut)
    expect(recus).toEqual(attendus)
  })
})

import { RegisterError } from '@registre/domain'
import { freePort } from '@registre/db/embedded'
import { ourFault } from '../../platform/busy.ts'
import { describe, expect, it } from 'vitest'
import { antivirusClamd } from '../../gateways/antivirus/clamd.ts'
import { useRegistre } from '../../../tests/support/register.ts'
import { mesurerRegistre } from './mesures.ts'

describe('what a process measures', () => {
  const registre = useRegistre()
  const lues = async (role: 'api' | 'worker', change: object = {}) => {
    const { registry, mesurer } = mesurerRegistre(role, { ...registre().deps, ...change })
    await mesurer()
    return registry.metrics()
  }

  it('bears its role, in the measures of Node too', async () => {
    for (const ligne of (await lues('worker')).split('\n'))
      if (ligne !== '' && !ligne.startsWith('#')) expect(ligne).toContain('role="worker"')
  })

  it('tells each part that does not answer, and none that is not set up', async () => {
    const port = await freePort()
    const { settings } = registre().deps
    expect(await lues('worker')).not.toMatch(/partie="(antivirus|redis)"/)
    const perdues = {
      antivirus: antivirusClamd({ hote: '127.0.0.1', port }),
      settings: { ...settings, REDIS_URL: `redis://127.0.0.1:${port}` },
      storage: { ...registre().deps.storage, put: () => new Promise(() => {}) },
    }
    const lus = await lues('worker', perdues)
    for (const partie of ['antivirus', 'redis', 'fichiers'])
      expect(lus).toContain(`registre_partie_joignable{partie="${partie}",role="worker"} 0`)
    // Only workers carry by Redis: an API may not even reach it.
    expect(await lues('api', perdues)).not.toContain('partie="redis"')
  })

  it('counts as failed what the register failed, and not what an outside service or a flood did', async () => {
    const { app, deps } = registre()
    const defauts = async () => {
      const { body } = await app.inject({ url: '/metrics' })
      return Number(/^registre_defauts_total\{role="api"\} (\d+)$/m.exec(body)?.[1])
    }
    const { geocodage, rnb } = deps
    const recherche = '/api/public/geocodage/search?q=rue+de+lyon'
    deps.geocodage = {
      ...geocodage,
      rechercherAdresse: () => Promise.reject(new RegisterError('geolocalisation-indisponible')),
    }
    deps.rnb = {
      autour: () =>
        Promise.reject(new RegisterError('service-indisponible', { infos: { retryAfter: 3 } })),
    }
    try {
      for (const url of [recherche, '/api/public/geocodage/batiments?longitude=4.8&latitude=45.7'])
        expect((await app.inject({ url })).statusCode).toBe(503)
      expect(await defauts()).toBe(0)
      // What nobody chose to answer: a connection of the register's own that is lost.
      deps.geocodage.rechercherAdresse = () =>
        Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }))
      expect((await app.inject({ url: recherche })).statusCode).toBe(503)
      expect(await defauts()).toBe(1)
      // What the register says that it failed, with a sentence to try again.
      deps.geocodage.rechercherAdresse = () => Promise.reject(ourFault('Échoué', new Error('fin')))
      expect((await app.inject({ url: recherche })).statusCode).toBe(503)
      expect(await defauts()).toBe(2)
    } finally {
      Object.assign(deps, { geocodage, rnb })
    }
  })
})

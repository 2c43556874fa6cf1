import { contract, estPartagee } from '@registre/contract'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../tests/support/register.ts'

const AILLEURS = { origin: 'https://site.exemple.fr', 'sec-fetch-site': 'cross-site' }

describe('what pages of other sites may read', () => {
  const registre = useRegistre()

  it('is public, the same for everybody, and changes nothing', async () => {
    const communes = await registre().app.inject({
      url: '/api/public/communes/lib/lyon',
      headers: AILLEURS,
    })
    expect(communes.statusCode).toBe(200)
    expect(communes.headers['access-control-allow-origin']).toBe('*')
    expect(communes.headers['access-control-allow-credentials']).toBeUndefined()
    expect(communes.headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(communes.headers['ratelimit']).toMatch(/^"anonyme";r=\d+;t=\d+$/)

    const recherche = await registre().app.inject({
      method: 'POST',
      url: '/api/public/annuaire/rechercherAnnuaire',
      headers: AILLEURS,
      payload: { adresseNonSelectionnee: 'Lyon' },
    })
    expect(recherche.statusCode).toBe(200)
    expect(recherche.headers['access-control-allow-origin']).toBe('*')
  })

  it('is asked for before, without a word on what needs an account', async () => {
    const demander = (url: string) =>
      registre().app.inject({
        method: 'OPTIONS',
        url,
        headers: { ...AILLEURS, 'access-control-request-method': 'POST' },
      })
    const permis = await demander('/api/public/annuaire/rechercherAnnuaire')
    expect(permis.statusCode).toBe(204)
    expect(permis.headers['access-control-allow-methods']).toBe('POST')
    for (const url of ['/api/coproprietes/rechercher', '/api/authentication', '/api/account'])
      expect((await demander(url)).headers['access-control-allow-origin']).toBeUndefined()
  })

  it('never is a write, nor what an account reads', async () => {
    for (const op of Object.values(contract).filter(estPartagee)) {
      expect(op.access, op.path).toBe('public')
      expect(op.method === 'GET' || op.lit, op.path).toBe(true)
      expect(op.changesState, op.path).not.toBe(true)
    }
    const compte = await registre().app.inject({ url: '/api/account', headers: AILLEURS })
    expect(compte.headers['access-control-allow-origin']).toBeUndefined()
    const ecriture = await registre().app.inject({
      method: 'POST',
      url: '/api/public/reclamation/save',
      headers: AILLEURS,
    })
    expect(ecriture.statusCode).toBe(403)
  })
})

describe('a conditional request', () => {
  const registre = useRegistre()

  it('answers 304 as long as nothing changed, also through a proxy that compresses', async () => {
    const url = '/api/public/communes/lib/lyon'
    const lue = await registre().app.inject({ url })
    const etag = String(lue.headers['etag'])
    for (const marque of [etag, `W/${etag}`, `"autre", ${etag}`, '*']) {
      const encore = await registre().app.inject({ url, headers: { 'if-none-match': marque } })
      expect(encore.statusCode, marque).toBe(304)
      expect(encore.body).toBe('')
      expect(encore.headers['etag']).toBe(etag)
    }
    const autre = await registre().app.inject({ url, headers: { 'if-none-match': '"autre"' } })
    expect(autre.statusCode).toBe(200)
  })
})

import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { createReplyPort } from './reply-port.ts'
import { securityHeaders } from './security-headers.ts'

const poser = async (https: boolean) => {
  const app = Fastify()
  await app.register(cookie)
  const port = createReplyPort(https)
  const fin = new Date(Date.now() + 60_000)
  app.get('/', (request, reply) => {
    const r = port(request, reply)
    r.setSession('a', null)
    r.setSouvenir('b', fin)
    r.setPresentation('c', fin)
    r.setNavigateurClavis('d', fin)
    r.setAppareil('e')
    r.setAttente('f', fin)
    r.clearSession()
    return 'fait'
  })
  const reponse = await app.inject({ url: '/' })
  await app.close()
  return [reponse.headers['set-cookie'] ?? []].flat()
}

describe('over https', () => {
  it('each cookie is of this host alone, out of reach of scripts and of other sites', async () => {
    const poses = await poser(true)
    expect(poses.length).toBeGreaterThan(5)
    for (const pose of poses) {
      expect(pose).toMatch(/^__Host-registre_\w+=/)
      expect(pose).toMatch(/; Path=\/;/)
      expect(pose).toContain('; HttpOnly')
      expect(pose).toContain('; Secure')
      expect(pose).not.toContain('Domain')
      // The answer of a provider comes from another site: this cookie alone goes with it.
      expect(pose).toContain(pose.includes('clavis') ? '; SameSite=Lax' : '; SameSite=Strict')
      expect(pose.length).toBeLessThan(4096)
    }
  })

  it('browsers are told to come by nothing else for two years', () => {
    const entetes = new Map(securityHeaders({ https: true, version: '1' }))
    expect(entetes.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect(
      new Map(securityHeaders({ https: false, version: '1' })).has('strict-transport-security'),
    ).toBe(false)
  })
})

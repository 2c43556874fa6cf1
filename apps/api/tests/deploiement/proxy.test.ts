import { creerCertificat } from '@registre/demonstration/certificats'
import { freePort } from '@registre/db/embedded'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demarrerProxy, nginx, type Proxy } from '@registre/testing/servers'

const periode = { du: new Date(Date.now() - 86_400_000), au: new Date(Date.now() + 86_400_000) }

describe.skipIf(nginx === null)('nginx while no API answers', () => {
  let proxy: Proxy
  beforeAll(async () => {
    const autorite = creerCertificat({ sujet: [['CN', 'AC']], usage: 'autorite', ...periode })
    const serveur = creerCertificat({
      sujet: [['CN', 'localhost']],
      usage: 'serveur',
      emetteur: autorite,
      ...periode,
    })
    // Nobody listens there.
    proxy = await demarrerProxy(await freePort(), {
      serveur,
      autorites: autorite.pem,
      secret: 's'.repeat(40),
    })
  })
  afterAll(() => proxy?.arreter())
  const lire = (chemin: string) => fetch(`http://127.0.0.1:${proxy.clair}${chemin}`)

  it('shows a page in words for every screen, the status page among them', async () => {
    for (const chemin of ['/', '/etat', '/copropriete/fiche/12']) {
      const reponse = await lire(chemin)
      expect(reponse.status).toBe(503)
      expect(reponse.headers.get('content-type')).toContain('text/html')
      expect(reponse.headers.get('retry-after')).toBe('30')
      expect(reponse.headers.get('cache-control')).toBe('no-store')
      expect(await reponse.text()).toContain('Le registre est momentanément indisponible')
    }
    expect((await lire('/indisponible.html')).status).toBe(404)
  })

  it('answers programs in their own language', async () => {
    const reponse = await lire('/api/etat')
    expect(reponse.status).toBe(503)
    expect(reponse.headers.get('retry-after')).toBe('30')
    expect(await reponse.json()).toMatchObject({
      status: 503,
      code: 'service-indisponible',
      message: expect.stringContaining('réessayez'),
    })
  })

  it('says that it is well itself, and tells nothing of the metrics', async () => {
    expect(await (await lire('/nginx-ok')).text()).toBe('ok\n')
    expect((await lire('/metrics')).status).toBe(404)
  })
})

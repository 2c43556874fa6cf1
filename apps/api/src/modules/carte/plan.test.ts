import { serveurDeTest } from '@registre/testing/servers'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'

describe('the plan under the maps', () => {
  const registre = useRegistre()
  /** Asks for a tile of the plan that the settings name. */
  const lire = (modele: string) => {
    Object.assign(registre().deps.settings, { PLAN_URL: modele })
    return registre()
      .visiteur()
      .api.lireTuile({ params: { z: 6, x: 32, y: 22 }, query: { couche: 'plan' } })
  }

  it('asks the place of the settings for a picture, and hands it over', async () => {
    const demandes: (string | undefined)[] = []
    await using serveur = await serveurDeTest((demande, reponse) => {
      demandes.push(demande.url)
      reponse.writeHead(200, { 'content-type': 'image/png' }).end('image')
    })
    const { blob } = await lire(`${serveur.base}/wmts?z={z}&l={y}&c={x}`)
    expect(demandes).toEqual(['/wmts?z=6&l=22&c=32'])
    expect([blob.type, await blob.text()]).toEqual(['image/png', 'image'])
  })

  it.each([
    ['another thing than a picture', 200, 'text/html'],
    ['a refusal', 404, 'image/png'],
  ])('hands over nothing of %s', async (_, statut, type) => {
    await using serveur = await serveurDeTest(
      (_demande, reponse) => void reponse.writeHead(statut, { 'content-type': type }).end('<b>'),
    )
    await expect(lire(`${serveur.base}/{z}/{x}/{y}`)).rejects.toMatchObject({
      problem: { status: 503, code: 'service-indisponible' },
    })
  })
})

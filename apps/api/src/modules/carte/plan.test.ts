import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { serveurDeTest } from '@registre/testing/servers'
import { describe, expect, it } from 'vitest'
import { lirePlan } from './plan.ts'

const PLACE = { z: 6, x: 32, y: 22 }

describe('the plan under the maps', () => {
  it('asks the place of the settings for a picture, and hands it over for a day', async () => {
    const demandes: (string | undefined)[] = []
    await using serveur = await serveurDeTest((demande, reponse) => {
      demandes.push(demande.url)
      reponse.writeHead(200, { 'content-type': 'image/png' }).end('image')
    })
    const fichier = await lirePlan(`${serveur.base}/wmts?z={z}&l={y}&c={x}`, PLACE)
    expect(demandes).toEqual(['/wmts?z=6&l=22&c=32'])
    expect(fichier).toMatchObject({ contentType: 'image/png', gardee: 86_400 })
    expect(String(await buffer(Readable.from([fichier.contenu])))).toBe('image')
  })

  it.each([
    ['another thing than a picture', 200, 'text/html'],
    ['a refusal', 404, 'image/png'],
  ])('hands over nothing of %s', async (_, statut, type) => {
    await using serveur = await serveurDeTest(
      (_demande, reponse) => void reponse.writeHead(statut, { 'content-type': type }).end('<b>'),
    )
    await expect(lirePlan(`${serveur.base}/{z}/{x}/{y}`, PLACE)).rejects.toMatchObject({
      code: 'service-indisponible',
    })
  })

  it('is not there where no setting names one', () =>
    expect(lirePlan(undefined, PLACE)).rejects.toMatchObject({ code: 'service-non-regle' }))
})

import { contract, ouverteAuJeton, toBruno } from '@registre/contract'
import { collectionSchema } from '@usebruno/schema'
import { describe, expect, it } from 'vitest'

// The collection that integrators import, judged by the schema of Bruno itself.

interface Requete {
  name: string
  request: { url: string; method: string; auth: { mode: string }; params: { name: string }[] }
}
const collection = toBruno(contract, 'https://registre.test')
const requetes = (collection['items'] as { items: Requete[] }[]).flatMap((d) => d.items)

describe('the collection for Bruno', () => {
  it('is what Bruno imports, which refuses what is not', async () => {
    await expect(collectionSchema.validate(collection)).resolves.toMatchObject({ version: '1' })
    await expect(
      collectionSchema.validate({ ...collection, items: [{ name: 'x' }] }),
    ).rejects.toThrow(/uid|type/)
  })

  it('holds each call that a program may make, once, and none that a person makes', () => {
    const attendues = Object.entries(contract)
      .filter(([, op]) => ouverteAuJeton(op))
      .map(([nom]) => nom)
    expect(requetes.map((r) => r.name).toSorted()).toEqual(attendues.toSorted())
  })

  it('names each part of an address, and proves who calls where it must', () => {
    const de = (nom: string) => requetes.find((r) => r.name === nom)?.request
    expect(de('lireFicheAnnuaire')).toMatchObject({
      url: '{{registre}}/api/public/annuaire/coproannuairedetail/:id',
      auth: { mode: 'none' },
    })
    expect(de('lireChangements')).toMatchObject({
      url: '{{registre}}/api/changements?depuis=0&limite=100',
      auth: { mode: 'inherit' },
    })
    const sansNom = requetes.filter(({ request: { url, params } }) =>
      [...url.matchAll(/\/:(\w+)/g)].some(([, nom]) => !params.some((p) => p.name === nom)),
    )
    expect(sansNom.map((r) => r.name)).toEqual([])
  })
})

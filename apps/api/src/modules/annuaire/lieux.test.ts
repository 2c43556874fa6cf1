import { describe, expect, it } from 'vitest'
import { type Corps, useAnnuaire } from './annuaire-de-test.ts'

describe('the public directory, by places', () => {
  const { chercher, noms, avancee, entete, faute } = useAnnuaire()

  it('nearest first around a located address, with the metres; a far page keeps the total', async () => {
    const autour = (pageNumber: number) =>
      chercher({
        adresseNonStructuree: { voie: 'peu importe', x: 0.685, y: 47.39 },
        paginationOptions: { pageNumber, pageSize: 2 },
      })
    const { ligneAnnuaireDTOList, totalItems, avis } = await autour(1)
    expect([ligneAnnuaireDTOList.map((l) => l.nom), totalItems, avis]).toEqual([
      ['Situé 0', 'Situé 2'],
      3,
      [],
    ])
    expect(ligneAnnuaireDTOList[0]?.distance).toBeGreaterThan(9)
    expect(ligneAnnuaireDTOList[0]?.distance).toBeLessThan(13)
    expect((await autour(2)).ligneAnnuaireDTOList.map((l) => l.nom)).toEqual(['Situé 1'])
    expect(await autour(3)).toMatchObject({ ligneAnnuaireDTOList: [], totalItems: 3 })
    expect(await noms({ adresseNonStructuree: { x: 0.74, y: 47.39 } })).toEqual(['Situé 3'])
    expect(await chercher({ adresseNonStructuree: { x: -40, y: 10 } })).toMatchObject({
      ligneAnnuaireDTOList: [],
      totalItems: 0,
    })
  })

  it('an address without a place is looked for as text, and the header says so; its department when the postal code gives nothing', async () => {
    const adresseNonStructuree = { voie: '12 rue du Lac', codePostal: '37000', commune: 'Tours' }
    expect(await noms({ adresseNonStructuree })).toEqual(['Les Érables du Lac'])
    expect(await entete({ adresseNonStructuree })).toEqual([200, 'not geolocalised'])
    // A commune or a postal code alone has no street to place: nothing to warn about.
    for (const lieu of [{ commune: 'Tours' }, { codePostal: '37000' }])
      expect((await entete({ adresseNonStructuree: lieu }))[1]).toBeUndefined()
    const au = (codePostal: string) =>
      chercher({ adresseNonStructuree: { ...adresseNonStructuree, codePostal } })
    expect(await au('37999')).toMatchObject({
      ligneAnnuaireDTOList: [{ nom: 'Les Érables du Lac' }],
      avis: ['not geolocalised', 'whole department'],
    })
    expect(await au('75002')).toMatchObject({ totalItems: 0, avis: ['not geolocalised'] })
    expect((await entete({ adresseNonSelectionnee: 'érables' }))[1]).toBeUndefined()
  })

  it('the documented body is taken as it is written: a blank address beside a text, coordinates as text, a commune by its name', async () => {
    const vide = { voie: '', commune: '', codePostal: '', x: '', y: '' }
    const parTexte = { adresseNonSelectionnee: 'érables', adresseNonStructuree: vide }
    const texteSeul = await noms({ adresseNonSelectionnee: 'érables' })
    expect(texteSeul).toContain('Les Érables du Lac')
    expect(await noms({ isRechercheAvancee: false, ...parTexte })).toEqual(texteSeul)
    expect(await noms({ adresseNonStructuree: { ...vide, x: '0.74', y: '47.39' } })).toEqual([
      'Situé 3',
    ])
    expect(await faute({ adresseNonStructuree: { ...vide, x: 'est', y: '47' } })).toBe(
      'adresseNonStructuree.x',
    )
    const page = { paginationOptions: { pageSize: 100 } }
    expect(await avancee({ commune: 'Tours', ...page })).toEqual(
      await avancee({ commune: '37261', ...page }),
    )
    expect(await faute({ isRechercheAvancee: true, commune: 'Nulle-Part-les-Eaux' })).toBe(
      'commune',
    )
    // An address that nothing bears is not on the map; a name that nothing bears is no address.
    expect(await entete({ adresseNonSelectionnee: '999 rue Introuvable 37000 Tours' })).toEqual([
      200,
      'not geolocalised',
    ])
    expect((await entete({ adresseNonSelectionnee: 'Introuvable' }))[1]).toBeUndefined()
  })

  it('a commune is searched whole by its code or by a name that only one bears, never a street of its name; else its words; in a postal code when one is given', async () => {
    const la = (a: NonNullable<Corps['adresseNonStructuree']>) =>
      noms({ adresseNonStructuree: a, paginationOptions: { pageSize: 100 } })
    const toutTours = await avancee({ commune: '37261', paginationOptions: { pageSize: 100 } })
    expect(toutTours).not.toContain('Rue de Tours')
    for (const lieu of [
      { codeInsee: '37261', commune: 'Ville nouvelle' },
      { commune: 'TOURS CEDEX' },
    ])
      expect(await la(lieu)).toEqual(toutTours)
    for (const lieu of [{ commune: 'Tours' }, { codeInsee: '37261', voie: 'prée' }])
      expect(await la({ ...lieu, codePostal: '37100' })).toEqual(['Le Cèdre Bleu'])
    expect(await la({ codeInsee: '75104' })).toEqual(['Cœur de Ville'])
    expect(await la({ commune: 'Paris' })).toEqual(['Cœur de Ville', 'Opéra', 'Rue de Tours'])
    expect(await la({ commune: 'Tours', codePostal: '37999' })).toEqual([])
    expect(await faute({ adresseNonStructuree: { codeInsee: '99999' } })).toBe('commune')
  })
})

import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'

describe('official geography', () => {
  const registre = useRegistre()
  const api = () => registre().visiteur().api

  it('lists regions, with the departments of one or of all', async () => {
    const regions = await api().listerRegions({})
    expect(regions).toHaveLength(26)
    expect(regions[0]?.nom).toBe('Auvergne-Rhône-Alpes')
    expect(await api().listerDepartements({ params: { idRegion: 0 } })).toHaveLength(109)
    const corse = await api().listerDepartements({ params: { idRegion: 94 } })
    expect(corse.map((d) => d.code)).toEqual(['2A', '2B'])
    expect(await api().listerDepartementsDeLaRegion({ params: { code: '94' } })).toEqual(corse)
    expect(await api().lireRegion({ params: { code: '1' } })).toMatchObject({
      code: '01',
      nom: 'Guadeloupe',
    })
  })

  it('reads a department written in any way', async () => {
    expect(await api().lireDepartement({ params: { num: '1' } })).toMatchObject({
      code: '01',
      nom: 'Ain',
    })
    expect(await api().lireDepartement({ params: { num: '2b' } })).toMatchObject({ code: '2B' })
    expect(await api().lireDepartement({ params: { num: '974' } })).toMatchObject({
      nom: 'La Réunion',
    })
  })

  it('gives groupings by department and region, and the communes of one', async () => {
    const lyon = await api().lireEpci({ params: { siren: '200046977' } })
    expect(lyon.nom).toMatch(/Lyon/)
    expect(
      (await api().listerEpciDuDepartement({ params: { num: '69' } })).map((e) => e.siren),
    ).toContain('200046977')
    expect(
      (await api().listerEpciDeLaRegion({ params: { id: 84 } })).map((e) => e.siren),
    ).toContain('200046977')
    const communes = await api().listerCommunesDeLEpci({ params: { siren: '200046977' } })
    expect(communes).toHaveLength(lyon.nombreCommunes)
    expect(communes.map((c) => c.nom)).toContain('Villeurbanne')
  })

  it('finds communes by the beginning of their name inside a department, and by code', async () => {
    const noms = async (dep: string, term: string) =>
      (await api().chercherCommunesDuDepartement({ params: { dep, term } })).map((c) => c.nom)
    expect(await noms('69', 'VILLEUR')).toEqual(['Villeurbanne'])
    expect(await noms('42', 'saint-éti')).toContain('Saint-Étienne')
    expect(await noms('75', 'villeur')).toEqual([])
    expect(await noms('42', '%')).toEqual([])
    expect(await api().listerCommunesDuDepartement({ params: { num: '75' } })).toMatchObject([
      { code: '75056', type: 'actuelle' },
    ])
    expect(await api().lireCommune({ params: { insee: '69266' } })).toMatchObject({
      nom: 'Villeurbanne',
      sirenEpci: '200046977',
      chefLieu: null,
    })
    expect(await api().lireCommune({ params: { insee: '75104' } })).toMatchObject({
      type: 'arrondissement',
      chefLieu: '75056',
    })
    expect(await api().lireCommune({ params: { insee: '01120' } })).toMatchObject({
      nom: 'Cordieux',
      type: 'associee',
      sirenEpci: expect.any(String),
    })
  })

  it('refuses what does not exist or is not a code', async () => {
    await expect(api().lireCommune({ params: { insee: '99999' } })).rejects.toMatchObject({
      problem: { status: 404 },
    })
    await expect(api().lireEpci({ params: { siren: '000000000' } })).rejects.toMatchObject({
      problem: { status: 404 },
    })
    await expect(api().listerDepartements({ params: { idRegion: 999 } })).rejects.toMatchObject({
      problem: { status: 404 },
    })
    await expect(api().lireDepartement({ params: { num: 'Ain' } })).rejects.toMatchObject({
      problem: { status: 400 },
    })
  })
})

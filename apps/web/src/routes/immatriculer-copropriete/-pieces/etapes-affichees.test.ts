import { describe, expect, it } from 'vitest'
import { etapesAffichees, rangEtape } from './etapes-affichees.ts'
import { adresseEtape, asId, lireRecherche } from './recherche.ts'

describe('etapesAffichees', () => {
  it('ends with the recap, after the duplicates when there are some', () => {
    expect(etapesAffichees('DEFAULT', false).map((e) => e.slug)).toEqual([
      'infos-rattachement',
      'identification',
      'procedures',
      'donnees-financieres',
      'donnees-techniques',
      'recapitulatif',
    ])
    expect(etapesAffichees('INITIALE', true).map((e) => e.slug)).toEqual([
      'identification',
      'procedures',
      'donnees-financieres',
      'donnees-techniques',
      'doublons',
      'recapitulatif',
    ])
  })
  it('says where a step stands', () => {
    expect(rangEtape('DEFAULT', 'identification', false)).toMatchObject({
      numero: 2,
      total: 6,
      titre: 'Identification',
      precedente: 'infos-rattachement',
      suivante: { slug: 'procedures' },
    })
    expect(rangEtape('DEFAULT', 'doublons', false)).toMatchObject({
      numero: 6,
      total: 7,
      suivante: { slug: 'recapitulatif' },
    })
    expect(rangEtape('DEFAULT', 'recapitulatif', true)).toMatchObject({
      numero: 7,
      total: 7,
      precedente: 'doublons',
      suivante: null,
    })
    expect(rangEtape('OFFICE', 'infos-rattachement', false)?.titre).toBe('Confirmations préalables')
    expect(rangEtape('INITIALE', 'infos-rattachement', false)).toBeNull()
  })
})

describe('recherche', () => {
  it('reads the query and leaves out what is not one', () => {
    expect(
      lireRecherche({ id: '12', immatriculationType: 'OFFICE', email: 'a@b.fr', x: 1 }),
    ).toEqual({
      id: 12,
      immatriculationType: 'OFFICE',
      email: 'a@b.fr',
    })
    expect(lireRecherche({ id: '-1', immatriculationType: 'AUTRE' })).toEqual({})
    expect([asId('3000000000'), asId('1.5'), asId('2147483647')]).toEqual([
      undefined,
      undefined,
      2_147_483_647,
    ])
  })
  it('writes the address of a step', () =>
    expect([adresseEtape('procedures', 4), adresseEtape('identification', null)]).toEqual([
      '/immatriculer-copropriete/procedures?id=4',
      '/immatriculer-copropriete/identification',
    ]))
})

import { describe, expect, it } from 'vitest'
import { etatsDe } from './EtatsSuccessifs.tsx'

const evenement = (jour: number, de: string, vers: string) => ({
  instant: `2026-01-${String(jour).padStart(2, '0')}T10:00:00Z`,
  libelle: `Passage à ${vers}`,
  auteur: '',
  de,
  vers,
  motif: '',
})

describe('the successive states of a co-ownership', () => {
  it('are told in order, without what moved nothing, the last one being the present', () => {
    const jalons = etatsDe([
      evenement(9, 'À valider', 'Rattachée'),
      evenement(5, 'Rattachée', 'Rattachée'),
      evenement(1, '', 'Brouillon'),
      evenement(3, 'Brouillon', 'À valider'),
    ])
    expect(jalons.map((j) => [j.date, j.titre, j.place])).toEqual([
      ['01/01/2026', 'Brouillon', 'passe'],
      ['03/01/2026', 'À valider', 'passe'],
      ['09/01/2026', 'Rattachée', 'present'],
    ])
  })
  it('keep the first and the latest of a long life', () => {
    const jalons = etatsDe(
      Array.from({ length: 9 }, (_, i) => evenement(i + 1, `É${i}`, `É${i + 1}`)),
    )
    expect(jalons.map((j) => j.titre)).toEqual(['É1', 'É6', 'É7', 'É8', 'É9'])
  })
})

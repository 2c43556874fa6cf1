import { describe, expect, it } from 'vitest'
import { colonneDuTitre, COLONNES_RATTACHEMENT, lireRattachement } from './classeur.ts'

describe('a workbook of attachments', () => {
  it('finds its columns by their titles, whole or by their first words', () => {
    for (const [cle, titre] of Object.entries(COLONNES_RATTACHEMENT))
      expect(colonneDuTitre(titre.toUpperCase())).toBe(cle)
    expect([colonneDuTitre('élu le'), colonneDuTitre('Couleur'), colonneDuTitre('')]).toEqual([
      'electionLe',
      undefined,
      undefined,
    ])
  })
  it('reads a row, days as typed or as counted by the spreadsheet', () => {
    expect(
      lireRattachement(2, { numero: 'aa0-000-001', dateDebut: '01/12/2026', dateFin: 46721 }),
    ).toEqual({
      lue: {
        ligne: 2,
        numero: 'AA0000001',
        dateDebut: '2026-12-01',
        dateFin: '2027-11-30',
        electionLe: null,
      },
      erreurs: [],
    })
  })
  it('tells each cell that cannot be read', () =>
    expect(
      lireRattachement(3, {
        numero: '12',
        dateDebut: '31/02/2026',
        electionLe: 'hier',
      }).erreurs.map((e) => [e.champ, e.code]),
    ).toEqual([
      ['numero', 'PF-NUMERO'],
      ['dateDebut', 'format'],
      ['electionLe', 'format'],
    ]))
})

import { describe, expect, it } from 'vitest'
import { enCsv } from './figure.ts'

describe('figures taken away', () => {
  it('are a CSV with its mark, semicolons, and nothing where nothing is published', () => {
    expect(
      enCsv({
        titre: 'Évolution',
        fichier: 'evolution',
        entete: 'Trimestre',
        series: ['Copropriétés', 'Délai ; moyen'],
        lignes: [
          { libelle: 'T1 2026', valeurs: [1200, 3.5] },
          { libelle: 'T2 "2026"', valeurs: [null, 0] },
          { libelle: '=1+1', valeurs: [-2, -3.5] },
        ],
        genre: 'barres',
      }),
    ).toBe(
      '\uFEFFTrimestre;Copropriétés;"Délai ; moyen"\r\nT1 2026;1200;3,5\r\n"T2 ""2026""";;0\r\n\'=1+1;-2;-3,5',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { citation, enCsv, type Figure, nomFichier } from './figure.ts'

const FIGURE: Figure = {
  titre: 'Évolution',
  sujet: 'evolution',
  provenance: {
    territoire: 'Rhône',
    periode: '4e trimestre 2026',
    nom: 'departement-69-2026-T4',
    adresse: 'https://registre.test/chiffres?code=69',
  },
  entete: 'Trimestre',
  series: ['Copropriétés', 'Délai ; moyen'],
  lignes: [
    { libelle: 'T1 2026', valeurs: [1200, 3.5] },
    { libelle: 'T2 "2026"', valeurs: [null, 0] },
    { libelle: '=1+1', valeurs: [-2, -3.5] },
  ],
  genre: 'barres',
}

describe('figures taken away', () => {
  it('are a CSV with its mark, semicolons, decimal commas, and nothing where nothing is published', () => {
    expect(enCsv(FIGURE).split('\r\n\r\n')[0]).toBe(
      '\uFEFFTrimestre;Copropriétés;"Délai ; moyen"\r\nT1 2026;1200;3,5\r\n"T2 ""2026""";;0\r\n\'=1+1;-2;-3,5',
    )
  })

  it('say their territory, their quarter, their source and their licence, wherever they go', () => {
    const { territoire, periode, adresse } = FIGURE.provenance
    for (const dit of [
      territoire,
      periode,
      adresse,
      'Évolution',
      'Licence Ouverte 2.0',
      'Registre national',
    ])
      for (const sortie of [enCsv(FIGURE), citation(FIGURE)]) expect(sortie).toContain(dit)
    expect(nomFichier(FIGURE)).toBe('evolution-departement-69-2026-T4')
    expect(enCsv({ ...FIGURE, note: 'à 5 près' })).toContain('Note;à 5 près')
    expect(enCsv(FIGURE)).not.toContain('Note')
  })
})

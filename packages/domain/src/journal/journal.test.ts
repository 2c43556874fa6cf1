import { describe, expect, it } from 'vitest'
import {
  detailsJournal,
  ETATS_COPROPRIETE,
  ETATS_MANDAT,
  ETATS_PORTEFEUILLE,
  ETATS_PUBLICATION,
  ETATS_RECLAMATION,
  labelEtatJournal,
  PROFILS,
  STATUTS_COMPTE,
  STATUTS_ENVOI,
} from '../index.ts'

describe('journal in French', () => {
  it('every state that an event goes between has words', () => {
    const codes = [
      ...ETATS_COPROPRIETE,
      ...ETATS_MANDAT,
      ...ETATS_PORTEFEUILLE,
      ...ETATS_PUBLICATION,
      ...ETATS_RECLAMATION,
      ...PROFILS,
      ...STATUTS_COMPTE,
      ...STATUTS_ENVOI,
    ]
    expect(
      codes.filter(
        (code) => labelEtatJournal(code) === code || /^[A-Z_]+$/.test(labelEtatJournal(code)),
      ),
    ).toEqual([])
  })

  it('the category says which word, where two things share a code', () => {
    expect(labelEtatJournal('DONE', 'TRAITEMENT')).toBe('Fait')
    expect(labelEtatJournal('BROUILLON', 'CONTACT')).toBe('À publier')
    expect(labelEtatJournal('BROUILLON', 'BROUILLON')).toBe('Brouillon')
    expect(labelEtatJournal('EN_COURS', 'MANDAT')).toBe('Mandat en cours')
    expect(labelEtatJournal('autre chose')).toBe('autre chose')
  })

  it('facts have their names and words; the empty ones are left out', () => {
    expect(
      detailsJournal({ typeMaj: 'ANNUELLE', seSouvenir: false, motif: '', annee: 2026 }),
    ).toEqual([
      { clef: 'Type de mise à jour', valeur: 'Mise à jour annuelle' },
      { clef: 'Session mémorisée', valeur: 'non' },
      { clef: 'Année', valeur: '2026' },
    ])
  })
})

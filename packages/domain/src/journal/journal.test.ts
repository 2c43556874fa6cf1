import { describe, expect, it } from 'vitest'
import {
  categorieSeule,
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

  it('an event that one category holds says it; of the others, the teller chooses', () => {
    expect(categorieSeule('connexion')).toBe('CONNEXION')
    expect(categorieSeule('creer-jeton')).toBe('DROITS')
    expect(() => categorieSeule('valider')).toThrow('valider')
  })

  it('facts have their names and words; the empty ones are left out', () => {
    expect(
      detailsJournal({ typeMaj: 'ANNUELLE', seSouvenir: false, motif: '', annee: 2026 }),
    ).toEqual([
      { clef: 'Type de mise à jour', valeur: 'Mise à jour annuelle' },
      { clef: 'Session mémorisée', valeur: 'non' },
      { clef: 'Année', valeur: '2026' },
    ])
    expect(
      detailsJournal({
        avant: { debut: '2026-01-01', fin: '2026-12-31' },
        apres: { debut: '2026-01-01', fin: '2026-06-30' },
        motifs: ['JUSTIFICATIF_ABSENT', 'AUTRE'],
        dateEffet: '2026-11-27',
        territoire: { niveau: 'COMMUNE', code: '69003' },
      }),
    ).toEqual([
      { clef: 'Avant', valeur: 'du 01/01/2026 au 31/12/2026' },
      { clef: 'Après', valeur: 'du 01/01/2026 au 30/06/2026' },
      { clef: 'Motifs', valeur: 'Le justificatif est absent, Autre motif' },
      { clef: 'Date d’effet', valeur: '27/11/2026' },
      { clef: 'Territoire', valeur: 'Niveau COMMUNE, Code 69003' },
    ])
  })
})

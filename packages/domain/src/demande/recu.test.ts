import { describe, expect, it } from 'vitest'
import {
  ecrireReferenceRecu,
  etapesRecu,
  etapesRenouvellement,
  lireReferenceRecu,
  pendantLExamen,
  suiteDuRenouvellement,
} from './recu.ts'
import { TYPES_DEMANDE } from './demande.enums.ts'

describe('the reference of what was sent', () => {
  it('is read as it is written', () => {
    expect(ecrireReferenceRecu('R', 118402, '2026-11-18')).toBe('R-2026-118402')
    expect(lireReferenceRecu(' r-2026-118402 ')).toEqual({ genre: 'R', id: 118402 })
    expect(lireReferenceRecu(ecrireReferenceRecu('M', 7, '2027-01-01'))).toEqual({
      genre: 'M',
      id: 7,
    })
    expect(lireReferenceRecu('N-2026-12')).toEqual({ genre: 'N', id: 12 })
  })
  it.each(['', 'R-2026-', 'R-2026-0', 'X-2026-1', 'R-26-1', 'R-2026-1 or 1'])('%s is none', (t) =>
    expect(lireReferenceRecu(t)).toBeNull(),
  )
})

describe('the steps of a request', () => {
  const demande = {
    type: 'IMMATRICULATION',
    etat: 'A_VALIDER',
    deposeeLe: '2026-11-18',
    echeance: '2026-11-26',
    suspendueLe: null,
    decideeLe: null,
    jour: '2026-11-26',
  } as const
  const dites = (plus: Partial<Parameters<typeof etapesRecu>[0]>) =>
    etapesRecu({ ...demande, ...plus }).map((e) => `${e.place} ${e.titre} ${e.quand}`.trim())

  it('waits, is held, then decided', () => {
    expect(dites({})).toEqual([
      'passee Déposée le 18/11/2026',
      'presente Examen par un teneur en attente',
      'a-venir Décision au plus tard le 26/11/2026',
    ])
    expect(dites({ etat: 'EN_COURS' })[1]).toBe('presente Un teneur l’examine en ce moment')
    expect(dites({ etat: 'REFUSEE', decideeLe: '2026-11-24' })[2]).toBe(
      'passee Refusée le 24/11/2026',
    )
  })
  it('is late: since when a decision is awaited, not a day that has passed', () =>
    expect(dites({ jour: '2026-11-27' })[2]).toBe('a-venir Décision attendue depuis le 26/11/2026'))
  it('awaits the declarant: until when, and no date of decision meanwhile', () =>
    expect(dites({ etat: 'PRECISIONS', suspendueLe: '2026-11-20' }).slice(1)).toEqual([
      'presente Votre réponse est attendue avant le 20/12/2026',
      'a-venir Décision le délai reprend après votre réponse',
    ]))
  it('says for each kind what can be done meanwhile', () =>
    expect(TYPES_DEMANDE.every((type) => pendantLExamen(type).length > 0)).toBe(true))
})

describe('the steps of a renewal', () => {
  const faits = { declareLe: '2026-11-18', debut: '2026-12-01', fin: '2027-11-30' } as const
  const dites = (etat: 'A_VENIR' | 'EN_COURS' | 'EXPIRE' | 'RETIRE') =>
    etapesRenouvellement({ ...faits, etat }).map((e) => `${e.place} ${e.titre} ${e.quand}`.trim())

  it('waits for its day, runs, ends; or is removed by a keeper', () => {
    expect(dites('A_VENIR')).toEqual([
      'passee Déclaré le 18/11/2026',
      'a-venir Début du nouveau mandat le 01/12/2026',
      'a-venir Fin du nouveau mandat le 30/11/2027',
    ])
    expect(dites('EN_COURS')[1]).toBe('passee Début du nouveau mandat le 01/12/2026')
    expect(dites('EXPIRE')[2]).toBe('passee Fin du nouveau mandat le 30/11/2027')
    expect(dites('RETIRE')).toEqual(['passee Déclaré le 18/11/2026', 'passee Mandat retiré'])
  })
  it('says what follows while something does', () =>
    expect(
      (['A_VENIR', 'EN_COURS', 'EXPIRE'] as const).map(
        (etat) => suiteDuRenouvellement({ ...faits, etat }).length,
      ),
    ).toEqual([1, 1, 0]))
})

import { describe, expect, it } from 'vitest'
import { codeDe } from '../dossier/dossier.exemple.ts'
import { CAS_CHIFFRES } from './chiffres.cas.ts'
import { CAS_MANDAT_ET_PREUVE, type CasExamen } from './examen.cas.ts'
import { apres, immatriculation, rattachement, unCandidat } from './examen.exemple.ts'
import { examiner } from './examiner.ts'
import { GRAVITES_POINT } from './genres.ts'
import { POINTS, pointsComptes } from './points.ts'
import { CAS_SANS_POINT } from './sans-point.cas.ts'
import { SEUILS_EXAMEN } from './seuils.ts'

const CAS: readonly CasExamen[] = [...CAS_SANS_POINT, ...CAS_MANDAT_ET_PREUVE, ...CAS_CHIFFRES]
const codes = ([, { d, f }]: CasExamen) => examiner(d, f).map((p) => p.code)

describe('the examination of a request', () => {
  it.each(CAS_SANS_POINT.map((cas) => [cas[0], cas] as const))('is silent: %s', (_quoi, cas) =>
    expect(codes(cas)).toEqual([]),
  )
  it.each([...CAS_MANDAT_ET_PREUVE, ...CAS_CHIFFRES].map((cas) => [cas[0], cas] as const))(
    'says all that there is to say: %s',
    (_quoi, cas) => expect(codes(cas).toSorted()).toEqual([...cas[2]].toSorted()),
  )
  it('has a case for each of its codes, and sixty of them at least', () => {
    const vus = new Set(CAS.flatMap(([, , attendus]) => attendus))
    expect(Object.keys(POINTS).filter((code) => !vus.has(code as keyof typeof POINTS))).toEqual([])
    expect(CAS.length).toBeGreaterThanOrEqual(60)
  })
  it('changes nothing of what it reads, and says the same twice', () => {
    for (const [, { d, f }] of CAS) {
      const avant = JSON.stringify([d, f])
      expect(examiner(d, f)).toEqual(examiner(d, f))
      expect(JSON.stringify([d, f])).toBe(avant)
    }
  })
  it('refuses a request of another dossier', () => {
    const { d, f } = immatriculation()
    expect(codeDe(() => examiner(d, { ...f, demandeId: 9 }))).toBe('introuvable')
  })
})

describe('what a point says', () => {
  it('tells the reasons of a likeness in one sentence', () => {
    const { d, f } = immatriculation({}, () => {}, {
      candidats: [unCandidat({ raisons: ['Même voie, à 8 m', 'Nom identique ou proche'] })],
    })
    expect(examiner(d, f).map(({ detail }) => detail)).toContainEqual(
      expect.stringContaining(' Même voie, à 8 m\u00A0; nom identique ou proche. Ressemblance'),
    )
  })
  it('gives the heaviest first, with the values and the other co-ownership', () => {
    const { d, f } = immatriculation({ debut: '2026-12-01', fin: '2028-05-31' }, () => {}, {
      candidats: [unCandidat()],
      confirmations: ['MAN-DOUZE-MOIS'],
    })
    expect(examiner(d, f)).toEqual([
      {
        code: 'DOUBLON_PROCHE',
        gravite: 'FORTE',
        ou: 'doublons',
        phrase: 'Une copropriété déjà immatriculée est très proche',
        detail:
          '«\u00A0Domaine des Tilleuls\u00A0», 10 rue du Général Leclerc 35000 Rennes, à 24\u00A0m. 1 parcelle cadastrale commune. Ressemblance de 71\u00A0%.',
        coproprieteId: 77,
      },
      {
        code: 'MANDAT_FUTUR',
        gravite: 'ATTENTION',
        ou: 'mandat',
        phrase: 'Le mandat commence dans 8 jours',
        detail: 'Il débute le 01/12/2026.',
      },
      {
        code: 'MANDAT_DUREE',
        gravite: 'ATTENTION',
        ou: 'mandat',
        phrase: 'Le mandat dure 18 mois',
        detail: 'Du 01/12/2026 au 31/05/2028. Le déclarant l’a confirmé.',
      },
    ])
  })
  it('names who refused before, when, and why', () => {
    const { d, f } = apres(rattachement(), {
      etat: 'REFUSEE',
      decideeLe: Date.UTC(2026, 10, 2, 9),
      decideePar: 'Paul Santini',
      motifRefus: 'JUSTIFICATIF_ILLISIBLE',
      texteDecision: 'La page 2 manque.',
    })
    expect(examiner(d, f).map((p) => p.detail)).toEqual([
      'Refusée le 02/11/2026 par Paul Santini : le justificatif est illisible ou incomplet. «\u00A0La page 2 manque.\u00A0»',
    ])
  })
  it('leaves what the queue shows elsewhere out of its counts', () => {
    const { d, f } = rattachement({ documentId: null }, { echeance: '2026-11-16' })
    const points = examiner(d, f)
    expect(points.map((p) => p.code)).toEqual(['PREUVE_ABSENTE', 'ECHEANCE'])
    expect(pointsComptes(points).map((p) => p.code)).toEqual(['PREUVE_ABSENTE'])
  })
  it('gives a reason for each code and each threshold', () => {
    for (const { raison, quoi, gravite } of Object.values(POINTS)) {
      expect(raison.length).toBeGreaterThan(20)
      expect(quoi).toMatch(/\.$/)
      expect(GRAVITES_POINT).toContain(gravite)
    }
    for (const { raison, valeur } of Object.values(SEUILS_EXAMEN)) {
      expect(raison.length).toBeGreaterThan(20)
      expect(valeur).toBeGreaterThan(0)
    }
  })
})

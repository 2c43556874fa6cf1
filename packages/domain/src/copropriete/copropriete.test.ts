import { describe, expect, it } from 'vitest'
import {
  CLES_GROUPES,
  etatsDuGroupe,
  GROUPES_STATUT_COPROPRIETE,
  GROUPES_STATUT_RATTACHEMENT,
} from './copropriete.groupes.ts'
import {
  LABELS_ETAT_COPROPRIETE,
  statutCopropriete,
  statutRattachement,
} from './copropriete.labels.ts'
import { ETATS_COPROPRIETE } from './copropriete.etats.ts'
import {
  afficherNumero,
  normaliserNumero,
  numeroDepuisSequence,
  rattraperNumero,
} from './numero.ts'

describe('registration number', () => {
  it.each([
    [1, 'AA0000001'],
    [9_999_999, 'AA9999999'],
    [10_000_000, 'AB0000000'],
    [26 * 10_000_000 + 5, 'BA0000005'],
    [676 * 10_000_000 - 1, 'ZZ9999999'],
  ])('gives %i the number %s', (n, numero) => expect(numeroDepuisSequence(n)).toBe(numero))

  it.each([0, -1, 1.5, 676 * 10_000_000, Number.NaN])('refuses %d', (n) =>
    expect(() => numeroDepuisSequence(n)).toThrow(RangeError),
  )

  it.each([
    ['AC1234567', 'AC1234567'],
    ['AC1-234-567', 'AC1234567'],
    [' ac1-234-567 ', 'AC1234567'],
    // As word processors write it: unbreakable spaces and dashes, long dashes, what nobody sees.
    ['AC1\u00A0234\u202F567', 'AC1234567'],
    ['AC1\u2011234\u2011567', 'AC1234567'],
    ['AC1–234—567', 'AC1234567'],
    ['AC1\u00AD-234\u200B-567', 'AC1234567'],
    ['A1234567', null],
    ['AC12345678', null],
    ['1C1234567', null],
    ['', null],
  ])('reads %j as %j', (saisi, numero) => expect(normaliserNumero(saisi)).toBe(numero))

  it.each([
    ['AA0-000-0118', 'AA0000118'],
    ['aa00000118', 'AA0000118'],
    ['AC1-234-0567', 'AC1234567'],
    ['AC1 0234 567', 'AC1234567'],
    ['AC1-34-567', 'AC1034567'],
    ['AA0–000–0118', 'AA0000118'],
    ['AA0-00-118', 'AA0000118'],
    // The beginning of one, or a digit too many.
    ['AA0-000-11', null],
    ['AA0-00', null],
    ['AA118', null],
    ['AC12345678', null],
    ['AC1-2345-678', null],
    ['0000118', null],
    ['', null],
  ])('looks %j up as %j', (saisi, numero) => expect(rattraperNumero(saisi)).toBe(numero))

  it('is shown with dashes, and read back', () => {
    expect(afficherNumero('AC1234567')).toBe('AC1-234-567')
    expect(normaliserNumero(afficherNumero('AC1234567'))).toBe('AC1234567')
    expect(afficherNumero('')).toBe('')
    expect(afficherNumero('ABC')).toBe('ABC')
  })
})

describe('status groups of the lists', () => {
  it('put no state in two groups of one list', () => {
    for (const groupes of [GROUPES_STATUT_COPROPRIETE, GROUPES_STATUT_RATTACHEMENT]) {
      const etats = Object.values(groupes).flatMap((g) => [...g.etats])
      expect(new Set(etats).size).toBe(etats.length)
    }
  })

  it('give their states by code, and nothing for an unknown one', () => {
    expect(etatsDuGroupe('DEMANDE_EN_EXAMEN')).toEqual([
      'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION',
      'IMMATRICULATION_DEMANDE_DE_PRECISIONS',
    ])
    expect(etatsDuGroupe('IMMATRICULEE')).toHaveLength(5)
    expect([...CLES_GROUPES].sort()).toEqual(
      [
        ...Object.keys(GROUPES_STATUT_COPROPRIETE),
        ...Object.keys(GROUPES_STATUT_RATTACHEMENT),
      ].sort(),
    )
  })

  it('label every state', () => {
    expect(ETATS_COPROPRIETE).toHaveLength(16)
    expect(new Set(Object.values(LABELS_ETAT_COPROPRIETE)).size).toBe(16)
    for (const etat of ETATS_COPROPRIETE) expect(statutCopropriete(etat), etat).not.toBe('')
    expect([
      statutCopropriete('FUTUR'),
      statutRattachement('FUTUR'),
      statutRattachement('DISSOUTE'),
    ]).toEqual(['Immatriculée', 'Rattachée, mandat non commencé', ''])
  })
})

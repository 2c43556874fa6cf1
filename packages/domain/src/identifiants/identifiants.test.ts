import { describe, expect, it } from 'vitest'
import { apeAccepte, normaliserApe } from './ape.ts'
import {
  departementDeLaCommune,
  estCodePostal,
  estEmail,
  estTelephoneJoignable,
  normaliserTelephone,
} from './coordonnees.ts'
import { REGLES_MOT_DE_PASSE_COMPTE, reglesMotDePasseNonRespectees } from './mot-de-passe.ts'
import { estSiren, estSiret, normaliserSiret, sirenDe } from './siret.ts'

describe('SIRET', () => {
  it.each([
    ['73282932000074', true],
    ['73282932000075', false],
    ['7328293200007', false],
    ['732829320000744', false],
    ['00000000000000', false],
    ['7328293200007A', false],
    ['35600000000048', true],
    ['35600000049837', true],
    ['35600000049838', false],
  ])('%s is %s', (siret, attendu) => expect(estSiret(siret)).toBe(attendu))

  it.each([
    ['732829320', true],
    ['732829321', false],
    ['73282932', false],
    ['000000000', false],
  ])('%s is a firm: %s', (siren, attendu) => expect(estSiren(siren)).toBe(attendu))

  it('is read with spaces, and gives the firm', () => {
    expect(normaliserSiret('732 829 320 00074')).toBe('73282932000074')
    expect(sirenDe('73282932000074')).toBe('732829320')
  })
})

describe('APE', () => {
  it.each([
    ['4321Z', '43.21Z'],
    ['43.21z', '43.21Z'],
    ['43 21 Z', '43.21Z'],
    ['43.21', null],
    ['', null],
  ])('reads %j as %j', (saisi, code) => {
    expect(normaliserApe(saisi)).toBe(code)
  })

  it('is in the list of the declarant type', () => {
    expect([
      apeAccepte('NOTAIRE', '6910Z'),
      apeAccepte('NOTAIRE', '6832A'),
      apeAccepte('PRO', '6820A'),
      apeAccepte('PRO', ''),
      apeAccepte('NON_PRO', ''),
    ]).toEqual([true, false, true, false, true])
  })
})

describe('contact', () => {
  it.each([
    ['a&*+._-1@exemple.fr', true],
    ['jean@sous.domaine.museum', true],
    ['jean@exemple', false],
    ['jean@exemple.f', false],
    ['jean dupont@exemple.fr', false],
    ['é@exemple.fr', false],
    ['jean@-exemple.fr', false],
    ['jean@exemple..fr', false],
    ['@exemple.fr', false],
    [`a@${'a.'.repeat(48)}`, false],
    [`a@${'a-'.repeat(50_000)}`, false],
    [`j@e.${'x'.repeat(64)}`, true],
    [`j@e.${'x'.repeat(65)}`, false],
    [`${'a'.repeat(90)}@exempl.fr`, true],
    [`${'a'.repeat(91)}@exempl.fr`, false],
  ])('e-mail %j is %s', (email, attendu) => expect(estEmail(email)).toBe(attendu))

  it.each([
    ['+33122334455', '+33122334455'],
    ['06 11 22 33 44', '+33611223344'],
    ['0033 6.11.22.33.44', '+33611223344'],
    ['+33 (0)1 22 33 44 55', '+33122334455'],
    ['+262692112233', '+262692112233'],
    ['0011223344', null],
    ['12', null],
    ['', null],
  ])('reads the phone %j as %j', (saisi, attendu) =>
    expect(normaliserTelephone(saisi)).toBe(attendu),
  )
  it('a commune tells its department, overseas too', () =>
    expect(['69123', '2A004', '97411', '98818'].map(departementDeLaCommune)).toEqual([
      '69',
      '2A',
      '974',
      '988',
    ]))
  it('who writes from abroad may be called back', () => {
    expect(
      ['01 22 33 44 55', '+44 20 7946 0958', '0032 2 555 12 12'].every(estTelephoneJoignable),
    ).toBe(true)
    expect(['abc', '12', '+0 123 456 789', '+44 abc'].some(estTelephoneJoignable)).toBe(false)
  })

  it.each([
    ['35000', true],
    ['97400', true],
    ['01000', true],
    ['38 000', true],
    ['3 80', false],
    ['00100', false],
    ['96000', false],
    ['3500', false],
    ['2A004', false],
  ])('postal code %s is %s', (code, attendu) => {
    expect(estCodePostal(code)).toBe(attendu)
  })
})

describe('passwords', () => {
  it.each([
    ['Demo-Registre-2026!', []],
    ['Aa1!aaaaaaaa', []],
    ['Aa1!aaaaaaa', ['longueur']],
    ['aa1!aaaaaaaa', ['majuscule']],
    ['AA1!AAAAAAAA', ['minuscule']],
    ['Aaa!aaaaaaaa', ['chiffre']],
    ['Aa11aaaaaaaa', ['special']],
    ['Aa1! aaaaaaaa', ['espace']],
    ['Aa1§aaaaaaaa', ['special']],
    ['', ['longueur', 'majuscule', 'minuscule', 'chiffre', 'special']],
  ])('%j breaks %j', (motDePasse, codes) =>
    expect(reglesMotDePasseNonRespectees(motDePasse).map((r) => r.code)).toEqual(codes),
  )

  it('says the length that it asks', () => {
    expect(REGLES_MOT_DE_PASSE_COMPTE.map((r) => r.label)[0]).toBe('au moins 12 caractères')
  })
})

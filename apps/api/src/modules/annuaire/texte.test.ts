import { expect, it } from 'vitest'
import { lireTexte } from './texte.ts'

it('contains by default, each word', () => {
  expect(lireTexte(' Résidence des ÉRABLES ')).toMatchObject({
    mots: [
      { motif: '%residence%', traces: ['%residence%'] },
      { motif: '%des%', traces: ['%des%'] },
      { motif: '%erables%', traces: ['%erables%'] },
    ],
    debut: null,
  })
})

it('$ begins with, _ is one character and keeps the spaces around it', () => {
  expect(lireTexte('$Les É')).toMatchObject({ debut: 'les e%', mots: [] })
  expect(lireTexte('$les _ins')).toMatchObject({ debut: 'les _ins%' })
})

it.each([
  ['c_dres', ['%c_dres%', 'dres%']],
  ['ced_e', ['%ced_e%', '%ced']],
  ['parc_', ['%parc_%', '%parc']],
  ['_parc', ['%_parc%', 'parc%']],
  ['ab__cd', ['%ab__cd%', '%ab', '%ab_']],
  ['r_e_p_rc', ['%r_e_p_rc%', 'e_p_rc%', 'p_rc%', '%r_e_p', 'rc%']],
  // Less than two letters for sure: everywhere.
  ['a_b_c', null],
  ['_a', null],
  ['a_', null],
  ['_____', null],
  ['a__b', null],
  ['a___b', null],
  ['a', null],
])('« %s » is in one word, or across a space', (texte, traces) => {
  expect(lireTexte(texte)?.mots).toEqual([{ motif: `%${texte}%`, traces }])
})

it.each([
  // The first character of a text is no space.
  ['$_esidence', ['_esidence%']],
  ['$_e parc', ['_e']],
  ['$_e_parc', ['_e_parc%', 'parc%']],
  ['$_e_', ['_e_%', '_e']],
  ['$_', null],
  ['$__', null],
])('« %s » begins with a word', (texte, traces) => {
  expect(lireTexte(texte)?.amorce?.traces).toEqual(traces)
})

it('« $les_ » begins with plain characters: a range of the index has it', () => {
  expect(lireTexte('$les_')).toMatchObject({ debut: 'les_%', amorce: null })
})

it('a number with or without dashes, or its beginning', () => {
  expect(lireTexte('aa0-000-001')).toMatchObject({ numero: 'AA0000001', mots: [] })
  expect(lireTexte('AA0000001')).toMatchObject({ numero: 'AA0000001' })
  expect(lireTexte('aa0-00')).toMatchObject({ numero: null, debutNumero: 'AA000%' })
  expect(lireTexte('AA0-000-0118')).toMatchObject({ numero: 'AA0000118', debutNumero: null })
  expect(lireTexte('$AA0_1')).toMatchObject({ debutNumero: 'AA0_1%' })
})

it.each(['%', '$', '  ', '?!', '$%', '…'])('nothing is left of « %s »', (texte) => {
  expect(lireTexte(texte)).toBeNull()
})

it('a long text asks for eight words at most', () => {
  expect(lireTexte(Array.from({ length: 40 }, (_, i) => `mot${i}`).join(' '))?.mots).toHaveLength(8)
})

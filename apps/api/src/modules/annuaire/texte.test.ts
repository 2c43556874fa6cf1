import { expect, it } from 'vitest'
import { lireTexte } from './texte.ts'

it('contains by default, each word; articles are looked up only alone', () => {
  expect(lireTexte(' Résidence des ÉRABLES ')).toMatchObject({
    motifs: ['%residence%', '%des%', '%erables%'],
    traces: ['%residence%', '%erables%'],
    debut: null,
  })
  expect(lireTexte('des')).toMatchObject({ motifs: ['%des%'], traces: ['%des%'] })
})

it('$ begins with, _ is one character and keeps the spaces around it', () => {
  expect(lireTexte('$Les É')).toMatchObject({ debut: 'les e%', motifs: [] })
  expect(lireTexte('$les _ins')).toMatchObject({ debut: 'les _ins%' })
})

it.each([
  ['c_dres', ['%dres%']],
  ['ced_e', ['%ced%']],
  ['parc_', ['%parc%']],
  ['_parc', ['%parc%']],
  ['ab__cd', ['%ab%']],
  ['r_e_p_rc', ['%rc%']],
  // Less than two letters in a row: everywhere.
  ['a_b_c', []],
  ['_a', []],
  ['_____', []],
  ['a', []],
])('« %s » is looked up by its longest run of letters', (texte, traces) => {
  expect(lireTexte(texte)).toMatchObject({ motifs: [`%${texte}%`], traces })
})

it.each([
  ['$les', ['les%']],
  ['$les pins', ['les', '%pins%']],
  ['$les_', ['les%']],
  ['$le_ pins', ['le%', '%pins%']],
  // The first character of a text is no space.
  ['$_esidence', ['_esidence%']],
  ['$_e parc', ['_e', '%parc%']],
  ['$_e_parc', ['_e%']],
  ['$__parc', ['%parc%']],
  ['$_', []],
  ['$__', []],
])('« %s » begins with a word', (texte, traces) => {
  expect(lireTexte(texte)).toMatchObject({ debut: expect.any(String), traces })
})

it('a number with or without dashes, or its beginning', () => {
  expect(lireTexte('aa0-000-001')).toMatchObject({ numero: 'AA0000001', motifs: [] })
  expect(lireTexte('AA0000001')).toMatchObject({ numero: 'AA0000001' })
  expect(lireTexte('aa0-00')).toMatchObject({ numero: null, debutNumero: 'AA000%' })
  expect(lireTexte('AA0-000-0118')).toMatchObject({ numero: 'AA0000118', debutNumero: null })
  expect(lireTexte('$AA0_1')).toMatchObject({ debutNumero: 'AA0_1%' })
})

it.each(['%', '$', '  ', '?!', '$%', '…'])('nothing is left of « %s »', (texte) => {
  expect(lireTexte(texte)).toBeNull()
})

it('a long text asks for eight words at most', () => {
  expect(lireTexte(Array.from({ length: 40 }, (_, i) => `mot${i}`).join(' '))?.motifs).toHaveLength(
    8,
  )
})

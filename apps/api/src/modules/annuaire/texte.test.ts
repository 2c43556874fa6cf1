import { expect, it } from 'vitest'
import { lireTexte } from './texte.ts'

it('contains by default, each word; the most telling one leads', () => {
  expect(lireTexte(' Résidence des ÉRABLES ')).toMatchObject({
    mots: [
      { motif: '%erables%', indexable: true },
      { motif: '%residence%', indexable: false },
      { motif: '%des%', indexable: false },
    ],
    debut: null,
  })
  expect(lireTexte('le')).toMatchObject({ mots: [{ motif: '%le%', indexable: false }] })
})

it('$ begins with, _ is one character and keeps the spaces around it', () => {
  expect(lireTexte('$Les É')).toMatchObject({ debut: 'les e%', mots: [] })
  expect(lireTexte('$les _ins')).toMatchObject({ debut: 'les _ins%' })
  expect(lireTexte('c_dres')).toMatchObject({ mots: [{ motif: '%c_dres%', indexable: true }] })
  expect(lireTexte('_____')).toMatchObject({ mots: [{ motif: '%_____%', indexable: false }] })
})

it('a number with or without dashes, or its beginning', () => {
  expect(lireTexte('aa0-000-001')).toMatchObject({ numero: 'AA0000001', mots: [] })
  expect(lireTexte('AA0000001')).toMatchObject({ numero: 'AA0000001' })
  expect(lireTexte('aa0-00')).toMatchObject({ numero: null, debutNumero: 'AA000%' })
  expect(lireTexte('$AA0_1')).toMatchObject({ debutNumero: 'AA0_1%' })
})

it.each(['%', '$', '  ', '?!', '$%', '…'])('nothing is left of « %s »', (texte) => {
  expect(lireTexte(texte)).toBeNull()
})

it('a long text asks for eight words at most', () => {
  expect(lireTexte(Array.from({ length: 40 }, (_, i) => `mot${i}`).join(' '))?.mots).toHaveLength(8)
})

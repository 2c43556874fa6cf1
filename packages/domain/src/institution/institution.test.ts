import { describe, expect, it } from 'vitest'
import { cheminInterne } from '../kernel/chemin.ts'
import { codeTerritoireBienForme } from './institution.ts'
import { lireInstitutions } from './institutions.lecture.ts'

describe('the table of institutions', () => {
  const ENTETE = 'numero;nom;niveau;code'

  it('reads a SIRET, a SIREN, quotes, blanks and the mark of a spreadsheet', () => {
    const texte = `\uFEFF${ENTETE}\r\n356 000 000 00048;"Ville";commune;38185\r\n\r\n200046977;Métropole;EPCI;200046977\n356000000;Agence;NATIONAL;\n`
    expect(lireInstitutions(texte)).toEqual({
      lignes: [
        { numero: '35600000000048', nom: 'Ville', niveau: 'COMMUNE', code: '38185' },
        { numero: '200046977', nom: 'Métropole', niveau: 'EPCI', code: '200046977' },
        { numero: '356000000', nom: 'Agence', niveau: 'NATIONAL', code: '' },
      ],
      erreurs: [],
    })
  })

  it.each([
    ['another heading', 'siret;nom', 'première ligne'],
    ['a wrong key', `${ENTETE}\n12345678901234;A;NATIONAL;`, 'Ligne 2'],
    ['no name', `${ENTETE}\n200046977;;NATIONAL;`, 'Ligne 2'],
    ['an unknown level', `${ENTETE}\n200046977;A;CANTON;01`, 'CANTON'],
    ['a code of another level', `${ENTETE}\n200046977;A;REGION;38185`, 'REGION'],
    ['a code for the country', `${ENTETE}\n200046977;A;NATIONAL;01`, 'NATIONAL'],
    ['the same number twice', `${ENTETE}\n200046977;A;NATIONAL;\n200046977;B;REGION;84`, 'Ligne 3'],
  ])('says what is wrong: %s', (_cas, texte, mot) => {
    expect(lireInstitutions(texte).erreurs).toEqual([expect.stringContaining(mot)])
  })

  it('knows the codes of overseas and Corsica', () => {
    expect(codeTerritoireBienForme('DEPARTEMENT', '2A')).toBe(true)
    expect(codeTerritoireBienForme('DEPARTEMENT', '974')).toBe(true)
    expect(codeTerritoireBienForme('COMMUNE', '2A004')).toBe(true)
    expect(codeTerritoireBienForme('COMMUNE', '385')).toBe(false)
  })
})

describe('a way back', () => {
  it.each(['/', '/institutionnels', '/copropriete?filter=seeAllCopro#contenu'])(
    'stays inside: %s',
    (chemin) => expect(cheminInterne(chemin)).toBe(chemin),
  )
  it.each([
    '//ailleurs.example',
    '/\\ailleurs.example',
    '/a\\b',
    'https://ailleurs.example',
    '/\t/ailleurs.example',
    '/ /x',
    'javascript:alert(1)',
    '',
    '/api/public/clavis/logout',
  ])('never leaves: %j', (chemin) => expect(cheminInterne(chemin)).toBeNull())
})

import { describe, expect, it } from 'vitest'
import { comparerIdentites, type Concordance } from './comparer-identites.ts'

type Cas = readonly [
  quoi: string,
  attendu: readonly [nom: string, prenoms: string],
  dit: readonly [nom: string, prenoms: string, usage?: string],
  Concordance,
]

const comparer = ([nom, prenoms]: Cas[1], [naissance, dits, usage]: Cas[2], declaree = true) =>
  comparerIdentites(
    { nom, prenoms, civilite: '', naissance: '', declaree },
    {
      noms: usage === undefined ? [naissance] : [naissance, usage],
      prenoms: dits,
      genre: '',
      naissance: '',
    },
  )

describe('names and forenames', () => {
  const CAS: readonly Cas[] = [
    ['the same', ['Martin', 'Alix'], ['MARTIN', 'Alix'], 'CONCORDE'],
    ['accents', ['Lefèvre', 'Zoé'], ['LEFEVRE', 'Zoe'], 'CONCORDE'],
    ['a ligature', ['Le Cœur', 'Lætitia'], ['LE COEUR', 'Laetitia'], 'CONCORDE'],
    ['an apostrophe', ['D’Arras', 'Paul'], ["D'ARRAS", 'Paul'], 'CONCORDE'],
    ['a particle', ['de La Tour', 'Anne'], ['DE LA TOUR', 'Anne'], 'CONCORDE'],
    ['a particle left out', ['La Tour', 'Anne'], ['DE LA TOUR', 'Anne'], 'DOUTE'],
    ['particles alone in common', ['de La Haye', 'Anne'], ['DE LA TOUR', 'Anne'], 'DOUTE'],
    ['a compound name', ['Martin-Durand', 'Alix'], ['MARTIN DURAND', 'Alix'], 'CONCORDE'],
    ['a compound name turned round', ['Durand-Martin', 'Alix'], ['MARTIN DURAND', 'Alix'], 'DOUTE'],
    ['half of a compound name', ['Martin', 'Alix'], ['MARTIN DURAND', 'Alix'], 'DOUTE'],
    ['the name in use', ['Durand', 'Alix'], ['MARTIN', 'Alix', 'DURAND'], 'CONCORDE'],
    ['the name at birth', ['Martin', 'Alix'], ['MARTIN', 'Alix', 'DURAND'], 'CONCORDE'],
    ['a name in use that is not told', ['Durand', 'Alix'], ['MARTIN', 'Alix'], 'DOUTE'],
    ['brackets of the directory', ['MARTIN (DURAND)', 'ALIX'], ['DURAND', 'Alix'], 'CONCORDE'],
    ['all the forenames', ['Martin', 'Alix Jeanne'], ['MARTIN', 'Alix, Jeanne'], 'CONCORDE'],
    ['the first forename', ['Martin', 'Alix'], ['MARTIN', 'Alix Jeanne'], 'CONCORDE'],
    ['the second forename', ['Martin', 'Jeanne'], ['MARTIN', 'Alix Jeanne'], 'DOUTE'],
    ['another order', ['Martin', 'Jeanne Alix'], ['MARTIN', 'Alix Jeanne'], 'DOUTE'],
    ['a compound forename', ['Martin', 'Jean Pierre'], ['MARTIN', 'Jean-Pierre Luc'], 'CONCORDE'],
    ['half of a compound forename', ['Martin', 'Jean'], ['MARTIN', 'Jean-Pierre'], 'DOUTE'],
    ['a forename glued', ['Martin', 'Jeanpierre'], ['MARTIN', 'Jean-Pierre'], 'CONCORDE'],
    ['another forename', ['Martin', 'Paul'], ['MARTIN', 'Alix'], 'DIFFERE'],
    ['another name and another forename', ['Durand', 'Paul'], ['MARTIN', 'Alix'], 'DIFFERE'],
    [
      'another name, forenames that touch',
      ['Durand', 'Jeanne'],
      ['MARTIN', 'Alix Jeanne'],
      'DIFFERE',
    ],
    ['no name', ['', 'Alix'], ['', 'Alix'], 'DOUTE'],
    ['no forename', ['Martin', ''], ['MARTIN', ''], 'DIFFERE'],
    ['a name without letters', ['---', 'Alix'], ['...', 'Alix'], 'DOUTE'],
  ]
  it.each(CAS)('%s', (_quoi, attendu, dit, issue) => expect(comparer(attendu, dit)).toBe(issue))

  it('a public record gives all the forenames: the first one alone is a doubt', () => {
    expect(comparer(['MARTIN', 'ALIX JEANNE'], ['Martin', 'Alix'], false)).toBe('DOUTE')
    expect(comparer(['MARTIN', 'ALIX'], ['Martin', 'Alix'], false)).toBe('CONCORDE')
  })
})

describe('gender and birth', () => {
  const de = (civilite: string, naissance: string, genre: string, dite: string) =>
    comparerIdentites(
      { nom: 'MARTIN', prenoms: 'ALIX JEANNE', civilite, naissance, declaree: false },
      { noms: ['Martin'], prenoms: 'Alix', genre, naissance: dite },
    )
  it.each([
    ['the month that the directory holds', '', '1961-04', '', '1961-04-12', 'CONCORDE'],
    ['the year alone', '', '1961', '', '1961-04-12', 'CONCORDE'],
    ['the son', '', '1961-04', '', '1990-01-02', 'DIFFERE'],
    ['a birth that the provider does not tell', '', '1961-04', '', '', 'DOUTE'],
    ['the same gender', 'MME', '1961', 'female', '1961-04-12', 'CONCORDE'],
    ['another gender', 'M', '1961', 'female', '1961-04-12', 'DOUTE'],
    ['a gender that is not told', 'M', '1961', '', '1961-04-12', 'CONCORDE'],
  ])('%s', (_quoi, civilite, naissance, genre, dite, issue) =>
    expect(de(civilite, naissance, genre, dite)).toBe(issue),
  )
})

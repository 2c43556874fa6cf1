import { describe, expect, it } from 'vitest'
import { contenuExemple } from './declaration.exemple.ts'
import { contenuVide, normaliser } from './declaration.normalisation.ts'

const identification = (i: Record<string, unknown>) =>
  normaliser({ identification: i }).identification

describe('normaliser', () => {
  it('gives a blank declaration, complete, with one blank security entry', () => {
    const vide = contenuVide()
    expect(vide.procedures.arreteSecuriteInsalubriteParties).toEqual([
      { type: 'SECURITE_TR_INSALUBRITE', dateArrete: null, dateMainLevee: null },
    ])
    const { nbAful, nbAsl, nbUnionsSyndicats, nbLots, parcelle, syndicatPrincipal } =
      vide.identification
    expect([
      nbAful,
      nbAsl,
      nbUnionsSyndicats,
      nbLots,
      parcelle,
      syndicatPrincipal,
      vide.donneesTechniques.nbBatimentsTotal,
    ]).toEqual([0, 0, 0, null, [], true, 0])
    expect(Object.values(vide.donneesTechniques.classementEnergetiqueComplet)).toEqual(
      Array.from({ length: 8 }, () => 0),
    )
  })

  it.each([
    null,
    undefined,
    3,
    'x',
    [],
    { identification: null, procedures: 'x', donneesTechniques: [] },
  ])('survives %j', (valeur) => {
    expect(normaliser(valeur)).toEqual(contenuVide())
  })

  it('changes nothing the second time', () => {
    expect(normaliser(contenuExemple())).toEqual(contenuExemple())
    expect(normaliser(JSON.parse(JSON.stringify(contenuExemple())))).toEqual(contenuExemple())
  })

  it.each([
    [0, null],
    [1, null],
    ['1', null],
    [2, 2],
    ['30', 30],
    ['1 200', 1200],
    ['abc', null],
    ['', null],
    [Number.NaN, null],
  ])('reads %j lots as %j', (saisi, attendu) =>
    expect(identification({ nbLots: saisi }).nbLots).toBe(attendu),
  )

  it.each([
    [0, null],
    ['0', null],
    [1, 1],
  ])('reads %j housing, office and commerce lots as %j', (saisi, attendu) => {
    expect(identification({ nbLotsHabBurCom: saisi }).nbLotsHabBurCom).toBe(attendu)
  })

  it.each([
    ['21/11/2026', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['31/02/2026', null],
    ['2026-02-31', null],
    ['demain', null],
    [20261121, null],
  ])('reads the date %j as %j', (saisie, attendue) =>
    expect(identification({ dateReglementCopropriete: saisie }).dateReglementCopropriete).toBe(
      attendue,
    ),
  )

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    ['oui', false],
    [undefined, false],
  ])('reads the flag %j as %j', (saisi, attendu) => {
    expect(normaliser({ procedures: { flagMandatAdhoc: saisi } }).procedures.flagMandatAdhoc).toBe(
      attendu,
    )
  })

  it('empties a blank main number, and writes a real one without dashes', () => {
    expect(
      identification({ numImmatriculationCoproprietePrincipale: '   ' })
        .numImmatriculationCoproprietePrincipale,
    ).toBe('')
    expect(
      identification({ numImmatriculationCoproprietePrincipale: 'ac1-234-567' })
        .numImmatriculationCoproprietePrincipale,
    ).toBe('AC1234567')
  })

  it('leaves out values outside the enumerations and addresses without content', () => {
    expect(
      normaliser({ donneesTechniques: { typeChauffage: 'Non renseigné' } }).donneesTechniques
        .typeChauffage,
    ).toBeNull()
    const { adressePrincipale, adresseSecondaire } = identification({
      adressePrincipale: {},
      adresseSecondaire: [{}, { voie: 'Rue Haute' }],
    })
    expect([adressePrincipale, adresseSecondaire.length]).toEqual([null, 1])
  })

  it('writes parcels as the land register reads them', () => {
    const [p] = identification({
      parcelle: [{ section: '0a', numero: 12, prefixe: '', codeInsee: '2a004' }],
    }).parcelle
    expect(p).toMatchObject({
      section: 'A',
      numero: '12',
      prefixe: '000',
      codeInsee: '2A004',
      geolocalisee: false,
    })
  })
})

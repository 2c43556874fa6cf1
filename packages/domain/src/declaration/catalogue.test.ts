import { describe, expect, it } from 'vitest'
import { CATALOGUE, controlerDeclaration, decrireRegle } from './catalogue.ts'
import { CAS, codesRendus, regleDe } from './catalogue.cas.ts'
import { contenuExemple, contexteExemple } from './declaration.exemple.ts'
import { rulesInForce } from '../kernel/rules.ts'
import { CODES_JEU, jeuNomme } from './jeux.ts'
import type { CodeRegle } from './catalogue.ts'
import type { FaitsDeclaration } from './contexte.ts'
import type { CodeJeu } from './jeux.ts'
import type { CasRegle } from './cas-regle.ts'

describe('catalogue of the rules', () => {
  it('gives every code of the catalogue a row of cases, and every row a code', () => {
    expect(Object.keys(CAS).toSorted()).toEqual(
      [...new Set(CATALOGUE.map((r) => r.code))].toSorted(),
    )
    expect(new Set(CATALOGUE.map((r) => r.code)).size).toBe(CATALOGUE.length)
  })

  it.each([
    'WS13',
    'WS37',
    'WS28',
    'WS38',
    'WS39',
    'WS41',
    'WS101',
    'WS102',
    'WS103',
    'WS112',
    'WS107',
    'WS22',
    'WS32',
    'CNB009',
  ])('holds %s, a code of the specification', (code) => {
    expect(CATALOGUE.map((r) => r.code)).toContain(code)
  })

  it('makes confirmable what the specification lets a person confirm, and the ground of a small syndicate', () => {
    expect(CATALOGUE.filter((r) => r.confirmable).map((r) => r.code)).toEqual([
      'MAN-DOUZE-MOIS',
      'WS101',
      'WS103',
      'CNB009',
      'FIN-PREMIER-EXERCICE',
      'FIN-PETIT-BUDGET',
      'FIN-DEBITEURS-LOTS',
      'FIN-IMPAYES-MINIMUM',
      'FIN-IMPAYES-MAXIMUM',
      'TEC-BATIMENTS-LOTS',
      'TEC-ASCENSEURS-BATIMENTS',
      'TEC-ANNEE-REGLEMENT',
    ])
  })

  it('has a sentence and fields for who reads it apart from any declaration', () => {
    const muettes = CATALOGUE.map(decrireRegle).filter(
      (r) => !/[.?]$/.test(r.phrase) || (r.champs.length === 0) === (r.ou === ''),
    )
    expect(muettes.map((r) => r.code)).toEqual([])
  })

  it('cites a source and a first day for each rule', () => {
    for (const regle of CATALOGUE) {
      expect(regle.source, regle.code).not.toBe('')
      expect(CODES_JEU.map((jeu) => jeuNomme(jeu).effet)).toContain(regle.effet)
      // What is not yet in force says how sure it is.
      expect(regle.surete !== undefined, regle.code).toBe(regle.effet > '2017')
    }
  })
})

const enVigueur = (code: CodeRegle, jeu: CodeJeu): boolean =>
  rulesInForce([regleDe(code)], jeuNomme(jeu).effet).length > 0
/** Each rule, under each set of the law. */
const SOUS_CHAQUE_JEU = CODES_JEU.flatMap((jeu) =>
  (Object.entries(CAS) as [CodeRegle, CasRegle][]).map(([code, cas]) => [code, jeu, cas] as const),
)

describe.each(SOUS_CHAQUE_JEU.filter(([code, jeu]) => enVigueur(code, jeu)))(
  '%s, under the set of %s',
  (code, jeu, cas) => {
    it('passes', () => expect(codesRendus(code, jeu, cas.passe).erreur).toBeUndefined())

    it('fails with its sentence beside its field', () => {
      const { regle, erreur, rapport } = codesRendus(code, jeu, cas.echoue)
      expect(erreur?.champ).toBe(`${regle.bloc}.${cas.champ}`)
      expect(erreur?.message).toMatch(/[.?]$/)
      expect(erreur?.message).not.toMatch(/null|undefined|NaN/)
      const liste = cas.confirmable ? rapport.aConfirmer : rapport.erreurs
      expect(liste.map((e) => e.code)).toContain(code)
      expect(erreur?.confirmable).toBe(cas.confirmable)
    })

    it('turns exactly at its boundary', () => {
      expect(codesRendus(code, jeu, cas.limite.dedans).erreur).toBeUndefined()
      expect(codesRendus(code, jeu, cas.limite.dehors).erreur?.code).toBe(code)
    })
  },
)

it.each(SOUS_CHAQUE_JEU.filter(([code, jeu]) => !enVigueur(code, jeu)))(
  '%s says nothing under the set of %s, to which it does not belong',
  (code, jeu, cas) => expect(codesRendus(code, jeu, cas.echoue).erreur).toBeUndefined(),
)

/** An annual update that declares again, otherwise, the exercise that is validated. */
const memeExercice = (f: FaitsDeclaration): void => {
  f.contexte.typeMaj = 'ANNUELLE'
  const declare = f.contenu.donneesFinancieres
  f.contexte.exercicePrecedent = {
    dateClotureComptes: declare.dateClotureComptes,
    dateAg: '2025-05-15',
  }
  f.contexte.exerciceValide = { ...declare, montantDettes: (declare.montantDettes ?? 0) + 1 }
}

describe('controlerDeclaration', () => {
  it('asks for no confirmation that a validated exercise would refuse all the same', () => {
    const { erreur } = codesRendus('FIN-EXERCICE-VALIDE', '2016', memeExercice)
    expect(erreur).toMatchObject({ champ: 'donneesFinancieres.dateClotureComptes' })
    expect(codesRendus('WS101', '2016', memeExercice).erreur).toBeUndefined()
  })

  it('accepts the example', () => {
    expect(controlerDeclaration(contenuExemple(), contexteExemple())).toEqual({
      erreurs: [],
      aConfirmer: [],
    })
  })

  it('asks again until the code is confirmed', () => {
    const contenu = contenuExemple()
    contenu.infoRattachement.dateFinMandat = '2027-12-31'
    expect(
      controlerDeclaration(contenu, contexteExemple()).aConfirmer.map((e) => [e.champ, e.code]),
    ).toEqual([['infoRattachement.dateFinMandat', 'MAN-DOUZE-MOIS']])
    expect(controlerDeclaration(contenu, contexteExemple(), ['MAN-DOUZE-MOIS'])).toEqual({
      erreurs: [],
      aConfirmer: [],
    })
  })

  it('never lets a blocking rule be confirmed away', () => {
    const contenu = contenuExemple()
    contenu.donneesFinancieres.dateAg = '2025-12-01'
    expect(
      controlerDeclaration(contenu, contexteExemple(), ['WS32']).erreurs.map((e) => e.code),
    ).toEqual(['WS32'])
  })

  it('asks no mandate of a notary, and the three confirmations ex officio only', () => {
    const contenu = contenuExemple()
    contenu.infoRattachement = {
      ...contenu.infoRattachement,
      dateDebutMandat: null,
      dateFinMandat: null,
      idDocument: null,
      typeJustifMandat: null,
    }
    const office = controlerDeclaration(contenu, contexteExemple({ typeImmat: 'OFFICE' }))
    expect(office.erreurs.map((e) => e.champ)).toEqual([
      'confirmationsOffice.nonImmatriculee',
      'confirmationsOffice.sansDemandeEnCours',
      'confirmationsOffice.sansRepresentantOuMiseEnDemeure',
    ])
    contenu.identification.dateReglementCopropriete = '2020-01-01'
    contenu.donneesFinancieres = {
      ...contenu.donneesFinancieres,
      dateDebutExercice: null,
      dateClotureComptes: null,
      dateAg: null,
    }
    expect(
      controlerDeclaration(contenu, contexteExemple({ typeImmat: 'INITIALE' })).erreurs,
    ).toEqual([])
  })

  it('lets a syndic update a co-ownership whose regulation is later than 2017', () => {
    const contenu = contenuExemple()
    contenu.identification.dateReglementCopropriete = '2020-01-01'
    expect(controlerDeclaration(contenu, contexteExemple({ typeMaj: 'STANDARD' })).erreurs).toEqual(
      [],
    )
    expect(controlerDeclaration(contenu, contexteExemple()).erreurs.map((e) => e.code)).toEqual([
      'ID-REGLEMENT-SYNDIC',
    ])
  })

  it('says both what is required and what is wrong, block after block', () => {
    const contenu = contenuExemple()
    contenu.identification.nbLots = null
    contenu.donneesTechniques.nbBatimentsTotal = 0
    contenu.donneesTechniques.classementEnergetiqueComplet.ETIQ_D = 0
    expect(
      controlerDeclaration(contenu, contexteExemple()).erreurs.map((e) => [e.champ, e.code]),
    ).toEqual([
      ['identification.nbLots', 'requis'],
      ['donneesTechniques.nbBatimentsTotal', 'TEC-BATIMENTS'],
    ])
  })
})

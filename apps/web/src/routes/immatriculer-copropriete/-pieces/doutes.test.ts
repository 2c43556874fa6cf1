import { contenuVide, type FaitsDeclaration, normaliser } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { doutesSur } from './doutes.ts'

const faits = (nbCoproprietairesImpayes: number, du: number): FaitsDeclaration => ({
  contenu: {
    ...contenuVide(),
    identification: { ...contenuVide().identification, nbLots: 14 },
    donneesFinancieres: {
      ...contenuVide().donneesFinancieres,
      dateClotureComptes: '2026-06-30',
      nbCoproprietairesImpayes,
      montantImpayesCoproprietaires: du,
    },
  },
  contexte: {
    aujourdhui: '2026-11-23',
    jeu: '2016',
    typeImmat: 'DEFAULT',
    typeMaj: 'ANNUELLE',
    finMandatPrecedent: null,
    exercicePrecedent: null,
    confirmationsOffice: null,
    sansGeocodage: false,
  },
})
const avant = normaliser({
  donneesFinancieres: { nbCoproprietairesImpayes: 2, montantImpayesCoproprietaires: 850 },
}).donneesFinancieres

describe('doubts beside a figure', () => {
  it('25 debtors in 14 lots, where there were 2: the former figure is offered', () => {
    const [doute, ...autres] = doutesSur('nbCoproprietairesImpayes', faits(25, 20_000), avant, [])
    expect([doute?.code, doute?.remplacement, autres]).toEqual(['FIN-DEBITEURS-LOTS', 2, []])
  })
  it('what is confirmed is no doubt any more', () =>
    expect(
      doutesSur('nbCoproprietairesImpayes', faits(25, 20_000), avant, ['FIN-DEBITEURS-LOTS']),
    ).toEqual([]))
  it('a former figure that would not do either is not offered', () => {
    const [doute] = doutesSur('montantImpayesCoproprietaires', faits(5, 100), avant, [])
    expect([doute?.code, doute?.remplacement]).toEqual(['FIN-IMPAYES-MINIMUM', null])
  })
})

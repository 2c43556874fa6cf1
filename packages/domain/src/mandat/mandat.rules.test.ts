import { describe, expect, it } from 'vitest'
import { runRules } from '../kernel/rules.ts'
import { finDuMandatRemplace, REGLES_MANDAT, REGLES_MODIFICATION_MANDAT } from './mandat.rules.ts'
import type { FaitsMandat, FaitsModificationMandat } from './mandat.rules.ts'

const AUJOURDHUI = '2026-11-21'
const mandat = (surcharge: Partial<FaitsMandat>) =>
  runRules(
    REGLES_MANDAT,
    {
      aujourdhui: AUJOURDHUI,
      nature: 'rattachement',
      dateDebutMandat: '2027-01-01',
      dateFinMandat: '2027-12-31',
      adminProvisoire: false,
      typeJustifMandat: 'PV_AG',
      finMandatPrecedent: null,
      ...surcharge,
    },
    AUJOURDHUI,
  ).erreurs.map((e) => e.code)

const modification = (surcharge: Partial<FaitsModificationMandat>) =>
  runRules(
    REGLES_MODIFICATION_MANDAT,
    {
      nouveauDebut: '2026-01-01',
      nouvelleFin: '2026-12-31',
      finMandatPrecedent: '2025-12-31',
      demandeEnAttente: false,
      finModifiee: false,
      aujourdhui: AUJOURDHUI,
      etat: 'EN_COURS',
      debutMandatSuivant: null,
      ...surcharge,
    },
    AUJOURDHUI,
  ).erreurs.map((e) => e.code)

describe('future mandates', () => {
  it('follow a running mandate, in an attachment or a renewal', () => {
    expect(mandat({})).toEqual(['MAN-DEBUT'])
    expect(mandat({ finMandatPrecedent: '2026-12-31' })).toEqual([])
    expect(mandat({ nature: 'renouvellement', finMandatPrecedent: AUJOURDHUI })).toEqual([])
    expect(mandat({ finMandatPrecedent: '2026-11-20' })).toEqual(['MAN-DEBUT'])
    expect(mandat({ nature: 'immatriculation', finMandatPrecedent: '2026-12-31' })).toEqual([
      'MAN-DEBUT',
    ])
  })
  it('do not begin more than a year after the mandate that they renew, nor after the day', () => {
    const renouvele = (dateDebutMandat: string) =>
      mandat({
        nature: 'renouvellement',
        finMandatPrecedent: '2028-06-30',
        dateDebutMandat,
        dateFinMandat: dateDebutMandat.replace(/^\d+/, (an) => String(Number(an) + 1)),
      })
    expect(renouvele('2028-07-01')).toEqual([])
    expect(renouvele('2029-06-30')).toEqual([])
    expect(renouvele('2029-07-01')).toEqual(['MAN-UN-AN'])
    expect(renouvele('2207-01-01')).toEqual(['MAN-UN-AN'])
  })
})

describe('MAN-MODIF-DEBUT-PRECEDENT', () => {
  it('keeps the start after the previous end', () => {
    expect(modification({})).toEqual([])
    expect(modification({ nouveauDebut: '2025-12-31' })).toEqual(['MAN-MODIF-DEBUT-PRECEDENT'])
    expect(modification({ nouveauDebut: '2025-12-31', finMandatPrecedent: null })).toEqual([])
  })
})

describe('MAN-MODIF-DEBUT-FIN', () => {
  it('keeps the end from being before the start', () => {
    expect(modification({ nouveauDebut: '2026-12-31', etat: 'A_VENIR' })).toEqual([])
    expect(modification({ nouvelleFin: '2025-12-31', nouveauDebut: '2026-01-01' })).toEqual([
      'MAN-MODIF-DEBUT-FIN',
    ])
  })
})

describe('MAN-MODIF-FIN-BLOQUEE', () => {
  it('keeps the end date while an attachment request is pending', () => {
    expect(modification({ finModifiee: true })).toEqual([])
    expect(modification({ demandeEnAttente: true })).toEqual([])
    expect(modification({ demandeEnAttente: true, finModifiee: true })).toEqual([
      'MAN-MODIF-FIN-BLOQUEE',
    ])
  })
})

describe('the dates of a mandate follow its neighbours and its state', () => {
  it('MAN-MODIF-FIN-SUIVANT', () => {
    expect(modification({ debutMandatSuivant: '2027-01-01' })).toEqual([])
    expect(modification({ debutMandatSuivant: '2026-12-31' })).toEqual(['MAN-MODIF-FIN-SUIVANT'])
  })
  it('MAN-MODIF-DUREE', () => {
    expect(modification({ nouvelleFin: '2028-12-31' })).toEqual([])
    expect(modification({ nouvelleFin: '2029-01-01' })).toEqual(['MAN-MODIF-DUREE'])
  })
  it('MAN-MODIF-COMMENCE', () => {
    expect(modification({ nouveauDebut: AUJOURDHUI })).toEqual([])
    expect(modification({ nouveauDebut: '2026-11-22' })).toEqual(['MAN-MODIF-COMMENCE'])
    expect(modification({ nouveauDebut: '2026-11-22', etat: 'A_VENIR' })).toEqual([])
  })
  it('MAN-MODIF-TERMINE', () => {
    expect(modification({ etat: 'EXPIRE', finModifiee: true, nouvelleFin: '2026-11-20' })).toEqual(
      [],
    )
    expect(modification({ etat: 'EXPIRE', finModifiee: true, nouvelleFin: AUJOURDHUI })).toEqual([
      'MAN-MODIF-TERMINE',
    ])
    expect(modification({ etat: 'ARCHIVE', finModifiee: true })).toEqual(['MAN-MODIF-TERMINE'])
    expect(modification({ finModifiee: true })).toEqual([])
  })
})

describe('finDuMandatRemplace', () => {
  it('is the day before the next start, where it was later', () => {
    expect(finDuMandatRemplace('2027-03-01', '2027-01-01')).toBe('2026-12-31')
    expect(finDuMandatRemplace('2026-06-30', '2027-01-01')).toBe('2026-06-30')
  })
})

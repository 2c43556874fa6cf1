import { describe, expect, it } from 'vitest'
import { contenuExemple } from './declaration.exemple.ts'
import { echeancePlanTravaux, seuilMandatAdHoc } from './obligations.ts'
import { aPlusDeQuinzeAns, planTravaux } from './plan-travaux.ts'
import { mandatAdHocRequis, tauxImpayes } from './procedures.rules.ts'
import { jeuDe, jeuDeRegles, jeuDesDebiteurs } from './jeux.ts'

describe('works plan', () => {
  it.each([
    [201, '2023-01-01'],
    [200, '2024-01-01'],
    [51, '2024-01-01'],
    [50, '2025-01-01'],
    [1, '2025-01-01'],
  ])('is due for %i principal lots on %s', (lots, jour) => {
    expect(echeancePlanTravaux(lots)).toBe(jour)
  })

  it('concerns what is older than fifteen years, and does not guess', () => {
    expect(
      aPlusDeQuinzeAns({ anneeConstruction: 2010, periodeConstruction: null }, '2026-06-01'),
    ).toBe(true)
    expect(
      aPlusDeQuinzeAns({ anneeConstruction: 2011, periodeConstruction: null }, '2026-06-01'),
    ).toBe(false)
    expect(
      aPlusDeQuinzeAns(
        { anneeConstruction: null, periodeConstruction: 'DE_2001_A_2010' },
        '2026-06-01',
      ),
    ).toBe(true)
    expect(
      aPlusDeQuinzeAns(
        { anneeConstruction: null, periodeConstruction: 'APRES_2011' },
        '2026-06-01',
      ),
    ).toBeNull()
    expect(
      aPlusDeQuinzeAns(
        { anneeConstruction: null, periodeConstruction: 'NON_CONNUE' },
        '2026-06-01',
      ),
    ).toBeNull()
  })

  it('is late from the deadline, unless declared', () => {
    const { identification, donneesTechniques } = contenuExemple()
    expect(planTravaux(identification, donneesTechniques, '2026-06-01')).toEqual({
      concernee: true,
      echeance: '2025-01-01',
      enRetard: false,
    })
    const sans = { ...donneesTechniques, ppt: false }
    expect(planTravaux(identification, sans, '2025-01-01').enRetard).toBe(true)
    expect(planTravaux(identification, sans, '2024-12-31').enRetard).toBe(false)
    expect(planTravaux({ ...identification, nbLotsHabBurCom: null }, sans, '2026-06-01')).toEqual({
      concernee: true,
      echeance: null,
      enRetard: false,
    })
  })
})

describe('ad hoc mandate', () => {
  it('is asked from 25 %, and from 15 % above 200 lots', () => {
    expect([seuilMandatAdHoc(200), seuilMandatAdHoc(201)]).toEqual([25, 15])
    expect([mandatAdHocRequis(200, 2500, 10_000), mandatAdHocRequis(200, 2499, 10_000)]).toEqual([
      true,
      false,
    ])
    expect([mandatAdHocRequis(201, 1500, 10_000), mandatAdHocRequis(201, 1499, 10_000)]).toEqual([
      true,
      false,
    ])
    expect([
      mandatAdHocRequis(null, 1500, 10_000),
      tauxImpayes(100, 0),
      tauxImpayes(null, 10),
    ]).toEqual([null, null, null])
  })
})

describe('date of effect of the declared data', () => {
  it('has a set in force on each day, the first one before', () => {
    expect(
      ['2016-01-01', '2027-02-20', '2027-02-21'].map((jour) => jeuDeRegles(jour).code),
    ).toEqual(['2016', '2016', '2027'])
  })

  it('leaves a filed declaration in its set, and takes a draft to that of the day', () => {
    expect(jeuDe({ enRedaction: true, jeu: '2016' }, '2027-02-20')).toBe('2016')
    expect(jeuDe({ enRedaction: true, jeu: '2016' }, '2027-02-21')).toBe('2027')
    expect(jeuDe({ enRedaction: false, jeu: '2016' }, '2035-01-01')).toBe('2016')
    // What is prepared keeps the coming set.
    expect(jeuDe({ enRedaction: true, jeu: '2027' }, '2027-02-20')).toBe('2027')
  })

  it('reads the debtors by the closing day of the accounts, whenever they are filed', () => {
    expect(jeuDesDebiteurs('2027', '2026-12-31')).toBe('2016')
    expect(jeuDesDebiteurs('2027', '2027-02-20')).toBe('2016')
    expect(jeuDesDebiteurs('2027', '2027-02-21')).toBe('2027')
    expect(jeuDesDebiteurs('2027', null)).toBe('2027')
    expect(jeuDesDebiteurs('2016', null)).toBe('2016')
  })
})

import { expect, it } from 'vitest'
import { batimentVide } from '../declaration/champs/batiments.ts'
import type { Batiment } from '../declaration/champs/batiment.ts'
import { contenuExemple } from '../declaration/declaration.exemple.ts'
import { type CodeObligation, OBLIGATIONS } from '../declaration/obligations.enums.ts'
import { LOI_OBLIGATIONS, SOURCES_OBLIGATION } from '../declaration/obligations.ts'
import { type FaitsDeclares, faitsDeclares, situation } from './situation.ts'

// Where a co-ownership stands by what it declared: a day on each side of each threshold, before and
// after the law of 21 February 2027.

const RIEN: FaitsDeclares = {
  lots: null,
  lotsPrincipaux: null,
  construction: { anneeConstruction: null, periodeConstruction: null },
  commune: '75056',
  plan: { ppt: false, pptDate: null, pptInscritAG: false },
  cloture: null,
  impayes: null,
  charges: null,
  mandatAdHoc: false,
  batiments: [],
}
const dite = (
  code: CodeObligation,
  declares: Partial<FaitsDeclares> | null,
  jour: string,
  cloture: string | null = null,
): string => {
  const o = situation(
    {
      finMandat: null,
      suite: false,
      majFaite: false,
      cloture,
      declares: declares && { ...RIEN, ...declares },
    },
    jour,
  ).find((x) => x.code === code)
  return `${o?.etat} ${o?.jour ?? ''}`.trim()
}
const vieux = { anneeConstruction: 1970, periodeConstruction: null }
const plan = (ppt: boolean, pptDate: string | null = null, pptInscritAG = false) => ({
  plan: { ppt, pptDate, pptInscritAG },
  lotsPrincipaux: 40,
  construction: vieux,
})
const bati = (plus: Partial<Batiment>): Batiment => ({
  ...batimentVide('b1', 'A'),
  anneeConstruction: 1970,
  ...plus,
})
const sans = bati({ etiquette: 'ETIQ_NON_DETERMINE' })
const diagnostique = (etiquette: Batiment['etiquette'], dateEtiquette: string) =>
  bati({ etiquette, dateEtiquette, sourceEtiquette: 'DPE_COLLECTIF' })
const dpe = (lotsPrincipaux: number | null, ...batiments: Batiment[]) => ({
  lotsPrincipaux,
  batiments,
})

it.each([
  // By size, on the eve of its entry and on the day.
  [{ lotsPrincipaux: 201, construction: vieux }, '2022-12-31', 'a-faire 2023-01-01'],
  [{ lotsPrincipaux: 201, construction: vieux }, '2023-01-01', 'en-retard 2023-01-01'],
  [{ lotsPrincipaux: 200, construction: vieux }, '2023-12-31', 'a-faire 2024-01-01'],
  [{ lotsPrincipaux: 200, construction: vieux }, '2024-01-01', 'en-retard 2024-01-01'],
  [{ lotsPrincipaux: 51, construction: vieux }, '2024-01-01', 'en-retard 2024-01-01'],
  [{ lotsPrincipaux: 50, construction: vieux }, '2024-01-01', 'en-ordre 2025-01-01'],
  [{ lotsPrincipaux: 50, construction: vieux }, '2024-01-02', 'a-faire 2025-01-01'],
  [{ lotsPrincipaux: 50, construction: vieux }, '2024-12-31', 'a-faire 2025-01-01'],
  [{ lotsPrincipaux: 50, construction: vieux }, '2025-01-01', 'en-retard 2025-01-01'],
  [{ lotsPrincipaux: 50, construction: vieux }, '2027-02-21', 'en-retard 2025-01-01'],
  // By age: from the year after the fifteenth on.
  [
    { lotsPrincipaux: 40, construction: { anneeConstruction: 2011, periodeConstruction: null } },
    '2026-12-31',
    'a-faire 2027-01-01',
  ],
  [
    { lotsPrincipaux: 40, construction: { anneeConstruction: 2011, periodeConstruction: null } },
    '2027-01-01',
    'en-retard 2027-01-01',
  ],
  [
    { lotsPrincipaux: 40, construction: { anneeConstruction: 2020, periodeConstruction: null } },
    '2027-02-21',
    'en-ordre 2036-01-01',
  ],
  [
    {
      lotsPrincipaux: 40,
      construction: { anneeConstruction: null, periodeConstruction: 'DE_2001_A_2010' },
    },
    '2025-12-31',
    'non-etabli',
  ],
  [
    {
      lotsPrincipaux: 40,
      construction: { anneeConstruction: null, periodeConstruction: 'DE_2001_A_2010' },
    },
    '2026-01-01',
    'en-retard 2026-01-01',
  ],
  // A plan, and the day on which it is made again.
  [plan(true, '2016-11-29'), '2026-11-28', 'a-faire 2026-11-29'],
  [plan(true, '2016-11-29'), '2026-11-29', 'en-retard 2026-11-29'],
  [plan(true, '2024-05-02'), '2027-02-20', 'en-ordre 2034-05-02'],
  [plan(true), '2027-02-21', 'en-ordre'],
  [plan(false, null, true), '2027-02-21', 'en-ordre'],
  // What the register does not know.
  [{ lotsPrincipaux: null, construction: vieux }, '2026-11-28', 'non-etabli'],
  [{ lotsPrincipaux: 40 }, '2026-11-28', 'non-etabli'],
  [
    {
      lotsPrincipaux: 40,
      construction: { anneeConstruction: null, periodeConstruction: 'APRES_2011' },
    },
    '2027-02-21',
    'non-etabli',
  ],
] as const)('works plan, case %#', (faits, jour, attendu) =>
  expect(dite('plan-travaux', faits, jour)).toBe(attendu),
)

const comptes = (lots: number | null, impayes: number | null, cloture: string | null) => ({
  lots,
  impayes,
  charges: 10_000,
  cloture,
})
it.each([
  [comptes(200, 2499, '2025-12-31'), '2026-11-28', 'en-ordre'],
  [comptes(200, 2500, '2025-12-31'), '2026-01-31', 'a-faire 2026-01-31'],
  [comptes(200, 2500, '2025-12-31'), '2026-02-01', 'en-retard 2026-01-31'],
  [comptes(201, 1499, '2025-12-31'), '2026-11-28', 'en-ordre'],
  [comptes(201, 1500, '2025-12-31'), '2026-11-28', 'en-retard 2026-01-31'],
  // Accounts of the set of 2027: the threshold is the same.
  [comptes(200, 2499, '2027-02-21'), '2027-03-21', 'en-ordre'],
  [comptes(200, 2500, '2027-02-21'), '2027-03-21', 'a-faire 2027-03-21'],
  [comptes(200, 2500, '2027-02-21'), '2027-03-22', 'en-retard 2027-03-21'],
  [comptes(201, 1500, '2027-02-20'), '2027-03-21', 'en-retard 2027-03-20'],
  [{ ...comptes(200, 9000, '2025-12-31'), mandatAdHoc: true }, '2026-11-28', 'en-ordre'],
  // A small syndicate says nothing of its arrears.
  [comptes(8, null, '2025-12-31'), '2026-11-28', 'non-etabli'],
  [comptes(null, 9000, '2025-12-31'), '2026-11-28', 'non-etabli'],
  [comptes(200, 9000, null), '2026-11-28', 'non-etabli'],
  [{ ...comptes(200, 9000, '2025-12-31'), charges: 0 }, '2026-11-28', 'non-etabli'],
] as const)('ad hoc mandate, case %#', (faits, jour, attendu) =>
  expect(dite('mandat-ad-hoc', faits, jour)).toBe(attendu),
)

it.each([
  // The set of 2016 holds no day of a diagnosis: nothing is said of it, whatever the day.
  [dpe(300), '2026-11-28', 'non-etabli'],
  [dpe(300), '2027-02-21', 'non-etabli'],
  // By size, on the eve of its entry and on the day.
  [dpe(201, sans), '2023-12-31', 'a-faire 2024-01-01'],
  [dpe(201, sans), '2024-01-01', 'en-retard 2024-01-01'],
  [dpe(200, sans), '2024-12-31', 'a-faire 2025-01-01'],
  [dpe(200, sans), '2025-01-01', 'en-retard 2025-01-01'],
  [dpe(51, sans), '2025-01-01', 'en-retard 2025-01-01'],
  [dpe(50, sans), '2025-12-31', 'a-faire 2026-01-01'],
  [dpe(50, sans), '2026-01-01', 'en-retard 2026-01-01'],
  [{ ...dpe(300, sans), commune: '97411' }, '2026-12-31', 'en-ordre 2028-01-01'],
  [{ ...dpe(300, sans), commune: '97411' }, '2027-12-31', 'a-faire 2028-01-01'],
  [{ ...dpe(300, sans), commune: '97411' }, '2028-01-01', 'en-retard 2028-01-01'],
  // The permit: known of what was built before 2013 alone.
  [dpe(50, bati({ ...sans, anneeConstruction: 2012 })), '2027-02-21', 'en-retard 2026-01-01'],
  [dpe(50, bati({ ...sans, anneeConstruction: 2013 })), '2027-02-21', 'non-etabli'],
  // Made again after ten years, but for a good label of the method of 2021.
  [dpe(50, diagnostique('ETIQ_E', '2021-07-01')), '2031-06-30', 'a-faire 2031-07-01'],
  [dpe(50, diagnostique('ETIQ_E', '2021-07-01')), '2031-07-01', 'en-retard 2031-07-01'],
  [dpe(50, diagnostique('ETIQ_E', '2023-05-02')), '2027-02-21', 'en-ordre 2033-05-02'],
  [dpe(50, diagnostique('ETIQ_C', '2021-07-01')), '2027-02-21', 'en-ordre 2031-07-01'],
  [dpe(50, diagnostique('ETIQ_C', '2021-07-02')), '2027-02-21', 'en-ordre'],
  [dpe(50, diagnostique('ETIQ_A', '2021-06-30')), '2027-02-21', 'en-retard 2026-01-01'],
  [dpe(201, diagnostique('ETIQ_A', '2021-06-30')), '2024-12-31', 'a-faire 2025-01-01'],
  // One of several that misses it; one that an audit alone knows.
  [dpe(50, diagnostique('ETIQ_C', '2022-01-01'), sans), '2027-02-21', 'en-retard 2026-01-01'],
  [
    dpe(50, bati({ etiquette: 'ETIQ_D', sourceEtiquette: 'AUDIT', dateEtiquette: '2023-01-01' })),
    '2027-02-21',
    'non-etabli',
  ],
  [dpe(null, sans), '2027-02-21', 'non-etabli'],
] as const)('collective diagnosis, case %#', (faits, jour, attendu) =>
  expect(dite('dpe-collectif', faits, jour)).toBe(attendu),
)

it.each([
  // Before its day it is only told; afterwards, with the first annual update that is due from then on.
  [{}, '2025-12-31', '2027-02-20', 'en-ordre 2027-08-31'],
  [{}, '2025-12-31', '2027-02-21', 'a-faire 2027-08-31'],
  [{}, '2025-12-31', '2027-08-31', 'a-faire 2027-08-31'],
  [{}, '2025-12-31', '2027-09-01', 'en-retard 2027-08-31'],
  [{}, '2025-06-20', '2027-02-21', 'a-faire 2028-02-20'],
  [{}, '2025-06-21', '2027-02-21', 'a-faire 2027-02-21'],
  [{}, '2020-12-31', '2027-02-21', 'a-faire 2027-08-31'],
  [{}, null, '2027-02-21', 'non-etabli'],
  [{ batiments: [sans] }, null, '2027-02-21', 'en-ordre'],
] as const)('buildings, case %#', (faits, cloture, jour, attendu) =>
  expect(dite('batiments', faits, jour, cloture)).toBe(attendu),
)

it('says nothing of what is declared to who may not know it', () =>
  expect(OBLIGATIONS.slice(2).map((code) => dite(code, null, '2026-11-28', '2025-12-31'))).toEqual(
    Array.from({ length: 4 }, () => 'non-etabli'),
  ))

it('reads its facts in a declaration', () => {
  const contenu = contenuExemple()
  expect(faitsDeclares(contenu)).toMatchObject({
    lots: contenu.identification.nbLots,
    lotsPrincipaux: contenu.identification.nbLotsHabBurCom,
    cloture: contenu.donneesFinancieres.dateClotureComptes,
    commune: contenu.identification.adressePrincipale?.codeInsee,
  })
})

it('each obligation has its law and its source', () => {
  expect(new Set(LOI_OBLIGATIONS.map(({ code }) => code))).toEqual(new Set(OBLIGATIONS))
  for (const code of OBLIGATIONS) expect(SOURCES_OBLIGATION[code]).not.toBe('')
})

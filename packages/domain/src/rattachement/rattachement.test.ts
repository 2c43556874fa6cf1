import { describe, expect, it } from 'vitest'
import type { Acteur } from '../acces/acteur.ts'
import type { EtatMandat } from '../mandat/mandat.machine.ts'
import { AUTORITES } from '../acces/autorites.ts'
import { controlerNumeroSaisi } from './rattachement.controles.ts'
import {
  peutContesterRattachement,
  peutRepondreRattachement,
  peutRetirerRattachement,
  peutVoirRattachement,
  type RattachementVu,
} from './rattachement.policy.ts'
import { periodeEnPlace } from './fin-anticipee.ts'
import { controlerRattachement } from './rattachement.rules.ts'
import { sortDuMandat } from './rattachement.sort.ts'

const JOUR = '2026-11-21'
const codes = (...args: Parameters<typeof controlerRattachement>) => {
  const { erreurs, aConfirmer } = controlerRattachement(...args)
  return [...erreurs, ...aConfirmer].map((e) => `${e.champ} ${e.code}`)
}
const mandat = {
  adminProvisoire: false,
  dateDebutMandat: JOUR,
  dateFinMandat: '2027-11-20',
  typeJustifMandat: 'PV_AG' as const,
}
const contexte = { aujourdhui: JOUR, finMandatPrecedent: null, avecJustificatif: true }

describe('rules of a request', () => {
  it('holds for a year from today', () => expect(codes(mandat, contexte)).toEqual([]))
  it('asks for both days, and for the kind of a given proof', () => {
    expect(
      codes(
        { ...mandat, dateDebutMandat: null, dateFinMandat: null, typeJustifMandat: null },
        contexte,
      ),
    ).toEqual([
      'infoRattachement.dateDebutMandat requis',
      'infoRattachement.dateFinMandat requis',
      'infoRattachement.typeJustifMandat requis',
    ])
    expect(
      codes({ ...mandat, typeJustifMandat: null }, { ...contexte, avecJustificatif: false }),
    ).toEqual([])
  })
  it('begins after the end of the previous one, and asks once for another length than a year', () => {
    expect(codes(mandat, { ...contexte, finMandatPrecedent: JOUR })).toEqual([
      'infoRattachement.dateDebutMandat MAN-PRECEDENT',
    ])
    expect(codes({ ...mandat, dateFinMandat: '2028-11-20' }, contexte)).toEqual([
      'infoRattachement.dateFinMandat MAN-DOUZE-MOIS',
    ])
    expect(codes({ ...mandat, dateFinMandat: '2028-11-20' }, contexte, ['MAN-DOUZE-MOIS'])).toEqual(
      [],
    )
  })
  it('a provisional administrator proves it by the order', () => {
    expect(codes({ ...mandat, adminProvisoire: true }, contexte)).toEqual([
      'infoRattachement.typeJustifMandat MAN-JUSTIF-TYPE',
    ])
    expect(
      codes({ ...mandat, adminProvisoire: true, typeJustifMandat: 'ORDO_NOMINATION' }, contexte),
    ).toEqual([])
  })
})

describe('what a successor follows', () => {
  const m = (etat: EtatMandat, teledeclarantId: number, debut: string, fin: string) => ({
    etat,
    teledeclarantId,
    debut,
    fin,
  })
  const enCours = m('EN_COURS', 8, '2026-05-08', '2027-05-07')
  const aVenir = m('A_VENIR', 8, '2027-05-08', '2028-05-07')
  it.each([
    ['nothing', [], null],
    ['what runs', [enCours], { debut: '2026-05-08', fin: '2027-05-07' }],
    [
      'what runs, and its renewal in advance',
      [m('ARCHIVE', 8, '2025-05-08', '2026-05-07'), enCours, aVenir],
      { debut: '2026-05-08', fin: '2028-05-07' },
    ],
    [
      'what is over, and its renewal to come',
      [m('EXPIRE', 8, '2025-01-01', '2026-10-31'), aVenir],
      { debut: '2025-01-01', fin: '2028-05-07' },
    ],
    [
      'another syndic to come, alone',
      [enCours, { ...aVenir, teledeclarantId: 9 }],
      { debut: '2027-05-08', fin: '2028-05-07' },
    ],
    [
      'never across another syndic',
      [m('EXPIRE', 8, '2025-01-01', '2025-12-31'), { ...enCours, teledeclarantId: 9 }, aVenir],
      { debut: '2027-05-08', fin: '2028-05-07' },
    ],
  ] as const)('%s', (_, mandats, periode) => expect(periodeEnPlace(mandats)).toEqual(periode))

  it('elected today over a mandate renewed in advance: nothing stands in the way', () => {
    const chez = (enPlace: { debut: string; fin: string } | null) =>
      codes(mandat, {
        ...contexte,
        finMandatPrecedent: enPlace?.fin ?? null,
        finAnticipee: enPlace && { electionLe: JOUR, enPlace },
      })
    expect(chez(periodeEnPlace([enCours, aVenir]))).toEqual([])
    expect(chez(periodeEnPlace([enCours, { ...aVenir, teledeclarantId: 9 }]))).toEqual([
      'infoRattachement.dateDebutMandat MAN-ANT-PLACE',
    ])
  })
})

describe('the lot of the mandates in place', () => {
  const periode = (
    etat: 'EN_COURS' | 'A_VENIR' | 'EXPIRE' | 'ARCHIVE' | 'REFUSE',
    dateDebut: string,
    dateFin: string,
  ) => ({ etat, dateDebut, dateFin })
  it.each([
    [
      'running, ends later',
      periode('EN_COURS', '2026-01-01', '2026-12-31'),
      JOUR,
      { evenement: 'archiver', dateFin: '2026-11-20' },
    ],
    [
      'over',
      periode('EXPIRE', '2025-01-01', '2025-12-31'),
      JOUR,
      { evenement: 'archiver', dateFin: '2025-12-31' },
    ],
    [
      'running, until the new one begins',
      periode('EN_COURS', '2026-01-01', '2026-12-31'),
      '2027-01-01',
      { evenement: null, dateFin: '2026-12-31' },
    ],
    [
      'running, cut before its term',
      periode('EN_COURS', '2026-01-01', '2027-03-31'),
      '2027-01-01',
      { evenement: 'modifier-dates', dateFin: '2026-12-31' },
    ],
    [
      'to come, before the new one',
      periode('A_VENIR', '2027-01-01', '2027-12-31'),
      '2028-01-01',
      { evenement: null, dateFin: '2027-12-31' },
    ],
    [
      'over, while the new one is to come',
      periode('EXPIRE', '2025-01-01', '2025-12-31'),
      '2027-01-01',
      { evenement: 'archiver', dateFin: '2025-12-31' },
    ],
    [
      'to come, on the same day',
      periode('A_VENIR', '2027-01-01', '2027-12-31'),
      '2027-01-01',
      { evenement: 'retirer', dateFin: '2027-12-31' },
    ],
    [
      'archived while the request waited, cut before its term',
      periode('ARCHIVE', '2026-01-01', '2026-11-30'),
      JOUR,
      { evenement: 'modifier-dates', dateFin: '2026-11-20' },
    ],
    [
      'archived, a renewal that began after the new one',
      periode('ARCHIVE', '2026-11-21', '2026-12-31'),
      JOUR,
      { evenement: 'retirer', dateFin: '2026-12-31' },
    ],
    [
      'archived before it begins',
      periode('ARCHIVE', '2025-01-01', '2026-11-20'),
      JOUR,
      { evenement: null, dateFin: '2026-11-20' },
    ],
    [
      'a past refusal',
      periode('REFUSE', '2026-01-01', '2026-12-31'),
      JOUR,
      { evenement: null, dateFin: '2026-12-31' },
    ],
  ] as const)('%s', (_, mandatEnPlace, debut, sort) =>
    expect(sortDuMandat(mandatEnPlace, debut, JOUR)).toEqual(sort),
  )
})

describe('rights on a request', () => {
  const acteur = (teledeclarantId: number | null, plus: Partial<Acteur> = {}): Acteur => ({
    utilisateurId: 1,
    teledeclarantId,
    profil: 'TELE_PRO_GESTION',
    autorites: [...AUTORITES],
    enAttenteActivation: false,
    emprunte: false,
    ...plus,
  })
  const vu: RattachementVu = {
    etat: 'A_VALIDER',
    demandeurId: 7,
    syndics: [8],
    contestee: false,
    anticipee: false,
    accordee: false,
  }
  const droits = (a: Acteur, r: RattachementVu) =>
    [
      peutVoirRattachement,
      peutRetirerRattachement,
      peutRepondreRattachement,
      peutContesterRattachement,
    ].map((peut) => peut(a, r))
  it('the requester withdraws and answers, the syndic in place contests, nobody else sees it', () => {
    expect(droits(acteur(7), vu)).toEqual([true, true, false, false])
    expect(droits(acteur(7), { ...vu, etat: 'PRECISIONS' })).toEqual([true, true, true, false])
    expect(droits(acteur(7), { ...vu, etat: 'EN_COURS' })).toEqual([true, false, false, false])
    expect(droits(acteur(8), { ...vu, etat: 'EN_COURS' })).toEqual([true, false, false, true])
    expect(droits(acteur(9), vu)).toEqual([false, false, false, false])
    expect(droits(acteur(null, { profil: 'TENEUR_ADMIN_PRINC' }), vu)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
  it('the contest is made once, before the decision, never while impersonating', () => {
    expect(droits(acteur(8), { ...vu, contestee: true })[3]).toBe(false)
    expect(droits(acteur(8), { ...vu, etat: 'VALIDEE' })).toEqual([false, false, false, false])
    expect(droits(acteur(8, { emprunte: true }), vu)[3]).toBe(false)
  })
})

describe('a typed number', () => {
  it('is asked for, and its form is told', () => {
    expect([
      controlerNumeroSaisi(' ', null),
      controlerNumeroSaisi('AA', null),
      controlerNumeroSaisi('aa0-000-001', 'AA0000001'),
    ]).toEqual([
      'Saisissez le numéro d’immatriculation de la copropriété.',
      'Le numéro comporte deux lettres et sept chiffres, par exemple AA1-234-567.',
      null,
    ])
  })
})

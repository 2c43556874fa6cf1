import { describe, expect, it } from 'vitest'
import { annulerImmatriculation, exigerConnu } from './annuler-immatriculation.ts'
import { appliquer } from './appliquer.ts'
import { constaterDissolution } from './constater-dissolution.ts'
import {
  AUTRE_SYNDIC,
  codeDe,
  enDissolution,
  faitsSyndic,
  faitsTeneur,
  JOUR,
  MAINTENANT,
  unDossier,
  unMandat,
} from './dossier.exemple.ts'
import { modifierDates } from './modifier-dates.ts'
import { periodePreavis, PREAVIS, prevenirEcheance } from './prevenir-echeance.ts'
import { renouveler } from './renouveler.ts'

describe('a mandate', () => {
  const renouvellement = (debut: string | null, fin: string | null) => ({
    mandat: {
      dateDebutMandat: debut,
      dateFinMandat: fin,
      adminProvisoire: false,
      typeJustifMandat: null,
    },
    confirmations: [],
    avecJustificatif: false,
    documentId: null,
  })
  it('is renewed behind the one that runs, once, by its syndic alone', () => {
    const suite = renouvellement('2027-01-01', '2027-12-31')
    const d = appliquer(unDossier(), renouveler(unDossier(), suite, faitsSyndic()))
    expect(d.mandats.map((m) => m.etat)).toEqual(['EN_COURS', 'A_VENIR'])
    expect(codeDe(() => renouveler(d, suite, faitsSyndic()))).toBe('transition-interdite')
    expect(codeDe(() => renouveler(unDossier(), suite, faitsSyndic(AUTRE_SYNDIC)))).not.toBe('ok')
    const vide = renouvellement(null, null)
    expect(codeDe(() => renouveler(unDossier(), vide, faitsSyndic()))).toBe('regles-non-respectees')
  })
  it('has its dates changed by a keeper, and the end shown follows', () => {
    const saisie = { mandatId: 1, date: '2027-03-31', bout: 'fin' } as const
    const c = modifierDates(unDossier(), saisie, faitsTeneur())
    const d = appliquer(unDossier(), c)
    expect([d.finMandat, d.mandats[0]?.fin]).toEqual(['2027-03-31', '2027-03-31'])
    expect(c.envois).toMatchObject([{ modele: 'mandat-dates-modifiees' }])
    expect(codeDe(() => modifierDates(unDossier(), saisie, faitsSyndic()))).toBe(
      'acces-non-autorise',
    )
    expect(
      modifierDates(unDossier(), { ...saisie, date: '2026-12-31' }, faitsTeneur()).actes,
    ).toEqual([])
    expect(
      codeDe(() => modifierDates(unDossier(), { ...saisie, mandatId: 9 }, faitsTeneur())),
    ).toBe('transition-interdite')
  })
  it('is announced to end, at its distance and as it stands', () => {
    const quand = { mandatId: 1, fin: '2026-12-31', jours: 60, aFaire: '' }
    expect(prevenirEcheance(unDossier(), quand, JOUR).envois).toMatchObject([
      { a: 'durand@exemple.test', donnees: { jours: 39 } },
    ])
    expect(prevenirEcheance(unDossier(), { ...quand, fin: '2027-01-31' }, JOUR).actes).toEqual([])
    const expire = unDossier({ mandats: [unMandat({ etat: 'EXPIRE' })] })
    expect(prevenirEcheance(expire, quand, JOUR).actes).toEqual([])
    expect(PREAVIS.map((p) => periodePreavis(p, JOUR))).toEqual([
      { du: '2026-12-23', au: '2027-01-21' },
      { du: '2026-11-22', au: '2026-12-22' },
    ])
  })
})

describe('a co-ownership that ends', () => {
  it('is dissolved on the effective day, not before', () => {
    const validee = (dateEffet: string) => ({
      ...enDissolution({ statut: 'VALIDEE', dateEffet }),
      etat: 'DISSOLUTION_EN_COURS' as const,
      demandes: [],
    })
    expect(constaterDissolution(validee('2026-12-01'), faitsTeneur()).actes).toEqual([])
    expect(constaterDissolution(enDissolution(), faitsTeneur()).actes).toEqual([])
    const d = appliquer(validee(JOUR), constaterDissolution(validee(JOUR), faitsTeneur()))
    expect([d.etat, d.mandats[0]?.etat]).toEqual(['DISSOUTE', 'ARCHIVE'])
  })
  it('is cancelled for another number in force, by a keeper administrator', () => {
    const remplacante = {
      id: 9,
      etat: 'IMMATRICULEE_RATTACHEE',
      dateDissolution: null,
      remplaceePar: null,
    } as const
    const saisie = { motif: 'Doublon', version: 5, numeroRemplacement: 'AA0000009', remplacante }
    const d = appliquer(unDossier(), annulerImmatriculation(unDossier(), saisie, faitsTeneur()))
    expect([d.etat, d.masqueeLe]).toEqual(['IMMATRICULATION_ANNULEE', MAINTENANT])
    const refus = (plus: object, faits = faitsTeneur()) =>
      codeDe(() => annulerImmatriculation(unDossier(), { ...saisie, ...plus }, faits))
    expect(refus({ remplacante: { ...remplacante, id: 42 } })).toBe('regles-non-respectees')
    expect(
      refus({ remplacante: { ...remplacante, etat: 'DISSOUTE', dateDissolution: JOUR } }),
    ).toBe('regles-non-respectees')
    expect(refus({}, faitsSyndic())).not.toBe('ok')
    expect(codeDe(() => exigerConnu('AA0000009', null))).toBe('regles-non-respectees')
    expect(codeDe(() => exigerConnu('', null))).toBe('ok')
  })
})

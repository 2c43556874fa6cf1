import { describe, expect, it } from 'vitest'
import { appliquer } from './appliquer.ts'
import { raconter } from './raconter.ts'
import type { Dossier } from './dossier.ts'
import {
  codeDe,
  enDissolution,
  enExamen,
  enSuccession,
  faitsTeneur,
  MAINTENANT,
  TENEUR,
  unMandat,
  uneDemande,
} from './dossier.exemple.ts'
import { refuser } from './refuser.ts'
import { valider } from './valider.ts'

const faits = (plus = {}) => ({ ...faitsTeneur(plus), numero: 'AA0000043' })
const apres = (d: Dossier) => {
  const changement = valider(d, { demandeId: 1, version: 3 }, faits())
  return { ...appliquer(d, changement), changement }
}
const mandats = (d: Dossier) => d.mandats.map((m) => `${m.id} ${m.etat} ${m.debut} ${m.fin}`)

describe('a registration is validated', () => {
  it('takes its number, begins its mandate, freezes its declaration and keeps a working copy', () => {
    const d = apres(enExamen())
    expect([d.etat, d.numero, d.syndicId, d.finMandat]).toEqual([
      'IMMATRICULEE_RATTACHEE',
      'AA0000043',
      7,
      '2026-12-31',
    ])
    expect(mandats(d)).toEqual(['1 EN_COURS 2026-01-01 2026-12-31'])
    expect(d.declarations.map((l) => l.etat)).toEqual(['IMMATRICULATION', 'COURANTE'])
    expect(d.demandes[0]).toMatchObject({
      etat: 'VALIDEE',
      verrouParId: null,
      decideeLe: MAINTENANT,
      decideeParId: TENEUR,
    })
    expect(d.changement.envois).toMatchObject([
      { document: 'attestation' },
      { a: 'demandeur@exemple.test', modele: 'immatriculation-validee' },
    ])
  })
  it('waits for a mandate to come', () =>
    expect(apres(enExamen({ debut: '2026-12-01', fin: '2027-11-30' })).etat).toBe('FUTUR'))
  it('a mandate that ended meanwhile is over at once', () => {
    const d = apres(enExamen({ debut: '2025-01-01', fin: '2025-12-31' }))
    expect([d.etat, d.finMandat, mandats(d)]).toEqual([
      'IMMATRICULEE_RATTACHEMENT_EXPIRE',
      '2025-12-31',
      ['1 EXPIRE 2025-01-01 2025-12-31'],
    ])
  })
  it('keeps a number that it already has', () =>
    expect(apres({ ...enExamen(), numero: 'AA0000001' }).numero).toBe('AA0000001'))
})

describe('an attachment is validated', () => {
  it('the mandate in place ends the day before, and both syndics are told', () => {
    const d = apres(enSuccession())
    expect(mandats(d)).toEqual([
      '1 ARCHIVE 2026-01-01 2026-10-31',
      '2 EN_COURS 2026-11-01 2027-10-31',
    ])
    expect([d.etat, d.syndicId, d.finMandat]).toEqual(['IMMATRICULEE_RATTACHEE', 8, '2027-10-31'])
    expect(d.changement.envois.map((e) => ('modele' in e ? `${e.a} ${e.modele}` : ''))).toEqual([
      'demandeur@exemple.test rattachement-valide',
      'durand@exemple.test rattachement-fin-mandat',
    ])
    expect(d.changement.annexes).toEqual([{ annexe: 'succession', rattacheId: 8 }])
  })
  it('one that begins later lets what runs go to its term', () => {
    const d = apres(enSuccession({ debut: '2027-01-01', fin: '2027-12-31' }))
    expect(mandats(d)).toEqual([
      '1 EN_COURS 2026-01-01 2026-12-31',
      '2 A_VENIR 2027-01-01 2027-12-31',
    ])
    expect([d.syndicId, d.finMandat]).toEqual([7, '2026-12-31'])
  })
  it('refuses a mandate that is over, and waits for a dissolution', () => {
    const fini = enSuccession({ debut: '2024-01-01', fin: '2024-12-31' })
    expect(codeDe(() => apres(fini))).toBe('transition-interdite')
    const dissoute: Dossier = { ...enSuccession(), etat: 'DISSOLUTION_A_VALIDER' }
    expect(codeDe(() => apres(dissoute))).toBe('transition-interdite')
  })
})

describe('a dissolution is validated', () => {
  it('ends every mandate on its day', () => {
    const d = apres(enDissolution())
    expect([d.etat, d.dateDissolution, d.syndicId, d.finMandat]).toEqual([
      'DISSOUTE',
      '2026-11-01',
      null,
      null,
    ])
    expect(mandats(d)).toEqual(['1 ARCHIVE 2026-01-01 2026-11-01'])
    expect(d.dissolution?.statut).toBe('VALIDEE')
  })
  it('waits for a day to come', () => {
    const d = apres(enDissolution({ dateEffet: '2027-03-01' }))
    expect([d.etat, mandats(d)]).toEqual([
      'DISSOLUTION_EN_COURS',
      ['1 EN_COURS 2026-01-01 2026-12-31'],
    ])
  })
  it('closes the attachments that wait, but one that another keeper examines', () => {
    const avec = (x: Parameters<typeof uneDemande>[0]): Dossier => {
      const d = enDissolution()
      return {
        ...d,
        mandats: [...d.mandats, unMandat({ id: 2, etat: 'DEMANDE', debut: '2027-01-01' })],
        demandes: [...d.demandes, uneDemande({ id: 2, mandatId: 2, ...x })],
      }
    }
    const libre = apres(avec({ etat: 'A_VALIDER', verrouParId: null, verrouJusquA: null }))
    expect(libre.demandes.map((x) => x.etat)).toEqual(['VALIDEE', 'ANNULEE'])
    expect(libre.mandats.map((m) => m.etat)).toEqual(['ARCHIVE', 'RETIRE'])
    expect(codeDe(() => apres(avec({ verrouParId: 51 })))).toBe('transition-interdite')
  })
})

describe('who may decide', () => {
  const essai = (d: Dossier, plus = {}, version = 3) =>
    codeDe(() => valider(d, { demandeId: 1, version }, faits(plus)))
  const avecVerrou = (x: Parameters<typeof uneDemande>[0]): Dossier => ({
    ...enSuccession(),
    demandes: [uneDemande({ mandatId: 2, ...x })],
  })
  it.each([
    ['the keeper who holds it', enSuccession(), {}, 'ok'],
    ['another keeper', enSuccession(), { utilisateurId: 51 }, 'verrou-pris'],
    ['a lease that is over', avecVerrou({ verrouJusquA: MAINTENANT }), {}, 'verrou-perdu'],
    ['decided already', avecVerrou({ etat: 'VALIDEE' }), {}, 'deja-decide'],
    [
      'of a deleted co-ownership',
      { ...enSuccession(), etat: 'SUPPRIMEE' as const },
      {},
      'transition-interdite',
    ],
  ])('%s', (_titre, d, plus, code) => expect(essai(d, plus)).toBe(code))
  it('not what was read', () => expect(essai(enSuccession(), {}, 2)).toBe('version-perimee'))
  it('the hotline validates and refuses; an administrator dissolves', () => {
    const hotline = { profil: 'TENEUR_ASS_HOTLINE_GES' as const }
    expect(essai(enSuccession(), hotline)).toBe('ok')
    expect(essai(enDissolution(), hotline)).toBe('acces-non-autorise')
    expect(essai(enDissolution(), {})).toBe('ok')
    const refus = { demandeId: 1, raison: 'non', typesMotifRefus: ['AUTRE'] as const }
    for (const d of [enSuccession(), enExamen(), enDissolution()])
      expect(codeDe(() => refuser(d, refus, faitsTeneur(hotline)))).toBe('ok')
  })
})

describe('what the journal tells', () => {
  it('is the change itself: the event, the states, each part that moved', () => {
    const d = enSuccession()
    const lignes = raconter(d, valider(d, { demandeId: 1, version: null }, faits()))
    expect(lignes).toMatchObject([
      {
        categorie: 'VALIDATION',
        type: 'valider-rattachement',
        coproprieteId: 42,
        demandeId: 1,
        mandatId: 2,
        de: 'IMMATRICULEE_RATTACHEE',
        vers: 'IMMATRICULEE_RATTACHEE',
        donnees: {
          mouvements: {
            mandats: [
              { id: 1, evenement: 'archiver', etat: 'ARCHIVE', fin: '2026-10-31' },
              { id: 2, evenement: 'valider', etat: 'EN_COURS' },
            ],
          },
        },
      },
    ])
  })
  it('a refusal under a dissolution moves the state that waits, and says so', () => {
    const d: Dossier = {
      ...enSuccession(),
      etat: 'DISSOLUTION_A_VALIDER',
      demandes: [
        uneDemande({ mandatId: 2, etatPrecedent: 'IMMATRICULEE_A_RATTACHER' }),
        uneDemande({
          id: 2,
          type: 'DISSOLUTION',
          etat: 'A_VALIDER',
          etatPrecedent: 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
        }),
      ],
    }
    const refus = { demandeId: 1, raison: 'non', typesMotifRefus: ['AUTRE'] as const }
    const changement = refuser(d, refus, faitsTeneur())
    const [ligne] = raconter(d, changement)
    expect(ligne).not.toHaveProperty('de')
    expect(ligne?.donnees).toMatchObject({
      etat: 'DISSOLUTION_A_VALIDER',
      de: 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
      vers: 'IMMATRICULEE_A_RATTACHER',
    })
    expect(appliquer(d, changement).demandes[1]?.etatPrecedent).toBe('IMMATRICULEE_A_RATTACHER')
  })
})

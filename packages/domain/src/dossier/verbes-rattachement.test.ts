import { describe, expect, it } from 'vitest'
import { appliquer } from './appliquer.ts'
import type { Changement } from './changement.ts'
import { empechementSuccesseur, declarerSuccesseur } from './declarer-successeur.ts'
import { type Demandeur, demanderRattachement } from './demander-rattachement.ts'
import type { Dossier } from './dossier.ts'
import {
  AUTRE_SYNDIC,
  codeDe,
  enSuccession,
  faitsSyndic,
  faitsTeneur,
  MAINTENANT,
  TENEUR,
  unDossier,
  uneDemande,
  unMandat,
} from './dossier.exemple.ts'
import { limitesRattachement } from '../limites/limites.ts'
import { demandeur, saisie } from './rattachement.exemple.ts'
import { deverrouiller, expirerVerrou, ouvrir, quitter } from './verrou.ts'

const envoyes = (c: Changement) => c.envois.flatMap((e) => ('modele' in e ? [[e.a, e.modele]] : []))
const faits = faitsSyndic(AUTRE_SYNDIC)

describe('an attachment that is asked for', () => {
  it('enters the queue with its mandate and its proof; the syndic in place is told', () => {
    const c = demanderRattachement(unDossier(), saisie(), faits)
    const d = appliquer(unDossier(), c)
    expect(d.mandats.map((m) => [m.teledeclarantId, m.etat])).toEqual([
      [7, 'EN_COURS'],
      [AUTRE_SYNDIC, 'DEMANDE'],
    ])
    expect(d.demandes).toMatchObject([{ type: 'RATTACHEMENT', etat: 'A_VALIDER' }])
    expect(envoyes(c)[0]).toEqual(['petit@exemple.test', 'rattachement-demande'])
    expect(c.annexes?.map((x) => x.annexe)).toEqual(expect.arrayContaining(['echange', 'document']))
  })
  it('without a proof, on what another holds, waits to be completed and moves nothing', () => {
    const c = demanderRattachement(
      unDossier(),
      saisie({ avecJustificatif: false, documentId: null }),
      faits,
    )
    const d = appliquer(unDossier(), c)
    expect([d.etat, d.demandes[0]?.etat]).toEqual(['IMMATRICULEE_RATTACHEE', 'PRECISIONS'])
    expect(envoyes(c)).toEqual([['petit@exemple.test', 'rattachement-a-completer']])
  })
  it.each<[code: string, Dossier, Partial<Demandeur>]>([
    ['deja-existant', unDossier(), { teledeclarantId: 7 }],
    ['deja-existant', unDossier(), { siren: '111111111' }],
    ['introuvable', unDossier({ etat: 'SUPPRIMEE' }), {}],
    ['transition-interdite', unDossier({ etat: 'DISSOUTE' }), {}],
    ['trop-de-requetes', unDossier(), { aujourdhui: 10_000 }],
    ['trop-de-requetes', unDossier(), { enAttente: 10_000 }],
    [
      'trop-de-requetes',
      unDossier({
        mandats: [
          unMandat(),
          unMandat({ id: 2, etat: 'RETIRE', teledeclarantId: AUTRE_SYNDIC, siren: '222222222' }),
        ],
        demandes: [uneDemande({ etat: 'REFUSEE', mandatId: 2, decideeLe: MAINTENANT })],
      }),
      {},
    ],
  ])('is refused: %s', (code, d, plus) => {
    const faire = () =>
      demanderRattachement(d, saisie({ demandeur: { ...demandeur, ...plus } }), faits)
    expect(codeDe(faire)).toBe(code)
  })
})

describe('after what it withdrew or was refused, a house waits', () => {
  const JOURNEE = 86_400_000
  const retire = (plus: object = {}) =>
    unMandat({ id: 2, etat: 'RETIRE', teledeclarantId: AUTRE_SYNDIC, siren: '222222222', ...plus })
  const close = (plus: object = {}) =>
    uneDemande({ etat: 'REFUSEE', mandatId: 2, decideeLe: MAINTENANT, ...plus })
  it.each<[string, object, object, string]>([
    ['the day after a refusal', {}, {}, 'trop-de-requetes'],
    ['the day after it withdrew', { etat: 'ANNULEE' }, {}, 'trop-de-requetes'],
    ['of the same firm', {}, { teledeclarantId: 9 }, 'trop-de-requetes'],
    ['a day and no more', { decideeLe: MAINTENANT - JOURNEE }, {}, 'ok'],
    ['not after what was accepted', { etat: 'VALIDEE' }, {}, 'ok'],
    ['not after a request of another kind', { type: 'DISSOLUTION' }, {}, 'ok'],
    ['not after another house', {}, { teledeclarantId: 9, siren: '333333333' }, 'ok'],
    ['not after one of no firm', {}, { teledeclarantId: 9, siren: '' }, 'ok'],
    ['not after a request on no mandate', { mandatId: 3 }, {}, 'ok'],
  ])('%s', (_cas, demande, mandatRetire, attendu) => {
    const d = unDossier({
      mandats: [unMandat(), retire(mandatRetire)],
      demandes: [close(demande)],
    })
    expect(codeDe(() => demanderRattachement(d, saisie(), faits))).toBe(attendu)
  })
  it('seven days after two, thirty after three and more', () => {
    const apres = (n: number, jours: number) => {
      const d = unDossier({
        mandats: [unMandat(), retire()],
        demandes: Array.from({ length: n }, (_, id) =>
          close({ id, decideeLe: MAINTENANT - jours * JOURNEE }),
        ),
      })
      return codeDe(() => demanderRattachement(d, saisie(), faits))
    }
    expect([apres(2, 6), apres(2, 7)]).toEqual(['trop-de-requetes', 'ok'])
    for (const n of [3, 4]) expect([apres(n, 29), apres(n, 30)]).toEqual(['trop-de-requetes', 'ok'])
  })
  it('a house without a SIREN waits for itself alone', () => {
    const d = unDossier({
      mandats: [unMandat(), retire({ teledeclarantId: 9, siren: '' })],
      demandes: [close()],
    })
    const seul = saisie({ demandeur: { ...demandeur, siren: '' } })
    expect(codeDe(() => demanderRattachement(d, seul, faits))).toBe('ok')
  })
  it.each(['enAttente', 'parJour'] as const)('at most so many requests: %s', (limite) => {
    const n = limitesRattachement('PRO', 10)[limite]
    const clef = limite === 'enAttente' ? 'enAttente' : 'aujourdhui'
    const avec = (nombre: number) =>
      codeDe(() =>
        demanderRattachement(
          unDossier(),
          saisie({ demandeur: { ...demandeur, [clef]: nombre } }),
          faits,
        ),
      )
    expect([avec(n - 1), avec(n)]).toEqual(['ok', 'trop-de-requetes'])
  })
})

describe('the lock of a request', () => {
  const autre = faitsTeneur({ utilisateurId: 60 })
  it('is left by its owner, freed by an administrator, over when its lease is', () => {
    const d = enSuccession()
    const etat = (c: Changement) => appliquer(d, c).demandes[0]?.etat
    expect(etat(quitter(d, 1, faitsTeneur()))).toBe('A_VALIDER')
    expect(quitter(d, 1, autre).actes).toEqual([])
    expect(etat(deverrouiller(d, 1, autre))).toBe('A_VALIDER')
    const hotline = faitsTeneur({ profil: 'TENEUR_ASS_HOTLINE_GES', autorites: [] })
    expect(codeDe(() => deverrouiller(d, 1, hotline))).toBe('acces-non-autorise')
    expect(expirerVerrou(d, 1, MAINTENANT).actes).toEqual([])
    expect(etat(expirerVerrou(d, 1, MAINTENANT + 3_600_000))).toBe('A_VALIDER')
  })
  it('is taken by one keeper, and by another once it is over', () => {
    const d = enSuccession()
    expect(codeDe(() => ouvrir(d, 1, autre))).toBe('verrou-pris')
    const plusTard = { ...autre, maintenant: MAINTENANT + 3_600_000 }
    expect(appliquer(d, ouvrir(d, 1, plusTard)).demandes[0]?.verrouParId).toBe(60)
    expect(appliquer(d, ouvrir(d, 1, faitsTeneur())).demandes[0]?.verrouParId).toBe(TENEUR)
  })
})

describe('the end of a mandate', () => {
  it('lets its syndic, and no other, say who follows it', () => {
    expect(empechementSuccesseur(unDossier(), faitsSyndic())).toBe('')
    expect(empechementSuccesseur(unDossier({ etat: 'DISSOUTE' }), faitsSyndic())).not.toBe('')
    expect(codeDe(() => empechementSuccesseur(unDossier(), faitsSyndic(99)))).toBe('introuvable')
    const suivi = unDossier({
      mandats: [unMandat(), unMandat({ id: 2, etat: 'A_VENIR', teledeclarantId: 99 })],
    })
    expect(empechementSuccesseur(suivi, faitsSyndic())).toContain('déjà rattaché')
    const dit = { successeurId: 9, invite: true, modification: false }
    expect(appliquer(unDossier(), declarerSuccesseur(dit, [])).etat).toBe('IMMATRICULEE_RATTACHEE')
  })
})

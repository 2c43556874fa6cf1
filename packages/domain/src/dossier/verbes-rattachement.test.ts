import { describe, expect, it } from 'vitest'
import { RegisterError } from '../kernel/errors.ts'
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
import { repondrePrecisions } from './repondre-precisions.ts'
import { deverrouiller, expirerVerrou, ouvrir, quitter } from './verrou.ts'

const envoyes = (c: Changement) => c.envois.flatMap((e) => ('modele' in e ? [[e.a, e.modele]] : []))
const demandeur: Demandeur = {
  ferme: false,
  teledeclarantId: AUTRE_SYNDIC,
  siren: '222222222',
  nom: 'Cabinet Petit',
  email: 'petit@exemple.test',
  auteurId: 18,
  type: 'PRO',
  portefeuille: 10,
  enAttente: 0,
  aujourdhui: 0,
}
const mandat = {
  adminProvisoire: false,
  syndicProvisoire: false,
  dateDebutMandat: '2027-01-01',
  dateFinMandat: '2027-12-31',
  typeJustifMandat: 'PV_AG' as const,
}
const saisie = (plus: object = {}) => ({
  demandeur,
  infoRattachement: mandat,
  confirmations: [],
  message: 'Élu en assemblée',
  avecJustificatif: true,
  documentId: '00000000-0000-4000-8000-000000000001',
  ...plus,
})
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

describe('an answer to what was asked', () => {
  const attend = (plus: object = {}): Dossier => {
    const d = enSuccession({ etat: 'PRECISIONS_DEMANDEES', ...plus })
    return {
      ...d,
      demandes: d.demandes.map((x) => ({
        ...x,
        etat: 'PRECISIONS',
        verrouParId: null,
        verrouJusquA: null,
        suspendueLe: MAINTENANT - 86_400_000,
      })),
    }
  }
  const reponse = (plus: object = {}) => ({
    ...saisie(),
    demandeId: 1,
    nouveauFichier: true,
    sansJustificatif: false,
    ...plus,
  })
  it('gives the request back to the queue, dates and proof as corrected', () => {
    const d = appliquer(attend(), repondrePrecisions(attend(), reponse(), faits))
    expect(d.demandes[0]).toMatchObject({ etat: 'A_VALIDER', suspendueLe: null })
    expect(d.mandats[1]).toMatchObject({ etat: 'DEMANDE', debut: '2027-01-01' })
  })
  const PREUVE = '00000000-0000-4000-8000-000000000009'
  const inchangee = {
    message: '',
    nouveauFichier: false,
    documentId: null,
    infoRattachement: mandat,
    confirmations: ['MAN-DOUZE-MOIS'],
  }
  const tenue = (documentId: string | null) =>
    attend({ documentId, debut: '2027-01-01', fin: '2027-12-31' })
  /** Nobody else holds it: a proof may be withdrawn. */
  const libre = (documentId: string | null): Dossier => {
    const d = attend({ documentId })
    return {
      ...d,
      etat: 'IMMATRICULEE_A_RATTACHER',
      syndicId: null,
      sirenSyndic: '',
      finMandat: null,
      mandats: d.mandats.slice(1),
    }
  }
  const info = (plus: object) => ({
    infoRattachement: { ...inchangee.infoRattachement, ...plus },
  })
  const champs = (faire: () => unknown): unknown => {
    try {
      faire()
      return []
    } catch (e) {
      return e instanceof RegisterError
        ? (e.details.champs?.map(({ champ, code }) => `${champ}:${code}`) ?? e.code)
        : e
    }
  }
  it.each<[string, Dossier, object, attendu: string | null | [string]]>([
    ['nothing', tenue(PREUVE), {}, ['message:requis']],
    ['a message', tenue(PREUVE), { message: 'Voici.' }, PREUVE],
    ['another file', tenue(PREUVE), { nouveauFichier: true, documentId: 'autre' }, 'autre'],
    ['another first day', tenue(PREUVE), info({ dateDebutMandat: '2027-01-02' }), PREUVE],
    ['another last day', tenue(PREUVE), info({ dateFinMandat: '2027-12-30' }), PREUVE],
    ['another title', tenue(PREUVE), info({ syndicProvisoire: true }), PREUVE],
    [
      'its title, in two ways',
      tenue(PREUVE),
      info({ syndicProvisoire: undefined }),
      ['message:requis'],
    ],
    [
      'a court’s title',
      tenue(PREUVE),
      info({ adminProvisoire: true, typeJustifMandat: 'ORDO_NOMINATION' }),
      PREUVE,
    ],
    [
      'a proof withdrawn where another holds',
      tenue(PREUVE),
      { sansJustificatif: true },
      ['message:requis'],
    ],
    [
      'the same, with a message',
      tenue(PREUVE),
      { sansJustificatif: true, message: 'Voici.' },
      PREUVE,
    ],
    ['no proof where another holds', tenue(null), { message: 'Voici.' }, ['file:justificatif']],
    ['nothing, where nobody holds', libre(PREUVE), {}, ['message:requis']],
    ['a proof withdrawn where nobody holds', libre(PREUVE), { sansJustificatif: true }, null],
    ['no proof to withdraw', libre(null), { sansJustificatif: true }, ['message:requis']],
    ['a message without a proof, where nobody holds', libre(null), { message: 'Voici.' }, null],
    ['a message, where nobody holds', libre(PREUVE), { message: 'Voici.' }, PREUVE],
  ])('%s', (_cas, d, plus, attendu) => {
    const { debut, fin } = d.mandats.at(-1) ?? unMandat()
    const ecrite = { ...inchangee, ...info({ dateDebutMandat: debut, dateFinMandat: fin }) }
    const faire = () => repondrePrecisions(d, reponse({ ...ecrite, ...plus }), faits)
    if (Array.isArray(attendu)) return expect(champs(faire)).toEqual(attendu)
    const apres = appliquer(d, faire()).mandats.find((m) => m.teledeclarantId === AUTRE_SYNDIC)
    expect(apres?.documentId).toBe(attendu)
    expect(apres?.typeJustif === null).toBe(attendu === null)
    expect(faire().actes[0]?.donnees).toMatchObject({ justificatif: attendu !== null })
  })
  it('is awaited, and its author’s', () => {
    expect(codeDe(() => repondrePrecisions(enSuccession(), reponse(), faits))).toBe(
      'transition-interdite',
    )
    expect(codeDe(() => repondrePrecisions(attend(), reponse(), faitsSyndic(99)))).toBe(
      'introuvable',
    )
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

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
  it('says something, keeps its proof, and is its author’s', () => {
    const inchange = {
      message: '',
      nouveauFichier: false,
      infoRattachement: { ...mandat, dateDebutMandat: '2026-11-01', dateFinMandat: '2027-10-31' },
    }
    const rien = () => repondrePrecisions(attend(), reponse(inchange), faits)
    expect(codeDe(rien)).toBe('regles-non-respectees')
    const sansPreuve = { nouveauFichier: false, documentId: null }
    const nue = () => repondrePrecisions(attend(), reponse(sansPreuve), faits)
    expect(codeDe(nue)).toBe('regles-non-respectees')
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

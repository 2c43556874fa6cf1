import { describe, expect, it } from 'vitest'
import { RegisterError } from '../kernel/errors.ts'
import { appliquer } from './appliquer.ts'
import type { Dossier } from './dossier.ts'
import {
  AUTRE_SYNDIC,
  codeDe,
  enSuccession,
  faitsSyndic,
  MAINTENANT,
  unMandat,
} from './dossier.exemple.ts'
import { mandat, saisie } from './rattachement.exemple.ts'
import { repondrePrecisions } from './repondre-precisions.ts'

const faits = faitsSyndic(AUTRE_SYNDIC)

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

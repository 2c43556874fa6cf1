import { describe, expect, it } from 'vitest'
import { accorderFinAnticipee } from './accorder-fin-anticipee.ts'
import { affecter, affecterSansTenir } from './affecter.ts'
import { annulerDissolution } from './annuler-dissolution.ts'
import { appliquer } from './appliquer.ts'
import type { Changement } from './changement.ts'
import { confirmerDoublon } from './confirmer-doublon.ts'
import { contesterRattachement } from './contester-rattachement.ts'
import { demanderPrecisions } from './demander-precisions.ts'
import type { Dossier } from './dossier.ts'
import {
  AUTRE_SYNDIC,
  codeDe,
  enDissolution,
  enExamen,
  enSuccession,
  faitsSyndic,
  faitsTeneur,
  MAINTENANT,
  SYNDIC,
} from './dossier.exemple.ts'
import { retirerDemande } from './retirer-demande.ts'
import { suivreSilence } from './suivre-precisions.ts'

const envoyes = (c: Changement) => c.envois.flatMap((e) => ('modele' in e ? [[e.a, e.modele]] : []))
/** The same dossier, whose request stands elsewhere and is held by nobody. */
const libre = (
  d: Dossier,
  etat: 'A_VALIDER' | 'PRECISIONS',
  mandat: 'DEMANDE' | 'PRECISIONS_DEMANDEES',
): Dossier => ({
  ...d,
  mandats: d.mandats.map((m) => (m.id === 2 ? { ...m, etat: mandat } : m)),
  demandes: d.demandes.map((x) => ({
    ...x,
    etat,
    verrouParId: null,
    verrouJusquA: null,
    suspendueLe: etat === 'PRECISIONS' ? MAINTENANT - 40 * 86_400_000 : null,
  })),
})

describe('a request that a keeper holds', () => {
  const saisie = { demandeId: 1, teneurId: 51, raison: 'Lyon' }
  it('goes back to the queue under another name', () => {
    const [x] = appliquer(enSuccession(), affecter(enSuccession(), saisie, faitsTeneur())).demandes
    expect(x).toMatchObject({ etat: 'A_VALIDER', assigneeAId: 51, verrouParId: null })
    const autre = faitsTeneur({ utilisateurId: 60 })
    expect(codeDe(() => affecter(enSuccession(), saisie, autre))).not.toBe('ok')
  })
  it('is shared out without being taken, unless another holds it', () => {
    const d = libre(enSuccession(), 'A_VALIDER', 'DEMANDE')
    const [x] = appliquer(d, affecterSansTenir(d, saisie, faitsTeneur())).demandes
    expect(x).toMatchObject({ etat: 'A_VALIDER', assigneeAId: 51 })
    const autre = faitsTeneur({ utilisateurId: 60 })
    expect(codeDe(() => affecterSansTenir(enSuccession(), saisie, autre))).toBe('verrou-pris')
  })
  it('asks its author for details, and keeps the question', () => {
    const c = demanderPrecisions(enExamen(), { demandeId: 1, message: 'Quoi ?' }, faitsTeneur())
    const d = appliquer(enExamen(), c)
    expect(d.demandes[0]).toMatchObject({ etat: 'PRECISIONS', suspendueLe: MAINTENANT })
    expect(d.declarations[0]?.etat).toBe('BROUILLON')
    expect(c.annexes).toMatchObject([{ annexe: 'echange', duTeneur: true, texte: 'Quoi ?' }])
    expect(envoyes(c)).toEqual([['demandeur@exemple.test', 'precisions-demandees']])
    const dissoudre = () =>
      demanderPrecisions(enDissolution(), { demandeId: 1, message: '?' }, faitsTeneur())
    expect(codeDe(dissoudre)).toBe('transition-interdite')
  })
  it('doubles another number, or is no duplicate', () => {
    const doublon: Dossier = {
      ...enExamen(),
      demandes: enExamen().demandes.map((x) => ({ ...x, type: 'DOUBLON_NOTAIRE' })),
    }
    const existante = { id: 9, nom: 'Les Ormes', numero: 'AA0000009' }
    const refus = (d: Dossier, e: typeof existante | null) =>
      codeDe(() => confirmerDoublon(d, { demandeId: 1, existante: e }, faitsTeneur()))
    expect(refus(enExamen(), existante)).toBe('introuvable')
    expect(refus(doublon, null)).toBe('introuvable')
    const c = confirmerDoublon(doublon, { demandeId: 1, existante }, faitsTeneur())
    const d = appliquer(doublon, c)
    expect([d.etat, d.demandes[0]?.etat]).toEqual(['IMMATRICULATION_ANNULEE', 'REFUSEE'])
    expect(envoyes(c)).toEqual([['demandeur@exemple.test', 'doublon-confirme']])
  })
})

describe('an attachment that waits', () => {
  const attend = () => libre(enSuccession(), 'A_VALIDER', 'DEMANDE')
  it('is withdrawn by who asked, while nobody examines it', () => {
    const c = retirerDemande(attend(), 1, faitsSyndic(AUTRE_SYNDIC))
    expect(appliquer(attend(), c).demandes[0]?.etat).toBe('ANNULEE')
    expect(envoyes(c)).toEqual([
      ['demandeur@exemple.test', 'rattachement-retire'],
      ['durand@exemple.test', 'rattachement-sans-suite'],
    ])
    expect(codeDe(() => retirerDemande(enSuccession(), 1, faitsSyndic(AUTRE_SYNDIC)))).toBe(
      'transition-interdite',
    )
    expect(codeDe(() => retirerDemande(attend(), 1, faitsSyndic(SYNDIC)))).not.toBe('ok')
  })
  it('is contested once, by the syndic in place', () => {
    const saisie = { demandeId: 1, texte: 'Non', email: 'durand@exemple.test', documentId: null }
    const c = contesterRattachement(attend(), saisie, faitsSyndic())
    const d = appliquer(attend(), c)
    expect(d.demandes[0]).toMatchObject({ contestation: 'Non', contesteeLe: MAINTENANT })
    expect(codeDe(() => contesterRattachement(d, saisie, faitsSyndic()))).toBe('deja-existant')
    expect(codeDe(() => contesterRattachement(attend(), saisie, faitsSyndic(AUTRE_SYNDIC)))).toBe(
      'transition-interdite',
    )
  })
  it('gets the agreement of the syndic in place once, where an early end is asked', () => {
    const anticipee = (): Dossier => ({
      ...attend(),
      demandes: attend().demandes.map((x) => ({
        ...x,
        electionLe: '2026-10-20',
        reponseAvant: '2026-12-05',
      })),
    })
    const c = accorderFinAnticipee(anticipee(), 1, faitsSyndic())
    const d = appliquer(anticipee(), c)
    expect(d.demandes[0]).toMatchObject({ accordeeLe: MAINTENANT, reponseAvant: '2026-11-22' })
    expect(codeDe(() => accorderFinAnticipee(d, 1, faitsSyndic()))).toBe('transition-interdite')
    expect(codeDe(() => accorderFinAnticipee(anticipee(), 1, faitsSyndic(AUTRE_SYNDIC)))).toBe(
      'transition-interdite',
    )
  })
  it('is reminded of a question after fifteen days, refused after thirty', () => {
    const silence = libre(enSuccession(), 'PRECISIONS', 'PRECISIONS_DEMANDEES')
    const suivre = (demandeesLe: string) =>
      suivreSilence(silence, { demandeId: 1, demandeesLe }, faitsTeneur())
    expect(suivre('2026-11-20').actes).toEqual([])
    expect(suivre('2026-11-05').actes.map((a) => a.type)).toEqual(['relancer-precisions'])
    const d = appliquer(silence, suivre('2026-10-01'))
    expect(d.demandes[0]).toMatchObject({ etat: 'REFUSEE', motifRefus: 'AUTRE' })
    expect(
      suivreSilence(d, { demandeId: 1, demandeesLe: '2026-10-01' }, faitsTeneur()).actes,
    ).toEqual([])
  })
})

it('a dissolution is taken back by who declared it, even while it is read', () => {
  const c = annulerDissolution(enDissolution(), 'Erreur', faitsSyndic())
  const d = appliquer(enDissolution(), c)
  expect([d.etat, d.demandes[0]?.etat, d.dissolution?.statut]).toEqual([
    'IMMATRICULEE_RATTACHEE',
    'ANNULEE',
    'ANNULEE',
  ])
  const sans = { ...enDissolution(), dissolution: null }
  expect(codeDe(() => annulerDissolution(sans, '', faitsSyndic()))).toBe('introuvable')
  expect(codeDe(() => annulerDissolution(enDissolution(), '', faitsSyndic(AUTRE_SYNDIC)))).not.toBe(
    'ok',
  )
})

import { describe, expect, it } from 'vitest'
import type { Acteur } from '../acces/acteur.ts'
import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import { annulerImmatriculation, type Remplacante } from './annuler-immatriculation.ts'
import { appliquer } from './appliquer.ts'
import type { Changement } from './changement.ts'
import {
  codeDe,
  enExamen,
  faitsTeneur,
  MAINTENANT,
  unDossier,
  uneDeclaration,
  uneDemande,
} from './dossier.exemple.ts'
import type { Dossier } from './dossier.ts'
import { raconter } from './raconter.ts'
import { restaurerCopropriete } from './restaurer.ts'
import { supprimerCopropriete } from './supprimer-copropriete.ts'

const faits = faitsTeneur()
const saisie = { version: 5, motif: 'Erreur de saisie' }
const EN_VIGUEUR: Remplacante = {
  id: 99,
  etat: 'IMMATRICULEE_RATTACHEE',
  dateDissolution: null,
  remplaceePar: null,
}
const supprimer = (d: Dossier, qui = faits): Changement => {
  const change = supprimerCopropriete(d, saisie, qui)
  appliquer(d, change)
  return change
}
const annuler = (d: Dossier, remplacante: Remplacante | null = null) =>
  annulerImmatriculation(d, { ...saisie, remplacante, numeroRemplacement: '' }, faits)
const restaurer = (d: Dossier, masqueeDepuis: string | null = null) =>
  restaurerCopropriete(d, { ...saisie, masqueeDepuis }, faits)
const etatsDe = (d: Dossier) => [d.etat, d.etatPrecedent, d.etatAvantAnnulation]
const apres = (d: Dossier, faire: (d: Dossier) => Changement) => appliquer(d, faire(d))

describe('a co-ownership is deleted or cancelled', () => {
  it('keeps the state to give back, and since when', () => {
    const change = supprimer(unDossier())
    expect(appliquer(unDossier(), change)).toMatchObject({
      etat: 'SUPPRIMEE',
      etatPrecedent: 'IMMATRICULEE_RATTACHEE',
      masqueeLe: MAINTENANT,
    })
    expect(change.envois).toMatchObject([
      { a: 'durand@exemple.test', modele: 'copropriete-supprimee' },
    ])
  })
  it('what this keeper holds is given back first', () => {
    const d = enExamen()
    expect(raconter(d, supprimer(d)).map((l) => `${l.type} ${l.vers}`)).toEqual([
      'quitter IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
      'supprimer-copropriete SUPPRIMEE',
    ])
    expect(appliquer(d, supprimer(d)).etatPrecedent).toBe(
      'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    )
  })
  it('a deletion over a cancellation gives each one back', () => {
    let d = apres(unDossier(), annuler)
    d = apres(d, supprimer)
    expect(etatsDe(d)).toEqual(['SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'IMMATRICULEE_RATTACHEE'])
    d = apres(d, restaurer)
    expect(etatsDe(d)).toEqual(['IMMATRICULATION_ANNULEE', 'IMMATRICULEE_RATTACHEE', null])
    expect([d.masqueeLe, apres(d, restaurer).masqueeLe]).toEqual([MAINTENANT, null])
    expect(etatsDe(apres(d, restaurer))).toEqual(['IMMATRICULEE_RATTACHEE', null, null])
  })
  const etat = (e: EtatCopropriete) => unDossier({ etat: e })
  const par = (plus: Partial<Acteur>) => faitsTeneur(plus)
  it.each<[string, () => unknown, string]>([
    [
      'by the hotline',
      () => supprimer(unDossier(), par({ profil: 'TENEUR_ASS_HOTLINE_ADMIN' })),
      'acces-non-autorise',
    ],
    ['a draft', () => supprimer(etat('BROUILLON')), 'introuvable'],
    ['of another version', () => supprimer(unDossier({ version: 6 })), 'version-perimee'],
    [
      'while another keeper holds it',
      () => supprimer(enExamen(), par({ utilisateurId: 51 })),
      'verrou-pris',
    ],
    ['dissolved', () => supprimer(etat('DISSOUTE')), 'transition-interdite'],
    [
      'deleted, whatever waits under it',
      () => supprimer(unDossier({ etat: 'SUPPRIMEE', etatPrecedent: 'IMMATRICULEE_RATTACHEE' })),
      'transition-interdite',
    ],
    [
      'being dissolved, cancelled',
      () => annuler(etat('DISSOLUTION_EN_COURS')),
      'transition-interdite',
    ],
    [
      'replaced by itself',
      () => annuler(unDossier(), { ...EN_VIGUEUR, id: 42 }),
      'regles-non-respectees',
    ],
    [
      'replaced by a dissolved one',
      () => annuler(unDossier(), { ...EN_VIGUEUR, etat: 'DISSOUTE' }),
      'regles-non-respectees',
    ],
    ['replaced by another one', () => annuler(unDossier(), EN_VIGUEUR), 'ok'],
    [
      'restored by the hotline',
      () =>
        restaurerCopropriete(
          etat('SUPPRIMEE'),
          { ...saisie, masqueeDepuis: null },
          par({ profil: 'TENEUR_ASS_HOTLINE_ADMIN' }),
        ),
      'acces-non-autorise',
    ],
    ['restored to an unknown state', () => restaurer(etat('SUPPRIMEE')), 'transition-interdite'],
  ])('%s', (_nom, faire, attendu) => expect(codeDe(faire)).toBe(attendu))
})

describe('a co-ownership is restored', () => {
  it('where a keeper held it, in the queue; a submitted dossier with its declaration and its request', () => {
    const d = unDossier({
      etat: 'SUPPRIMEE',
      etatPrecedent: 'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION',
      declarations: [uneDeclaration({ etat: 'SUPPRIME' })],
      demandes: [uneDemande({ type: 'DOUBLON_NOTAIRE', etat: 'REFUSEE', decideeLe: 1 })],
    })
    expect(apres(d, restaurer)).toMatchObject({
      etat: 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
      declarations: [{ etat: 'A_VALIDER' }],
      demandes: [{ etat: 'A_VALIDER', decideeLe: null, verrouParId: null, echeance: '2026-11-23' }],
    })
  })
  it('a draft with its declaration', () => {
    const d = unDossier({
      etat: 'SUPPRIMEE',
      etatPrecedent: 'BROUILLON',
      declarations: [uneDeclaration({ etat: 'SUPPRIME' })],
    })
    expect(apres(d, restaurer)).toMatchObject({
      etat: 'BROUILLON',
      declarations: [{ etat: 'BROUILLON' }],
    })
  })
  it('delays go on from where they stopped', () => {
    const jours = 86_400_000
    const masqueeLe = MAINTENANT - 60 * jours
    const d = unDossier({
      etat: 'SUPPRIMEE',
      etatPrecedent: 'IMMATRICULEE_RATTACHEE',
      masqueeLe,
      demandes: [
        uneDemande({
          etat: 'PRECISIONS',
          suspendueLe: masqueeLe - 10 * jours,
          echeance: '2026-09-20',
        }),
        uneDemande({ id: 2, etat: 'A_VALIDER', echeance: '2026-09-25' }),
        uneDemande({ id: 3, etat: 'REFUSEE', echeance: '2026-09-25' }),
        // Asked at the very instant when the co-ownership went out of reach.
        uneDemande({ id: 4, etat: 'PRECISIONS', suspendueLe: masqueeLe, echeance: '2026-09-20' }),
      ],
    })
    const demandes = apres(d, (x) => restaurer(x, '2026-09-23')).demandes
    expect(demandes.map((x) => x.echeance)).toEqual([
      '2026-09-20',
      '2026-11-24',
      '2026-09-25',
      '2026-09-20',
    ])
    expect(demandes[0]?.suspendueLe).toBe(MAINTENANT - 10 * jours)
    expect(demandes[3]?.suspendueLe).toBe(MAINTENANT)
  })
})

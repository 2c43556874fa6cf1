import { describe, expect, it } from 'vitest'
import type { Constats } from '../verification/verification.ts'
import { contenuExemple } from '../declaration/declaration.exemple.ts'
import { contenuDeDepart } from '../declaration/mise-a-jour.ts'
import { appliquer } from './appliquer.ts'
import { controlerLue, type DeclarationLue } from './declaration-lue.ts'
import {
  AUTRE_SYNDIC,
  codeDe,
  faitsSyndic,
  faitsTeneur,
  JOUR,
  SYNDIC,
  unDossier,
  uneDeclaration,
  unMandat,
} from './dossier.exemple.ts'
import type { Dossier } from './dossier.ts'
import {
  accepterDeclarationPredecesseur,
  supprimerDeclarationPredecesseur,
} from './juger-predecesseur.ts'
import { deposerMiseAJour } from './mettre-a-jour.ts'
import { brouillonOuvert, commencerMiseAJour } from './ouvrir-mise-a-jour.ts'
import { uneLue } from './redaction.exemple.ts'
import { reparerParcelles } from './reparer-parcelles.ts'

const MAJ = { id: 2, etat: 'BROUILLON', baseId: 1, typeMaj: 'STANDARD' } as const
/** A co-ownership whose syndic followed another one, with the draft of an update. */
const enMiseAJour = (maj: Partial<DeclarationLue> = {}, plus: Partial<Dossier> = {}): Dossier =>
  unDossier({
    mandats: [
      unMandat({
        id: 9,
        etat: 'ARCHIVE',
        teledeclarantId: AUTRE_SYNDIC,
        debut: '2025-01-01',
        fin: '2025-12-31',
      }),
      unMandat(),
    ],
    declarations: [uneDeclaration(), uneDeclaration({ ...MAJ, ...maj })],
    ...plus,
  })
/** The update of a draft, what may be confirmed confirmed. */
const maj = (plus: Partial<DeclarationLue> = {}) => {
  const { donneesFinancieres } = contenuExemple()
  const l = uneLue({
    ...MAJ,
    courante: { ...contenuExemple(), donneesFinancieres },
    jeuCourant: '2016',
    ...plus,
  })
  return { ...l, confirmations: controlerLue(l, JOUR).aConfirmer.map((e) => e.code) }
}
const annuelle = () => {
  const depart = contenuDeDepart(contenuExemple(), 'ANNUELLE', JOUR)
  return maj({
    typeMaj: 'ANNUELLE',
    contenu: {
      ...depart,
      donneesFinancieres: {
        ...contenuExemple().donneesFinancieres,
        dateDebutExercice: '2026-01-01',
        dateClotureComptes: '2026-10-31',
        dateAg: '2026-11-15',
      },
    },
  })
}
const etats = (d: Dossier) => d.declarations.map((l) => `${l.id} ${l.etat}`)

describe('an update', () => {
  it('is begun from the current declaration; the draft of the house is taken again', () => {
    const d = unDossier()
    expect(brouillonOuvert(d, { type: 'STANDARD' }, faitsSyndic())).toBeNull()
    const courante = uneLue({ etat: 'COURANTE' })
    const change = commencerMiseAJour(d, { type: 'STANDARD', courante }, faitsSyndic())
    expect(appliquer(d, change).declarations[1]).toMatchObject({
      etat: 'BROUILLON',
      baseId: 1,
      typeMaj: 'STANDARD',
      auteurTeledeclarantId: SYNDIC,
    })
    expect(brouillonOuvert(enMiseAJour(), { type: 'STANDARD' }, faitsSyndic())?.id).toBe(2)
    expect(brouillonOuvert(enMiseAJour(), { type: 'ANNUELLE' }, faitsSyndic())).toBeNull()
  })
  it('standard: what it replaces goes to the history', () =>
    expect(
      etats(appliquer(enMiseAJour(), deposerMiseAJour(enMiseAJour(), maj(), faitsSyndic()))),
    ).toEqual(['2 COURANTE']))
  it('annual: what it replaces is the restore point', () => {
    const d = enMiseAJour({ typeMaj: 'ANNUELLE' })
    const change = deposerMiseAJour(d, annuelle(), faitsSyndic())
    expect(etats(appliquer(d, change))).toEqual(['1 AVANT_DECLARATION_ANNUELLE', '2 COURANTE'])
    expect(change.envois).toMatchObject([
      { modele: 'mise-a-jour-enregistree', donnees: { cloture: '31/10/2026' } },
    ])
    expect(deposerMiseAJour(d, annuelle(), faitsSyndic(), { parLot: true }).envois).toEqual([])
  })
  it('of the predecessor awaits the successor, once', () => {
    const d = enMiseAJour({ auteurTeledeclarantId: AUTRE_SYNDIC })
    const l = maj({ auteurTeledeclarantId: AUTRE_SYNDIC })
    const change = deposerMiseAJour(d, l, faitsSyndic(AUTRE_SYNDIC))
    expect(etats(appliquer(d, change))).toEqual(['1 COURANTE', '2 A_VALIDER'])
    expect(change.envois).toMatchObject([{ a: 'durand@exemple.test' }])
    const attente = uneDeclaration({ ...l, id: 3, etat: 'A_VALIDER' })
    const deux = { ...d, declarations: [...d.declarations, attente] }
    expect(codeDe(() => deposerMiseAJour(deux, l, faitsSyndic(AUTRE_SYNDIC)))).toBe('deja-existant')
  })
  const expire = enMiseAJour({}, { etat: 'DISSOLUTION_A_VALIDER' })
  const incomplet = contenuExemple()
  incomplet.identification.nbLots = null
  it.each<[string, () => unknown, string]>([
    [
      'hidden',
      () => brouillonOuvert(unDossier(), { type: 'STANDARD' }, faitsSyndic(99)),
      'introuvable',
    ],
    [
      'held',
      () => brouillonOuvert(expire, { type: 'STANDARD' }, faitsSyndic()),
      'transition-interdite',
    ],
    ['filed then', () => deposerMiseAJour(expire, maj(), faitsSyndic()), 'transition-interdite'],
    [
      'over an older one',
      () => deposerMiseAJour(enMiseAJour(), maj({ baseId: 8 }), faitsSyndic()),
      'version-perimee',
    ],
    [
      'incomplete',
      () => deposerMiseAJour(enMiseAJour(), maj({ contenu: incomplet }), faitsSyndic()),
      'regles-non-respectees',
    ],
  ])('%s', (_nom, faire, attendu) => expect(codeDe(faire)).toBe(attendu))
})

describe('the successor judges what its predecessor filed', () => {
  const filed = { auteurTeledeclarantId: AUTRE_SYNDIC, etat: 'A_VALIDER' } as const
  const d = enMiseAJour(filed)
  it('accepts it, over what changed meanwhile', () => {
    const base = contenuExemple()
    const courante = contenuExemple()
    courante.identification.nbLotsStationnement = 9
    const l = maj({ ...filed, baseId: 8 })
    const change = accepterDeclarationPredecesseur(d, l, { base, courante }, faitsSyndic())
    expect(etats(appliquer(d, change))).toEqual(['2 COURANTE'])
    expect(change.annexes).toMatchObject([
      { contenu: { identification: { nbLotsStationnement: 9 } } },
    ])
    expect(change.envois).toMatchObject([
      { modele: 'mise-a-jour-enregistree' },
      { modele: 'mise-a-jour-jugee', donnees: { acceptee: true } },
    ])
  })
  it('sets it aside', () => {
    const change = supprimerDeclarationPredecesseur(d, maj(filed), faitsSyndic())
    expect(etats(appliquer(d, change))).toEqual(['1 COURANTE', '2 SUPPRIME'])
  })
  it.each<[string, number, Partial<DeclarationLue>, string]>([
    ['its own', SYNDIC, { auteurTeledeclarantId: SYNDIC }, 'introuvable'],
    ['somebody else', 99, {}, 'introuvable'],
    ['a registration', SYNDIC, { baseId: null }, 'introuvable'],
    ['answered already', SYNDIC, { etat: 'SUPPRIME' }, 'transition-interdite'],
  ])('%s', (_nom, qui, plus, attendu) =>
    expect(
      codeDe(() =>
        supprimerDeclarationPredecesseur(d, maj({ ...filed, ...plus }), faitsSyndic(qui)),
      ),
    ).toBe(attendu),
  )
})

describe('a place is put on the map', () => {
  const perdu = contenuExemple()
  perdu.identification.parcelle = perdu.identification.parcelle.map((p) => ({
    ...p,
    geolocalisee: false,
  }))
  const declaration = (plus: Partial<DeclarationLue> = {}) =>
    uneLue({ etat: 'COURANTE', contenu: perdu, ...plus })
  const { parcelle } = contenuExemple().identification
  // Found of the parcel by the geocoder.
  const constats: Constats = new Map([['PARCELLE 35238000AB0123', { resultat: 'VERIFIE' }]])
  it('a new current declaration, the former in the history', () => {
    const change = reparerParcelles(
      unDossier(),
      { declaration: declaration(), version: 1, parcelle, constats },
      faitsSyndic(),
    )
    expect(appliquer(unDossier(), change).declarations).toMatchObject([
      { etat: 'COURANTE', baseId: 1, typeMaj: 'STANDARD' },
    ])
  })
  it.each<[string, Partial<DeclarationLue>, ReturnType<typeof faitsSyndic>, string]>([
    ['a draft', { etat: 'BROUILLON' }, faitsSyndic(), 'introuvable'],
    ['hidden', {}, faitsSyndic(99), 'introuvable'],
    ['frozen', { etat: 'IMMATRICULATION' }, faitsSyndic(), 'transition-interdite'],
    ['saved meanwhile', { version: 2 }, faitsSyndic(), 'version-perimee'],
    ['located already', { contenu: contenuExemple() }, faitsSyndic(), 'regles-non-respectees'],
    ['by a keeper', {}, faitsTeneur(), 'ok'],
  ])('%s', (nom, plus, faits, attendu) => {
    const neuve = nom === 'located already' ? [] : parcelle
    const reparation = { declaration: declaration(plus), version: 1, parcelle: neuve, constats }
    expect(codeDe(() => reparerParcelles(unDossier(), reparation, faits))).toBe(attendu)
  })
})

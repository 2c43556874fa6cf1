import { contenuExemple } from '../declaration/declaration.exemple.ts'
import { describe, expect, it } from 'vitest'
import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import type { TypeImmatriculation } from '../declaration/declaration.enums.ts'
import { appliquer } from './appliquer.ts'
import type { DeclarationLue } from './declaration-lue.ts'
import { type Depot, type DoublonVu, completer } from './deposer.ts'
import { AUTRE_SYNDIC, codeDe, faitsSyndic, SYNDIC } from './dossier.exemple.ts'
import type { Dossier } from './dossier.ts'
import { enPrecisions } from './ecrits.exemple.ts'
import { attendUnTeneur, immatriculerParNotaire } from './immatriculer-par-notaire.ts'
import { raconter } from './raconter.ts'
import { unBrouillon, uneLue } from './redaction.exemple.ts'
import { soumettre } from './soumettre.ts'

const faits = faitsSyndic()
const depot = (l: Partial<DeclarationLue> = {}, plus: Partial<Depot> = {}): Depot => ({
  declaration: uneLue(l),
  doublons: [],
  ...plus,
})
const PROCHE: DoublonVu = { id: 9, numeroImmatriculation: 'AA0000009', tresProche: true }

const lignes = (d: Dossier, depose: Depot) =>
  raconter(d, soumettre(d, depose, faits)).map((l) => `${l.type} ${l.de} → ${l.vers}`)

describe('a syndic submits', () => {
  it('not from a closed establishment, which may still answer a clarification', () => {
    const ferme = { ferme: true }
    expect(codeDe(() => soumettre(unBrouillon(), depot({}, ferme), faits))).toBe(
      'transition-interdite',
    )
    expect(codeDe(() => soumettre(enPrecisions(), depot({}, ferme), faits))).toBe('ok')
  })

  it('asks for its mandate, and enters the queue with its due day', () => {
    const d = unBrouillon()
    const changement = soumettre(d, depot(), faits)
    const apres = appliquer(d, changement)
    expect([apres.etat, apres.declarations[0]?.etat, apres.mandats[0]?.etat]).toEqual([
      'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
      'A_VALIDER',
      'DEMANDE',
    ])
    expect(apres.demandes).toMatchObject([
      { type: 'IMMATRICULATION', etat: 'A_VALIDER', declarationId: 1, echeance: '2026-11-27' },
    ])
    expect(changement.envois).toMatchObject([{ modele: 'demande-envoyee' }])
    expect(lignes(d, depot())).toEqual([
      'demander  → DEMANDE',
      'soumettre BROUILLON → IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    ])
  })
  it('a refused dossier is a draft again first', () =>
    expect(
      lignes(unBrouillon({ etat: 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES' }), depot())[0],
    ).toBe('corriger IMMATRICULATION_ET_RATTACHEMENT_REFUSES → BROUILLON'))
  it('answers a keeper with the same request and mandate, as corrected', () => {
    const d = enPrecisions()
    const changement = soumettre(d, depot({}, { message: ' Voici. ' }), faits)
    const apres = appliquer(d, changement)
    expect(apres.mandats).toMatchObject([
      { id: 1, etat: 'DEMANDE', debut: '2026-06-01', fin: '2027-05-31' },
    ])
    expect(apres.demandes).toMatchObject([
      { id: 1, etat: 'A_VALIDER', suspendueLe: null, relanceLe: null, verrouParId: null },
    ])
    expect(changement.annexes).toMatchObject([
      { annexe: 'localisation' },
      { annexe: 'echange', demandeId: 1, duTeneur: false, texte: 'Voici.' },
    ])
  })
  it.each<[string, Depot, string]>([
    ['a candidate without an answer', depot({}, { doublons: [PROCHE] }), 'doublons-a-examiner'],
    [
      'a difference without its reason',
      depot(
        { reponses: [{ candidatId: 9, reponse: 'DIFFERENTE', motif: '' }] },
        { doublons: [PROCHE] },
      ),
      'doublons-a-examiner',
    ],
    [
      'the same co-ownership',
      depot(
        { reponses: [{ candidatId: 9, reponse: 'RATTACHER', motif: '' }] },
        { doublons: [PROCHE] },
      ),
      'doublons-a-examiner',
    ],
    ['a notary’s draft', depot({ typeImmat: 'INITIALE' }), 'transition-interdite'],
    [
      'another one, with the reason',
      depot(
        { reponses: [{ candidatId: 9, reponse: 'DIFFERENTE', motif: 'Autre rue' }] },
        { doublons: [PROCHE] },
      ),
      'ok',
    ],
  ])('%s: %3$s', (_nom, depose, attendu) =>
    expect(codeDe(() => soumettre(unBrouillon(), depose, faits))).toBe(attendu),
  )
})

describe('a notary submits', () => {
  const notaire = (
    d: Dossier,
    plus: Partial<Depot> = {},
    typeImmat: TypeImmatriculation = 'INITIALE',
  ) => {
    const depose = depot({ typeImmat }, plus)
    const numero = attendUnTeneur(d, depose) ? null : 'AA0000043'
    return immatriculerParNotaire(d, { ...depose, typeMaj: 'INITIALE', numero }, faits)
  }
  const REPONSES = [{ candidatId: 9, reponse: 'DIFFERENTE', motif: 'Autre rue' }] as const
  it('is registered at once: frozen as declared, its copy is the working one', () => {
    const d = unBrouillon()
    const changement = notaire(d)
    const apres = appliquer(d, changement)
    expect([apres.etat, apres.numero]).toEqual(['IMMATRICULEE_A_RATTACHER', 'AA0000043'])
    expect(apres.declarations.map((l) => [l.etat, l.typeMaj])).toEqual([
      ['IMMATRICULATION', 'INITIALE'],
      ['COURANTE', 'INITIALE'],
    ])
    expect(changement.envois).toMatchObject([
      { document: 'attestation' },
      { modele: 'immatriculation-notaire' },
    ])
  })
  it('is examined within a working day when something very close exists', () => {
    const d = unBrouillon()
    const depose = { declaration: uneLue({ typeImmat: 'INITIALE', reponses: REPONSES }) }
    const apres = appliquer(d, notaire(d, { ...depose, doublons: [PROCHE] }))
    expect([apres.etat, apres.numero]).toEqual(['IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER', null])
    expect(apres.demandes).toMatchObject([{ type: 'DOUBLON_NOTAIRE', echeance: '2026-11-23' }])
  })
  it('is examined too when its address and its parcel are not in one commune', () => {
    const contenu = contenuExemple()
    for (const p of contenu.identification.parcelle) p.codeInsee = '69123'
    const d = unBrouillon()
    const changement = notaire(d, { declaration: uneLue({ typeImmat: 'INITIALE', contenu }) })
    expect([appliquer(d, changement).numero, changement.envois]).toMatchObject([
      null,
      [{ modele: 'doublon-en-examen', donnees: { lieuDisperse: true } }],
    ])
  })
  it('what a keeper sent back returns to it, whatever the register holds now', () => {
    const apres = appliquer(
      enPrecisions('DOUBLON_NOTAIRE'),
      notaire(enPrecisions('DOUBLON_NOTAIRE')),
    )
    expect([apres.etat, apres.demandes[0]?.etat]).toEqual([
      'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
      'A_VALIDER',
    ])
  })
  it('a syndic’s draft is not one', () =>
    expect(codeDe(() => notaire(unBrouillon(), {}, 'DEFAULT'))).toBe('transition-interdite'))
})

describe('what every submission asks', () => {
  const code = (
    d: Partial<Dossier>,
    l: Partial<DeclarationLue>,
    teledeclarantId: number = SYNDIC,
  ) =>
    codeDe(() => completer(unBrouillon(d), uneLue(l), { version: 1 }, faitsSyndic(teledeclarantId)))
  const sansNom = uneLue().contenu
  it.each<[string, ReturnType<typeof code>, string]>([
    ['its author, complete', code({}, {}), 'ok'],
    ['another house', code({}, {}, AUTRE_SYNDIC), 'introuvable'],
    ['a deleted one', code({}, { etat: 'SUPPRIME' }), 'introuvable'],
    ...(['IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER', 'SUPPRIMEE'] as EtatCopropriete[]).map(
      (etat): [string, string, string] => [etat, code({ etat }, {}), 'transition-interdite'],
    ),
    ['saved meanwhile', code({}, { version: 2 }), 'version-perimee'],
    ['an update', code({ etat: 'IMMATRICULEE_RATTACHEE' }, { baseId: 9 }), 'transition-interdite'],
    [
      'incomplete',
      code(
        {},
        { contenu: { ...sansNom, identification: { ...sansNom.identification, nbLots: null } } },
      ),
      'regles-non-respectees',
    ],
  ])('%s: %3$s', (_nom, obtenu, attendu) => expect(obtenu).toBe(attendu))
})

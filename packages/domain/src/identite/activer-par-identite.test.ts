import { describe, expect, it } from 'vitest'
import {
  LABELS_MOTIF_LETTRE,
  motifDeLettre,
  type SituationIdentite,
} from './activer-par-identite.ts'
import { type MotifLettre, MOTIFS_LETTRE } from './entree-identite.ts'

const SIRET = '99950103400014'
const DIRIGEANT = { nom: 'MARTIN', prenoms: 'ALIX', naissance: '', qualite: 'Gérant' }
const BENEVOLE: SituationIdentite = {
  fournisseur: 'franceconnect',
  dite: { noms: ['Martin'], prenoms: 'Alix Jeanne', genre: 'female', naissance: '' },
  siretDit: '',
  certifiee: false,
  declare: { civilite: 'MME', nom: 'Martin', prenom: 'Alix', siret: null },
  attendSirene: false,
  homonymes: 0,
  dirigeants: null,
}
const CABINET: SituationIdentite = {
  ...BENEVOLE,
  fournisseur: 'proconnect',
  dite: { noms: ['Martin'], prenoms: 'Alix', genre: '', naissance: '' },
  siretDit: SIRET,
  declare: { ...BENEVOLE.declare, siret: SIRET },
  dirigeants: [DIRIGEANT],
}
const dite = (noms: string[], prenoms: string, genre = '') => ({
  noms,
  prenoms,
  genre,
  naissance: '',
})

type Cas = readonly [string, Partial<SituationIdentite>, MotifLettre | null]

describe('what takes the place of the posted code', () => {
  it.each<Cas>([
    ['the declared person', {}, null],
    ['somebody else', { dite: dite(['Durand'], 'Paul') }, 'personne-differente'],
    [
      'forenames in another order',
      { dite: dite(['Martin'], 'Jeanne Alix') },
      'identite-incertaine',
    ],
    ['another gender', { dite: dite(['Martin'], 'Alix', 'male') }, 'identite-incertaine'],
    ['another volunteer of this name', { homonymes: 1 }, 'homonyme'],
  ])('a volunteer: %s', (_quoi, change, motif) =>
    expect(motifDeLettre({ ...BENEVOLE, ...change })).toBe(motif),
  )

  it.each<Cas>([
    ['the directory names the person', {}, null],
    ['another establishment of the firm', { siretDit: '99950103499999' }, null],
    ['another firm', { siretDit: '99950102600010' }, 'autre-entreprise'],
    ['no firm', { siretDit: '' }, 'autre-entreprise'],
    ['somebody else', { dite: dite(['Durand'], 'Paul'), certifiee: true }, 'personne-differente'],
    ['who works there', { dirigeants: [] }, 'direction-non-etablie'],
    [
      'who audits it',
      { dirigeants: [{ ...DIRIGEANT, qualite: 'Commissaire aux comptes titulaire' }] },
      'direction-non-etablie',
    ],
    [
      'who presides over its supervision',
      { dirigeants: [{ ...DIRIGEANT, qualite: 'Président du conseil de surveillance' }] },
      'direction-non-etablie',
    ],
    [
      'the directory holds a birth that ProConnect does not tell',
      { dirigeants: [{ ...DIRIGEANT, naissance: '1961-04' }] },
      'direction-non-etablie',
    ],
    [
      'father and son direct it',
      {
        dirigeants: [DIRIGEANT, { ...DIRIGEANT, naissance: '1990-01' }],
      },
      'homonyme',
    ],
    [
      'the same person directs it twice',
      { dirigeants: [DIRIGEANT, { ...DIRIGEANT, qualite: 'Président de SAS' }] },
      null,
    ],
    [
      'a relative directs it too',
      { dirigeants: [DIRIGEANT, { ...DIRIGEANT, prenoms: 'PAUL' }] },
      null,
    ],
    ['the directory is away', { dirigeants: null }, 'annuaire-muet'],
    ['the direction is certified', { dirigeants: null, certifiee: true }, null],
    [
      'certified, in an establishment that nobody confirmed',
      { certifiee: true, attendSirene: true },
      'annuaire-muet',
    ],
    [
      'certified, of another firm',
      { certifiee: true, siretDit: '99950102600010' },
      'autre-entreprise',
    ],
    ['homonyms among volunteers are not its business', { homonymes: 3 }, null],
  ])('a firm: %s', (_quoi, change, motif) =>
    expect(motifDeLettre({ ...CABINET, ...change })).toBe(motif),
  )

  it.each([
    ['Gérante', null],
    ['Co-gérant', null],
    ['Associé-gérant', null],
    ['Présidente de SAS', null],
    ['Directeur général', null],
    ['Administrateur', 'direction-non-etablie'],
    ['Associé indéfiniment responsable', 'direction-non-etablie'],
  ])('%s', (qualite, motif) =>
    expect(motifDeLettre({ ...CABINET, dirigeants: [{ ...DIRIGEANT, qualite }] })).toBe(motif),
  )

  it('says each reason in a part of a sentence', () => {
    for (const motif of MOTIFS_LETTRE) expect(LABELS_MOTIF_LETTRE[motif]).toMatch(/^[a-zé’].*[^.]$/)
  })
})

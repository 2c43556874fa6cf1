import { expect, it } from 'vitest'
import { type Attendu, juger, type Page, type Verdict } from './verdict.ts'

const ligne = (numero: string, adresse = '12 Rue de la Paix 44000 Nantes', nom = 'Les Lilas') => ({
  numeroImmatriculation: numero,
  nom,
  adresse,
  codePostal: adresse.split(' ').at(-2) ?? '',
  commune: adresse.split(' ').at(-1) ?? '',
})
const RECHERCHE: Page['recherche'] = {
  coproprietes: [],
  total: 0,
  corrections: [],
  ignores: [],
  vouliezVousDire: null,
  syndic: null,
  clef: null,
}
const ADRESSE: Page['adresse'] = {
  lue: null,
  communes: [],
  nombreCommunes: 0,
  adresse: null,
  surPlace: [],
  nombreSurPlace: 0,
}
const LUE = { voie: 'rue de la paix', croisement: '', lieu: 'Nantes', reste: [], corrections: [] }

/** A page that claims something of an address. */
const fait = (
  n: number,
  libelle: string,
  surPlace: ReturnType<typeof ligne>[],
  lue = {},
): Page => ({
  recherche: RECHERCHE,
  adresse: {
    ...ADRESSE,
    lue: { ...LUE, ...lue },
    adresse: { libelle, commune: 'Nantes' },
    surPlace,
    nombreSurPlace: n,
  },
})
const liste = (
  coproprietes: ReturnType<typeof ligne>[],
  dit: Partial<Page['recherche']> = {},
): Page => ({
  recherche: { ...RECHERCHE, coproprietes, total: coproprietes.length, ...dit },
  adresse: ADRESSE,
})
const question = (n: number, lue = {}): Page => ({
  recherche: RECHERCHE,
  adresse: {
    ...ADRESSE,
    lue: { ...LUE, lieu: '', ...lue },
    communes: Array.from({ length: n }, (_, i) => ({ code: String(i) })),
    nombreCommunes: n,
  },
})
const RESERVE: Page = { recherche: RECHERCHE, adresse: { ...ADRESSE, lue: LUE } }

const A_NANTES: Attendu = { sorte: 'adresse', numeros: ['AA1'], commune: 'Nantes' }
const RIEN: Attendu = { sorte: 'aucune', voie: 'Avenue de la Paix', commune: 'Nantes' }
const ICI = '12 Rue de la Paix, 44000 Nantes'

it.each<[string, Attendu, Page, Verdict]>([
  ['the right one', A_NANTES, fait(1, ICI, [ligne('AA1')]), 'juste'],
  ['another door', A_NANTES, fait(1, ICI, [ligne('AA2')]), 'trop sûr'],
  ['a count that is not true', A_NANTES, fait(2, ICI, [ligne('AA1')]), 'trop sûr'],
  ['none, where there is one', A_NANTES, fait(0, ICI, []), 'trop sûr'],
  [
    'another commune',
    A_NANTES,
    fait(1, '12 Rue de la Paix, 67000 Strasbourg', [ligne('AA9')]),
    'trop sûr',
  ],
  ['a commune that was typed, asked again', A_NANTES, question(3), 'trop sûr'],
  ['the same, told', A_NANTES, question(3, { reste: ['nantes'] }), 'faux'],
  ['a doubt', A_NANTES, RESERVE, 'faux'],
  ['a list of others, unsaid', A_NANTES, liste([ligne('AA2')]), 'trop sûr'],
  ['a list of others, said', A_NANTES, liste([ligne('AA2')], { ignores: ['12'] }), 'faux'],
  ['nothing at all, as if it were known', A_NANTES, liste([]), 'trop sûr'],
  ['nothing, of words that were not read', A_NANTES, liste([], { ignores: ['zz'] }), 'faux'],
  ['the question', { sorte: 'question', communes: 3 }, question(3), 'juste'],
  ['a question of fewer communes', { sorte: 'question', communes: 4 }, question(3), 'faux'],
  [
    'an answer in place of a question',
    { sorte: 'question', communes: 3 },
    fait(1, ICI, [ligne('AA1')]),
    'trop sûr',
  ],
  ['an honest none', RIEN, fait(0, '12 Avenue de la Paix, 44000 Nantes', []), 'juste'],
  ['a none of another street', RIEN, fait(0, ICI, []), 'trop sûr'],
  ['another kind of street', RIEN, fait(1, ICI, [ligne('AA1')]), 'trop sûr'],
  ['a doubt where there is none', RIEN, RESERVE, 'juste'],
  ['others where there is none', RIEN, liste([ligne('AA1')]), 'trop sûr'],
  ['the number', { sorte: 'numero', numero: 'AA1' }, liste([ligne('AA1')]), 'juste'],
  ['another number', { sorte: 'numero', numero: 'AA1' }, liste([ligne('AA2')]), 'trop sûr'],
  [
    'a name elsewhere',
    { sorte: 'nom', nom: 'Les Lilas', commune: 'Tours' },
    liste([ligne('AA1')]),
    'trop sûr',
  ],
  [
    'a name',
    { sorte: 'nom', nom: 'Résidence des Lilas', commune: 'Nantes' },
    liste([ligne('AA1')]),
    'juste',
  ],
  [
    'a place with one of another',
    { sorte: 'lieu', commune: 'Nantes' },
    liste([ligne('AA1'), ligne('AA2', '1 Rue X 37000 Tours')]),
    'trop sûr',
  ],
  [
    'a department with one of another',
    { sorte: 'departement', code: '44' },
    liste([ligne('AA1'), ligne('AA2', '1 Rue X 37000 Tours')]),
    'trop sûr',
  ],
  ['a department', { sorte: 'departement', code: '44' }, liste([ligne('AA1')]), 'juste'],
  [
    'an address, another name of it first',
    { sorte: 'adresse', numeros: ['AA1'], commune: 'Nantes', nom: 'Les Pins' },
    fait(1, '12 Rue de la Paix, 44000 Nantes', [ligne('AA1')]),
    'trop sûr',
  ],
  ['a wrong key, unsaid', { sorte: 'clef-fausse' }, liste([]), 'faux'],
  ['a wrong key that finds', { sorte: 'clef-fausse' }, liste([ligne('AA1')]), 'trop sûr'],
  ['a wrong key, said', { sorte: 'clef-fausse' }, liste([], { clef: { valide: false } }), 'juste'],
  [
    'one street of a corner',
    { sorte: 'angle', voies: ['Rue de la Paix', 'Rue Haute'], commune: 'Nantes' },
    fait(1, ICI, [ligne('AA1')]),
    'trop sûr',
  ],
  [
    'a corner',
    { sorte: 'angle', voies: ['Rue de la Paix', 'Rue Haute'], commune: 'Nantes' },
    fait(0, 'Rue de la Paix et Rue Haute, 44000 Nantes', [], { croisement: 'rue haute' }),
    'juste',
  ],
])('judges %s', (_, attendu, page, verdict) => expect(juger(attendu, page)).toBe(verdict))

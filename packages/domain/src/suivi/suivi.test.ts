import { expect, it } from 'vitest'
import { direChangements, type FaitsSuivis } from './suivi.ts'

const FICHE: FaitsSuivis = {
  etat: 'IMMATRICULEE_RATTACHEE',
  dateDissolution: null,
  remplaceePar: null,
  typeSyndic: 'PROFESSIONNEL',
  syndic: 'Cabinet Martin',
  finMandat: '2027-06-30',
  enCours: true,
  finProche: false,
  maj: '2026-05-02',
}
const SANS_SYNDIC = { typeSyndic: 'NON_CONNU', syndic: '', enCours: false }

it.each<[quoi: string, avant: Partial<FaitsSuivis>, apres: Partial<FaitsSuivis>, dit: string[]]>([
  ['nothing', {}, {}, []],
  [
    'another syndic, with its mandate',
    {},
    { syndic: 'Cabinet Durand', finMandat: '2028-01-31' },
    [
      'Son syndic est maintenant Cabinet Durand.',
      'Le mandat de son syndic court jusqu’au 31/01/2028.',
    ],
  ],
  [
    'a volunteer who is not named',
    {},
    { typeSyndic: 'BENEVOLE', syndic: '' },
    ['Son syndic est maintenant un copropriétaire bénévole.'],
  ],
  [
    'no syndic any more',
    {},
    SANS_SYNDIC,
    [
      'Le registre ne lui connaît plus de syndic.',
      'Le mandat de son syndic a pris fin le 30/06/2027.',
    ],
  ],
  [
    'a mandate that ended',
    {},
    { enCours: false },
    ['Le mandat de son syndic a pris fin le 30/06/2027.'],
  ],
  ['an end said again', { enCours: false }, { enCours: false }, []],
  [
    'an end that comes near',
    {},
    { finProche: true },
    ['Le mandat de son syndic prend fin le 30/06/2027.'],
  ],
  ['an end that is as near as before', { finProche: true }, { finProche: true }, []],
  [
    'a mandate renewed while its end was near',
    { finProche: true },
    { finMandat: '2028-06-30' },
    ['Le mandat de son syndic court jusqu’au 30/06/2028.'],
  ],
  [
    'a first syndic',
    { ...SANS_SYNDIC, finMandat: null },
    {},
    [
      'Son syndic est maintenant Cabinet Martin.',
      'Le mandat de son syndic court jusqu’au 30/06/2027.',
    ],
  ],
  [
    'an update',
    {},
    { maj: '2026-11-20' },
    ['Les données publiées ont été mises à jour le 20/11/2026.'],
  ],
  [
    'back in force',
    { etat: 'IMMATRICULATION_ANNULEE' },
    {},
    ['Elle est de nouveau en vigueur au registre.'],
  ],
])('says of a followed sheet: %s', (_, avant, apres, dit) => {
  expect(direChangements({ ...FICHE, ...avant }, { ...FICHE, ...apres })).toEqual(dit)
})

it('says the fate of a number alone, once', () => {
  const dissoute: FaitsSuivis = {
    ...FICHE,
    etat: 'DISSOUTE',
    dateDissolution: '2026-11-01',
    maj: null,
  }
  expect(direChangements(FICHE, dissoute)).toEqual(['Copropriété dissoute le 01/11/2026.'])
  expect(direChangements(dissoute, { ...dissoute, ...SANS_SYNDIC })).toEqual([])
  expect(direChangements(FICHE, null)).toEqual(['Elle ne figure plus au registre.'])
})

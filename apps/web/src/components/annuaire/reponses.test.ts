import { describe, expect, it } from 'vitest'
import type { FicheAnnuaire } from './fiche.tsx'
import { aJourDe, auRegistre, citationDe, duree, lotsDe, syndicDe } from './reponses.ts'

const FICHE = {
  sort: '',
  jour: '27/11/2026',
  aJour: { etat: 'oui', depuis: null },
  dateImmatriculation: '30/03/2021',
  dateReglement: '06/09/1995',
  dateDerniereMaj: '19/08/2026',
  typeSyndic: 'Professionnel',
  syndic: { nom: 'Foncia', siret: '', codeApe: '', commune: '' },
  // No word of the label decides anything.
  mandat: {
    situation: 'EN_COURS',
    libelle: 'Mandat expiré ?',
    dateDebut: '15/10/2026',
    dateFin: '14/10/2027',
  },
  nombreLots: 7,
  nombreLotsPrincipaux: 3,
  nombreLotsHabitation: 3,
  nombreLotsStationnement: 2,
} as FicheAnnuaire
const avec = (plus: Partial<FicheAnnuaire>): FicheAnnuaire => ({ ...FICHE, ...plus })
const mandat = (situation: FicheAnnuaire['mandat']['situation'], dateFin: string | null) => ({
  ...FICHE.mandat,
  situation,
  dateFin,
})

it('says how long, as people do', () => {
  expect([0, 1, 60, 61, 330, 729, 731, 1500].map(duree)).toEqual([
    '0 jour',
    '1 jour',
    '60 jours',
    '2 mois',
    '10 mois',
    '23 mois',
    '2 ans',
    '4 ans',
  ])
})

describe('what the sheet answers', () => {
  it('registered, since when; what became of it where it is no more', () => {
    expect(auRegistre(FICHE)).toEqual({
      ton: 'oui',
      valeur: 'Oui, depuis le 30/03/2021',
      precisions: ['Règlement de copropriété du 06/09/1995'],
    })
    expect(auRegistre(avec({ sort: 'Copropriété dissoute le 05/03/2024' }))).toMatchObject({
      ton: 'alerte',
      valeur: 'Elle n’y est plus',
      precisions: [
        'Copropriété dissoute le 05/03/2024',
        'Immatriculée le 30/03/2021',
        expect.any(String),
      ],
    })
  })
  it.each([
    ['oui', 'oui', 'Oui, déclarées il y a 3 mois'],
    ['non', 'alerte', 'Non, en retard depuis le 31/08/2026'],
    ['non-etabli', 'neutre', 'Le registre ne peut pas le dire'],
  ] as const)('up to date: %s', (etat, ton, valeur) =>
    expect(aJourDe(avec({ aJour: { etat, depuis: '31/08/2026' } }))).toMatchObject({ ton, valeur }),
  )
  it('asks nothing of what is no more', () =>
    expect(aJourDe(avec({ aJour: null })).valeur).toBe('Plus rien n’est à déclarer'))
  it.each([
    ['EN_COURS', '14/10/2027', 'oui', 'Mandat du 15/10/2026 au 14/10/2027 : encore 10 mois'],
    ['EN_COURS', '27/11/2026', 'oui', 'Mandat du 15/10/2026 au 27/11/2026 : dernier jour'],
    ['A_VENIR', '14/10/2027', 'neutre', 'Mandat à venir, du 15/10/2026 au 14/10/2027'],
    ['EXPIRE', '26/11/2026', 'attention', 'Mandat expiré le 26/11/2026, sans successeur déclaré'],
    ['SANS', '26/11/2026', 'attention', 'Mandat terminé le 26/11/2026, sans successeur déclaré'],
    ['SANS', null, 'attention', 'Mandat expiré ?'],
  ] as const)('the mandate, %s until %s', (situation, fin, ton, dit) =>
    expect(syndicDe(avec({ mandat: mandat(situation, fin) }))).toMatchObject({
      ton,
      precisions: [dit],
    }),
  )
  it('warns of no mandate of a co-ownership that is no more', () =>
    expect(syndicDe(avec({ mandat: mandat('EXPIRE', '31/12/2025'), sort: 'Dissoute' })).ton).toBe(
      'neutre',
    ))
  it('names a volunteer by the kind alone', () =>
    expect(syndicDe(avec({ syndic: null, typeSyndic: 'Bénévole' })).valeur).toBe('Syndic bénévole'))
})

it('counts lots by kind, and none where the counts do not agree', () => {
  expect(lotsDe(FICHE).map(({ label, nombre }) => `${nombre} ${label}`)).toEqual([
    '3 logements',
    '2 stationnements',
    '2 autres (caves, locaux)',
  ])
  expect(lotsDe(avec({ nombreLotsStationnement: 5 }))).toEqual([])
  expect(lotsDe(avec({ nombreLotsHabitation: null }))).toEqual([])
})

it('is cited with its day and its address', () =>
  expect(citationDe(FICHE, 'AA0-236-129', 'https://registre.test/annuaire/AA0-236-129')).toBe(
    'Registre national des copropriétés, fiche AA0-236-129, données du 27/11/2026, https://registre.test/annuaire/AA0-236-129, Licence Ouverte 2.0.',
  ))

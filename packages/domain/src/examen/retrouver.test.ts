import { describe, expect, it } from 'vitest'
import { pointsDeLaPreuve } from './points-preuve.ts'
import { type AProuver, type Retrouve, retrouver, sansTexte } from './retrouver.ts'

const PV = [
  `PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE. Copropriété « Le Domaine des Noisetiers », 64 r. des Arts, 34090 Montpellier.
   L’an deux mille vingt-six, le quatre novembre à dix-huit heures trente.`,
  `Résolution n° 7 – L’assemblée désigne en qualité de syndic la société Atlantis Syndic, pour une durée de douze mois à compter du 1er décembre 2026.`,
]
const DECLARE: AProuver = {
  nom: 'LE DOMAINE DES NOISETIERS',
  adresse: { numeroVoie: '64', voie: 'Rue des Arts', codePostal: '34090', commune: 'Montpellier' },
  syndic: 'SARL ATLANTIS SYNDIC',
  debut: '2026-12-01',
  fin: '2027-11-30',
}
const dire = (attendu: Partial<AProuver>, pages: readonly string[] = PV): Record<string, string> =>
  Object.fromEntries(
    retrouver({ ...DECLARE, ...attendu }, pages).map(({ champ, etat, dit, page }: Retrouve) => [
      champ,
      [etat, page, dit].filter((x) => x !== null && x !== '').join(' '),
    ]),
  )

describe('what was declared, in the text of its proof', () => {
  it('is found with its page, whatever the spelling', () =>
    expect(dire({})).toEqual({
      nom: 'TROUVE 1',
      adresse: 'TROUVE 1',
      syndic: 'TROUVE 2',
      debut: 'TROUVE 2',
      duree: 'TROUVE 2',
      signatures: 'A_LIRE',
    }))
  it('gives its place in the page', () => {
    const nom = retrouver(DECLARE, PV)[0]
    expect(PV[0]?.slice(nom?.place?.debut, nom?.place?.fin)).toBe('Domaine des Noisetiers')
  })
  it.each<[string, Partial<AProuver>, string, string]>([
    ['eighteen months against twelve', { fin: '2028-05-31' }, 'duree', 'CONTREDIT 2 dit 12 mois'],
    [
      'another first day',
      { debut: '2027-01-01', fin: '2027-12-31' },
      'debut',
      'CONTREDIT 2 dit 01/12/2026',
    ],
    [
      'another number in the street',
      {
        adresse: {
          ...DECLARE.adresse,
          numeroVoie: '62',
          voie: 'rue des Arts',
          codePostal: '34090',
          commune: 'Montpellier',
        },
      },
      'adresse',
      'CONTREDIT 1 dit n° 64',
    ],
    ['another co-ownership', { nom: 'Villa Monge' }, 'nom', 'ABSENT'],
    ['another syndic', { syndic: 'Cabinet Durand' }, 'syndic', 'ABSENT'],
    ['the anniversary itself', { fin: '2027-12-01' }, 'duree', 'TROUVE 2'],
  ])('%s', (_quoi, attendu, champ, attendue) => expect(dire(attendu)[champ]).toBe(attendue))

  it.each<[string, string, string, string]>([
    ['du 01/12/2026 au 30/11/2027', 'mandat', 'TROUVE 1', 'TROUVE 1'],
    [
      'Le mandat court du 1 décembre 2026 jusqu’au 30 novembre 2027',
      'mandat',
      'TROUVE 1',
      'TROUVE 1',
    ],
    ['Le mandat court du 1.12.26 au 31.05.28', 'mandat', 'TROUVE 1', 'CONTREDIT 1 dit 31/05/2028'],
    [
      'Il prend effet le 1 er décembre 2026 et prendra fin le 30 novembre 2027',
      'mandat',
      'TROUVE 1',
      'TROUVE 1',
    ],
    [
      'Contrat conclu pour une durée de un an à compter du 01-12-2026',
      'mandat',
      'TROUVE 1',
      'TROUVE 1',
    ],
    [
      'Contrat conclu pour une durée ferme de dix-huit mois à compter du 01-12-2026',
      'mandat',
      'TROUVE 1',
      'CONTREDIT 1 dit 18 mois',
    ],
    [
      'Contrat conclu pour une durée de 3 ans à compter du 01/12/2026',
      'mandat',
      'TROUVE 1',
      'CONTREDIT 1 dit 36 mois',
    ],
    ['Désigné syndic à compter du 01/12/2026 pour douze mois', 'mandat', 'TROUVE 1', 'TROUVE 1'],
    [
      'Désigné pour quatorze (14) mois à compter du premier décembre deux mille vingt-six',
      'mandat',
      'TROUVE 1',
      'CONTREDIT 1 dit 14 mois',
    ],
    [
      'Élu pour dix-huit (18) mois à compter du mardi 1er décembre 2026',
      'mandat',
      'TROUVE 1',
      'CONTREDIT 1 dit 18 mois',
    ],
    ['À partir du 01/12/2026, mandat de 12 mois', 'mandat', 'TROUVE 1', 'TROUVE 1'],
    [
      'Pour une période d’un an renouvelable, à compter du 01/12/2026',
      'mandat',
      'TROUVE 1',
      'TROUVE 1',
    ],
    [
      'Mandat du premier décembre deux mille vingt-six au trente novembre deux mille vingt-sept',
      'mandat',
      'TROUVE 1',
      'TROUVE 1',
    ],
    [
      'Mandat à compter du 01/12/2026. Travaux votés pour trente mille euros, charges pour deux ans',
      'mandat',
      'TROUVE 1',
      'ABSENT',
    ],
    [
      'Assemblée du 4 novembre 2026, rien de plus sur ce mandat de syndic',
      'mandat',
      'ABSENT',
      'ABSENT',
    ],
  ])('reads periods: %s', (texte, _champ, debut, duree) => {
    const lu = dire({}, [`${texte}. ${'Copropriété de Montpellier, syndic désigné.'}`])
    expect([lu['debut'], lu['duree']]).toEqual([debut, duree])
  })

  it('looks for the days of a deed, in figures or in words, and says what it dates otherwise', () => {
    const faits = [
      { champ: 'decision', libelle: 'Assemblée', jour: '2026-11-05' },
      { champ: 'effet', libelle: 'Date d’effet', jour: '2026-12-31' },
    ] as const
    const acte = (texte: string) => dire({ faits }, [`${texte} ${'syndicat dissous. '.repeat(5)}`])
    expect(acte('L’an deux mille vingt-six, le cinq novembre deux mille vingt-six.')).toMatchObject(
      {
        decision: 'TROUVE 1',
        effet: 'ABSENT',
      },
    )
    expect(acte('Réunie le 5 novembre 2026, avec effet au 01/01/2027.')).toMatchObject({
      decision: 'TROUVE 1',
      effet: 'CONTREDIT 1 dit 01/01/2027',
    })
  })
  it('leaves a point to check for each that is not there or contradicted', () => {
    const points = (attendu: Partial<AProuver>, pages = PV) =>
      pointsDeLaPreuve(retrouver({ ...DECLARE, ...attendu }, pages)).map((p) => [
        p.code,
        p.gravite,
        p.phrase,
      ])
    expect(points({})).toEqual([])
    expect(points({ syndic: 'Cabinet Durand', fin: '2028-05-31' })).toEqual([
      ['PREUVE_MUETTE', 'ATTENTION', 'Syndic désigné : non trouvé dans la preuve'],
      ['PREUVE_CONTREDITE', 'FORTE', 'Durée du mandat : la preuve dit autre chose'],
    ])
    expect(points({}, ['', ''])).toEqual([
      ['PREUVE_SANS_TEXTE', 'INFORMATION', 'La preuve est une image sans texte'],
    ])
  })
  it('leaves a scan to be read', () => {
    expect(sansTexte(['', ' 1 / 2 '])).toBe(true)
    expect(new Set(Object.values(dire({}, ['', ''])))).toEqual(new Set(['A_LIRE']))
  })
  it('asks nothing of what was not declared', () =>
    expect(
      retrouver({ nom: '', adresse: null, syndic: '', debut: null, fin: null }, PV).map(
        (r) => r.champ,
      ),
    ).toEqual(['signatures']))
})

import {
  type Dirigeant,
  type EtablissementSirene,
  type EtatAnnuaire,
  libelleApe,
  type Sirene,
} from '@registre/domain'
import { type DeclarantDemo, DECLARANTS } from './donnees/comptes.ts'
import { siretInvente } from './siret.ts'

type Ligne = readonly [
  siret: string,
  raisonSociale: string,
  codeApe: string,
  voie: string,
  codePostal: string,
  commune: string,
  plus?: Partial<EtablissementSirene>,
]

const DEMENAGE = 'Cabinet Montclair Gestion'

/** Firms of the demonstration that the watch finds otherwise than alive. */
const ETATS: Partial<Record<DeclarantDemo['cle'], EtatAnnuaire>> = {
  SYNDIC_4: 'NON_DIFFUSIBLE',
  SYNDIC_5: 'FERME',
  SYNDIC_6: 'FERME',
}

/** Invented establishments, in a range of numbers that INSEE does not give out. */
const LIGNES: readonly Ligne[] = [
  // The firms of the demonstration: what the register knows, the directory knows.
  ...DECLARANTS.flatMap(({ type, siret, adresse: [voie = ''], ...d }): Ligne[] =>
    type === 'PRO' && siret !== null
      ? [
          [
            siret,
            d.raison_sociale,
            d.code_ape,
            voie,
            d.code_postal,
            d.commune,
            { etat: ETATS[d.cle] ?? 'ACTIF' },
          ],
        ]
      : [],
  ),
  // Where the first of them moves to, and where it was before.
  [siretInvente(1, 2), DEMENAGE, '68.32A', '18 quai Perrache', '69002', 'Lyon'],
  [siretInvente(1, 3), DEMENAGE, '68.32A', '4 rue Mercière', '69002', 'Lyon', { etat: 'FERME' }],
  [
    '99950101800017',
    'Régie du Vieux-Port',
    '68.32A',
    '27 rue Sainte',
    '13001',
    'Marseille',
    { complement: 'Bâtiment B' },
  ],
  [
    '99950102600010',
    'Gestion des Alpilles',
    '68.32A',
    '5 boulevard Mirabeau',
    '13210',
    'Saint-Rémy-de-Provence',
  ],
  ['99950103400014', 'Cabinet Orval et fils', '68.31Z', '112 avenue Jean-Jaurès', '69007', 'Lyon'],
  [
    '99950104200017',
    'Office public de l’habitat du Lac',
    '68.20A',
    '3 place de la Mairie',
    '74000',
    'Annecy',
  ],
  ['99950105900011', 'Bretagne Copropriétés', '68.32A', '14 quai Duguay-Trouin', '35000', 'Rennes'],
  [
    '99950106700014',
    'Syndic de la Citadelle',
    '68.32A',
    '8 rue du Faisan',
    '57000',
    'Metz',
    { typeEtablissement: 'Établissement secondaire' },
  ],
  [
    '99950107500017',
    'Gérance Moderne du Nord',
    '68.32B',
    '61 rue Esquermoise',
    '59800',
    'Lille',
    { etat: 'FERME' },
  ],
  [
    '99950108300011',
    'Boulangerie des Remparts',
    '10.71C',
    '2 rue de la Barre',
    '86000',
    'Poitiers',
    { libelleApe: 'Boulangerie et boulangerie-pâtisserie' },
  ],
  ['99950109100014', 'Étude Marchand, notaires', '69.10Z', '19 place Plumereau', '37000', 'Tours'],
  [
    '99950113300014',
    'Étude Keller et Vidal, notaires',
    '69.10Z',
    '5 quai Saint-Nicolas',
    '67000',
    'Strasbourg',
  ],
  ['99950110900014', 'Patrimoine et Toits', '68.20B', '40 rue de la Monnaie', '37000', 'Tours'],
  [
    '99950111700017',
    'Syndic Réunion Ouest',
    '68.32A',
    '6 rue de la Compagnie',
    '97400',
    'Saint-Denis',
  ],
  ['99950112500010', 'Immo-Gestion Corse', '68.32A', '11 cours Napoléon', '20000', 'Ajaccio'],
]

const ETABLISSEMENTS: ReadonlyMap<string, EtablissementSirene> = new Map(
  LIGNES.map(([siret, raisonSociale, codeApe, voie, codePostal, commune, plus]) => [
    siret,
    {
      siret,
      raisonSociale,
      codeApe,
      libelleApe: libelleApe(codeApe),
      typeEtablissement: 'Siège',
      complement: '',
      voie,
      codePostal,
      commune,
      etat: 'ACTIF',
      ...plus,
    },
  ]),
)

/** Who directs the invented firms; of one, the directory tells the birth as well. */
const DIRIGEANTS: Readonly<Record<string, readonly Dirigeant[]>> = {
  [siretInvente(6)]: [
    { nom: 'ARNAL', prenoms: 'LOUIS', naissance: '1961-04', qualite: 'Président de SAS' },
  ],
  '99950103400014': [
    { nom: 'BELLEGARDE', prenoms: 'CAMILLE', naissance: '', qualite: 'Gérant' },
    { nom: 'ORVAL', prenoms: 'PIERRE JEAN', naissance: '', qualite: 'Commissaire aux comptes' },
  ],
}

/** The directory of the demonstration. */
export const sireneEmbarquee = (): Sirene => ({
  dirigeants: (siret) => Promise.resolve(DIRIGEANTS[siret] ?? []),
  trouver: (siret) => Promise.resolve(ETABLISSEMENTS.get(siret) ?? null),
})

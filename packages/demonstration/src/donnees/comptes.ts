import { PROFILS, type Profil } from '@registre/domain'
import { siretInvente } from '../siret.ts'

/** Password of every demonstration account; none of them exists in production. */
export const MOT_DE_PASSE_DEMO = 'Demo-Registre-2026!'

type Etablissement =
  | 'A'
  | 'B'
  | 'BENEVOLE'
  | 'ETUDE'
  | 'ETUDE_B'
  | 'ACTIVATION'
  | 'RESTREINT'
  | 'SYNDIC_3'
  | 'SYNDIC_4'
  | 'SYNDIC_5'
  | 'SYNDIC_6'

export interface DeclarantDemo {
  cle: Etablissement
  type: 'PRO' | 'NON_PRO' | 'NOTAIRE' | 'AUTRE'
  statut: 'ACTIF' | 'ATT_ACTIVATION' | 'SUPPRIME'
  raison_sociale: string
  siret: string | null
  code_ape: string
  libelle_ape: string
  num_etude: number | null
  adresse: string[]
  code_postal: string
  commune: string
  telephone: string
  syndicat_cooperatif: boolean
  rep_civilite: string
  rep_nom: string
  rep_prenom: string
  rep_email: string
}

const SYNDIC = {
  type: 'PRO',
  statut: 'ACTIF',
  code_ape: '68.32A',
  libelle_ape: 'Administration d’immeubles et autres biens immobiliers',
  num_etude: null,
  syndicat_cooperatif: false,
} as const
const ETUDE = {
  type: 'NOTAIRE',
  statut: 'ACTIF',
  code_ape: '69.10Z',
  libelle_ape: 'Activités juridiques',
  syndicat_cooperatif: false,
} as const

const lieu = (rue: string, code_postal: string, commune: string, telephone: string) => ({
  adresse: [rue, `${code_postal} ${commune}`],
  code_postal,
  commune,
  telephone,
})
const rep = (rep_civilite: string, rep_prenom: string, rep_nom: string) => ({
  rep_civilite,
  rep_nom,
  rep_prenom,
  rep_email: `${rep_prenom}.${rep_nom}@demo.registre.test`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, ''),
})

/** Establishments of the demonstration. Names, numbers and people are invented. */
export const DECLARANTS: readonly DeclarantDemo[] = [
  {
    cle: 'A',
    ...SYNDIC,
    raison_sociale: 'Cabinet Montclair Gestion',
    siret: siretInvente(1),
    ...lieu('18 cours Gambetta', '69003', 'Lyon', '+33472000001'),
    ...rep('MME', 'Claire', 'Montclair'),
  },
  {
    cle: 'B',
    ...SYNDIC,
    raison_sociale: 'Atlantis Syndic',
    siret: siretInvente(2),
    ...lieu('4 quai de la Fosse', '44000', 'Nantes', '+33240000002'),
    ...rep('M', 'Yann', 'Kermeur'),
  },
  {
    cle: 'BENEVOLE',
    type: 'NON_PRO',
    statut: 'ACTIF',
    raison_sociale: 'Syndicat coopératif Les Glycines',
    siret: null,
    code_ape: '',
    libelle_ape: '',
    num_etude: null,
    syndicat_cooperatif: true,
    ...lieu('7 rue des Glycines', '38000', 'Grenoble', '+33476000003'),
    ...rep('MME', 'Jeanne', 'Ferrand'),
  },
  {
    cle: 'ETUDE',
    ...ETUDE,
    num_etude: 69012,
    raison_sociale: 'Étude Delmas et associés',
    siret: siretInvente(4),
    ...lieu('2 place Bellecour', '69002', 'Lyon', '+33478000004'),
    ...rep('M', 'Henri', 'Delmas'),
  },
  {
    cle: 'ETUDE_B',
    ...ETUDE,
    num_etude: 33045,
    raison_sociale: 'Étude Castaing',
    siret: siretInvente(5),
    ...lieu('11 allées de Tourny', '33000', 'Bordeaux', '+33556000005'),
    ...rep('MME', 'Sophie', 'Castaing'),
  },
  {
    cle: 'ACTIVATION',
    ...SYNDIC,
    statut: 'ATT_ACTIVATION',
    raison_sociale: 'Nouveau Syndic du Midi',
    siret: siretInvente(6),
    ...lieu('30 rue de la Loge', '34000', 'Montpellier', '+33467000006'),
    ...rep('M', 'Louis', 'Arnal'),
  },
  {
    cle: 'RESTREINT',
    type: 'AUTRE',
    statut: 'ACTIF',
    raison_sociale: 'Établissement au compte restreint',
    siret: siretInvente(7),
    code_ape: '',
    libelle_ape: '',
    num_etude: null,
    syndicat_cooperatif: false,
    ...lieu('1 rue Neuve', '59000', 'Lille', '+33320000007'),
    ...rep('M', 'Paul', 'Restreint'),
  },
  {
    cle: 'SYNDIC_3',
    ...SYNDIC,
    raison_sociale: 'Gestion des Deux Rives',
    siret: siretInvente(8),
    ...lieu('15 quai des Chartrons', '33000', 'Bordeaux', '+33556000008'),
    ...rep('MME', 'Inès', 'Lagarde'),
  },
  {
    cle: 'SYNDIC_4',
    ...SYNDIC,
    raison_sociale: 'Immobilière du Nord',
    siret: siretInvente(9),
    ...lieu('22 rue Nationale', '59000', 'Lille', '+33320000009'),
    ...rep('M', 'Marc', 'Vandamme'),
  },
  {
    cle: 'SYNDIC_5',
    ...SYNDIC,
    code_ape: '68.20A',
    libelle_ape: 'Location de logements',
    raison_sociale: 'Habitat social de l’Est',
    siret: siretInvente(10),
    ...lieu('9 place Kléber', '67000', 'Strasbourg', '+33388000010'),
    ...rep('M', 'André', 'Muller'),
  },
  {
    cle: 'SYNDIC_6',
    ...SYNDIC,
    raison_sociale: 'Régie des Trois Ponts',
    siret: siretInvente(11),
    ...lieu('3 quai Perrière', '38000', 'Grenoble', '+33476000011'),
    ...rep('MME', 'Odile', 'Renard'),
  },
]

export interface CompteDemo {
  login: string
  profil: Profil
  etablissement: Etablissement | null
  civilite: string
  prenom: string
  nom: string
}

const IDENTITES: Readonly<
  Record<
    Exclude<Profil, 'DEFAULT' | 'INSTITUTIONNEL'>,
    [Etablissement | null, string, string, string]
  >
> = {
  restricted: ['RESTREINT', 'M', 'Paul', 'Restreint'],
  TELE_NONPRO_ADMIN_PRINC: ['BENEVOLE', 'MME', 'Jeanne', 'Ferrand'],
  TELE_NONPRO_ADMIN_SECOND: ['BENEVOLE', 'M', 'Antoine', 'Ferrand'],
  TELE_NONPRO_GESTION: ['BENEVOLE', 'MME', 'Lucie', 'Bonnet'],
  TELE_PRO_ADMIN_PRINC: ['A', 'MME', 'Claire', 'Montclair'],
  TELE_PRO_ADMIN_SECOND: ['A', 'M', 'Hugo', 'Perrin'],
  TELE_PRO_GESTION: ['A', 'MME', 'Nadia', 'Haddad'],
  NOTAIRE_ADMIN: ['ETUDE', 'M', 'Henri', 'Delmas'],
  NOTAIRE_NOTAIRE: ['ETUDE', 'MME', 'Élise', 'Roche'],
  NOTAIRE_COLLAB: ['ETUDE', 'M', 'Thomas', 'Girard'],
  TENEUR_ADMIN_PRINC: [null, 'MME', 'Catherine', 'Lenoir'],
  TENEUR_ADMIN_SCOND: [null, 'M', 'Olivier', 'Blanchard'],
  TENEUR_ASS_HOTLINE_ADMIN: [null, 'MME', 'Samira', 'Diallo'],
  TENEUR_ASS_HOTLINE_GES: [null, 'M', 'Julien', 'Fabre'],
}

const identite = (
  etablissement: Etablissement | null,
  civilite: string,
  prenom: string,
  nom: string,
) => ({ etablissement, civilite, prenom, nom })
const adresseDe = (code: string): string => `${code.toLowerCase()}@demo.registre.test`

/**
 * One account for each profile that signs in with a password, then the second firm, the second
 * office, one to activate and a firm that closed.
 */
export const COMPTES: readonly CompteDemo[] = [
  ...PROFILS.flatMap((profil) =>
    profil === 'DEFAULT' || profil === 'INSTITUTIONNEL'
      ? []
      : [{ login: adresseDe(profil), profil, ...identite(...IDENTITES[profil]) }],
  ),
  {
    login: adresseDe('TELE_PRO_ADMIN_PRINC.B'),
    profil: 'TELE_PRO_ADMIN_PRINC',
    ...identite('B', 'M', 'Yann', 'Kermeur'),
  },
  {
    login: adresseDe('TELE_PRO_GESTION.B'),
    profil: 'TELE_PRO_GESTION',
    ...identite('B', 'MME', 'Maëlle', 'Le Goff'),
  },
  {
    login: adresseDe('TELE_PRO_GESTION.B2'),
    profil: 'TELE_PRO_GESTION',
    ...identite('B', 'M', 'Erwan', 'Morvan'),
  },
  {
    login: adresseDe('NOTAIRE_ADMIN.B'),
    profil: 'NOTAIRE_ADMIN',
    ...identite('ETUDE_B', 'MME', 'Sophie', 'Castaing'),
  },
  {
    login: adresseDe('TELE_PRO_ADMIN_PRINC.C'),
    profil: 'TELE_PRO_ADMIN_PRINC',
    ...identite('SYNDIC_6', 'MME', 'Odile', 'Renard'),
  },
  {
    login: adresseDe('TELE_PRO_ADMIN_PRINC.ACTIVATION'),
    profil: 'TELE_PRO_ADMIN_PRINC',
    ...identite('ACTIVATION', 'M', 'Louis', 'Arnal'),
  },
]

const compteDe = (code: string) => ({ login: adresseDe(code), motDePasse: MOT_DE_PASSE_DEMO })

/** The accounts with which the documented calls are tried: `npm run conformite`. */
export const COMPTES_DE_CONFORMITE = {
  syndic: compteDe('TELE_PRO_ADMIN_PRINC'),
  benevole: compteDe('TELE_NONPRO_ADMIN_PRINC'),
  notaire: compteDe('NOTAIRE_ADMIN'),
  teneur: compteDe('TENEUR_ADMIN_PRINC'),
  hotline: compteDe('TENEUR_ASS_HOTLINE_GES'),
}

import type { Autorite } from '../acces/autorites.ts'

interface Usage {
  libelle: string
  aide: string
  autorites: readonly Autorite[]
  lectureSeule: boolean
}

const LIRE = [
  'VISUALISER_COPRO',
  'MENU_COPROPRIETE',
  'AFFICHER_DONNEES_ADMIN_SYNDIC',
  'LIST_RATTACHEMENT',
  'MON_ENTREPRISE_LECTURE',
] as const

/** What a program is for, as people choose it: its rights follow, and no more than its owner's. */
export const USAGES_JETON = {
  LIRE_COPROPRIETES: {
    libelle: 'Lire mes copropriétés',
    aide: 'Fiches, déclarations, mandats et changements. Ne modifie rien.',
    autorites: LIRE,
    lectureSeule: true,
  },
  SUIVRE_ECHEANCES: {
    libelle: 'Suivre les échéances',
    aide: 'Les mandats et mises à jour à venir, et rien d’autre. Ne modifie rien.',
    autorites: ['RENOUVELER_MANDAT'],
    lectureSeule: true,
  },
  DEPOSER_MISES_A_JOUR: {
    libelle: 'Déposer les mises à jour',
    aide: 'Lit les copropriétés, prépare et dépose leurs mises à jour, accepte ou écarte celles du syndic précédent.',
    autorites: [
      ...LIRE,
      'VALIDER_DECLA_PREDECESSEUR',
      'GERER_COPROPRIETE',
      'ENREGISTRER_MODIFICATIONS',
      'MAJ_COPROPRIETE_ANNUELLE',
      'MAJ_COPROPRIETE_STANDARD',
      'MAJ_COPROPRIETE_AVANT_VALIDATION',
      'MAJ_COPROPRIETE_ANNUELLE_EXPIRE',
      'MAJ_COPROPRIETE_STANDARD_EXPIRE',
    ],
    lectureSeule: false,
  },
  IMMATRICULER: {
    libelle: 'Immatriculer des copropriétés',
    aide: 'Prépare et dépose des immatriculations, avec leurs justificatifs.',
    autorites: [
      ...LIRE,
      'ENREGISTRER_MODIFICATIONS',
      'IMMATRICULER_NVELLE_COPRO',
      'IMMATRICULER_INITIALE',
    ],
    lectureSeule: false,
  },
  GERER_MANDATS: {
    libelle: 'Renouveler et demander des mandats',
    aide: 'Suit les échéances, renouvelle les mandats, demande des rattachements et déclare des successeurs.',
    autorites: [...LIRE, 'RENOUVELER_MANDAT', 'RATTACHER_COPROPRIETE', 'DECLARER_SUCCESSEUR'],
    lectureSeule: false,
  },
  LIRE_TERRITOIRE: {
    libelle: 'Lire les données de mon territoire',
    aide: 'Données brutes et catégorisation. Ne modifie rien.',
    autorites: ['DONNEES_BRUTES', 'CATEGORISATION', 'VISUALISER_COPRO'],
    lectureSeule: true,
  },
  LIRE_REGISTRE: {
    libelle: 'Lire les indicateurs et le journal',
    aide: 'Pour les teneurs : suivi du registre. Ne modifie rien.',
    autorites: ['SUIVI_INDICATEURS_MCO', 'RECHERCHE_EVENEMENT_JOURNAL'],
    lectureSeule: true,
  },
} as const satisfies Record<string, Usage>
export type UsageJeton = keyof typeof USAGES_JETON
/** A right that some use gives: no other is offered to a program. */
export type AutoriteDeJeton = (typeof USAGES_JETON)[UsageJeton]['autorites'][number]
export const NOMS_USAGES_JETON: readonly [UsageJeton, ...UsageJeton[]] = [
  'LIRE_COPROPRIETES',
  'SUIVRE_ECHEANCES',
  'DEPOSER_MISES_A_JOUR',
  'IMMATRICULER',
  'GERER_MANDATS',
  'LIRE_TERRITOIRE',
  'LIRE_REGISTRE',
]

const ecrit = (usage: UsageJeton): boolean => !USAGES_JETON[usage].lectureSeule
const donnees = (usages: readonly UsageJeton[]): readonly Autorite[] =>
  usages.flatMap((u): readonly Autorite[] => USAGES_JETON[u].autorites)

/** The rights that uses give to a call that reads, or that writes. */
export const autoritesDUsages = (
  usages: readonly UsageJeton[],
  pour: 'lire' | 'ecrire',
): readonly Autorite[] => donnees(pour === 'ecrire' ? usages.filter(ecrit) : usages)

/** True when some use gives one of these rights to a call that reads, or that writes. */
export const usageDonne = (autorites: readonly Autorite[], pour: 'lire' | 'ecrire'): boolean =>
  autoritesDUsages(NOMS_USAGES_JETON, pour).some((a) => autorites.includes(a))

/** The rights that make a use what it is: reading is common to many. */
const propres = (usage: UsageJeton): readonly Autorite[] => {
  const toutes: readonly Autorite[] = USAGES_JETON[usage].autorites
  const autres = toutes.filter((a) => !LIRE.some((l) => l === a))
  return autres.length > 0 ? autres : toutes
}

/** The uses that an account may give to a token. */
export const usagesPossibles = (siennes: readonly Autorite[]): UsageJeton[] =>
  NOMS_USAGES_JETON.filter((u) => propres(u).some((a) => siennes.includes(a)))

/** Longest life of a token of an institution's agent: a sign-on renews what the provider knows. */
export const JETON_JOURS_AGENT = 90

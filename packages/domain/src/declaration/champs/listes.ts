import { keysOf } from '../../kernel/table.ts'

// The lists in which a datum is chosen, each code with its words. Those of heating, hot water and
// ventilation systems are the lists of the collective energy diagnosis, shortened.

export const LABELS_JUSTIFICATIF_MANDAT = {
  CONTRAT_SYNDIC: 'Contrat de syndic',
  PV_AG: 'Procès-verbal d’assemblée générale',
  ORDO_NOMINATION: 'Ordonnance de nomination',
}
export type TypeJustificatifMandat = keyof typeof LABELS_JUSTIFICATIF_MANDAT
export const TYPES_JUSTIFICATIF_MANDAT = keysOf(LABELS_JUSTIFICATIF_MANDAT)

/** On which ground of article 41-8 of the law of 1965 a syndicate is a small one, in its words. */
export const LABELS_PETIT_SYNDICAT = {
  LOTS: 'Le syndicat comporte au plus cinq lots à usage de logements, de bureaux ou de commerces',
  BUDGET:
    'Le budget prévisionnel moyen du syndicat sur une période de trois exercices consécutifs est inférieur à 15 000 €',
}
export type PetitSyndicat = keyof typeof LABELS_PETIT_SYNDICAT
export const PETITS_SYNDICATS = keysOf(LABELS_PETIT_SYNDICAT)

export const LABELS_TYPE_CHAUFFAGE = {
  COLLECTIF: 'Collectif',
  INDIVIDUEL: 'Individuel',
  MIXTE: 'Mixte : collectif et individuel',
  SANS_CHAUFFAGE: 'Sans chauffage',
}
export type TypeChauffage = keyof typeof LABELS_TYPE_CHAUFFAGE
export const TYPES_CHAUFFAGE = keysOf(LABELS_TYPE_CHAUFFAGE)

export const LABELS_ENERGIE_CHAUFFAGE = {
  BOIS_DE_CHAUFFAGE: 'Bois de chauffage',
  GAZ_NATUREL: 'Gaz naturel',
  GAZ_PROPANE_BUTANE: 'Gaz propane ou butane',
  FIOUL_DOMESTIQUE: 'Fioul domestique',
  CHARBON: 'Charbon',
  ELECTRICITE: 'Électricité',
  ENERGIE_AUTRE: 'Autre énergie',
}
export const ENERGIES_CHAUFFAGE = keysOf(LABELS_ENERGIE_CHAUFFAGE)

export const LABELS_PERIODE_CONSTRUCTION = {
  AVANT_1949: 'Avant 1949',
  DE_1949_A_1960: 'De 1949 à 1960',
  DE_1961_A_1974: 'De 1961 à 1974',
  DE_1975_A_1993: 'De 1975 à 1993',
  DE_1994_A_2000: 'De 1994 à 2000',
  DE_2001_A_2010: 'De 2001 à 2010',
  APRES_2011: 'À partir de 2011',
  NON_CONNUE: 'Non connue',
}
export type PeriodeConstruction = keyof typeof LABELS_PERIODE_CONSTRUCTION
export const PERIODES_CONSTRUCTION = keysOf(LABELS_PERIODE_CONSTRUCTION)

export const LABELS_ETIQUETTE_ENERGIE = {
  ETIQ_A: 'Étiquette A',
  ETIQ_B: 'Étiquette B',
  ETIQ_C: 'Étiquette C',
  ETIQ_D: 'Étiquette D',
  ETIQ_E: 'Étiquette E',
  ETIQ_F: 'Étiquette F',
  ETIQ_G: 'Étiquette G',
  ETIQ_NON_DETERMINE: 'Non déterminée',
}
export type EtiquetteEnergie = keyof typeof LABELS_ETIQUETTE_ENERGIE
export const ETIQUETTES_ENERGIE = keysOf(LABELS_ETIQUETTE_ENERGIE)

export const LABELS_SYSTEME_CHAUFFAGE = {
  CHAUDIERE: 'Chaudière',
  CHAUDIERE_CONDENSATION: 'Chaudière à condensation',
  POMPE_A_CHALEUR: 'Pompe à chaleur',
  RESEAU_CHALEUR: 'Réseau de chaleur urbain',
  RADIATEURS_ELECTRIQUES: 'Radiateurs électriques',
  POELE_INSERT: 'Poêle ou insert',
  AUTRE: 'Autre système',
  NON_CONNU: 'Non connu',
}

export const LABELS_EAU_CHAUDE = {
  COLLECTIVE: 'Collective',
  INDIVIDUELLE: 'Individuelle',
  MIXTE: 'Mixte : collective et individuelle',
  AUCUNE: 'Pas d’eau chaude',
}

export const LABELS_SYSTEME_EAU_CHAUDE = {
  AVEC_LE_CHAUFFAGE: 'Avec le chauffage',
  CHAUFFE_EAU_ELECTRIQUE: 'Chauffe-eau électrique',
  CHAUFFE_EAU_GAZ: 'Chauffe-eau au gaz',
  CHAUFFE_EAU_THERMODYNAMIQUE: 'Chauffe-eau thermodynamique',
  RESEAU_CHALEUR: 'Réseau de chaleur urbain',
  SOLAIRE: 'Solaire',
  AUTRE: 'Autre système',
  NON_CONNU: 'Non connu',
}

export const LABELS_VENTILATION = {
  AUCUNE: 'Aucune ventilation',
  NATURELLE: 'Ventilation naturelle',
  VMC_SIMPLE_FLUX: 'VMC simple flux',
  VMC_HYGROREGLABLE: 'VMC hygroréglable',
  VMC_DOUBLE_FLUX: 'VMC double flux',
  AUTRE: 'Autre ventilation',
  NON_CONNUE: 'Non connue',
}

export const LABELS_DIAGNOSTIC = {
  REALISE: 'Réalisé',
  NON_REALISE: 'Non réalisé',
}

/** Where the energy label of a building comes from. */
export const LABELS_SOURCE_ETIQUETTE = {
  DPE_COLLECTIF: 'DPE collectif',
  AUDIT: 'Audit énergétique',
}

export const LABELS_MENUISERIES = {
  SIMPLE_VITRAGE: 'Simple vitrage',
  DOUBLE_VITRAGE: 'Double vitrage ou mieux',
  MIXTE: 'Simple et double vitrage',
  NON_CONNUES: 'Non connues',
}

export const LABELS_ISOLATION = {
  ISOLE: 'Isolé',
  EN_PARTIE: 'Isolé en partie',
  NON_ISOLE: 'Non isolé',
  NON_CONNU: 'Non connu',
}

/** How sure the match of a building with the national reference of buildings (RNB) is. */
export const LABELS_CONFIANCE_RNB = {
  FORTE: 'correspondance sûre : même adresse',
  MOYENNE: 'correspondance probable : à la porte',
  FAIBLE: 'correspondance à vérifier : voisin',
  NON_VERIFIE: 'saisi, non vérifié',
}
export type ConfianceRnb = keyof typeof LABELS_CONFIANCE_RNB
export const CONFIANCES_RNB = keysOf(LABELS_CONFIANCE_RNB)

export const TYPES_ARRETE = [
  'EQUIPEMENTS',
  'INSALUBRITE',
  'PERIL',
  'SECURITE_TR_INSALUBRITE',
] as const
export type TypeArrete = (typeof TYPES_ARRETE)[number]

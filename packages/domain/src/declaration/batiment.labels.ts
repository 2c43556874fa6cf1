import type { Batiment } from './batiment.types.ts'
import type {
  ConfianceRnb,
  DiagnosticStructurel,
  Isolation,
  Menuiseries,
  ProductionEauChaude,
  SourceEtiquette,
  SystemeChauffage,
  SystemeEauChaude,
  Ventilation,
} from './batiment.enums.ts'

export const LABELS_SYSTEME_CHAUFFAGE: Record<SystemeChauffage, string> = {
  CHAUDIERE: 'Chaudière',
  CHAUDIERE_CONDENSATION: 'Chaudière à condensation',
  POMPE_A_CHALEUR: 'Pompe à chaleur',
  RESEAU_CHALEUR: 'Réseau de chaleur urbain',
  RADIATEURS_ELECTRIQUES: 'Radiateurs électriques',
  POELE_INSERT: 'Poêle ou insert',
  AUTRE: 'Autre système',
  NON_CONNU: 'Non connu',
}

export const LABELS_EAU_CHAUDE: Record<ProductionEauChaude, string> = {
  COLLECTIVE: 'Collective',
  INDIVIDUELLE: 'Individuelle',
  MIXTE: 'Mixte : collective et individuelle',
  AUCUNE: 'Pas d’eau chaude',
}

export const LABELS_SYSTEME_EAU_CHAUDE: Record<SystemeEauChaude, string> = {
  AVEC_LE_CHAUFFAGE: 'Avec le chauffage',
  CHAUFFE_EAU_ELECTRIQUE: 'Chauffe-eau électrique',
  CHAUFFE_EAU_GAZ: 'Chauffe-eau au gaz',
  CHAUFFE_EAU_THERMODYNAMIQUE: 'Chauffe-eau thermodynamique',
  RESEAU_CHALEUR: 'Réseau de chaleur urbain',
  SOLAIRE: 'Solaire',
  AUTRE: 'Autre système',
  NON_CONNU: 'Non connu',
}

export const LABELS_VENTILATION: Record<Ventilation, string> = {
  AUCUNE: 'Aucune ventilation',
  NATURELLE: 'Ventilation naturelle',
  VMC_SIMPLE_FLUX: 'VMC simple flux',
  VMC_HYGROREGLABLE: 'VMC hygroréglable',
  VMC_DOUBLE_FLUX: 'VMC double flux',
  AUTRE: 'Autre ventilation',
  NON_CONNUE: 'Non connue',
}

export const LABELS_DIAGNOSTIC: Record<DiagnosticStructurel, string> = {
  REALISE: 'Réalisé',
  NON_REALISE: 'Non réalisé',
}

export const LABELS_SOURCE_ETIQUETTE: Record<SourceEtiquette, string> = {
  DPE_COLLECTIF: 'DPE collectif',
  AUDIT: 'Audit énergétique',
}

export const LABELS_MENUISERIES: Record<Menuiseries, string> = {
  SIMPLE_VITRAGE: 'Simple vitrage',
  DOUBLE_VITRAGE: 'Double vitrage ou mieux',
  MIXTE: 'Simple et double vitrage',
  NON_CONNUES: 'Non connues',
}

export const LABELS_ISOLATION: Record<Isolation, string> = {
  ISOLE: 'Isolé',
  EN_PARTIE: 'Isolé en partie',
  NON_ISOLE: 'Non isolé',
  NON_CONNU: 'Non connu',
}

export const LABELS_CONFIANCE_RNB: Record<ConfianceRnb, string> = {
  FORTE: 'correspondance sûre : même adresse',
  MOYENNE: 'correspondance probable : à la porte',
  FAIBLE: 'correspondance à vérifier : voisin',
  NON_VERIFIE: 'saisi, non vérifié',
}

/** The label of each fact of a building, in reading order. */
export const LABELS_BATIMENT: Record<keyof Batiment, string> = {
  cle: 'Repère',
  nom: 'Nom ou lettre du bâtiment',
  adresse: 'Adresse du bâtiment',
  parcelle: 'Parcelle du bâtiment',
  idRnb: 'Identifiant RNB',
  confianceRnb: 'Confiance de l’identifiant RNB',
  rapprocheLe: 'Identifiant RNB rattaché le',
  nbEtages: 'Nombre d’étages',
  periodeConstruction: 'Période de construction',
  anneeConstruction: 'Année de construction',
  nbAscenseurs: 'Nombre d’ascenseurs',
  etiquette: 'Étiquette énergétique',
  sourceEtiquette: 'Origine de l’étiquette',
  dateEtiquette: 'Date du DPE ou de l’audit',
  numeroEtiquette: 'Numéro du DPE ou de l’audit',
  typeChauffage: 'Nature du chauffage',
  systemeChauffage: 'Système de chauffage',
  energieChauffage: 'Énergie du chauffage',
  eauChaude: 'Production d’eau chaude',
  systemeEauChaude: 'Système d’eau chaude',
  ventilation: 'Ventilation',
  diagnosticStructurel: 'Diagnostic structurel',
  dateDiagnosticStructurel: 'Date du diagnostic structurel',
  menuiseries: 'Menuiseries extérieures',
  isolationMurs: 'Isolation des murs',
  isolationToiture: 'Isolation de la toiture',
  isolationPlancher: 'Isolation du plancher bas',
  constateLe: 'Données techniques relevées le',
}

import { formatFrDate, type IsoDate } from '../kernel/dates.ts'
import type {
  EnergieChauffage,
  EtatDeclaration,
  EtiquetteEnergie,
  PeriodeConstruction,
  PetitSyndicat,
  TypeChauffage,
  TypeDeclaration,
  TypeImmatriculation,
  TypeJustificatifMandat,
  TypeMaj,
} from './declaration.enums.ts'
import { type CodeJeu, estAVenir, jeuNomme } from './jeux.ts'

export const LABELS_TYPE_DECLARATION: Record<TypeDeclaration, string> = {
  INITIALE: 'Immatriculation initiale',
  OFFICE: 'Immatriculation d’office',
  MODIF_INITIALE: 'Modification d’une immatriculation initiale',
  MODIF_OFFICE: 'Modification d’une immatriculation d’office',
}

export const LABELS_ETAT_DECLARATION: Record<EtatDeclaration, string> = {
  BROUILLON: 'Brouillon',
  SUPPRIME: 'Supprimée',
  A_VALIDER: 'À valider',
  COURANTE: 'Courante',
  IMMATRICULATION: 'Telle qu’immatriculée',
  AVANT_DECLARATION_ANNUELLE: 'Avant la dernière mise à jour annuelle',
}

export const LABELS_TYPE_IMMATRICULATION: Record<TypeImmatriculation, string> = {
  DEFAULT: 'Immatriculation par le syndic',
  INITIALE: 'Immatriculation initiale par un notaire',
  OFFICE: 'Immatriculation d’office par un notaire',
}

export const LABELS_TYPE_MAJ: Record<TypeMaj, string> = {
  STANDARD: 'Mise à jour standard',
  ANNUELLE: 'Mise à jour annuelle',
  INITIALE: 'Immatriculation initiale',
  OFFICE: 'Immatriculation d’office',
  MODIF_DEMANDE: 'Modification d’une demande',
  COMPTESNONAPPROUVES: 'Exercice dont les comptes ne sont pas approuvés',
  MODIFICATION_ADMIN: 'Modification par le teneur du registre',
}

/** An update in words: its kind, or the coming data that it prepares. */
export const nommerMiseAJour = (typeMaj: TypeMaj, jeu: CodeJeu, jour: IsoDate): string =>
  estAVenir(jeu, jour)
    ? `Préparation des données du ${formatFrDate(jeuNomme(jeu).effet)}`
    : LABELS_TYPE_MAJ[typeMaj]

export const LABELS_JUSTIFICATIF_MANDAT: Record<TypeJustificatifMandat, string> = {
  CONTRAT_SYNDIC: 'Contrat de syndic',
  PV_AG: 'Procès-verbal d’assemblée générale',
  ORDO_NOMINATION: 'Ordonnance de nomination',
}

/** What a screen shows when the value is empty. */
export const LABEL_NON_RENSEIGNE = 'Non renseigné'

/** In the words of article 41-8. */
export const LABELS_PETIT_SYNDICAT: Record<PetitSyndicat, string> = {
  LOTS: 'Le syndicat comporte au plus cinq lots à usage de logements, de bureaux ou de commerces',
  BUDGET:
    'Le budget prévisionnel moyen du syndicat sur une période de trois exercices consécutifs est inférieur à 15 000 €',
}

export const LABELS_TYPE_CHAUFFAGE: Record<TypeChauffage, string> = {
  COLLECTIF: 'Collectif',
  INDIVIDUEL: 'Individuel',
  MIXTE: 'Mixte : collectif et individuel',
  SANS_CHAUFFAGE: 'Sans chauffage',
}

export const LABELS_ENERGIE_CHAUFFAGE: Record<EnergieChauffage, string> = {
  BOIS_DE_CHAUFFAGE: 'Bois de chauffage',
  GAZ_NATUREL: 'Gaz naturel',
  GAZ_PROPANE_BUTANE: 'Gaz propane ou butane',
  FIOUL_DOMESTIQUE: 'Fioul domestique',
  CHARBON: 'Charbon',
  ELECTRICITE: 'Électricité',
  ENERGIE_AUTRE: 'Autre énergie',
}

export const LABELS_PERIODE_CONSTRUCTION: Record<PeriodeConstruction, string> = {
  AVANT_1949: 'Avant 1949',
  DE_1949_A_1960: 'De 1949 à 1960',
  DE_1961_A_1974: 'De 1961 à 1974',
  DE_1975_A_1993: 'De 1975 à 1993',
  DE_1994_A_2000: 'De 1994 à 2000',
  DE_2001_A_2010: 'De 2001 à 2010',
  APRES_2011: 'À partir de 2011',
  NON_CONNUE: 'Non connue',
}

export const LABELS_ETIQUETTE_ENERGIE: Record<EtiquetteEnergie, string> = {
  ETIQ_A: 'Étiquette A',
  ETIQ_B: 'Étiquette B',
  ETIQ_C: 'Étiquette C',
  ETIQ_D: 'Étiquette D',
  ETIQ_E: 'Étiquette E',
  ETIQ_F: 'Étiquette F',
  ETIQ_G: 'Étiquette G',
  ETIQ_NON_DETERMINE: 'Non déterminée',
}

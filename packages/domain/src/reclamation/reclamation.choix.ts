import type { FieldError } from '../kernel/errors.ts'
import type { TypeTeledeclarant } from '../teledeclarant/teledeclarant.enums.ts'
import {
  type ObjetReclamation,
  OBJETS_RECLAMATION,
  type TypeDemandeur,
  TYPES_DEMANDEUR,
  type TypeReclamation,
  TYPES_RECLAMATION,
} from './reclamation.enums.ts'

/** What a kind of message cannot do without. */
export interface ChampsObligatoires {
  adressePrincipale: boolean
  numeroImmatriculation: boolean
  pieceJointe: boolean
}

interface LigneReclamation {
  objet: ObjetReclamation
  /** Null: everybody. */
  demandeurs: readonly TypeDemandeur[] | null
  obligatoires: ChampsObligatoires
}

const RIEN: ChampsObligatoires = {
  adressePrincipale: false,
  numeroImmatriculation: false,
  pieceJointe: false,
}
const ADRESSE: ChampsObligatoires = { ...RIEN, adressePrincipale: true }
const NUMERO: ChampsObligatoires = { ...ADRESSE, numeroImmatriculation: true }
const PREUVE: ChampsObligatoires = { ...NUMERO, pieceJointe: true }
const DECLARANTS = [
  'SYNDIC_PRO',
  'SYNDIC_BENEVOLE',
  'ADMINISTRATEUR_PROVISOIRE',
  'NOTAIRE',
] as const
const SYNDICS = ['SYNDIC_PRO', 'SYNDIC_BENEVOLE', 'ADMINISTRATEUR_PROVISOIRE'] as const

/**
 * The form as a table: each kind of message, its object, who may choose it, what it must come with.
 */
export const RECLAMATIONS: Record<TypeReclamation, LigneReclamation> = {
  CONNEXION: { objet: 'COMPTE', demandeurs: [...DECLARANTS, 'INSTITUTION'], obligatoires: RIEN },
  CODE_ACTIVATION: { objet: 'COMPTE', demandeurs: SYNDICS, obligatoires: RIEN },
  CERTIFICAT: { objet: 'COMPTE', demandeurs: ['NOTAIRE'], obligatoires: RIEN },
  ACCES_INSTITUTION: { objet: 'COMPTE', demandeurs: ['INSTITUTION'], obligatoires: RIEN },
  IMMATRICULER: { objet: 'COPROPRIETE', demandeurs: DECLARANTS, obligatoires: RIEN },
  DOUBLON: { objet: 'COPROPRIETE', demandeurs: null, obligatoires: NUMERO },
  NUMERO_INCONNU: { objet: 'COPROPRIETE', demandeurs: null, obligatoires: ADRESSE },
  ABSENCE_IMMATRICULATION: {
    objet: 'COPROPRIETE',
    demandeurs: ['COPROPRIETAIRE', 'INSTITUTION', 'NOTAIRE', 'AUTRE'],
    obligatoires: ADRESSE,
  },
  DISSOLUTION: {
    objet: 'COPROPRIETE',
    demandeurs: [...DECLARANTS, 'COPROPRIETAIRE'],
    obligatoires: NUMERO,
  },
  RATTACHEMENT: { objet: 'MANDAT', demandeurs: SYNDICS, obligatoires: NUMERO },
  SYNDIC_ERRONE: { objet: 'MANDAT', demandeurs: null, obligatoires: PREUVE },
  DONNEES_ERRONEES: { objet: 'DONNEES', demandeurs: null, obligatoires: NUMERO },
  MISE_A_JOUR: { objet: 'DONNEES', demandeurs: SYNDICS, obligatoires: NUMERO },
  DONNEES_PERSONNELLES: { objet: 'DONNEES', demandeurs: null, obligatoires: RIEN },
  UTILISER_DONNEES: { objet: 'DONNEES', demandeurs: ['INSTITUTION', 'AUTRE'], obligatoires: RIEN },
  ACCESSIBILITE: { objet: 'SITE', demandeurs: null, obligatoires: RIEN },
  ANOMALIE: { objet: 'SITE', demandeurs: null, obligatoires: RIEN },
  AUTRE_QUESTION: { objet: 'SITE', demandeurs: null, obligatoires: RIEN },
}

/** Kinds of message that an applicant may choose for an object. */
export const typesReclamation = (
  demandeur: TypeDemandeur,
  objet: ObjetReclamation,
): TypeReclamation[] =>
  TYPES_RECLAMATION.filter(
    (t) =>
      RECLAMATIONS[t].objet === objet && (RECLAMATIONS[t].demandeurs?.includes(demandeur) ?? true),
  )

/** Objects that an applicant may choose: those that have a kind of message for it. */
export const objetsReclamation = (demandeur: TypeDemandeur): ObjetReclamation[] =>
  OBJETS_RECLAMATION.filter((o) => typesReclamation(demandeur, o).length > 0)

const DEMANDEURS_PAR_TELEDECLARANT: Record<TypeTeledeclarant, readonly TypeDemandeur[]> = {
  PRO: ['SYNDIC_PRO', 'ADMINISTRATEUR_PROVISOIRE'],
  NON_PRO: ['SYNDIC_BENEVOLE'],
  NOTAIRE: ['NOTAIRE'],
  NOTAIRE_NOTAIRE: ['NOTAIRE'],
  NOTAIRE_COLLABORATEUR: ['NOTAIRE'],
  AUTRE: TYPES_DEMANDEUR,
  teneur: TYPES_DEMANDEUR,
  institutionnel: ['INSTITUTION'],
}

/** Applicant types open to a kind of declarant; all of them for anybody else. */
export const demandeursPour = (type: TypeTeledeclarant | null): readonly TypeDemandeur[] =>
  type === null ? TYPES_DEMANDEUR : DEMANDEURS_PAR_TELEDECLARANT[type]

/** What decides the rest of the form, as it is being chosen: null is not chosen yet. */
export interface ChoixReclamation {
  typeDemandeur: string | null
  objet: string | null
  typeReclamation: string | null
}

const lire = <T extends string>(valeurs: readonly T[], texte: string | null): T | null =>
  valeurs.find((v) => v === texte) ?? null
export const lireTypeReclamation = (texte: string | null): TypeReclamation | null =>
  lire(TYPES_RECLAMATION, texte)
export const lireTypeDemandeur = (texte: string | null): TypeDemandeur | null =>
  lire(TYPES_DEMANDEUR, texte)
export const lireObjetReclamation = (
  demandeur: TypeDemandeur,
  texte: string | null,
): ObjetReclamation | null => lire(objetsReclamation(demandeur), texte)

/** The choices with the kind of message, when those before it leave a single one. */
export const completerChoixReclamation = (s: ChoixReclamation): ChoixReclamation => {
  const demandeur = lireTypeDemandeur(s.typeDemandeur)
  const objet = demandeur && lireObjetReclamation(demandeur, s.objet)
  if (!objet || s.typeReclamation !== null) return s
  const types = typesReclamation(demandeur, objet)
  return types.length === 1 ? { ...s, typeReclamation: types[0] ?? null } : s
}

const manque = (champ: keyof ChoixReclamation, message: string): FieldError[] => [
  { champ, code: 'requis', message },
]

/**
 * The first choice that is missing, or that the choices before it do not offer; [] when all three
 * hold.
 */
export const controlerChoixReclamation = (s: ChoixReclamation): FieldError[] => {
  const demandeur = lireTypeDemandeur(s.typeDemandeur)
  if (!demandeur) return manque('typeDemandeur', 'Indiquez qui vous êtes.')
  const objet = lireObjetReclamation(demandeur, s.objet)
  if (!objet) return manque('objet', 'Choisissez l’objet de votre message.')
  const type = lireTypeReclamation(s.typeReclamation)
  return type && typesReclamation(demandeur, objet).includes(type)
    ? []
    : manque('typeReclamation', 'Précisez votre demande.')
}

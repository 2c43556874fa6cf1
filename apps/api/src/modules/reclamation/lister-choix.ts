import {
  demandeursPour,
  LABELS_OBJET_RECLAMATION,
  LABELS_TYPE_DEMANDEUR,
  LABELS_TYPE_RECLAMATION,
  lireObjetReclamation,
  lireTypeDemandeur,
  lireTypeReclamation,
  objetsReclamation,
  RECLAMATIONS,
  RegisterError,
  TYPES_TELEDECLARANT,
  type TypeDemandeur,
  typesReclamation,
} from '@registre/domain'

const liste = <T extends string>(clefs: readonly T[], labels: Record<T, string>) =>
  clefs.map((clef) => ({ clef, valeur: labels[clef] }))

const exigerDemandeur = (x: string): TypeDemandeur => {
  const demandeur = lireTypeDemandeur(x)
  if (!demandeur) throw new RegisterError('introuvable')
  return demandeur
}

/**
 * Applicant types open to a kind of declarant; `all` gives every one. Throws `introuvable` for an
 * unknown kind.
 */
export const listerTypesDemandeur = async (x: string) => {
  const type = TYPES_TELEDECLARANT.find((t) => t === x) ?? null
  if (type === null && x !== 'all') throw new RegisterError('introuvable')
  return liste(demandeursPour(type), LABELS_TYPE_DEMANDEUR)
}

/** Objects that an applicant may write about. Throws `introuvable` for an unknown applicant. */
export const listerObjetsReclamation = async (x: string) =>
  liste(objetsReclamation(exigerDemandeur(x)), LABELS_OBJET_RECLAMATION)

/** Kinds of message of an applicant and an object. Throws `introuvable` for an unknown one. */
export const listerTypesReclamation = async (x: string, y: string) => {
  const demandeur = exigerDemandeur(x)
  const objet = lireObjetReclamation(demandeur, y)
  if (!objet) throw new RegisterError('introuvable')
  return liste(typesReclamation(demandeur, objet), LABELS_TYPE_RECLAMATION)
}

/** What a kind of message cannot do without. Throws `introuvable` for an unknown one. */
export const lireChampsObligatoires = async (x: string) => {
  const type = lireTypeReclamation(x)
  if (!type) throw new RegisterError('introuvable')
  return RECLAMATIONS[type].obligatoires
}

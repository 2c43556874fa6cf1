import {
  champsObligatoires,
  demandeursPour,
  LABELS_OBJET_RECLAMATION,
  LABELS_TYPE_DEMANDEUR,
  LABELS_TYPE_RECLAMATION,
  objetsReclamation,
  type ObjetReclamation,
  type TypeDemandeur,
  type TypeReclamation,
  type TypeTeledeclarant,
  typesReclamation,
} from '@registre/domain'

const liste = <T extends string>(clefs: readonly T[], labels: Record<T, string>) =>
  clefs.map((clef) => ({ clef, valeur: labels[clef] }))

/** Applicant types open to a kind of declarant; `all` gives every one. */
export const listerTypesDemandeur = async (x: TypeTeledeclarant | 'all') =>
  liste(demandeursPour(x === 'all' ? null : x), LABELS_TYPE_DEMANDEUR)

/** Objects that an applicant may write about. */
export const listerObjetsReclamation = async (x: TypeDemandeur) =>
  liste(objetsReclamation(x), LABELS_OBJET_RECLAMATION)

/** Kinds of message of an applicant and an object; none for another's object. */
export const listerTypesReclamation = async (x: TypeDemandeur, y: ObjetReclamation) =>
  liste(typesReclamation(x, y), LABELS_TYPE_RECLAMATION)

/** What a kind of message cannot do without, from somebody. */
export const lireChampsObligatoires = async (
  type: TypeReclamation,
  demandeur: TypeDemandeur | undefined,
) => champsObligatoires(demandeur ?? null, type)

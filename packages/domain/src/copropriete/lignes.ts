import type { Transition } from '../kernel/machine.ts'
import type { CasCopropriete, EtatCopropriete, EvenementCopropriete } from './copropriete.etats.ts'

/** A row of the workflow. */
export type Ligne = Transition<EtatCopropriete, EvenementCopropriete, CasCopropriete>

// States, as short as a row needs them.
export const B = 'BROUILLON'
export const AV = 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER'
export const EC = 'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION'
export const RF = 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES'
export const DP = 'IMMATRICULATION_DEMANDE_DE_PRECISIONS'
export const IR = 'IMMATRICULEE_A_RATTACHER'
export const IC = 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER'
export const IT = 'IMMATRICULEE_RATTACHEE'
export const IE = 'IMMATRICULEE_RATTACHEMENT_EXPIRE'
export const AN = 'IMMATRICULATION_ANNULEE'
export const DV = 'DISSOLUTION_A_VALIDER'
export const DE = 'DISSOLUTION_EN_COURS_DE_VALIDATION'
export const DC = 'DISSOLUTION_EN_COURS'
export const DI = 'DISSOUTE'
export const SU = 'SUPPRIMEE'
export const FU = 'FUTUR'

// Who does it.
export const AUTEUR = 'établissement auteur'
export const DETENTEUR = 'teneur qui détient la demande'
export const TENEUR_ADMIN = 'teneur administrateur'
export const CALENDRIER = 'calendrier'

/**
 * A row that leaves each of these states as it is: the event lives on the mandate or on the
 * declaration.
 */
export const surPlace = (
  states: readonly EtatCopropriete[],
  row: Omit<Ligne, 'from' | 'to'>,
): Ligne[] => states.map((state) => ({ ...row, from: [state], to: state }))

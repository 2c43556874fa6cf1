import { defineMachine } from '../kernel/machine.ts'
import {
  type CasCopropriete,
  type EtatCopropriete,
  ETATS_COPROPRIETE,
  type EvenementCopropriete,
} from './copropriete.etats.ts'
import { IR, IC, IT, IE, AN, DV, DE, DC, DI, FU } from './lignes.ts'
import { IMMATRICULATION } from './lignes-immatriculation.ts'
import { MANDATS } from './lignes-mandats.ts'
import { SORTIES } from './lignes-sorties.ts'

/** The workflow of a co-ownership. */
export const machineCopropriete = defineMachine<
  EtatCopropriete,
  EvenementCopropriete,
  CasCopropriete
>({
  name: 'copropriete',
  states: ETATS_COPROPRIETE,
  transitions: [...IMMATRICULATION, ...MANDATS, ...SORTIES],
})

/** States whose co-ownership has a registration number in force. */
export const ETATS_IMMATRICULES = [IR, IC, IT, IE, FU] as const satisfies readonly EtatCopropriete[]

/**
 * In force: those, and the ones whose dissolution is asked for but not done. The published file and
 * the categorisation are about them, and the statistics on the days of a quarter.
 */
export const ETATS_EN_VIGUEUR = [
  ...ETATS_IMMATRICULES,
  DV,
  DE,
  DC,
] as const satisfies readonly EtatCopropriete[]

/**
 * States of a number that a look-up must answer: in force, leaving the register, or gone from it.
 */
export const ETATS_NUMEROTES = [
  ...ETATS_EN_VIGUEUR,
  DI,
  AN,
] as const satisfies readonly EtatCopropriete[]

/**
 * A co-ownership in these states keeps its pending requests for a restoration; nobody decides them
 * meanwhile.
 */
export const ETATS_RETIRES = [
  'SUPPRIMEE',
  'IMMATRICULATION_ANNULEE',
] as const satisfies readonly EtatCopropriete[]

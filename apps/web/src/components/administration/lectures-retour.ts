import { LECTURES_DISSOLUTION } from '../dissolution/DeclarerDissolution.tsx'
import { LECTURES_MANDAT } from '../mandats/lectures.ts'

/** What is no longer true once a decision is taken back. */
export const LECTURES_RETOUR = [
  ...new Set([...LECTURES_DISSOLUTION, ...LECTURES_MANDAT, 'lireInfosValidation'] as const),
]

import type { Passage } from '../../platform/passages.repository.ts'
import { TRAITEMENTS } from './traitements.ts'

export interface EtatEtape {
  traitement: string
  etape: string
  reussiLe: Date | null
  erreur: string
  /** No success for longer than the job allows, or never. */
  enRetard: boolean
}

/**
 * Every step that the register should run, with its last success: a step that never ran is late.
 */
export const etatTraitements = (passages: readonly Passage[], maintenant: Date): EtatEtape[] =>
  Object.entries(TRAITEMENTS).flatMap(([traitement, { etapes, retardMs }]) =>
    etapes.map(({ name: etape }) => {
      const p = passages.find((x) => x.traitement === traitement && x.etape === etape)
      const reussiLe = p?.reussi_le ?? null
      return {
        traitement,
        etape,
        reussiLe,
        erreur: p?.erreur ?? '',
        enRetard: reussiLe === null || maintenant.getTime() - reussiLe.getTime() > retardMs,
      }
    }),
  )

import type { ApiError } from '@registre/contract/client'
import { createStore } from '../store.ts'

/** Set while a call waits for the person to prove who they are; `answer` says whether they did. */
export const awaitedProof = createStore<{ answer: (proved: boolean) => void } | null>(null)

let awaited: Promise<boolean> | null = null

/** Asks the person who they are: one window for all that wait. True once they proved it. */
export const askWho = (): Promise<boolean> => {
  awaited ??= new Promise((resolve) =>
    awaitedProof.set({
      answer: (proved) => {
        awaited = null
        awaitedProof.set(null)
        resolve(proved)
      },
    }),
  )
  return awaited
}

/**
 * Asks the person who they are when that is what a call was refused for. True once the call may be
 * made again.
 */
export const askForProof = (refusal: ApiError): Promise<boolean> =>
  refusal.problem.code === 'preuve-a-renouveler' ? askWho() : Promise.resolve(false)

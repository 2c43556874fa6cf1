import { createStore } from '../store.ts'

/**
 * Set when a call other than the account's answers 401: the session ended under the person's hands.
 */
export const sessionLost = createStore(false)

/** When the server last answered: the session lives from there. */
export const lastAnswer = createStore(Date.now())

/** Operations whose 401 is an answer, not the end of a session. */
const ACCOUNT_CALLS = new Set([
  'lireCompte',
  'lireEtudeNotariale',
  'ouvrirSessionNotaire',
  'seConnecter',
  'seDeconnecter',
])

export const watchSession = (operation: string, answer: Response): void => {
  lastAnswer.set(Date.now())
  if (answer.status === 401 && !ACCOUNT_CALLS.has(operation)) sessionLost.set(true)
}

import { createStore } from '../store.ts'

let seen: string | null = null

/**
 * True once the server answers with another version than at the start: the shell offers to reload,
 * nothing typed is lost.
 */
export const newVersion = createStore(false)

/** Reads the version header of an answer (specification 2, section 7). */
export const watchVersion = (answer: Response): void => {
  const version = answer.headers.get('x-register-version')
  if (!version) return
  if (seen === null) seen = version
  else if (seen !== version) newVersion.set(true)
}

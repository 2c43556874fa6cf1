import type { FieldError } from '@registre/domain'
import { createContext, use } from 'react'

/** The refused files of the form around, by field. */
export const FichiersRefuses = createContext<Map<string, FieldError>>(new Map())

/**
 * The files of the form around that are being read: sending waits for them. False: something has to
 * be looked at before anything is sent.
 */
export const Lectures = createContext<Set<Promise<boolean>> | null>(null)

/** The set that a field adds its readings to. Throws an Error where no form waits for them. */
export const useLectures = (): Set<Promise<boolean>> => {
  const lectures = use(Lectures)
  if (!lectures) throw new Error('no form around waits for its files')
  return lectures
}

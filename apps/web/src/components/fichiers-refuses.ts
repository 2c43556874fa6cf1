import type { FieldError } from '@registre/domain'
import { createContext } from 'react'

/** The refused files of the form around, by field. */
export const FichiersRefuses = createContext<Map<string, FieldError>>(new Map())

/**
 * The files of the form around that are being read: sending waits for them. False: something has to
 * be looked at before anything is sent.
 */
export const Lectures = createContext<Set<Promise<boolean>>>(new Set())

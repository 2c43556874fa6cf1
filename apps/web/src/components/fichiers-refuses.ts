import type { FieldError } from '@registre/domain'
import { createContext } from 'react'

/** The refused files of the form around, by field. */
export const FichiersRefuses = createContext<Map<string, FieldError>>(new Map())

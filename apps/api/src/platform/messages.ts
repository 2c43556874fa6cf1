import type { FieldError } from '@registre/domain'
import * as z from 'zod'

/**
 * French sentences of the shapes (specification 1, "General messages"); what zod says itself is
 * French too.
 */
export const configureMessages = (): void => {
  z.config(z.locales.fr())
  z.config({
    customError: (issue) => {
      if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null))
        return 'Ce champ est requis'
      if (issue.code === 'invalid_type' && issue.expected === 'number')
        return 'Cette valeur doit être un nombre'
      if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1)
        return 'Ce champ est requis'
      if (issue.code === 'too_small' && (issue.origin === 'number' || issue.origin === 'int'))
        return `Cette valeur est inférieure à ${issue.minimum}`
      if (issue.code === 'too_big' && (issue.origin === 'number' || issue.origin === 'int'))
        return `Cette valeur est supérieure à ${issue.maximum}`
      if (issue.code === 'too_big' && issue.origin === 'string')
        return `Ce champ ne doit pas dépasser ${issue.maximum} caractères`
      if (issue.code === 'invalid_format')
        return issue.format === 'email'
          ? 'Cet email n’est pas valide'
          : 'Le champ n’est pas au bon format'
      if (issue.code === 'invalid_value') return 'Cette valeur ne fait pas partie de la liste'
      if (issue.code === 'unrecognized_keys')
        return `Information non attendue : ${issue.keys.join(', ')}`
      return undefined
    },
  })
}

/** Turns the faults of a shape into sentences beside fields; unknown keys are named. */
export const fieldErrorsOf = (error: z.ZodError): FieldError[] =>
  error.issues.map((issue) => ({
    champ: [
      ...issue.path,
      ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
    ].join('.'),
    code: issue.code === 'unrecognized_keys' ? 'inconnu' : 'format',
    message: issue.message,
  }))

import { type FieldError, MESSAGES, VALEUR_INCONNUE } from '@registre/domain'
import * as z from 'zod'

type Issue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0]

const absent = (input: unknown): boolean => input === undefined || input === null || input === ''

const isNumber = (origin: string): boolean => origin === 'number' || origin === 'int'

const sentenceOf = (issue: Issue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      if (absent(issue.input))
        return issue.expected === 'file' ? 'Choisissez un fichier.' : MESSAGES.requis
      if (issue.expected === 'int') return 'Saisissez un nombre entier, sans décimale.'
      return issue.expected === 'number' ? 'Cette valeur doit être un nombre' : undefined
    case 'invalid_value':
      return absent(issue.input) ? MESSAGES.requis : MESSAGES.inconnue(issue.input, issue.values)
    case 'invalid_format':
      if (absent(issue.input)) return MESSAGES.requis
      return issue.format === 'email' ? MESSAGES.email : MESSAGES.format
    case 'too_small':
      if (issue.minimum === 1 && (issue.origin === 'string' || issue.origin === 'array'))
        return MESSAGES.requis
      if (issue.origin === 'string') return MESSAGES.longueurMin(Number(issue.minimum))
      return isNumber(issue.origin) ? MESSAGES.min(String(issue.minimum)) : undefined
    case 'too_big':
      if (issue.origin === 'string') return MESSAGES.longueurMax(Number(issue.maximum))
      return isNumber(issue.origin) ? MESSAGES.max(String(issue.maximum)) : undefined
    case 'unrecognized_keys':
      return `Information non attendue : ${issue.keys.join(', ')}`
    default:
      return undefined
  }
}

/**
 * Makes zod speak with the general sentences of the specification (section 5), and French for the
 * rest: the same for the server and for the forms.
 */
export const configureMessages = (): void => {
  z.config({ ...z.locales.fr(), customError: sentenceOf })
}

/** True for a value that is not of its list: its field is then named. */
const estInconnue = (message: string): boolean => message.startsWith(VALEUR_INCONNUE)

const codeOf = ({ code, message }: z.core.$ZodIssue): string =>
  code === 'unrecognized_keys' || estInconnue(message)
    ? 'inconnu'
    : message === MESSAGES.requis
      ? 'requis'
      : 'format'

/** Turns the faults of a shape into sentences beside fields; unknown keys are named. */
export const fieldErrorsOf = (error: z.ZodError): FieldError[] =>
  error.issues.map((issue) => {
    const champ = [
      ...issue.path,
      ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
    ].join('.')
    const nommee = champ !== '' && estInconnue(issue.message)
    return {
      champ,
      code: codeOf(issue),
      message: nommee ? `${champ} : ${issue.message}` : issue.message,
    }
  })

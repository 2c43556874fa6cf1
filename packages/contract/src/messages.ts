import { type FieldError, MESSAGES, VALEUR_INCONNUE } from '@registre/domain'
import * as z from 'zod'

type Issue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0]
type Of<C extends Issue['code']> = Extract<Issue, { code: C }>

const absent = (input: unknown): boolean => input === undefined || input === null || input === ''

const TYPE_ATTENDU: Readonly<Record<string, string>> = {
  string: 'Un texte est attendu',
  number: 'Cette valeur doit être un nombre',
  int: 'Saisissez un nombre entier, sans décimale.',
  boolean: 'Répondez par oui ou par non (true ou false)',
  array: 'Une liste est attendue',
  object: 'Un ensemble de champs est attendu',
  record: 'Un ensemble de champs est attendu',
  file: 'Choisissez un fichier.',
}
const FORMAT_ATTENDU: Readonly<Record<string, string>> = {
  email: MESSAGES.email,
  date: 'Renseignez une date au format aaaa-mm-jj',
  datetime: 'Renseignez une date et une heure, avec leur fuseau (ISO 8601)',
  uuid: 'Cet identifiant n’existe pas',
}

const tropPetit = ({ origin, minimum, inclusive }: Of<'too_small'>): string => {
  const texteOuListe = origin === 'string' || origin === 'array'
  if (texteOuListe && minimum === 1) return MESSAGES.requis
  if (origin === 'string') return MESSAGES.longueurMin(Number(minimum))
  if (origin === 'array') return MESSAGES.elementsMin(Number(minimum))
  if (origin === 'file') return 'Ce fichier est vide ou incomplet.'
  // Numbers of the register are whole: above 0 is from 1.
  return MESSAGES.min(String(inclusive === false ? Number(minimum) + 1 : minimum))
}

const tropGrand = ({ origin, maximum, inclusive }: Of<'too_big'>): string => {
  if (origin === 'string') return MESSAGES.longueurMax(Number(maximum))
  if (origin === 'array') return MESSAGES.elementsMax(Number(maximum))
  if (origin === 'file') return 'Ce fichier est trop volumineux.'
  return MESSAGES.max(String(inclusive === false ? Number(maximum) - 1 : maximum))
}

/** One sentence for each kind of fault that a schema can find. */
const sentenceOf = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return absent(issue.input) && issue.expected !== 'file'
        ? MESSAGES.requis
        : (TYPE_ATTENDU[issue.expected] ?? MESSAGES.format)
    case 'invalid_value':
      return absent(issue.input) ? MESSAGES.requis : MESSAGES.inconnue(issue.input, issue.values)
    case 'invalid_format':
      return absent(issue.input)
        ? MESSAGES.requis
        : (FORMAT_ATTENDU[issue.format] ?? MESSAGES.format)
    case 'too_small':
      return tropPetit(issue)
    case 'too_big':
      return tropGrand(issue)
    case 'not_multiple_of':
      return `Cette valeur doit être un multiple de ${issue.divisor}`
    case 'unrecognized_keys':
      return MESSAGES.inattendue(issue.keys)
    case 'invalid_key':
      return MESSAGES.inattendue([String(issue.input)])
    case 'invalid_union':
      return absent(issue.input) ? MESSAGES.requis : MESSAGES.format
    case 'invalid_element':
    case 'custom':
      return MESSAGES.format
  }
}

/**
 * Makes zod speak with the general sentences of the specification (section 5), and French for the
 * rest: the same for the server and for the forms.
 */
export const configureMessages = (): void => {
  z.config({ customError: sentenceOf })
}

/** True for a value that is not of its list: its field is then named. */
const estInconnue = (message: string): boolean => message.startsWith(VALEUR_INCONNUE)

/** A text left empty, whatever its own sentence says of what was awaited. */
const estVide = (faute: z.core.$ZodIssue): boolean =>
  faute.code === 'too_small' && faute.origin === 'string' && faute.minimum === 1

const codeOf = (faute: z.core.$ZodIssue): string =>
  faute.code === 'unrecognized_keys' || estInconnue(faute.message)
    ? 'inconnu'
    : faute.message === MESSAGES.requis || estVide(faute)
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

import type { FieldError } from '../kernel/errors.ts'
import { MESSAGES } from '../kernel/messages.ts'
import { estCodePostal, estEmail, normaliserTelephone } from './coordonnees.ts'

// What the forms on a person or an establishment ask of one field: the fault of what is typed there,
// or none. But `champRequis`, none minds an empty field.

type Saisi = string | null | undefined
const texte = (valeur: Saisi): string => (valeur ?? '').trim()

export const champRequis = (
  champ: string,
  valeur: Saisi,
  message: string = MESSAGES.requis,
): FieldError[] => (texte(valeur) === '' ? [{ champ, code: 'requis', message }] : [])

const lisible =
  (code: string, message: string, estLisible: (texte: string) => boolean) =>
  (champ: string, valeur: Saisi): FieldError[] =>
    texte(valeur) === '' || estLisible(texte(valeur)) ? [] : [{ champ, code, message }]

export const champEmail = lisible('email', MESSAGES.email, estEmail)
/** A French telephone number. */
export const champTelephone = lisible(
  'format',
  MESSAGES.formatTelephone,
  (t) => normaliserTelephone(t) !== null,
)
/** A French postal code. */
export const champCodePostal = lisible('format', MESSAGES.formatCodePostal, estCodePostal)

/** The address typed again: a mistaken one would leave the person without news. */
export const champConfirmationEmail = (
  champ: string,
  email: string,
  confirmation: string,
): FieldError[] =>
  email.trim().toLowerCase() === confirmation.trim().toLowerCase()
    ? []
    : [{ champ, code: 'egalite', message: MESSAGES.emailsDifferents }]

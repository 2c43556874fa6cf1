import { createHash } from 'node:crypto'

/**
 * Five failures in a quarter of an hour close an account for as long; from the third, the captcha
 * is asked (reliability.md, "Abuse").
 */
export const FENETRE_ECHECS_MS = 15 * 60_000
export const ECHECS_AVANT_BLOCAGE = 5
export const ECHECS_AVANT_CAPTCHA = 3

const empreinte = (texte: string): string => createHash('sha256').update(texte).digest('base64url')

/**
 * Keys of the counters: failures are counted for any login, existing or not, so that the answer
 * tells nothing.
 */
export const clesEchecs = (login: string, adresse: string) => ({
  compte: `echec-compte:${empreinte(login)}`,
  adresse: `echec-adresse:${adresse}`,
})

/** Key of the counter of password requests for a login, existing or not. */
export const cleDemande = (login: string): string => `demande-mot-de-passe:${empreinte(login)}`

/** Key of the counter of creations for an address, existing or not. */
export const cleInscription = (email: string): string => `inscription:${empreinte(email)}`

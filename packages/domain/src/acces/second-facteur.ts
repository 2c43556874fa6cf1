import { isTeneur, type Profil } from './profils.ts'

/** Keepers sign in with two factors: they decide, and some stand in others' place. */
export const secondFacteurObligatoire = (profil: Profil): boolean => isTeneur(profil)

/** How many recovery codes are given at once. */
export const CODES_SECOURS = 10
/** Random bytes of each: 120 bits, more than the 112 that a plain SHA-256 asks for (ASVS V6.5.2). */
export const OCTETS_CODE_SECOURS = 15
/** How many passkeys an account holds at most. */
export const CLES_ACCES_MAX = 10

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A recovery code of these fifteen bytes, in six groups: `ABCD-EFGH-IJKL-MNOP-QRST-UVWX`. */
export const ecrireCodeSecours = (octets: Uint8Array): string => {
  const bits = [...octets].map((o) => o.toString(2).padStart(8, '0')).join('')
  const lettres = (bits.match(/.{5}/g) ?? [])
    .map((b) => BASE32[Number.parseInt(b, 2)] ?? '')
    .join('')
  return (lettres.match(/.{4}/g) ?? []).join('-')
}

/** A code as it is compared: people type spaces, dashes and small letters. */
export const lireCode = (saisi: string): string => saisi.replaceAll(/[\s-]/g, '').toUpperCase()

/** True for the six figures of an application; anything else is read as a recovery code. */
export const estCodeApplication = (code: string): boolean => /^\d{6}$/.test(code)

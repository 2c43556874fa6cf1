export interface PasswordRule {
  key: string
  label: string
  holds: (password: string) => boolean
}

/** The shared component's default rules; each can be left out or replaced. */
export const defaultPasswordRules = (min = 8): PasswordRule[] => [
  { key: 'longueur', label: `${min} caractères au moins`, holds: (p) => p.length >= min },
  { key: 'majuscule', label: 'une majuscule', holds: (p) => /\p{Lu}/u.test(p) },
  { key: 'minuscule', label: 'une minuscule', holds: (p) => /\p{Ll}/u.test(p) },
  { key: 'chiffre', label: 'un chiffre', holds: (p) => /\d/.test(p) },
  { key: 'special', label: 'un caractère spécial', holds: (p) => /[^\p{L}\d\s]/u.test(p) },
]

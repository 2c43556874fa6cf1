import type { Adresse } from './declaration.types.ts'

/** An address on one line: `12 rue de la Paix 75002 Paris`. */
export const adresseEnLigne = (
  a: Pick<Adresse, 'numeroVoie' | 'voie' | 'codePostal' | 'commune'>,
): string => [a.numeroVoie, a.voie, a.codePostal, a.commune].filter((part) => part !== '').join(' ')

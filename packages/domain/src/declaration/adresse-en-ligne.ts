import { FORMES } from '../donnees/formes.ts'
import type { Adresse, Identification } from './declaration.types.ts'

/** An address on one line: `12 rue de la Paix 75002 Paris`. */
export const adresseEnLigne = (
  a: Pick<Adresse, 'numeroVoie' | 'voie' | 'codePostal' | 'commune'>,
): string => [a.numeroVoie, a.voie, a.codePostal, a.commune].filter((part) => part !== '').join(' ')

/** Every declared address, that of reference first. */
export const adressesDe = ({
  adressePrincipale,
  adresseSecondaire,
}: Pick<Identification, 'adressePrincipale' | 'adresseSecondaire'>): Adresse[] => [
  ...(adressePrincipale ? [adressePrincipale] : []),
  ...adresseSecondaire,
]

/** Room that the published file has for an address on one line. */
export const LONGUEUR_ADRESSE = FORMES.adresse_reference.longueur

/** The declared addresses that have no room there, by the field that the form shows. */
export const adressesTropLongues = ({
  adressePrincipale,
  adresseSecondaire,
}: Identification): string[] => [
  ...(adressePrincipale && adresseEnLigne(adressePrincipale).length > LONGUEUR_ADRESSE
    ? ['adressePrincipale.voie']
    : []),
  ...adresseSecondaire.flatMap((a, i) =>
    adresseEnLigne(a).length > LONGUEUR_ADRESSE ? [`adresseSecondaire.${i}.voie`] : [],
  ),
]

import { adresseEnLigne } from '@registre/domain'
import type { Answer } from '../../lib/api/index.ts'

/** How a co-ownership is called: by its address where it has no name. */
export const nommer = (nom: string | null | undefined, adresse?: string | null): string =>
  nom || adresse || 'Copropriété sans nom'

/** How a declared co-ownership is called: by its name, else by its main address. */
export const nommerDeclaree = (
  d: Pick<Answer<'lireDeclaration'>, 'nomCopropriete' | 'immatCopropriete'> | null,
): string => {
  const adresse = d?.immatCopropriete.identification.adressePrincipale
  return nommer(d?.nomCopropriete, adresse && adresseEnLigne(adresse))
}

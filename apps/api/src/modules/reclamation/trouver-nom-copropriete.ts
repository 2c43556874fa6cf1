import { afficherNumero, normaliserNumero, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { type CoproprieteNommee, coproprieteParNumero } from './reclamation.repository.ts'

/** The sentence of a number that names nothing. */
export const phraseNumeroInconnu = (saisi: string): string =>
  `Le numéro « ${normaliserNumero(saisi) === null ? saisi.trim() : afficherNumero(normaliserNumero(saisi) ?? '')} » ne correspond pas à une copropriété immatriculée. Vérifiez-le, ou cherchez-le dans l’annuaire.`

/** The registered co-ownership of a typed number, or nothing. */
export const chercherParNumero = async (
  { deps }: Ctx,
  saisi: string,
): Promise<CoproprieteNommee | undefined> => {
  const numero = normaliserNumero(saisi)
  return numero === null ? undefined : coproprieteParNumero(deps.db, numero)
}

/**
 * Main address and name behind a number (specification 2, 7.7). Throws `introuvable` with its
 * sentence.
 */
export const trouverNomCopropriete = async (ctx: Ctx, immat: string) => {
  const copropriete = await chercherParNumero(ctx, immat)
  if (!copropriete) throw new RegisterError('introuvable', { message: phraseNumeroInconnu(immat) })
  return {
    numeroImmatriculation: copropriete.numero,
    nomCopropriete: copropriete.nom,
    adressePrincipale: copropriete.adresse,
  }
}

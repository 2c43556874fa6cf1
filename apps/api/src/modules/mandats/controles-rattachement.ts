import { type ControleRattachement, controleRattachement, RegisterError } from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import { consulter } from '../dossiers/tenir.ts'
import {
  type CoproprieteNumerotee,
  maisonDe,
  memeSiren,
  trouverParNumero,
} from './mandat.repository.ts'

// The attachment chain: existe, rattachementOk, etatOk; the first false stops it (specification 1,
// section 4).

/** A registered co-ownership by its number. Throws `introuvable`. */
export const chargerParNumero = async (ctx: Ctx, numero: string): Promise<CoproprieteNumerotee> => {
  const copropriete = await trouverParNumero(ctx.deps.db, numero)
  if (!copropriete) throw new RegisterError('introuvable')
  return copropriete
}

/** The number is that of a co-ownership of the register (false: immatNotExistant). */
export const coproprieteExiste = async (ctx: Ctx, numero: string) => {
  const copropriete = await trouverParNumero(ctx.deps.db, numero)
  return {
    response: copropriete !== undefined,
    nomCopropriete: copropriete?.nom ?? '',
    adressePrincipale: copropriete?.adresse ?? '',
  }
}

/** What the request itself would answer of the chain; a number that nobody bears passes nothing. */
const controler = async (
  ctx: Ctx,
  numero: string,
): Promise<ControleRattachement | 'immatNotExistant' | null> => {
  const copropriete = await trouverParNumero(ctx.deps.db, numero)
  if (!copropriete) return 'immatNotExistant'
  const maison = await maisonDe(ctx.deps.db, tenantOf(ctx))
  return controleRattachement(
    await consulter(ctx.deps.db, { coproprieteId: copropriete.id }),
    maison,
  )
}
const passe = async (ctx: Ctx, numero: string, echec: ControleRattachement) => {
  const trouve = await controler(ctx, numero)
  return { response: trouve !== 'immatNotExistant' && trouve !== echec }
}

/**
 * The state lets a syndic ask for an attachment, whoever else asks (false: immatStatusIncorrect, or
 * no such number).
 */
export const coproprieteEtatOk = (ctx: Ctx, numero: string) =>
  passe(ctx, numero, 'immatStatusIncorrect')

/**
 * The caller is not the current syndic, by its SIREN, nor to come, and waits for no decision (false:
 * alreadyAttached, or no such number).
 */
export const coproprieteRattachementOk = (ctx: Ctx, numero: string) =>
  passe(ctx, numero, 'alreadyAttached')

/** A syndic in place, or to come, has the caller's SIREN. Throws `introuvable`. */
export const verifierMandatMemeSiren = async (ctx: Ctx, numero: string) => {
  const { id } = await chargerParNumero(ctx, numero)
  return { response: await memeSiren({ sql: ctx.deps.db.query }, id, tenantOf(ctx)) }
}

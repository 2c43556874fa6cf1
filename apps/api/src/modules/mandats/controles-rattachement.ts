import { can, machineCopropriete, RegisterError } from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import {
  type CoproprieteNumerotee,
  dejaRattache,
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

/**
 * The state lets a syndic ask for an attachment, and nobody waits for a decision (false:
 * immatStatusIncorrect). Throws `introuvable`.
 */
export const coproprieteEtatOk = async (ctx: Ctx, numero: string) => {
  const { etat, demandee } = await chargerParNumero(ctx, numero)
  return { response: !demandee && can(machineCopropriete, etat, 'demander-rattachement') }
}

/**
 * The caller is not the current syndic, by its SIREN, and waits for no decision (false:
 * alreadyAttached). Throws `introuvable`.
 */
export const coproprieteRattachementOk = async (ctx: Ctx, numero: string) => {
  const { id } = await chargerParNumero(ctx, numero)
  return { response: !(await dejaRattache({ sql: ctx.deps.db.query }, id, tenantOf(ctx))) }
}

/** A syndic in place, or to come, has the caller's SIREN. Throws `introuvable`. */
export const verifierMandatMemeSiren = async (ctx: Ctx, numero: string) => {
  const { id } = await chargerParNumero(ctx, numero)
  return { response: await memeSiren({ sql: ctx.deps.db.query }, id, tenantOf(ctx)) }
}

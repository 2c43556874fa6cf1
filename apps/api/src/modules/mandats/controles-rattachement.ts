import { can, machineCopropriete, RegisterError } from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import { type CoproprieteNumerotee, dejaRattache, trouverParNumero } from './mandat.repository.ts'

// The attachment chain: existe, rattachementOk, etatOk; the first false stops it (specification 1, section 4).

/** A registered co-ownership by its number. Throws `introuvable`. */
export const chargerParNumero = async (ctx: Ctx, numero: string): Promise<CoproprieteNumerotee> => {
  const copropriete = await trouverParNumero(ctx.deps.db, numero)
  if (!copropriete) throw new RegisterError('introuvable')
  return copropriete
}

/** The number is that of a co-ownership of the register (false: immatNotExistant). */
export const coproprieteExiste = async (ctx: Ctx, numero: string) => ({ response: (await trouverParNumero(ctx.deps.db, numero)) !== undefined })

/** The state lets a syndic ask for an attachment (false: immatStatusIncorrect). Throws `introuvable`. */
export const coproprieteEtatOk = async (ctx: Ctx, numero: string) => {
  const { etat } = await chargerParNumero(ctx, numero)
  return { response: can(machineCopropriete, etat, 'demander-rattachement') }
}

/** The caller is not the current syndic, by its SIREN, and waits for no decision (false: alreadyAttached). Throws `introuvable`. */
export const coproprieteRattachementOk = async (ctx: Ctx, numero: string) => {
  const { id } = await chargerParNumero(ctx, numero)
  return { response: !(await dejaRattache(ctx.deps.db, id, tenantOf(ctx))) }
}

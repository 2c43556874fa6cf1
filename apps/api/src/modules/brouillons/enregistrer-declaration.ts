import { contenuADeposer, controlerLue, exigerRegles } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { type DeclarationVue, versDeclaration } from '../declarations/declaration.mapper.ts'
import { faitsDe } from '../dossiers/tenir.ts'
import { rapprocherRnb } from './rapprocher-rnb.ts'
import { type CorpsEnregistrement, reprendre } from './enregistrer-brouillon.ts'
import { constaterDeclaration } from '../verifications/verifier-lue.ts'
import { deposerMiseAJour } from '../mises-a-jour/deposer-mise-a-jour.ts'

/**
 * Saves a whole declaration; `complete` asks that every rule holds, or nothing is stored, and files
 * an update for good.
 */
export const enregistrerDeclaration = async (
  ctx: Ctx,
  input: CorpsEnregistrement & { id: number; complete: boolean },
): Promise<DeclarationVue> => {
  const constats = input.complete
    ? await constaterDeclaration(ctx, input.id, input.immatCopropriete)
    : undefined
  const rnb = await rapprocherRnb(ctx, input)
  return ctx.deps.db.transaction(async (tx) => {
    const faits = faitsDe(ctx)
    const { jour } = faits
    const row = await reprendre(tx, input, faits, constats, rnb)
    if (!input.complete) return versDeclaration(row, jour)
    if (row.baseId !== null) {
      // Once filed, nothing is left to empty: what was is told here.
      const { vides } = contenuADeposer(row, jour)
      const deposee = await deposerMiseAJour(ctx, tx, row.id, faits, { constats })
      const vue = versDeclaration(deposee, jour)
      return { ...vue, controle: { ...vue.controle, vides } }
    }
    exigerRegles(controlerLue(row, jour))
    return versDeclaration(row, jour)
  })
}

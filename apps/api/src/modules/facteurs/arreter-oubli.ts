import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { hacherCle } from '../../platform/cle-courriel.ts'
import { depenserArret } from './oubli.repository.ts'

const MESSAGE = 'Ce lien n’est plus valable : l’effacement a déjà été arrêté, ou il a eu lieu.'

/**
 * Stops a reset that waits, by the key that the owner and the administrators of the register were
 * sent. Throws `regles-non-respectees` for a key that opens nothing.
 */
export const arreterOubli = async (ctx: Ctx, cle: string) => {
  await ctx.deps.db.transaction(async (tx) => {
    const id = await depenserArret(tx, hacherCle(cle))
    if (id === null)
      throw new RegisterError('regles-non-respectees', {
        message: MESSAGE,
        champs: [{ champ: 'cle', code: 'cle-perimee', message: MESSAGE }],
      })
    await journaliser(tx, ctx, { type: 'arreter-oubli-facteurs', donnees: { utilisateurId: id } })
  })
  return { response: true }
}

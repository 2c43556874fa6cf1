import { changerAdresse, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { hacherCle } from '../../platform/cle-courriel.ts'
import { exigerEmailLibre } from '../comptes/exiger-email-libre.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { tenirUtilisateurs } from '../comptes/tenir.ts'
import { compteDeCle, depenserCleNouvelle } from './adresses.repository.ts'

const MESSAGE =
  'Ce lien n’est plus valable : il a déjà servi, il a expiré, ou il a été remplacé par un plus récent.'

/** Throws `regles-non-respectees` on the key. */
export const refuserCleAdresse = (): never => {
  throw new RegisterError('regles-non-respectees', {
    message: MESSAGE,
    champs: [{ champ: 'cle', code: 'cle-perimee', message: MESSAGE }],
  })
}

/**
 * Makes a change of e-mail, by the key of the new address; every session and token of the account
 * ends. Throws `regles-non-respectees` for a key that opens nothing, `deja-existant` when somebody
 * took the address meanwhile.
 */
export const confirmerAdresse = async (ctx: Ctx, cle: string) => {
  const { db, clock } = ctx.deps
  const change = await db.transaction(async (tx) => {
    const compte = await tenirUtilisateurs(tx, await compteDeCle(tx, hacherCle(cle)))
    const change =
      (await depenserCleNouvelle(tx, hacherCle(cle), clock.now())) ?? refuserCleAdresse()
    await exigerEmailLibre(tx, change.nouvelle, change.utilisateur_id, 'cle')
    const decide = changerAdresse(compte, {
      id: change.utilisateur_id,
      ancienne: change.ancienne,
      nouvelle: change.nouvelle,
      maintenant: clock.now().getTime(),
    })
    await ecrire(tx, ctx, compte, decide ?? refuserCleAdresse(), { maintenant: clock.now() })
    return change
  })
  // Its own address, that answered again, ends nothing.
  if (change.ancienne.toLowerCase() !== change.nouvelle.toLowerCase()) ctx.reply.clearSouvenir()
  return { response: true }
}

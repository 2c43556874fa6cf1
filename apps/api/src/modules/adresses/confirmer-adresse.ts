import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { hacherCle } from '../../platform/cle-courriel.ts'
import { exigerEmailLibre } from '../utilisateurs/exiger.ts'
import { finirAcces } from '../utilisateurs/finir-acces.ts'
import { depenserCleNouvelle, ecrireAdresse } from './adresses.repository.ts'

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
  await db.transaction(async (tx) => {
    const change =
      (await depenserCleNouvelle(tx, hacherCle(cle), clock.now())) ?? refuserCleAdresse()
    await exigerEmailLibre(tx, change.nouvelle, change.utilisateur_id, 'cle')
    const compte =
      (await ecrireAdresse(
        tx,
        change.utilisateur_id,
        change.ancienne,
        change.nouvelle,
        clock.now(),
      )) ?? refuserCleAdresse()
    await finirAcces(tx, [compte.id], clock.now())
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type: 'changer-adresse',
      teledeclarantId: compte.teledeclarant_id,
      donnees: { utilisateurId: compte.id },
    })
  })
  ctx.reply.clearSouvenir()
  return { response: true }
}

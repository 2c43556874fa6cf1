import { machineTeledeclarant, next, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, deposerOutbox } from '../../platform/outbox.ts'
import { hacherCle } from '../auth/cle-courriel.ts'
import { ecrireMotDePasse } from '../auth/cle.repository.ts'
import { clesEchecs } from '../auth/echecs.ts'
import { exigerMotDePasseSur } from '../auth/exiger-mot-de-passe-sur.ts'
import { compteDe } from '../auth/lire-compte.ts'
import { hacherMotDePasse } from '../auth/mot-de-passe.ts'
import { ouvrirSession } from '../auth/ouvrir-session.ts'
import { emettreCode } from './emettre-code.ts'
import {
  cleActivationValable,
  deplacerTeledeclarant,
  depenserCleActivation,
} from './inscription.repository.ts'

const MESSAGE =
  'Ce lien n’est plus valable : il a déjà servi, il a été remplacé par un plus récent ou il a expiré. Connectez-vous, ou demandez un nouveau lien.'

/** Throws `regles-non-respectees` on the key. */
const refuserCle = (): never => {
  throw new RegisterError('regles-non-respectees', {
    message: MESSAGE,
    champs: [{ champ: 'key', code: 'cle-perimee', message: MESSAGE }],
  })
}

/**
 * Chooses the first password by the key of the activation mail: the establishment then awaits its
 * posted code, which leaves
 * at once, and the session opens. Throws `regles-non-respectees` with the field at fault
 * (states.md, section 4).
 */
export const activerCompte = async (
  ctx: Ctx,
  { key, newPassword }: { key: string; newPassword: string },
) => {
  const { db, clock } = ctx.deps
  const cleHash = hacherCle(key)
  const valable = (await cleActivationValable(db, cleHash, clock.now())) ?? refuserCle()
  exigerMotDePasseSur(newPassword, valable.login)
  const hash = await hacherMotDePasse(newPassword)
  const compte = await db.transaction(async (tx) => {
    const trouve = (await depenserCleActivation(tx, cleHash, clock.now())) ?? refuserCle()
    const vers = next(machineTeledeclarant, 'ATT_CREA_COMPTE', 'definir-mot-de-passe')
    if (!(await deplacerTeledeclarant(tx, trouve.teledeclarant_id, 'ATT_CREA_COMPTE', vers)))
      refuserCle()
    await ecrireMotDePasse(tx, {
      id: trouve.id,
      hash,
      sauf: null,
      cleEchecs: clesEchecs(trouve.login, '').compte,
    })
    await emettreCode(tx, ctx, trouve.teledeclarant_id)
    await deposerOutbox(tx, [
      courriel(trouve.email, 'code-poste', {
        etablissement: trouve.raison_sociale,
        identifiant: trouve.login,
      }),
    ])
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type: 'definir-mot-de-passe',
      teledeclarantId: trouve.teledeclarant_id,
      de: 'ATT_CREA_COMPTE',
      vers,
      donnees: { utilisateurId: trouve.id },
    })
    return trouve
  })
  const session = await ouvrirSession(ctx, {
    utilisateurId: compte.id,
    cleEchecs: clesEchecs(compte.login, '').compte,
    seSouvenir: false,
  })
  return compteDe(ctx, session)
}

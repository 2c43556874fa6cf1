import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { hacherCle } from '../../platform/cle-courriel.ts'
import { exigerMotDePasseSur } from '../comptes/exiger-mot-de-passe-sur.ts'
import { compteDe } from '../entrer/lire-compte.ts'
import { hacherMotDePasse } from '../../platform/mot-de-passe.ts'
import { ouvrirSession } from '../entrer/ouvrir-session.ts'
import { definirMotDePasse } from './definir-mot-de-passe.ts'
import { tirerCode } from './emettre-code.ts'
import { cleActivationValable, depenserCleActivation } from './en-attente.ts'

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
 * posted code, which leaves at once, and the session opens. Throws `regles-non-respectees` with the
 * field at fault.
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
  const code = await tirerCode(ctx)
  const compte = await db.transaction(async (tx) => {
    const trouve = (await depenserCleActivation(tx, cleHash, clock.now())) ?? refuserCle()
    if (!(await definirMotDePasse(tx, ctx, trouve, { hash, code }))) refuserCle()
    return trouve
  })
  const session = await ouvrirSession(ctx, {
    utilisateurId: compte.id,
  })
  return compteDe(ctx, session)
}

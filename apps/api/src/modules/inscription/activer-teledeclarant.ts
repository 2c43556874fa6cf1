import type { Tx } from '@registre/db'
import {
  activer,
  appliquerAuCompte,
  declarantDe,
  type DeclarantDuCompte,
  ESSAIS_CODE,
  RegisterError,
} from '@registre/domain'
import { type Ctx, sessionOf, tenantOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { changerIdentite } from '../entrer/changer-identite.ts'
import { compteDe } from '../entrer/lire-compte.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { releverEssaiDeCode } from '../comptes/relever.ts'
import { tenirDeclarant } from '../comptes/tenir.ts'
import { codeJuste } from '../../platform/code-activation.ts'
import { secretsOf } from '../../platform/secrets.ts'

const MORT =
  'Ce code ne vaut plus : il a été essayé cinq fois, ou remplacé. Demandez-en un nouveau, il vous parviendra par courrier.'

const refus = (message: string): RegisterError =>
  new RegisterError('regles-non-respectees', {
    message,
    champs: [{ champ: 'clef', code: 'code-activation', message }],
  })

/** A wrong code is counted, and the count must stay: it is committed, then told. */
const compter = async (
  tx: Tx,
  ctx: Ctx,
  { id, codeEssais }: DeclarantDuCompte,
): Promise<RegisterError> => {
  const essais = codeEssais + 1
  const reste = ESSAIS_CODE - essais
  await releverEssaiDeCode(tx, id, essais, reste <= 0)
  await journaliser(tx, ctx, { type: 'activer-refuse', motif: 'code', donnees: { essais } })
  return refus(
    reste <= 0
      ? MORT
      : `Ce code n’est pas celui du dernier courrier que nous vous avons envoyé. Il vous reste ${reste} essai${reste > 1 ? 's' : ''}.`,
  )
}

/**
 * Activates the establishment by the code received by post: all its accounts have their rights at
 * once, and this session goes on under a new identifier. Throws `regles-non-respectees` for a wrong
 * or dead code, `transition-interdite` when it does not await one.
 */
export const activerTeledeclarant = async (ctx: Ctx, clef: string) => {
  const id = tenantOf(ctx)
  const { utilisateurId } = sessionOf(ctx)
  const secrets = secretsOf(ctx.deps.settings)
  const issue = await ctx.deps.db.transaction(async (tx) => {
    const compte = await tenirDeclarant(tx, id)
    const declarant = declarantDe(compte)
    const decide = activer(compte)
    appliquerAuCompte(compte, decide)
    if (declarant.codeHash === null) return refus(MORT)
    if (!(await codeJuste(secrets, declarant.codeHash, clef))) return compter(tx, ctx, declarant)
    await ecrire(tx, ctx, compte, decide, { maintenant: ctx.deps.clock.now() })
    return changerIdentite(tx, ctx, { utilisateurId, originalId: null })
  })
  if (issue instanceof RegisterError) throw issue
  ctx.reply.setSession(issue.value, null)
  return compteDe(ctx, issue.session)
}

import type { Tx } from '@registre/db'
import {
  declarantDe,
  definirMotDePasse as decision,
  type PremierMotDePasse,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { clesEchecs, oublierEssais } from '../../platform/echecs.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { tenirDeclarant } from '../comptes/tenir.ts'
import { type CodeTire, posterCode } from './emettre-code.ts'
import type { CompteEnAttente } from './en-attente.ts'

/**
 * The first password of a main account: its establishment then awaits its posted code, which leaves
 * at once. Gives false when the establishment waits for no password any more.
 */
export const definirMotDePasse = async (
  tx: Tx,
  ctx: Ctx,
  { id, login, teledeclarant_id: teledeclarantId }: CompteEnAttente,
  { code, ...choix }: PremierMotDePasse & { code: CodeTire },
): Promise<boolean> => {
  const compte = await tenirDeclarant(tx, teledeclarantId)
  if (declarantDe(compte).statut !== 'ATT_CREA_COMPTE') return false
  const decide = decision(compte, { ...choix, id, code: code.pose })
  await ecrire(tx, ctx, compte, decide, { maintenant: ctx.deps.clock.now() })
  await oublierEssais({ query: tx.sql }, clesEchecs(login, '').compte)
  await posterCode(tx, ctx, teledeclarantId, code)
  return true
}

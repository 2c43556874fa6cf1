import type { Tx } from '@registre/db'
import { machineTeledeclarant, next } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { choisirMotDePasse } from '../auth/choisir-mot-de-passe.ts'
import { emettreCode } from './emettre-code.ts'
import { type CompteEnAttente } from './en-attente.ts'
import { deplacerTeledeclarant } from './inscription.repository.ts'

/**
 * The first password of a main account: its establishment then awaits its posted code, which leaves
 * at once. Gives false when the establishment waits for no password any more.
 */
export const definirMotDePasse = async (
  tx: Tx,
  ctx: Ctx,
  compte: CompteEnAttente,
  hash: string,
  origine: { origine?: string } = {},
): Promise<boolean> => {
  const id = compte.teledeclarant_id
  const vers = next(machineTeledeclarant, 'ATT_CREA_COMPTE', 'definir-mot-de-passe')
  if (!(await deplacerTeledeclarant(tx, id, 'ATT_CREA_COMPTE', vers))) return false
  await choisirMotDePasse(tx, compte, hash, { maintenant: ctx.deps.clock.now() })
  await emettreCode(tx, ctx, id)
  await enqueueOutbox(tx, [courriel(compte.email, 'code-poste', { identifiant: compte.login })])
  await journaliser(tx, ctx, {
    categorie: 'COMPTE',
    type: 'definir-mot-de-passe',
    teledeclarantId: id,
    de: 'ATT_CREA_COMPTE',
    vers,
    donnees: { utilisateurId: compte.id, ...origine },
  })
  return true
}

import { adresseUnique } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { empreinteDe } from '../../platform/echecs.ts'
import { exigerCle } from './lire-par-cle.ts'
import { noterRefus } from './mesure.repository.ts'
import { cloreDesignation } from '../dossiers/designation.ts'

/**
 * Whoever was designated by mistake says so by the key of the mail: the declaration is closed, and
 * this address is written to no more as a successor, by anybody. Throws `introuvable` for a key that
 * no longer serves.
 */
export const refuserDesignation = async (ctx: Ctx, cle: string): Promise<Record<string, never>> => {
  const lue = await exigerCle(ctx, cle)
  await ctx.deps.db.transaction(async (tx) => {
    await noterRefus(tx, empreinteDe(adresseUnique(lue.email)))
    await cloreDesignation(tx, lue.id, 'CLOS')
    await journaliser(tx, ctx, {
      type: 'refuser-designation',
      coproprieteId: lue.copropriete_id,
      teledeclarantId: lue.successeur_id,
    })
  })
  return {}
}

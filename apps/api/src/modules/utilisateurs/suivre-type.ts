import type { Tx } from '@registre/db'
import { profilApresChangementDeType } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { finirAcces } from './finir-acces.ts'
import { changerProfil, tenirComptes } from './utilisateur.repository.ts'

/**
 * Accounts follow their declarant from one family of profiles to the other; they sign in again with
 * their new rights.
 */
export const suivreType = async (
  tx: Tx,
  ctx: Ctx,
  id: number,
  type: Parameters<typeof profilApresChangementDeType>[1],
): Promise<void> => {
  const changes = (await tenirComptes(tx, id))
    .map((c) => ({ ...c, vers: profilApresChangementDeType(c.profil, type) }))
    .filter((c) => c.vers !== c.profil)
  for (const c of changes) {
    await changerProfil(tx, c.id, c.vers)
    await journaliser(tx, ctx, {
      categorie: 'DROITS',
      type: 'changer-profil',
      teledeclarantId: id,
      de: c.profil,
      vers: c.vers,
      donnees: { utilisateurId: c.id },
    })
  }
  await finirAcces(
    tx,
    changes.map((c) => c.id),
    ctx.deps.clock.now(),
  )
}

import type { Tx } from '@registre/db'
import { choisirMotDePasse, utilisateurDe } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { clesEchecs, oublierEssais } from '../../platform/echecs.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'
import { ecrire } from './ecrire.ts'
import { tenirUtilisateurs } from './tenir.ts'

/**
 * Writes a password that was chosen: by a key (`sauf` null), or in a session, which alone stays
 * open. Failures on its login are forgotten. Throws `introuvable` for an account that is closed.
 */
export const poserMotDePasse = async (
  tx: Tx,
  ctx: Ctx,
  { id, hash, sauf }: { id: number; hash: string; sauf: string | null },
): Promise<void> => {
  const maintenant = ctx.deps.clock.now()
  const compte = await tenirUtilisateurs(tx, [id])
  const decide = choisirMotDePasse(compte, {
    id,
    hash,
    parCle: sauf === null,
    maintenant: maintenant.getTime(),
    quand: instantEnLettres(maintenant),
  })
  await ecrire(tx, ctx, compte, decide, {
    maintenant,
    sauf: sauf === null ? null : { idHash: sauf, souvenirSerie: null },
  })
  await oublierEssais({ query: tx.sql }, clesEchecs(utilisateurDe(compte, id).login, '').compte)
}

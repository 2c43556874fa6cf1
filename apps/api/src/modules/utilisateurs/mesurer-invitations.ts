import type { Tx } from '@registre/db'
import { comptesInvitesParJour, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { compterEssai } from '../../platform/echecs.ts'
import { compterComptesActifs } from './utilisateur.repository.ts'

const JOUR_MS = 86_400_000

/**
 * Counts an invitation that a house sends, 0 for the keepers' team. Throws `trop-de-requetes` beyond
 * what its size allows in a day.
 */
export const mesurerInvitations = async (tx: Tx, ctx: Ctx, maison: number): Promise<void> => {
  const invitations = await compterEssai(
    { query: tx.sql },
    { cle: `invitations:${maison}`, maintenant: ctx.deps.clock.now(), fenetreMs: JOUR_MS },
  )
  if (invitations > comptesInvitesParJour(await compterComptesActifs(tx, maison)))
    throw new RegisterError('trop-de-requetes', {
      message:
        'Votre établissement a ouvert beaucoup de comptes aujourd’hui : recommencez demain, ou quand leurs titulaires se seront connectés.',
    })
}

import { isTeneur, type Profil, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { cibleDe, type CorpsCible } from './cible.ts'
import { verrouillerDemande } from './demande.repository.ts'
import { rendre } from './rendre.ts'
import { exigerTenue } from './tenir.ts'

/**
 * Assigns a held request to a keeper, with the reason; it goes back to the queue under that name.
 * Throws as every decision.
 */
export const affecterDemande = (
  ctx: Ctx,
  input: CorpsCible & { idTeneur: number; raisonAffectationTeneur: string },
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const row = await verrouillerDemande(tx, cibleDe(input))
    exigerTenue(row, acteurOf(ctx), 'affecter', ctx.deps.clock.now())
    const [teneur] = await tx.sql<{ profil: Profil }>(
      `select profil from utilisateur where id = $1 and actif and supprime_le is null`,
      [input.idTeneur],
    )
    if (!teneur || !isTeneur(teneur.profil))
      throw new RegisterError('requete-invalide', {
        champs: [
          { champ: 'idTeneur', code: 'inconnu', message: 'Choisissez un teneur de la liste.' },
        ],
      })
    await rendre(tx, ctx, row, 'affecter', {
      motif: input.raisonAffectationTeneur,
      colonnes: {
        assignee_a_id: input.idTeneur,
        raison_affectation: input.raisonAffectationTeneur,
      },
      donnees: { assigneA: input.idTeneur },
    })
    return {}
  })

import type { Tx } from '@registre/db'
import { exigerDecisionReprise } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { enqueueOutbox, outboxItem } from '../../platform/outbox.ts'
import { direReprise } from './dire-reprise.ts'
import { arreterPortefeuille } from './portefeuille.repository.ts'
import { lancerReprise, lireCabinetDeReprise, tenirReprise } from './reprise.repository.ts'

export interface DecisionReprise {
  id: number
  accepter: boolean
  motif: string
}

/**
 * A keeper decides a request for the whole portfolio of a firm, which is held: accepted, each
 * co-ownership waits for the worker as a row. Throws `introuvable`, and as the domain's
 * `exigerDecisionReprise`.
 */
export const deciderReprise = async (
  tx: Tx,
  ctx: Ctx,
  cedantId: number,
  { id, accepter, motif }: DecisionReprise,
): Promise<void> => {
  const reprise = await tenirReprise(tx, id, cedantId)
  const { teledeclarant_id: repreneurId, etat, saine: preuveSaine } = reprise
  const repreneur = await lireCabinetDeReprise(tx, repreneurId)
  const cedant = await lireCabinetDeReprise(tx, cedantId)
  exigerDecisionReprise({ etat, preuveSaine, repreneur, cedant }, { accepter, motif })
  const coproprietes = accepter ? await lancerReprise(tx, id, cedantId) : 0
  if (!accepter) await arreterPortefeuille(tx, id, 'ANNULE', motif)
  await journaliser(tx, ctx, {
    categorie: 'COMPTE',
    type: accepter ? 'accepter-reprise' : 'refuser-reprise',
    teledeclarantId: cedantId,
    ...(accepter ? { de: cedant.siret, vers: repreneur.siret } : { motif }),
    donnees: { portefeuilleId: id, repreneurId, ...(accepter ? { coproprietes } : {}) },
  })
  await enqueueOutbox(
    tx,
    accepter
      ? [outboxItem('reprise', { portefeuilleId: id })]
      : await direReprise(tx, 'refusee', reprise, { motif }),
  )
}

import { siretLisible } from '@registre/domain'
import type { Tx } from '@registre/db'
import type { ModelesCourriel } from '../courriels/gabarits/modeles.ts'
import { courriel, type OutboxItem } from '../../platform/outbox.ts'
import { nommerCabinets } from './reprise.repository.ts'

/** The two firms of a takeover; each is written to once, whoever administers it when the mail leaves. */
interface Reprise {
  id: number
  teledeclarant_id: number
  cedant_id: number | null
}

const cabinetsDe = async (tx: Pick<Tx, 'sql'>, r: Reprise, cedantId: number) => {
  const noms = await nommerCabinets(tx, [cedantId, r.teledeclarant_id])
  const nomme = (id: number) => noms.find((n) => n.id === id)
  const [cedant, repreneur] = [nomme(cedantId), nomme(r.teledeclarant_id)]
  return {
    cedant: cedant?.nom ?? '',
    siretCedant: siretLisible(cedant?.siret ?? ''),
    repreneur: repreneur?.nom ?? '',
    siretRepreneur: siretLisible(repreneur?.siret ?? ''),
  }
}

/** What the firm whose portfolio is asked for is told: it may say that it did not agree. */
export const direRepriseDemandee = async (
  tx: Pick<Tx, 'sql'>,
  r: Reprise & { cedant_id: number },
  coproprietes: number,
): Promise<OutboxItem[]> => {
  const noms = await cabinetsDe(tx, r, r.cedant_id)
  return [
    courriel({ email: '', teledeclarantId: r.cedant_id }, 'reprise-demandee', {
      ...noms,
      coproprietes,
    }),
  ]
}

/** What both firms are told of a refusal. */
export const direRepriseRefusee = async (
  tx: Pick<Tx, 'sql'>,
  r: Reprise & { cedant_id: number },
  motif: string,
): Promise<OutboxItem[]> => {
  const noms = await cabinetsDe(tx, r, r.cedant_id)
  return [r.cedant_id, r.teledeclarant_id].map((teledeclarantId) =>
    courriel({ email: '', teledeclarantId }, 'reprise-refusee', { ...noms, motif }),
  )
}

/** What both firms are told once every co-ownership has been moved; nothing of annual updates. */
export const direReprise = async (
  tx: Pick<Tx, 'sql'>,
  r: Reprise,
  bilan: Pick<ModelesCourriel['reprise-terminee'], 'reprises' | 'laissees'>,
): Promise<OutboxItem[]> => {
  const { cedant_id: cedantId, teledeclarant_id: repreneurId } = r
  if (cedantId === null) return []
  const noms = await cabinetsDe(tx, r, cedantId)
  return [cedantId, repreneurId].map((teledeclarantId) =>
    courriel({ email: '', teledeclarantId }, 'reprise-terminee', {
      ...noms,
      ...bilan,
      portefeuilleId: teledeclarantId === repreneurId ? r.id : null,
    }),
  )
}

import { siretLisible } from '@registre/domain'
import type { Tx } from '@registre/db'
import type { Cabinets, ModelesCourriel } from '../courriels/gabarits/modeles.ts'
import { courriel, type OutboxItem } from '../../platform/outbox.ts'
import { nommerCabinets } from './reprise.repository.ts'

/** The two firms of a takeover; each is written to once, whoever administers it when the mail leaves. */
interface Reprise {
  id: number
  teledeclarant_id: number
  cedant_id: number | null
}
type Cabinet = 'cedant' | 'repreneur'

/** What is told of a takeover, at each of its moments. */
interface Dits {
  demandee: Pick<ModelesCourriel['reprise-demandee'], 'coproprietes'>
  refusee: Pick<ModelesCourriel['reprise-refusee'], 'motif'>
  /** Nothing of annual updates. */
  terminee: Pick<ModelesCourriel['reprise-terminee'], 'reprises' | 'laissees'>
}
type Moment = keyof Dits

const MOMENTS: {
  readonly [M in Moment]: {
    a: readonly Cabinet[]
    /** `portefeuilleId`: what the firm that takes over may read. */
    dire: (
      a: { email: string; teledeclarantId: number },
      noms: Cabinets,
      dit: Dits[M],
      portefeuilleId: number | null,
    ) => OutboxItem
  }
} = {
  // The firm whose portfolio is asked for may say that it did not agree.
  demandee: {
    a: ['cedant'],
    dire: (a, noms, dit) => courriel(a, 'reprise-demandee', { ...noms, ...dit }),
  },
  refusee: {
    a: ['cedant', 'repreneur'],
    dire: (a, noms, dit) => courriel(a, 'reprise-refusee', { ...noms, ...dit }),
  },
  terminee: {
    a: ['cedant', 'repreneur'],
    dire: (a, noms, dit, portefeuilleId) =>
      courriel(a, 'reprise-terminee', { ...noms, ...dit, portefeuilleId }),
  },
}

/** What the firms of a takeover are told at a moment; nothing without the one that leaves. */
export const direReprise = async <M extends Moment>(
  tx: Pick<Tx, 'sql'>,
  moment: M,
  { id, teledeclarant_id: repreneur, cedant_id: cedant }: Reprise,
  dit: Dits[M],
): Promise<OutboxItem[]> => {
  if (cedant === null) return []
  const ids: Record<Cabinet, number> = { cedant, repreneur }
  const nommes = await nommerCabinets(tx, [cedant, repreneur])
  const nomme = (qui: Cabinet) => nommes.find((n) => n.id === ids[qui])
  const noms = {
    cedant: nomme('cedant')?.nom ?? '',
    siretCedant: siretLisible(nomme('cedant')?.siret ?? ''),
    repreneur: nomme('repreneur')?.nom ?? '',
    siretRepreneur: siretLisible(nomme('repreneur')?.siret ?? ''),
  }
  const { a, dire } = MOMENTS[moment]
  return a.map((qui) =>
    dire({ email: '', teledeclarantId: ids[qui] }, noms, dit, qui === 'repreneur' ? id : null),
  )
}

import type { IdentiteFournisseur } from '../../gateways/clavis/clavis.ts'
import type { Ctx } from '../../platform/context.ts'
import type { MotifTrajet } from './trajet.ts'
import type { ConnexionEnRoute } from './trajet.repository.ts'

export type { ConnexionEnRoute }

/** Who receives the people of a sign-on; each gives the address where the browser goes. */
export interface Accueil<I extends IdentiteFournisseur> {
  /** The screen that says why nobody came in, and shows the other doors. */
  ecranRefus(motif: MotifTrajet | 'non-configure'): string
  /** The same, kept in the journal. */
  refuser(ctx: Ctx, motif: MotifTrajet): Promise<string>
  accueillir(ctx: Ctx, identite: I, depart: ConnexionEnRoute): Promise<string>
}

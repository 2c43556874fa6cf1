import { acteurOf, type Ctx } from '../../platform/context.ts'
import { type EvenementRow, lireEchanges, lireEvenements } from './fiche.repository.ts'
import { historiqueLisible, lecteurDe } from './lecteur.ts'
import type { CoproprieteRow } from './vue-copropriete.ts'

export type { EvenementRow } from './fiche.repository.ts'

/** What happened to a visible co-ownership, as far as the session may read it, latest first. */
export const evenementsDe = async (
  ctx: Ctx,
  copropriete: CoproprieteRow,
): Promise<readonly EvenementRow[]> =>
  historiqueLisible(
    await lireEvenements(ctx.deps.db, copropriete.id),
    lecteurDe(acteurOf(ctx), copropriete),
  )

/** What was asked and answered on the requests of a co-ownership, in order. */
export const echangesDe = ({ deps: { db } }: Pick<Ctx, 'deps'>, coproprieteId: number) =>
  lireEchanges(db, coproprieteId)

import { acteurOf, type Ctx } from '../../platform/context.ts'
import { type EvenementRow, lireEvenements } from './fiche.repository.ts'
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

import { acteurOf, type Ctx } from '../../platform/context.ts'
import { actionsParMandat, versMandat } from './fiche.mapper.ts'
import { lireMandats, type MandatRow } from './fiche.repository.ts'
import { lecteurDe, mandatsLisibles } from './lecteur.ts'
import type { CoproprieteRow } from './vue-copropriete.ts'

export type { MandatRow } from './fiche.repository.ts'

/** The mandates of a visible co-ownership, latest first: all, those the session may read, how they are told. */
export const mandatsDe = async (ctx: Ctx, copropriete: CoproprieteRow) => {
  const acteur = acteurOf(ctx)
  const lecteur = lecteurDe(acteur, copropriete)
  const tous = await lireMandats(ctx.deps.db, copropriete.id)
  const actionsDe = actionsParMandat(tous, acteur)
  return {
    tous,
    lisibles: mandatsLisibles(tous, lecteur),
    vers: (row: MandatRow) => versMandat(row, lecteur, actionsDe(row)),
  }
}

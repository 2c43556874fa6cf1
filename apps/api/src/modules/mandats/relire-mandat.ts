import { RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import type { CoproprieteRow } from '../coproprietes/copropriete.repository.ts'
import { actionsParMandat, versMandat } from '../coproprietes/fiche.mapper.ts'
import { lireMandats } from '../coproprietes/fiche.repository.ts'
import { lecteurDe } from '../coproprietes/lecteur.ts'

/**
 * A mandate that was just written, as the session reads it. Throws `introuvable` when somebody
 * removed it since.
 */
export const relireMandat = async (ctx: Ctx, copropriete: CoproprieteRow, mandatId: number) => {
  const acteur = acteurOf(ctx)
  const rows = await lireMandats(ctx.deps.db, copropriete.id)
  const row = rows.find((m) => m.id === mandatId)
  if (!row) throw new RegisterError('introuvable')
  return versMandat(row, lecteurDe(acteur, copropriete), actionsParMandat(rows, acteur)(row))
}

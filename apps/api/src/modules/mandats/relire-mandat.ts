import { acteurOf, type Ctx } from '../../platform/context.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { actionsParMandat, versMandat } from '../coproprietes/fiche.mapper.ts'
import { lireMandats } from '../coproprietes/fiche.repository.ts'
import { lecteurDe } from '../coproprietes/lecteur.ts'
import { RegisterError } from '@registre/domain'

/**
 * A mandate that was just written, as the session reads it. Throws `introuvable` when somebody
 * removed it since.
 */
export const relireMandat = async (ctx: Ctx, coproprieteId: number, mandatId: number) => {
  const acteur = acteurOf(ctx)
  const copropriete = await chargerVisible(ctx, coproprieteId)
  const rows = await lireMandats(ctx.deps.db, copropriete.id)
  const row = rows.find((m) => m.id === mandatId)
  if (!row) throw new RegisterError('introuvable')
  return versMandat(row, lecteurDe(acteur, copropriete), actionsParMandat(rows, acteur)(row))
}

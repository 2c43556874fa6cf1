import { ETATS_MANDAT_ACTIFS, ETATS_MANDAT_OCCUPANTS } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { chargerParNumero } from './controles-rattachement.ts'
import { dernierMandat } from './mandat.repository.ts'

/**
 * Period of the mandate that a new one would follow, archived ones included when asked; empty
 * without one. Throws `introuvable`.
 */
export const trouverDateDebutMandatPrecedent = async (
  ctx: Ctx,
  numero: string,
  archivesComprises: boolean,
) => {
  const { id } = await chargerParNumero(ctx, numero)
  const mandat = await dernierMandat(
    { sql: ctx.deps.db.query },
    id,
    archivesComprises ? ETATS_MANDAT_OCCUPANTS : ETATS_MANDAT_ACTIFS,
  )
  return { response: mandat?.date_debut ?? null, dateFin: mandat?.date_fin ?? null }
}

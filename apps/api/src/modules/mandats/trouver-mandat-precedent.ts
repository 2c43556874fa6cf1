import { ETATS_MANDAT_ACTIFS, ETATS_MANDAT_OCCUPANTS, periodeEnPlace } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { chargerNumerotee } from '../coproprietes/charger-visible.ts'
import { listerPeriodes } from './mandat.repository.ts'

/**
 * Period that a new mandate would follow, renewals in advance included, and archived mandates when
 * asked; empty without one. Throws `introuvable`.
 */
export const trouverDateDebutMandatPrecedent = async (
  ctx: Ctx,
  coproprieteId: number,
  archivesComprises: boolean,
) => {
  const { id } = await chargerNumerotee(ctx, coproprieteId)
  const periode = periodeEnPlace(
    await listerPeriodes(
      { sql: ctx.deps.db.query },
      id,
      archivesComprises ? ETATS_MANDAT_OCCUPANTS : ETATS_MANDAT_ACTIFS,
    ),
  )
  return { response: periode?.debut ?? null, dateFin: periode?.fin ?? null }
}

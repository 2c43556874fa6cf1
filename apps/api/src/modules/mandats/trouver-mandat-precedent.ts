import type { EtatMandat } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { chargerParNumero } from './controles-rattachement.ts'
import { dernierMandat } from './mandat.repository.ts'

const OCCUPENT: readonly EtatMandat[] = ['A_VENIR', 'EN_COURS', 'EXPIRE']

/** Period of the mandate that a new one would follow, archived ones included when asked; empty without one. Throws `introuvable`. */
export const trouverDateDebutMandatPrecedent = async (ctx: Ctx, numero: string, archivesComprises: boolean) => {
  const { id } = await chargerParNumero(ctx, numero)
  const mandat = await dernierMandat({ sql: ctx.deps.db.query }, id, archivesComprises ? [...OCCUPENT, 'ARCHIVE'] : OCCUPENT)
  return { response: mandat?.date_debut ?? null, dateFin: mandat?.date_fin ?? null }
}

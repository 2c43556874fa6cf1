import { peutVoirFiche, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { trouverCopropriete } from './copropriete.repository.ts'
import { type CoproprieteRow, vueDe } from './vue-copropriete.ts'

const lisible = (ctx: Ctx, row: CoproprieteRow): boolean => peutVoirFiche(acteurOf(ctx), vueDe(row))

/** A co-ownership that `vue` lets the session know. Throws `introuvable`: what is hidden does not exist. */
const charger = async (
  ctx: Ctx,
  id: number,
  vue: (row: CoproprieteRow) => boolean,
): Promise<CoproprieteRow> => {
  const row = await trouverCopropriete(ctx.deps.db, id)
  if (!row || !vue(row)) throw new RegisterError('introuvable')
  return row
}
const numerotee = ({ numero_immatriculation: numero, etat }: CoproprieteRow): boolean =>
  numero !== null && etat !== 'SUPPRIMEE'

/** The co-ownership, if the session may read its sheet. Throws `introuvable`. */
export const chargerVisible = (ctx: Ctx, id: number): Promise<CoproprieteRow> =>
  charger(ctx, id, (row) => lisible(ctx, row))

/** A co-ownership that bears a number, whoever asks. Throws `introuvable`. */
export const chargerNumerotee = (ctx: Ctx, id: number): Promise<CoproprieteRow> =>
  charger(ctx, id, numerotee)

/** What the session may read, or ask to be attached to; and whether it may read it. Throws `introuvable`. */
export const chargerPourRattacher = async (
  ctx: Ctx,
  id: number,
): Promise<{ copropriete: CoproprieteRow; lue: boolean }> => {
  const copropriete = await charger(ctx, id, (row) => lisible(ctx, row) || numerotee(row))
  return { copropriete, lue: lisible(ctx, copropriete) }
}

import { type TypeJustificatifMandat, refusDuChamp } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { deposerDocument } from './deposer-document.ts'

/**
 * Keeps the one proof of many mandates; gives its identifier, null without one. Throws
 * `regles-non-respectees` for a proof without its kind, and the fichier-* errors.
 */
export const deposerJustificatifCommun = async (
  ctx: Ctx,
  file: File | undefined,
  typeJustifMandat: TypeJustificatifMandat | null,
): Promise<string | null> => {
  if (!file) return null
  if (typeJustifMandat === null)
    throw refusDuChamp('typeJustifMandat', 'requis', 'Indiquez le type du justificatif.')
  return (await deposerDocument(ctx, { file, type: 'JUSTIFICATIF_MANDAT' })).id
}

import {
  controlerBloc,
  type DonneesFinancieres,
  normaliser,
  RegisterError,
  exigerRegles,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import {
  contexteDe,
  type DeclarationVue,
  versDeclaration,
} from '../declarations/declaration.mapper.ts'
import { trouverDeclaration } from '../declarations/declaration.repository.ts'
import { brouillonModifiable, enregistrer } from './brouillon.repository.ts'

/**
 * Replaces the financial block of a declaration not yet validated; the block's rules must hold. A
 * validated year is read-only.
 */
export const mettreAJourDonneesFinancieres = (
  ctx: Ctx,
  input: {
    id: number
    version: number
    donneesFinancieres: DonneesFinancieres
    confirmations?: string[] | undefined
  },
): Promise<DeclarationVue> =>
  ctx.deps.db.transaction(async (tx) => {
    const jour = today(ctx.deps.clock)
    const row = await brouillonModifiable(tx, acteurOf(ctx), input.id, input.version)
    const contenu = normaliser({ ...row.contenu, donneesFinancieres: input.donneesFinancieres })
    const confirmations = [...new Set([...row.confirmations, ...(input.confirmations ?? [])])]
    exigerRegles(
      controlerBloc(
        'donneesFinancieres',
        { contenu, contexte: contexteDe(row, jour) },
        confirmations,
      ),
    )
    await enregistrer(tx, row, {
      contenu,
      etape: row.etape,
      confirmations,
      confirmationsOffice: row.confirmations_office,
      email: row.email_contact,
    })
    const saved = await trouverDeclaration(tx, row.id)
    if (!saved) throw new RegisterError('introuvable')
    return versDeclaration(saved, jour)
  })

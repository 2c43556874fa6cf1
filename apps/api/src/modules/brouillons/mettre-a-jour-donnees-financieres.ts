import {
  contenuDepose,
  contexteDe,
  controlerBloc,
  type DonneesFinancieres,
  exigerModifiable,
  exigerRegles,
  normaliser,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import {
  type DeclarationVue,
  exigerDeduits,
  versDeclaration,
} from '../declarations/declaration.mapper.ts'
import { tenirDeclaration } from '../dossiers/lire-declaration.ts'
import { rediger } from '../dossiers/rediger.ts'
import { faitsDe } from '../dossiers/tenir.ts'

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
    envoye: unknown
  },
): Promise<DeclarationVue> =>
  ctx.deps.db.transaction(async (tx) => {
    const faits = faitsDe(ctx)
    const { jour } = faits
    const { dossier, declaration: row } = await tenirDeclaration(tx, input.id)
    exigerModifiable(dossier, row, input.version, faits)
    const contexte = contexteDe(row, jour)
    const { contenu } = contenuDepose(
      normaliser({ ...row.contenu, donneesFinancieres: input.donneesFinancieres }),
      contexte,
      ['donneesFinancieres'],
    )
    exigerDeduits({ immatCopropriete: input.envoye }, row, [contenu])
    const confirmations = [...new Set([...row.confirmations, ...(input.confirmations ?? [])])]
    exigerRegles(controlerBloc('donneesFinancieres', { contenu, contexte }, confirmations))
    const ecrit = { ...row, contenu, confirmations }
    return versDeclaration(await rediger(tx, row.id, ecrit, faits.acteur.utilisateurId), jour)
  })

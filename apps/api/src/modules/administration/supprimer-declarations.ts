import type { contract, HandlerOutput } from '@registre/contract'
import {
  declarationCourante,
  type Dossier,
  type SaisieAdministration,
  supprimerDeclarations as supprimer,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe, tenir } from '../dossiers/tenir.ts'
import { lireMajAnnuelle } from '../dossiers/maj-annuelles.ts'

const enVigueur = (d: Dossier): number => declarationCourante(d)?.id ?? 0
const supprimees = ({ declarations }: Dossier): number =>
  declarations.filter((l) => l.etat === 'SUPPRIME').length

/**
 * Deletes what was declared since the last annual update, which is in force again. Throws as the
 * domain's `supprimerDeclarations`.
 */
export const supprimerDeclarations = (
  ctx: Ctx,
  acte: SaisieAdministration & { id: number },
): Promise<HandlerOutput<(typeof contract)['supprimerDeclarations']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const dossier = await tenir(tx, { coproprieteId: acte.id })
    const { annuelle } = await lireMajAnnuelle(tx, acte.id)
    const apres = await ecrire(
      tx,
      ctx,
      dossier,
      supprimer(dossier, { ...acte, annuelle }, faitsDe(ctx)),
    )
    const remise = enVigueur(apres) !== enVigueur(dossier)
    return {
      declarationRetablie: enVigueur(apres),
      // Standard updates replace each other: those before the last one are in the history already.
      nbSupprimees:
        supprimees(apres) - supprimees(dossier) + (remise ? (annuelle?.remplacements ?? 0) : 0),
    }
  })

import { RegisterError } from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { compteDeLaMaison, ecrireAffectations, geresParmi } from './affectation.repository.ts'

/**
 * Says who looks after co-ownerships of the house, or nobody: a way to find them, never a right.
 * Throws `introuvable` for a co-ownership or an account of another house.
 */
export const affecterCoproprietes = (
  ctx: Ctx,
  {
    idCoproprietes,
    idUtilisateur,
  }: { idCoproprietes: readonly number[]; idUtilisateur: number | null },
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const tenant = tenantOf(ctx)
    const ids = [...new Set(idCoproprietes)]
    if ((await geresParmi(tx, tenant, ids)).length < ids.length)
      throw new RegisterError('introuvable')
    if (idUtilisateur !== null && !(await compteDeLaMaison(tx, tenant, idUtilisateur)))
      throw new RegisterError('introuvable')
    await ecrireAffectations(tx, tenant, ids, idUtilisateur)
    await journaliser(tx, ctx, {
      type: 'affecter-coproprietes',
      donnees: { coproprietes: ids.length, utilisateurId: idUtilisateur },
    })
    return {}
  })

import { peutDeverrouiller, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { verrouillerDemande } from './demande.repository.ts'
import { rendre } from './rendre.ts'
import { exigerOuverte } from './tenir.ts'

/**
 * A keeper administrator frees the lock of a co-ownership, whoever holds it; journalled. Throws
 * `acces-non-autorise`, `introuvable`, `deja-decide`.
 */
export const deverrouiller = (ctx: Ctx, coproprieteId: number): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    if (!peutDeverrouiller(acteurOf(ctx)))
      throw new RegisterError('acces-non-autorise', {
        message: 'Seul un teneur administrateur peut libérer le verrou d’un autre teneur.',
      })
    const row = await verrouillerDemande(tx, { tenueDe: coproprieteId })
    exigerOuverte(row)
    if (row.etat === 'EN_COURS')
      await rendre(tx, ctx, row, 'deverrouiller', { donnees: { verrouDe: row.verrou_par_id } })
    return {}
  })

import { type DECISIONS_TENEUR, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { deciderEnvois, envoiExiste } from './envois.repository.ts'

/**
 * Sends a row again, files it as received, or gives it up. Throws `introuvable`, and
 * `transition-interdite` when somebody else has decided meanwhile.
 */
export const deciderEnvoi = async (
  ctx: Ctx,
  id: number,
  decision: (typeof DECISIONS_TENEUR)[number],
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    if ((await deciderEnvois(tx, ctx, decision, { id })).length > 0) return {}
    if (!(await envoiExiste(tx, id))) throw new RegisterError('introuvable')
    throw new RegisterError('transition-interdite', {
      message:
        'Cet envoi n’attend plus cette décision : quelqu’un d’autre l’a peut-être prise. Actualisez la liste.',
    })
  })

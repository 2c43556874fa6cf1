import type { Tx } from '@registre/db'
import {
  COURRIERS_PAR_JOUR,
  isTeneur,
  peutRegenererCode,
  regenererCode as decision,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { exigerPreuveFraiche } from '../../platform/guards.ts'
import { compterEssai } from '../../platform/echecs.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { tenirDeclarant } from '../comptes/tenir.ts'
import { aDejaUnCourrier } from './code.repository.ts'
import { posterCode, tirerCode } from './emettre-code.ts'

const FENETRE_MS = 86_400_000

/**
 * A letter costs money: a declarant, who is held, gets its first one alone, another is for a keeper
 * to agree to, a few a day at most. Throws `trop-de-requetes`.
 */
const exigerMesure = async (tx: Tx, ctx: Ctx, id: number, teneur: boolean): Promise<void> => {
  const db = { query: tx.sql }
  if (!teneur && (await aDejaUnCourrier(db, id)))
    throw new RegisterError('trop-de-requetes', {
      message:
        'Un courrier vous a déjà été adressé. S’il n’est pas arrivé, ou si son code ne vaut plus, écrivez au teneur du registre depuis l’aide : il vérifiera votre adresse et vous en adressera un autre.',
    })
  const demandes = await compterEssai(db, {
    cle: `code-activation:${id}`,
    maintenant: ctx.deps.clock.now(),
    fenetreMs: FENETRE_MS,
  })
  if (demandes > COURRIERS_PAR_JOUR)
    throw new RegisterError('trop-de-requetes', {
      message: 'Plusieurs courriers ont déjà été adressés à ce déclarant aujourd’hui.',
      infos: { retryAfter: FENETRE_MS / 1000 },
    })
}

/**
 * A new activation code, posted; the former one dies. Gives it to a keeper who proved who they are
 * of late, and says so in the journal; never to its holder, whose address the letter proves. Throws
 * `introuvable`, `transition-interdite`, `trop-de-requetes`, `preuve-a-renouveler`.
 */
export const regenererCode = async (ctx: Ctx, id: number): Promise<{ clef: string }> => {
  const lu = isTeneur(acteurOf(ctx).profil)
  if (lu) exigerPreuveFraiche(ctx)
  const code = await renouvelerCode(ctx, id, lu)
  return { clef: lu ? code : '' }
}

/** The same, that nobody reads. `lu`: the answer will show it. Gives the code. */
export const renouvelerCode = async (ctx: Ctx, id: number, lu = false): Promise<string> => {
  const acteur = acteurOf(ctx)
  if (!peutRegenererCode(acteur, id)) throw new RegisterError('introuvable')
  const tire = await tirerCode(ctx)
  await ctx.deps.db.transaction(async (tx) => {
    const compte = await tenirDeclarant(tx, id)
    await exigerMesure(tx, ctx, id, isTeneur(acteur.profil))
    await ecrire(tx, ctx, compte, decision(compte, tire.pose, lu), {
      maintenant: ctx.deps.clock.now(),
    })
    await posterCode(tx, ctx, id, tire)
  })
  return tire.code
}

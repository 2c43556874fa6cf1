import {
  COURRIERS_PAR_JOUR,
  isTeneur,
  machineTeledeclarant,
  next,
  peutRegenererCode,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { exigerPreuveFraiche } from '../../platform/guards.ts'
import { journaliser } from '../../platform/journal.ts'
import { compterEssai } from '../../platform/echecs.ts'
import { aDejaUnCourrier, tenirCode } from './code.repository.ts'
import { emettreCode } from './emettre-code.ts'

const FENETRE_MS = 86_400_000

/**
 * A letter costs money: a declarant gets its first one alone, another is for a keeper to agree to,
 * a few a day at most. Throws `trop-de-requetes`.
 */
const exigerMesure = async (ctx: Ctx, id: number, teneur: boolean): Promise<void> => {
  const { db, clock } = ctx.deps
  if (!teneur && (await aDejaUnCourrier(db, id)))
    throw new RegisterError('trop-de-requetes', {
      message:
        'Un courrier vous a déjà été adressé. S’il n’est pas arrivé, ou si son code ne vaut plus, écrivez au teneur du registre depuis l’aide : il vérifiera votre adresse et vous en adressera un autre.',
    })
  const demandes = await compterEssai(db, {
    cle: `code-activation:${id}`,
    maintenant: clock.now(),
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
  await exigerMesure(ctx, id, isTeneur(acteur.profil))
  return ctx.deps.db.transaction(async (tx) => {
    const tenu = await tenirCode(tx, id)
    if (!tenu) throw new RegisterError('introuvable')
    const vers = next(machineTeledeclarant, tenu.statut, 'regenerer-code')
    const code = await emettreCode(tx, ctx, id)
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type: 'regenerer-code',
      teledeclarantId: id,
      de: tenu.statut,
      vers,
      ...(lu ? { donnees: { lu } } : {}),
    })
    return code
  })
}

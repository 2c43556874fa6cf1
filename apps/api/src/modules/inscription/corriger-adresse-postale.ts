import type { contract, HandlerInput } from '@registre/contract'
import { champRequis, corrigerAdressePostale as decision, RegisterError } from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import { compterEssai } from '../../platform/echecs.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { tenirDeclarant } from '../comptes/tenir.ts'
import { posterCode, tirerCode } from './emettre-code.ts'

/** As long as an account may wait for its activation. */
const FENETRE_MS = 62 * 86_400_000

/**
 * A volunteer corrects where its code is posted, once: the former code dies, and its letter is not
 * printed if it is still there. An establishment's address is that of the directory of companies.
 * Throws `transition-interdite`, `regles-non-respectees`, `trop-de-requetes`.
 */
export const corrigerAdressePostale = async (
  ctx: Ctx,
  adresse: HandlerInput<(typeof contract)['corrigerAdressePostale']>['body'],
): Promise<Record<string, never>> => {
  const champs = (['voie', 'codePostal', 'commune'] as const).flatMap((champ) =>
    champRequis(champ, adresse[champ]),
  )
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
  const id = tenantOf(ctx)
  const { db, clock } = ctx.deps
  const essais = await compterEssai(db, {
    cle: `adresse-postale:${id}`,
    maintenant: clock.now(),
    fenetreMs: FENETRE_MS,
  })
  if (essais > 1)
    throw new RegisterError('trop-de-requetes', {
      message:
        'Votre adresse a déjà été corrigée une fois. Si elle est encore inexacte, écrivez au teneur du registre depuis l’aide.',
    })
  const tire = await tirerCode(ctx)
  await db.transaction(async (tx) => {
    const compte = await tenirDeclarant(tx, id)
    await ecrire(tx, ctx, compte, decision(compte, adresse, tire.pose), { maintenant: clock.now() })
    // Once it is written: the letter goes to this address.
    await posterCode(tx, ctx, id, tire)
  })
  return {}
}

import type { contract, HandlerInput } from '@registre/contract'
import { champRequis, machineTeledeclarant, next, RegisterError } from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { compterEssai } from '../../platform/echecs.ts'
import { ecrireAdressePostale, tenirCode } from './code.repository.ts'
import { emettreCode } from './emettre-code.ts'

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
  await db.transaction(async (tx) => {
    const tenu = await tenirCode(tx, id)
    if (!tenu) throw new Error('a session without its declarant')
    const vers = next(machineTeledeclarant, tenu.statut, 'regenerer-code')
    if (!(await ecrireAdressePostale(tx, id, adresse)))
      throw new RegisterError('transition-interdite', {
        message:
          'Le courrier est envoyé à l’adresse de votre établissement, que donne l’annuaire des entreprises.',
      })
    await emettreCode(tx, ctx, id)
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type: 'corriger-adresse-postale',
      de: tenu.statut,
      vers,
    })
  })
  return {}
}

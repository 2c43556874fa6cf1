import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { compteDe } from '../auth/lire-compte.ts'
import { preuveFournisseur } from '../connexions/preuve-fournisseur.ts'
import { ouvrirSession } from '../auth/ouvrir-session.ts'
import { oublierPresentation } from '../notaires/presenter-connexion.ts'
import { presentOf, reconnaitre } from '../notaires/reconnaitre.ts'

/**
 * Signs a notary in by what it presents, a certificate or the sign-on's answer: no password. A
 * session that is already this person's is kept. Throws `certificat-requis`, `certificat-inconnu`
 * for what is linked to no living account (specification 1, "Notary flow").
 */
export const ouvrirSessionNotaire = async (ctx: Ctx) => {
  const presente = await presentOf(ctx)
  const { decision, utilisateurId, etude } = await reconnaitre(ctx.deps.db, presente)
  if (decision.suite !== 'ouvrir' || utilisateurId === null) {
    await journaliser({ sql: ctx.deps.db.query }, ctx, {
      categorie: 'CONNEXION',
      type: 'connexion-refusee',
      motif:
        presente.identite.moyen === 'certificat'
          ? 'certificat-inconnu'
          : decision.suite === 'refuser'
            ? decision.motif
            : 'compte-inconnu',
      teledeclarantId: etude?.id ?? null,
      donnees: presente.trace,
    })
    throw new RegisterError(
      'certificat-inconnu',
      presente.refus === undefined ? {} : { message: presente.refus },
    )
  }
  if (ctx.session?.utilisateurId === utilisateurId) return compteDe(ctx, ctx.session)
  const { jetonIdentite, identite } = presente
  const session = await ouvrirSession(ctx, {
    utilisateurId,
    seSouvenir: false,
    moyen: identite.moyen,
    preuve:
      identite.moyen === 'certificat'
        ? { moyen: 'certificat', le: ctx.deps.clock.now() }
        : preuveFournisseur(presente.prouveeLe, ctx.deps.clock.now()),
    jetonIdentite,
  })
  await oublierPresentation(ctx)
  return compteDe(ctx, session)
}

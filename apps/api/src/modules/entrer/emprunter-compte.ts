import { isNotaire, isTeledeclarant, peutEmprunter, RegisterError } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { type CompteRow, lireCompteRow } from './compte.repository.ts'
import { changerIdentite } from './changer-identite.ts'
import { compteDe } from './lire-compte.ts'

/**
 * An active account of an active declarant or office: never a keeper, an institution, or an account
 * that is closed or waits.
 */
const empruntable = (row: CompteRow): boolean =>
  row.actif &&
  !row.supprime_le &&
  row.teledeclarant_statut === 'ACTIF' &&
  (isTeledeclarant(row.profil) || isNotaire(row.profil))

/**
 * Signs a keeper administrator in, in the place of account id, under a new session that keeps both
 * identities; the journal keeps why. Throws `acces-non-autorise` for the other keepers,
 * `introuvable` for an account that cannot be taken, `transition-interdite` for one of another
 * establishment than the one named.
 */
export const emprunterCompte = async (
  ctx: Ctx,
  id: number,
  {
    raison = '',
    teledeclarant,
  }: { raison?: string | undefined; teledeclarant?: number | undefined },
) => {
  const teneur = sessionOf(ctx)
  if (!peutEmprunter(teneur.acteur)) throw new RegisterError('acces-non-autorise')
  const { session, value } = await ctx.deps.db.transaction(async (tx) => {
    const cible = await lireCompteRow({ query: tx.sql }, id)
    if (!cible || !empruntable(cible)) throw new RegisterError('introuvable')
    if (teledeclarant !== undefined && cible.teledeclarant_id !== teledeclarant)
      throw new RegisterError('transition-interdite', {
        message: 'Ce compte n’est pas de cet établissement : rechargez la page.',
      })
    const ouverte = await changerIdentite(tx, ctx, {
      utilisateurId: id,
      originalId: teneur.utilisateurId,
    })
    await journaliser(
      tx,
      { ...ctx, session: ouverte.session },
      { type: 'emprunter-compte', motif: raison },
    )
    return ouverte
  })
  ctx.reply.setSession(value, null)
  return compteDe(ctx, session)
}

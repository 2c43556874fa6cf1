import type { Tx } from '@registre/db'
import {
  changerFacteurs as decision,
  type EvenementJournal,
  RegisterError,
  secondFacteurObligatoire,
} from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { tenirUtilisateurs } from '../comptes/tenir.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'
import { tirerCodesSecours } from './codes.ts'
import {
  ecrireCodesSecours,
  type EtatFacteurs,
  listerCles,
  tenirEtat,
} from './facteurs.repository.ts'

interface Acte {
  type: EvenementJournal
  /** The sentence that its owner is told by mail. */
  quoi: string
  faire: (tx: Tx, avant: EtatFacteurs) => Promise<void>
}

/**
 * Changes a factor of one's account: the other sessions end, the owner is told, and an account that
 * had none gets its recovery codes, given here once. Throws `transition-interdite` when the last
 * factor of an account that must have one would go.
 */
export const changerFacteurs = (ctx: Ctx, { type, quoi, faire }: Acte): Promise<string[]> => {
  const session = sessionOf(ctx)
  const id = session.utilisateurId
  return ctx.deps.db.transaction(async (tx) => {
    const avant = await tenirEtat(tx, id)
    if (!avant) throw new RegisterError('introuvable')
    await faire(tx, avant)
    const apres = await tenirEtat(tx, id)
    const present = apres?.code === true || (await listerCles({ query: tx.sql }, id)).length > 0
    if (!present && secondFacteurObligatoire(avant.profil))
      throw new RegisterError('transition-interdite', {
        message: 'Votre compte doit garder un second facteur : ajoutez-en un autre d’abord.',
      })
    const { codes, hashes } = tirerCodesSecours()
    const nouveaux = present && avant.secours === 0
    if (!present || nouveaux) await ecrireCodesSecours(tx, id, present ? hashes : [])
    const maintenant = ctx.deps.clock.now()
    const compte = await tenirUtilisateurs(tx, [id])
    const decide = decision(compte, {
      id,
      type,
      present,
      quoi,
      quand: instantEnLettres(maintenant),
    })
    await ecrire(tx, ctx, compte, decide, { maintenant, sauf: session })
    return nouveaux ? codes : []
  })
}

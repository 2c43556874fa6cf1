import type { Tx } from '@registre/db'
import { appliquerAuCompte, type Compte, rendreAdresse, utilisateurDe } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { hacherCle } from '../../platform/cle-courriel.ts'
import { emettreCle } from '../comptes/emettre-cle.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { finirAcces } from '../comptes/finir-acces.ts'
import { tenirUtilisateurs } from '../comptes/tenir.ts'
import { exigerEmailLibre } from '../comptes/exiger-email-libre.ts'
import { effacerFacteursDepuis } from '../facteurs/effacer-facteurs.ts'
import {
  type ChangementArrete,
  compteDeCle,
  depenserCleAncienne,
  oublierChangements,
  passagesDepuis,
} from './adresses.repository.ts'
import { refuserCleAdresse } from './confirmer-adresse.ts'

/** A change that waits: all that is open ends, since whoever asked for it had the account. */
const renoncer = async (tx: Tx, ctx: Ctx, { utilisateur_id: id }: ChangementArrete) => {
  await finirAcces(tx, 'arreter-adresse', [id], { maintenant: ctx.deps.clock.now() })
  await journaliser(tx, ctx, {
    type: 'arreter-adresse',
    donnees: { utilisateurId: id, fait: false },
  })
}

/** Whoever made the change knew the password: the account is given back without it. */
const rendre = async (
  tx: Tx,
  ctx: Ctx,
  compte: Compte,
  change: ChangementArrete,
  faitLe: Date,
): Promise<void> => {
  const { utilisateur_id: id, ancienne, nouvelle } = change
  await exigerEmailLibre(tx, ancienne, id, 'cle')
  const passages = [nouvelle, ...(await passagesDepuis(tx, id, faitLe))]
  const decide = rendreAdresse(compte, { id, ancienne, passages }) ?? refuserCleAdresse()
  await ecrire(tx, ctx, compte, decide, { maintenant: ctx.deps.clock.now() })
  const { login } = utilisateurDe(appliquerAuCompte(compte, decide), id)
  const { compte: joint, graine, expire } = await emettreCle(tx, ctx, login)
  if (joint)
    await enqueueOutbox(tx, [
      courriel(joint.email, 'mot-de-passe-oublie', { identifiant: joint.login, graine, expire }),
    ])
}

/**
 * Stops a change of e-mail, by the key of the old address. One that was made is undone: the account
 * goes back to it, even if it was moved again since, and its password is to be chosen again. Every
 * session and token ends, and so does each factor that was added meanwhile. Throws
 * `regles-non-respectees` for a key that opens nothing, `deja-existant` when the old address was
 * taken meanwhile.
 */
export const arreterAdresse = async (ctx: Ctx, cle: string) => {
  const { db, clock } = ctx.deps
  await db.transaction(async (tx) => {
    const compte = await tenirUtilisateurs(tx, await compteDeCle(tx, hacherCle(cle)))
    const change =
      (await depenserCleAncienne(tx, hacherCle(cle), clock.now())) ?? refuserCleAdresse()
    if (change.fait_le) await rendre(tx, ctx, compte, change, change.fait_le)
    else await renoncer(tx, ctx, change)
    await oublierChangements(tx, change.utilisateur_id, change.cree_le)
    await effacerFacteursDepuis(tx, ctx, change.utilisateur_id, change.cree_le)
  })
  ctx.reply.clearSouvenir()
  return { response: true }
}

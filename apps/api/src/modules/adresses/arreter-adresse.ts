import type { Tx } from '@registre/db'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { hacherCle } from '../../platform/cle-courriel.ts'
import { refaireChoisir } from '../auth/emettre-cle.ts'
import { exigerEmailLibre } from '../utilisateurs/exiger.ts'
import { finirAcces } from '../utilisateurs/finir-acces.ts'
import { effacerFacteursDepuis } from '../facteurs/effacer-facteurs.ts'
import {
  type ChangementArrete,
  depenserCleAncienne,
  oublierChangements,
  rendreAdresse,
} from './adresses.repository.ts'
import { refuserCleAdresse } from './confirmer-adresse.ts'

/** Whoever made the change knew the password: the account is given back without it. */
const rendre = async (tx: Tx, ctx: Ctx, change: ChangementArrete, faitLe: Date): Promise<void> => {
  await exigerEmailLibre(tx, change.ancienne, change.utilisateur_id, 'cle')
  const compte = (await rendreAdresse(tx, change, faitLe)) ?? refuserCleAdresse()
  const { compte: joint, graine, expire } = await refaireChoisir(tx, ctx, compte)
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
    const change =
      (await depenserCleAncienne(tx, hacherCle(cle), clock.now())) ?? refuserCleAdresse()
    await finirAcces(tx, [change.utilisateur_id], clock.now())
    if (change.fait_le) await rendre(tx, ctx, change, change.fait_le)
    await oublierChangements(tx, change.utilisateur_id, change.cree_le)
    await effacerFacteursDepuis(tx, ctx, change.utilisateur_id, change.cree_le)
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type: 'arreter-adresse',
      donnees: { utilisateurId: change.utilisateur_id, fait: change.fait_le !== null },
    })
  })
  ctx.reply.clearSouvenir()
  return { response: true }
}

import type { Tx } from '@registre/db'
import { changerFacteurs, type Compte, effacerFacteurs as decision } from '@registre/domain'
import type { Ctx, Deps } from '../../platform/context.ts'
import type { JournalAuthor } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import type { SecretSettings } from '../../platform/secrets.ts'
import { emettreCle } from '../comptes/emettre-cle.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { tenirUtilisateurs } from '../comptes/tenir.ts'
import {
  effacerFacteurs,
  effacerRecents,
  type EtatFacteurs,
  lireEtat,
  listerCles,
} from './facteurs.repository.ts'
import { oublierDemande, oublisEchus, sontDeplaces, tenirOubli } from './oubli.repository.ts'

/** Who erases: a call, a job of the worker, or a command; each may send keys. */
type Auteur = JournalAuthor & { deps: Pick<Deps, 'clock'> & { settings: SecretSettings } }

/** Takes an account for the transaction; gives its factors, as they are once it is held. */
export const tenirEtat = async (
  tx: Tx,
  id: number,
): Promise<{ tenu: Compte; etat: EtatFacteurs | undefined }> => ({
  tenu: await tenirUtilisateurs(tx, [id]),
  etat: await lireEtat({ query: tx.sql }, id),
})

/**
 * Erases every factor of an account, its password, and all that is open in its name: the link that
 * its owner receives opens both again, and nothing else does.
 */
export const effacerTout = async (
  tx: Tx,
  auteur: Auteur,
  {
    id,
    tenu,
    etat,
    maintenant,
  }: { id: number; tenu: Compte; etat: EtatFacteurs; maintenant: Date },
): Promise<void> => {
  await effacerFacteurs(tx, id)
  await oublierDemande(tx, id)
  await ecrire(tx, auteur, tenu, decision(tenu, id), { maintenant })
  const { compte, graine, expire } = await emettreCle(tx, auteur, etat.login)
  await enqueueOutbox(tx, [
    courriel(etat.email, 'second-facteur-efface', {
      identifiant: etat.login,
      graine: compte ? graine : '',
      expire,
      quand: instantEnLettres(maintenant),
    }),
  ])
}

/** The accounts whose reset waited long enough. */
export const effacementsEchus = (
  db: Parameters<typeof oublisEchus>[0],
  maintenant: Date,
): Promise<number[]> => oublisEchus(db, maintenant)

/**
 * Makes a reset that waited long enough; false when it was stopped meanwhile, or when somebody moved
 * the account since, to an address that was told nothing.
 */
export const effacerEchus = async (tx: Tx, auteur: Auteur, id: number): Promise<boolean> => {
  const maintenant = auteur.deps.clock.now()
  const { tenu, etat } = await tenirEtat(tx, id)
  const oubli = await tenirOubli(tx, id)
  if (!etat || !oubli?.effet_le || oubli.effet_le > maintenant) return false
  if (!etat.second_facteur || (await sontDeplaces(tx, [id], oubli.demande_le))) {
    await oublierDemande(tx, id)
    return false
  }
  await effacerTout(tx, auteur, { id, tenu, etat, maintenant })
  return true
}

/**
 * Erases what was added to an account since an instant, when its owner says that somebody else used
 * it; those that were there before stay. Tells the owner.
 */
export const effacerFacteursDepuis = async (
  tx: Tx,
  ctx: Ctx,
  id: number,
  depuis: Date,
): Promise<void> => {
  const compte = await tenirUtilisateurs(tx, [id])
  if ((await effacerRecents(tx, id, depuis)) === 0) return
  const etat = await lireEtat({ query: tx.sql }, id)
  if (!etat || compte.utilisateurs.length === 0) return
  const present = etat.code || (await listerCles({ query: tx.sql }, id)).length > 0
  if (!present) await effacerFacteurs(tx, id)
  const maintenant = ctx.deps.clock.now()
  const decide = changerFacteurs(compte, {
    id,
    type: 'oublier-facteurs',
    present,
    quoi: 'Le registre a effacé les seconds facteurs ajoutés depuis que le changement d’adresse a été demandé.',
    quand: instantEnLettres(maintenant),
  })
  await ecrire(tx, ctx, compte, decide, { maintenant })
}

/** Erases the factors of an account for its operator; false when it has none. */
export const effacerFacteursDe = async (tx: Tx, auteur: Auteur, id: number): Promise<boolean> => {
  const { tenu, etat } = await tenirEtat(tx, id)
  if (!etat?.second_facteur) return false
  await effacerTout(tx, auteur, { id, tenu, etat, maintenant: auteur.deps.clock.now() })
  return true
}

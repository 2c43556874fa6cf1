import type { Tx } from '@registre/db'
import { isAdminTeneur, RegisterError } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { secretsOf } from '../../platform/secrets.ts'
import { cleDeGraine, hacherCle, nouvelleGraine } from '../../platform/cle-courriel.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'
import { effacerTout, tenirEtat } from './effacer-facteurs.ts'
import type { EtatFacteurs } from './facteurs.repository.ts'
import {
  administrateurs,
  differerOubli,
  noterOubli,
  type Oubli,
  sontDeplaces,
  sontLies,
  sontRecents,
  tenirOubli,
} from './oubli.repository.ts'

const HEURE_MS = 3_600_000
const CONFIRMATION_MS = 24 * HEURE_MS
/** How long a reset waits that two administrators who are not independent asked for. */
const ATTENTE_MS = 48 * HEURE_MS
/** An administrator of less than this, or moved since, confirms nothing at once. */
const ANCIENNETE_MS = 7 * 24 * HEURE_MS

interface Cible {
  id: number
  etat: EtatFacteurs
  maintenant: Date
}

const refuser = (message: string): never => {
  throw new RegisterError('transition-interdite', { message })
}

/** The other administrators are told that one of them is awaited. */
const demander = async (tx: Tx, ctx: Ctx, { id, etat, maintenant }: Cible): Promise<void> => {
  const { utilisateurId } = sessionOf(ctx)
  await noterOubli(tx, id, utilisateurId, maintenant)
  await journaliser(tx, ctx, {
    type: 'demander-oubli-facteurs',
    teledeclarantId: etat.teledeclarant_id,
    donnees: { utilisateurId: id },
  })
  const tous = await administrateurs(tx)
  await enqueueOutbox(
    tx,
    tous.flatMap((a) =>
      a.id === id || a.id === utilisateurId
        ? []
        : [
            courriel(a.email, 'second-facteur-a-effacer', {
              identifiant: etat.login,
              demandeur: tous.find((t) => t.id === utilisateurId)?.nom ?? '',
              compteId: id,
              teledeclarantId: etat.teledeclarant_id,
            }),
          ],
    ),
  )
}

/** True when neither of two administrators is the work of the other, nor of a few days. */
const independants = async (
  tx: Tx,
  depuis: Date,
  demandeurId: number,
  confirmeParId: number,
): Promise<boolean> => {
  const deux = [demandeurId, confirmeParId]
  return !(
    (await sontLies(tx, demandeurId, confirmeParId)) ||
    (await sontRecents(tx, deux, depuis)) ||
    (await sontDeplaces(tx, deux, depuis))
  )
}

/** The owner and every administrator are told, and each may stop it. */
const differer = async (
  tx: Tx,
  ctx: Ctx,
  { id, etat, maintenant }: Cible,
  { demandeur_id }: Oubli,
): Promise<Date> => {
  const { settings } = ctx.deps
  const { utilisateurId } = sessionOf(ctx)
  const effetLe = new Date(maintenant.getTime() + ATTENTE_MS)
  const graine = nouvelleGraine(settings)
  await differerOubli(tx, {
    id,
    confirmeParId: utilisateurId,
    effetLe,
    arretHash: hacherCle(cleDeGraine(secretsOf(settings), graine)),
  })
  await journaliser(tx, ctx, {
    type: 'confirmer-oubli-facteurs',
    teledeclarantId: etat.teledeclarant_id,
    donnees: { utilisateurId: id, demandeurId: demandeur_id },
  })
  const tous = await administrateurs(tx)
  const noms = tous.flatMap((a) => (a.id === demandeur_id || a.id === utilisateurId ? [a.nom] : []))
  await enqueueOutbox(
    tx,
    [...new Set([etat.email, ...tous.map((a) => a.email)])].map((a) =>
      courriel(a, 'second-facteur-efface-bientot', {
        identifiant: etat.login,
        administrateurs: noms.join(' et '),
        graine,
        le: instantEnLettres(effetLe),
      }),
    ),
  )
  return effetLe
}

/**
 * An administrator of the register asks for a reset of somebody's second factor and password; the
 * others are told by mail, and one of them, within 24 hours, makes it: at once when the two are
 * independent, in 48 hours otherwise, unless somebody stops it. Throws `introuvable`,
 * `acces-non-autorise`, `transition-interdite` for one's own or for whoever asked or confirmed already.
 */
export const oublierFacteurs = async (ctx: Ctx, id: number) => {
  const { acteur, utilisateurId } = sessionOf(ctx)
  if (!isAdminTeneur(acteur.profil)) throw new RegisterError('acces-non-autorise')
  const maintenant = ctx.deps.clock.now()
  return ctx.deps.db.transaction(async (tx) => {
    const { tenu, etat } = await tenirEtat(tx, id)
    if (!etat?.second_facteur) throw new RegisterError('introuvable')
    if (id === utilisateurId) refuser('Deux autres administrateurs doivent le faire pour vous.')
    const depuis = new Date(maintenant.getTime() - ANCIENNETE_MS)
    if (await sontDeplaces(tx, [id], depuis))
      refuser(
        'L’adresse ou le profil de ce compte vient d’être changé : son titulaire ne serait pas prévenu. Attendez sept jours, ou adressez-vous à l’exploitant du registre.',
      )
    const cible = { id, etat, maintenant }
    const oubli = await tenirOubli(tx, id)
    const perime = (o: Oubli): boolean =>
      o.effet_le === null && o.demande_le.getTime() <= maintenant.getTime() - CONFIRMATION_MS
    if (!oubli || perime(oubli)) {
      await demander(tx, ctx, cible)
      return { fait: false, effetLe: null }
    }
    if (oubli.demandeur_id === utilisateurId)
      refuser('Vous l’avez déjà demandé : un autre administrateur doit le confirmer.')
    if (oubli.confirme_par_id === utilisateurId)
      refuser(
        'Vous l’avez déjà confirmé : l’effacement se fera de lui-même, sauf si quelqu’un l’arrête.',
      )
    if (await independants(tx, depuis, oubli.demandeur_id, utilisateurId)) {
      await effacerTout(tx, ctx, { ...cible, tenu })
      return { fait: true, effetLe: null }
    }
    const effetLe = oubli.effet_le ?? (await differer(tx, ctx, cible, oubli))
    return { fait: false, effetLe: effetLe.toISOString() }
  })
}

import type { IdentiteConnexionNotaire } from '../../gateways/clavis/clavis.ts'
import type { Ctx } from '../../platform/context.ts'
import { newToken } from '../../platform/session-store.ts'
import {
  effacerPresentation,
  lierPersonne,
  lirePresentation,
  noterPresentation,
  trouverLienConnexion,
} from './notaire.repository.ts'
import type { Presente } from './presente.ts'

/** Time to fill in the registration. */
const PRESENTATION_MS = 30 * 60_000

/** A person of the sign-on, as a way in. */
export const presenteParConnexion = (personne: IdentiteConnexionNotaire): Presente => {
  const { emetteur, sujet, nom, prenom, email, numEtude, siret, qualite } = personne
  return {
    identite: { moyen: 'connexion', nom, prenom, email, numEtude, siret, qualite },
    trace: { emetteur, sujet },
    jetonIdentite: personne.jetonIdentite,
    prouveeLe: personne.prouveeLe,
    // The provider says each time where the person works: who has left an office does not open its
    // account any more.
    trouverLien: async (db, etude) => {
      const lien = await trouverLienConnexion(db, personne)
      const nommee = numEtude !== null || siret !== ''
      return lien && nommee && lien.teledeclarantId !== etude?.id ? undefined : lien
    },
    lier: (tx, { utilisateurId }, maintenant) =>
      lierPersonne(tx, utilisateurId, personne, maintenant),
    estDetache: async () => false,
    dejaLie: 'La connexion des notaires ouvre déjà votre compte : connectez-vous avec elle.',
    refus:
      'La connexion des notaires vous reconnaît, mais aucun compte actif du registre n’est le vôtre. Rapprochez-vous de l’administrateur de votre étude.',
  }
}

/** Who the sign-on has just presented in this browser and has no account yet; null when nobody. */
export const presenterConnexion = async ({ deps, reply }: Ctx): Promise<Presente | null> => {
  const valeur = reply.readPresentation()
  const personne =
    valeur === null || deps.connexionNotaires === null
      ? undefined
      : await lirePresentation(deps.db, valeur, deps.clock.now())
  return personne ? presenteParConnexion(personne) : null
}

/** Keeps what the sign-on said, while the person registers. */
export const retenirPresentation = async (
  { deps, reply }: Ctx,
  personne: IdentiteConnexionNotaire,
): Promise<void> => {
  const [valeur, expireLe] = [newToken(), new Date(deps.clock.now().getTime() + PRESENTATION_MS)]
  await noterPresentation(deps.db, valeur, personne, expireLe)
  reply.setPresentation(valeur, expireLe)
}

/** Once its account is open, or another person comes: nothing of it stays. */
export const oublierPresentation = async ({ deps, reply }: Ctx): Promise<void> => {
  const valeur = reply.readPresentation()
  if (valeur === null) return
  await effacerPresentation(deps.db, valeur)
  reply.clearPresentation()
}

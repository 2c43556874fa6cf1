import { ACCES, estIdentiteEtat, type MoyenPreuve, preuveFraiche } from '@registre/domain'
import { type Ctx, type Session, sessionOf } from '../../platform/context.ts'
import { moyensFacteur } from '../facteurs/moyens-facteur.ts'
import { aUnMotDePasse } from '../auth/verifier-mot-de-passe.ts'

/** Whoever stands in another's place proves who they are themselves. */
export const titulaireDe = (session: Session): number => session.originalId ?? session.utilisateurId

/** An identity of the State's is linked to an account that has its own password, which is asked. */
const seulementParFournisseur = ({ fournisseur }: Session): boolean =>
  fournisseur !== null && !estIdentiteEtat(fournisseur)

/** The ways that the account of a session has to prove who it is. */
export const moyensDe = async (ctx: Ctx, session: Session): Promise<MoyenPreuve[]> => {
  if (seulementParFournisseur(session)) return ['fournisseur']
  const titulaire = titulaireDe(session)
  const facteurs = await moyensFacteur(ctx, titulaire)
  // A password that was stolen is not enough where something more was asked at the sign-in.
  if (facteurs.length > 0) return facteurs
  return [
    ...((await aUnMotDePasse(ctx.deps.db, titulaire)) ? (['mot-de-passe'] as const) : []),
    ...(ctx.certificat ? (['certificat'] as const) : []),
  ]
}

/** How the person of the session may prove who they are, and whether they just did. */
export const lirePreuve = async (ctx: Ctx) => {
  const session = sessionOf(ctx)
  const { connexion } = ACCES[session.institution ? 'institution' : 'notaire']
  return {
    fraiche: preuveFraiche(session.prouveeLe, ctx.deps.clock.now()),
    moyens: await moyensDe(ctx, session),
    fournisseur: seulementParFournisseur(session) ? connexion : '',
  }
}

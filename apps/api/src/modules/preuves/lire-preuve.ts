import { ACCES, type MoyenPreuve, preuveFraiche } from '@registre/domain'
import { type Ctx, type Session, sessionOf } from '../../platform/context.ts'
import { aUnMotDePasse } from '../auth/verifier-mot-de-passe.ts'

/** Whoever stands in another's place proves who they are themselves. */
export const titulaireDe = (session: Session): number => session.originalId ?? session.utilisateurId

const moyensDe = async (ctx: Ctx, session: Session): Promise<MoyenPreuve[]> => {
  if (session.parFournisseur) return ['fournisseur']
  const motDePasse = await aUnMotDePasse(ctx.deps.db, titulaireDe(session))
  return [
    ...(motDePasse ? (['mot-de-passe'] as const) : []),
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
    fournisseur: session.parFournisseur ? connexion : '',
  }
}

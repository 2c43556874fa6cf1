import { type Acces, ACCES, cheminInterne } from '@registre/domain'
import {
  type CauseClavis,
  EchecClavis,
  type FournisseurIdentite,
  type IdentiteFournisseur,
} from '../../gateways/clavis/clavis.ts'
import type { Ctx } from '../../platform/context.ts'
import { newToken } from '../../platform/session-store.ts'
import { type ConnexionEnRoute, depenserDepart, noterDepart } from './trajet.repository.ts'

/** Time to type a password at the provider. */
const TRAJET_MS = 15 * 60_000

/**
 * What a screen asks of a sign-on: where to come back inside the register, and the provider's
 * sign-in shown again.
 */
export interface DemandeConnexion {
  retour?: string | undefined
  autre?: boolean | undefined
  /** The person must prove again who they are (`preuve-a-renouveler`). */
  renouveler?: boolean | undefined
  /** The identity is to be linked to the account of the session. */
  lier?: boolean | undefined
}

/** Why a trip brought nobody back, as screens tell it. */
const MOTIFS = {
  annulee: 'annulee',
  refusee: 'reponse-refusee',
  indisponible: 'fournisseur-indisponible',
} as const satisfies Record<CauseClavis, string>
export type MotifTrajet = (typeof MOTIFS)[CauseClavis]

/**
 * Starts a trip to a provider: its secrets, bound to this browser by a cookie. Gives the provider's
 * address, null when it is down.
 */
export const partir = async <I extends IdentiteFournisseur>(
  ctx: Ctx,
  acces: Acces,
  fournisseur: FournisseurIdentite<I>,
  demande: DemandeConnexion,
): Promise<string | null> => {
  const { clock, db } = ctx.deps
  const secrets = fournisseur.tirerSecrets()
  try {
    const adresse = await fournisseur.adresseConnexion(
      secrets,
      `${ctx.baseUrl}${ACCES[acces].retour}`,
      {
        // Whoever is signed in there may not be who links.
        autre: demande.autre === true || demande.lier === true,
        renouveler: demande.renouveler === true,
        certifier: demande.lier === true && ctx.session?.acteur.enAttenteActivation === true,
      },
    )
    // Two tabs of one browser share its cookie, each with its own trip.
    const navigateur = ctx.reply.readNavigateurClavis() ?? newToken()
    const expireLe = new Date(clock.now().getTime() + TRAJET_MS)
    const retour = cheminInterne(demande.retour ?? '') ?? ''
    await noterDepart(db, {
      ...secrets,
      acces,
      navigateur,
      retour,
      lier: demande.lier === true,
      sessionHash: ctx.session?.idHash ?? null,
      expireLe,
    })
    ctx.reply.setNavigateurClavis(navigateur, expireLe)
    return adresse
  } catch (error) {
    if (error instanceof EchecClavis) return null
    throw error
  }
}

/**
 * The trip that this answer ends, spent; undefined for a state that is missing, foreign, stale or
 * already spent.
 */
const reconnaitre = async (
  ctx: Ctx,
  acces: Acces,
  parametres: URLSearchParams,
): Promise<(ConnexionEnRoute & { etat: string }) | undefined> => {
  const etat = parametres.get('state')
  const navigateur = ctx.reply.readNavigateurClavis()
  if (!etat || !navigateur) return undefined
  const depart = await depenserDepart(ctx.deps.db, acces, etat, navigateur, ctx.deps.clock.now())
  return depart && { ...depart, etat }
}

/** Ends a trip with the provider's answer: who came, and how it left; or why nobody did. */
export const revenir = async <I extends IdentiteFournisseur>(
  ctx: Ctx,
  acces: Acces,
  fournisseur: FournisseurIdentite<I>,
  query: Record<string, unknown>,
): Promise<{ identite: I; depart: ConnexionEnRoute } | { motif: MotifTrajet }> => {
  // A parameter given twice is an array: no provider does that.
  const entrees = Object.entries(query).filter(
    (e): e is [string, string] => typeof e[1] === 'string',
  )
  const parametres = new URLSearchParams(entrees)
  const depart =
    entrees.length === Object.keys(query).length
      ? await reconnaitre(ctx, acces, parametres)
      : undefined
  if (!depart) return { motif: 'reponse-refusee' }
  try {
    const { etat, nonce, verificateur } = depart
    return {
      identite: await fournisseur.conclure(
        { etat, nonce, verificateur },
        new URL(`${ctx.baseUrl}${ACCES[acces].retour}?${parametres}`),
      ),
      depart,
    }
  } catch (error) {
    if (error instanceof EchecClavis) return { motif: MOTIFS[error.causeClavis] }
    throw error
  }
}

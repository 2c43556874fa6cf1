import {
  ACCES,
  comparerIdentites,
  type IdentiteEtat,
  identiteEtatDe,
  type IssueLien,
  type MotifIdentite,
  type MotifLettre,
  preuveFraiche,
  RegisterError,
} from '@registre/domain'
import type { IdentiteDuFournisseur } from '../../gateways/clavis/clavis.ts'
import type { Ctx, Session } from '../../platform/context.ts'
import { createSessionStore } from '../../platform/session-store.ts'
import type { Accueil, ConnexionEnRoute } from '../entrer/accueil.ts'
import { activerParIdentite, lettreNecessaire, presenter } from './activer-par-identite.ts'
import { trouverCompteLie } from './identite.repository.ts'
import { lierIdentite } from './identite-liee.ts'
import { ouvrirSession } from '../entrer/ouvrir-session.ts'
import { attendreFacteur } from '../entrer/par-second-facteur.ts'
import { preuveFournisseur } from '../entrer/preuve-fournisseur.ts'
import { noterRefus } from '../entrer/noter-refus.ts'

// FranceConnect and ProConnect open an account that has its own password: once it was linked by its
// holder, or by the identity of its representative while it awaited its posted code.

const ecran = (chemin: string, quoi: Record<string, string>): string =>
  `${chemin}?${new URLSearchParams(Object.entries(quoi).filter(([, v]) => v !== ''))}`

const ecranRefus = (par: IdentiteEtat, motif: MotifIdentite): string =>
  ecran(ACCES[par].ecran, { par, motif })

/** Where a link was asked for: the activation while it is awaited, else the account. */
const ecranLien = (
  { acteur }: Session,
  lien: IssueLien | MotifLettre | 'activee',
  retour = '',
): string =>
  acteur.enAttenteActivation
    ? ecran('/compte/activation', { lien, retour })
    : ecran('/compte/moncompte', { lien })

/** Keeps the refusal in the journal and leads to the screen that explains it. No session. */
const refuser = async (
  ctx: Ctx,
  par: IdentiteEtat,
  motif: MotifIdentite,
  utilisateurId?: number,
): Promise<string> => {
  await noterRefus(ctx, {
    motif,
    donnees: { moyen: par, ...(utilisateurId === undefined ? {} : { utilisateurId }) },
  })
  return ecranRefus(par, motif)
}

/** The session may link this identity: its own account, of the profile that it is for. */
const peutLier = (session: Session | null, acces: IdentiteEtat): session is Session =>
  session !== null &&
  session.jetonId === null &&
  !session.acteur.emprunte &&
  identiteEtatDe(session.acteur.profil) === acces

/**
 * Why a link does not start, as an address: nobody is signed in, or the password was not given of late.
 */
export const exigerLienPossible = ({ session, deps }: Ctx, acces: IdentiteEtat): string | null => {
  if (!peutLier(session, acces)) return ecranRefus(acces, 'session-perdue')
  return preuveFraiche(session.prouveeLe, deps.clock.now())
    ? null
    : ecranLien(session, 'preuve-perimee')
}

/** Links, unless it is done. Gives why not. Another fault is thrown. */
const lier = async (
  ctx: Ctx & { session: Session },
  acces: IdentiteEtat,
  identite: IdentiteDuFournisseur,
): Promise<IssueLien> => {
  const { nom, prenom, utilisateurId } = ctx.session
  const titulaire = { nom, prenoms: prenom, civilite: '', naissance: '', declaree: true }
  // Somebody else was signed in at the provider: an easy mistake on a shared machine.
  if (comparerIdentites(titulaire, identite) === 'DIFFERE') return 'autre-personne'
  const lie = await trouverCompteLie(ctx.deps.db, acces, identite)
  if (lie) return lie.id === utilisateurId ? 'liee' : 'deja-liee'
  try {
    await lierIdentite(ctx, acces, identite)
    return 'liee'
  } catch (error) {
    if (error instanceof RegisterError && error.code === 'deja-existant') return 'deja-liee'
    throw error
  }
}

/**
 * Links; before that, for an account that awaits its posted code, says whether this identity takes its
 * place, and after that activates it.
 */
const lierOuActiver = async (
  ctx: Ctx & { session: Session },
  acces: IdentiteEtat,
  identite: IdentiteDuFournisseur,
): Promise<IssueLien | MotifLettre | 'activee'> => {
  if (!ctx.session.acteur.enAttenteActivation) return lier(ctx, acces, identite)
  const presentee = await presenter(ctx, acces, identite)
  const motif = await lettreNecessaire(ctx, presentee)
  if (motif !== null) return motif
  const issue = await lier(ctx, acces, identite)
  return issue === 'liee' ? ((await activerParIdentite(ctx, presentee)) ?? 'activee') : issue
}

/** Ends a trip that was to link: the session that left goes on under a new name, the provider known. */
const conclureLien = async (
  ctx: Ctx,
  acces: IdentiteEtat,
  identite: IdentiteDuFournisseur,
  depart: ConnexionEnRoute,
): Promise<string> => {
  const store = createSessionStore(ctx.deps.db, ctx.deps.clock)
  const session = depart.session_hash === null ? null : await store.reprendre(depart.session_hash)
  if (!peutLier(session, acces)) return refuser(ctx, acces, 'session-perdue')
  const issue = await lierOuActiver({ ...ctx, session }, acces, identite)
  if (issue === 'liee' || issue === 'activee')
    await ouvrirSession(ctx, {
      utilisateurId: session.utilisateurId,
      moyen: acces,
      preuve: session.prouveeLe && { moyen: 'mot-de-passe', le: session.prouveeLe },
      jetonIdentite: identite.jetonIdentite,
      avant: session.idHash,
    })
  return ecranLien(session, issue, depart.retour)
}

/** Opens the account that an identity is linked to; its second factor, where it has one, is asked as well. */
const entrer = async (
  ctx: Ctx,
  acces: IdentiteEtat,
  identite: IdentiteDuFournisseur,
  depart: ConnexionEnRoute,
): Promise<string> => {
  const compte = await trouverCompteLie(ctx.deps.db, acces, identite)
  if (!compte) return refuser(ctx, acces, 'identite-inconnue')
  const { jetonIdentite } = identite
  if (compte.second_facteur) {
    await attendreFacteur(ctx, compte.id, false, jetonIdentite)
    return ecran(ACCES[acces].ecran, { etape: 'second-facteur', retour: depart.retour })
  }
  const session = await ouvrirSession(ctx, {
    utilisateurId: compte.id,
    moyen: acces,
    preuve: preuveFournisseur(identite.prouveeLe, ctx.deps.clock.now()),
    jetonIdentite,
    avant: depart.session_hash,
  }).catch((error: unknown) => {
    if (error instanceof RegisterError && error.code === 'identifiants-incorrects') return null
    throw error
  })
  if (!session) return refuser(ctx, acces, 'compte-ferme', compte.id)
  // Another account remembered by this browser must not come back under this one.
  ctx.reply.clearSouvenir()
  return depart.retour || '/'
}

/** Receives the people of FranceConnect, or of ProConnect. */
export const accueillirIdentite = (acces: IdentiteEtat): Accueil<IdentiteDuFournisseur> => ({
  ecranRefus: (motif) => ecranRefus(acces, motif),
  refuser: (ctx, motif) => refuser(ctx, acces, motif),
  accueillir: (ctx, identite, depart) =>
    (depart.lier ? conclureLien : entrer)(ctx, acces, identite, depart),
})

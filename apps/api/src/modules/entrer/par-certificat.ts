import type { Tx } from '@registre/db'
import { type IdentiteCertificat, type MoyenNotaire, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { type JournalAuthor, journaliser } from '../../platform/journal.ts'
import { noterNoms } from '../comptes/noter-noms.ts'
import { estDetache, insererCertificat, type Place, trouverLien } from './certificat.repository.ts'
import { compteDe } from './lire-compte.ts'
import { ouvrirSession } from './ouvrir-session.ts'
import type { Presente } from './presente.ts'
import { oublierPresentation, presenterConnexion } from './presenter-connexion.ts'
import { preuveFournisseur } from './preuve-fournisseur.ts'
import { reconnaitre } from './reconnaitre-notaire.ts'

export type { Place } from './certificat.repository.ts'

// How the holder of a certificate gets in: the proxy verified it, somebody linked it to an office or
// to an account (`rattacherCertificat`), it is presented at each request (`presenterCertificat`), what
// the register knows of it decides (`reconnaitre`), and a session opens (`ouvrirSessionNotaire`).

/** Links a certificate to its place, which shows its names; gives its identifier. Throws `deja-existant`. */
export const rattacherCertificat = async (
  tx: Tx,
  auteur: JournalAuthor,
  place: Place,
  certificat: IdentiteCertificat,
  maintenant: Date,
): Promise<number> => {
  const id = await insererCertificat(tx, place, certificat, maintenant)
  await noterNoms(tx, auteur, place, { ...certificat, maintenant })
  return id
}

/** The certificate that the proxy verified, as a way in; null when there is none. */
export const presenterCertificat = async (ctx: Ctx): Promise<Presente | null> => {
  const { certificat } = ctx
  if (!certificat) return null
  const { nom, prenom, email, numEtude, qualite, empreinte } = certificat
  return {
    identite: { moyen: 'certificat', nom, prenom, email, numEtude, siret: '', qualite },
    trace: { empreinte },
    jetonIdentite: null,
    prouveeLe: null,
    // Somebody of the office linked it, whatever number it carries.
    trouverLien: (db) => trouverLien(db, certificat),
    lier: async (tx, compte, maintenant) => {
      await rattacherCertificat(tx, ctx, { ...compte, rang: 1 }, certificat, maintenant)
    },
    estDetache: (db) => estDetache(db, certificat),
    dejaLie: 'Votre certificat est déjà rattaché à un compte : connectez-vous avec lui.',
    refus: undefined,
  }
}

/**
 * The ways in of a notary: the sign-on first, which the person has just asked for; a certificate is
 * there at each request.
 */
const MOYENS: Record<MoyenNotaire, (ctx: Ctx) => Promise<Presente | null>> = {
  connexion: presenterConnexion,
  certificat: presenterCertificat,
}

/** Who presents themself in this request. Throws `certificat-requis` when nobody does. */
export const presentOf = async (ctx: Ctx): Promise<Presente> => {
  const presente = (await MOYENS.connexion(ctx)) ?? (await MOYENS.certificat(ctx))
  if (!presente) throw new RegisterError('certificat-requis')
  return presente
}

/**
 * Signs a notary in by what it presents, a certificate or the sign-on's answer: no password. A
 * session that is already this person's is kept. Throws `certificat-requis`, `certificat-inconnu`
 * for what is linked to no living account (specification 1, "Notary flow").
 */
export const ouvrirSessionNotaire = async (ctx: Ctx) => {
  const presente = await presentOf(ctx)
  const { decision, utilisateurId, etude } = await reconnaitre(ctx.deps.db, presente)
  if (decision.suite !== 'ouvrir' || utilisateurId === null) {
    await journaliser({ sql: ctx.deps.db.query }, ctx, {
      type: 'connexion-refusee',
      motif:
        presente.identite.moyen === 'certificat'
          ? 'certificat-inconnu'
          : decision.suite === 'refuser'
            ? decision.motif
            : 'compte-inconnu',
      teledeclarantId: etude?.id ?? null,
      donnees: presente.trace,
    })
    throw new RegisterError(
      'certificat-inconnu',
      presente.refus === undefined ? {} : { message: presente.refus },
    )
  }
  if (ctx.session?.utilisateurId === utilisateurId) return compteDe(ctx, ctx.session)
  const { jetonIdentite, identite } = presente
  const session = await ouvrirSession(ctx, {
    utilisateurId,
    moyen: identite.moyen,
    preuve:
      identite.moyen === 'certificat'
        ? { moyen: 'certificat', le: ctx.deps.clock.now() }
        : preuveFournisseur(presente.prouveeLe, ctx.deps.clock.now()),
    jetonIdentite,
  })
  await oublierPresentation(ctx)
  return compteDe(ctx, session)
}

import { type MoyenPreuve, RegisterError, refusDuChamp } from '@registre/domain'
import { type Ctx, type Session, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { newToken } from '../../platform/session-store.ts'
import { exigerEssai, oublierEssais } from '../../platform/echecs.ts'
import { verifierMotDePasse } from '../auth/verifier-mot-de-passe.ts'
import { exigerCode } from '../facteurs/codes.ts'
import { type ReponseCle, reconnaitreCle } from '../facteurs/cles.ts'
import { presenterCertificat } from '../entrer/par-certificat.ts'
import { reconnaitre } from '../entrer/reconnaitre-notaire.ts'
import { moyensDe, titulaireDe } from './lire-preuve.ts'
import { noterPreuve } from './preuves.repository.ts'

export interface SaisiePreuve {
  motDePasse?: string | undefined
  code?: string | undefined
  presentation?: ReponseCle | undefined
}

/** The certificate of this call opens the very account of the session. */
const parCertificat = async (ctx: Ctx, titulaire: number): Promise<boolean> => {
  const presente = await presenterCertificat(ctx)
  if (!presente) return false
  const { decision, utilisateurId } = await reconnaitre(ctx.deps.db, presente)
  return decision.suite === 'ouvrir' && utilisateurId === titulaire
}

const refuser = async (ctx: Ctx, champ: string, message: string): Promise<never> => {
  await journaliser({ sql: ctx.deps.db.query }, ctx, { type: 'preuve-refusee' })
  throw refusDuChamp(champ, 'preuve', message)
}

const verifier = async (
  ctx: Ctx,
  session: Session,
  { motDePasse, code, presentation }: SaisiePreuve,
): Promise<MoyenPreuve> => {
  const titulaire = titulaireDe(session)
  if (presentation !== undefined) {
    if ((await reconnaitreCle(ctx, presentation)).utilisateur_id === titulaire) return 'cle-acces'
    return refuser(ctx, '', 'Cette clé d’accès est celle d’un autre compte.')
  }
  if (code !== undefined) {
    await exigerCode(ctx, titulaire, code)
    return 'code'
  }
  if (motDePasse === undefined) {
    if (await parCertificat(ctx, titulaire)) return 'certificat'
    return refuser(ctx, '', 'Aucun certificat de ce compte n’est présenté.')
  }
  if (!(await moyensDe(ctx, session)).includes('mot-de-passe'))
    return refuser(ctx, 'motDePasse', 'Votre compte demande son second facteur.')
  if (await verifierMotDePasse(ctx.deps.db, titulaire, motDePasse)) return 'mot-de-passe'
  return refuser(ctx, 'motDePasse', 'Ce mot de passe est incorrect.')
}

/**
 * Proves again who the person of the session is; the session goes on under a new identifier. Throws
 * `regles-non-respectees`, and `trop-de-requetes` after five failures in a quarter of an hour.
 */
export const prouver = async (ctx: Ctx, saisie: SaisiePreuve) => {
  const session = sessionOf(ctx)
  const { db, clock } = ctx.deps
  const cle = `preuve:${titulaireDe(session)}`
  await exigerEssai(ctx.deps, cle)
  const moyen = await verifier(ctx, session, saisie)
  await oublierEssais(db, cle)
  const cookie = newToken()
  if (!(await noterPreuve(db, session.idHash, cookie, { moyen, le: clock.now() })))
    throw new RegisterError('non-connecte')
  ctx.reply.setSession(cookie, null)
  return { response: true }
}

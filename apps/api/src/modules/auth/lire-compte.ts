import { RegisterError } from '@registre/domain'
import { type Ctx, type Session, sessionOf } from '../../platform/context.ts'
import { lireCompteRow } from './auth.repository.ts'
import { versCompte } from './compte.mapper.ts'
import { territoireDe } from '../institutions/lire-clavis.ts'

/** The account of a session. Throws `non-connecte` when it has just gone. */
export const compteDe = async (ctx: Ctx, session: Session) => {
  const row = await lireCompteRow(ctx.deps.db, session.utilisateurId)
  if (!row) throw new RegisterError('non-connecte')
  return versCompte(
    row,
    session,
    session.institution && (await territoireDe(ctx, session.institution)),
  )
}

/** The signed-in account (specification 1, "Authentication flow"). */
export const lireCompte = (ctx: Ctx) => compteDe(ctx, sessionOf(ctx))

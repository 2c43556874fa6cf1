import { RegisterError } from '@registre/domain'
import {
  type Ctx,
  type InstitutionDeSession,
  type Session,
  sessionOf,
} from '../../platform/context.ts'
import { lireCompteRow } from './compte.repository.ts'
import { versCompte } from './compte.mapper.ts'
import { nommerTerritoire } from './clavis.repository.ts'

/** The territory of an institution, with its name. */
export const territoireDe = async ({ deps }: Ctx, { niveau, code }: InstitutionDeSession) => ({
  niveau,
  code,
  nom: await nommerTerritoire(deps.db, niveau, code),
})

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

/** True for an account that asks for a second factor. */
export const aUnSecondFacteur = async ({ deps }: Ctx, id: number): Promise<boolean> =>
  (await lireCompteRow(deps.db, id))?.second_facteur === true

/** The signed-in account (specification 1, "Authentication flow"). */
export const lireCompte = (ctx: Ctx) => compteDe(ctx, sessionOf(ctx))

import type { Tx } from '@registre/db'
import {
  type Constats,
  type DeclarationLue,
  type DejaDeclare,
  type ImmatCopropriete,
  isTeneur,
  normaliser,
  verifier,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { type DeclarationRow, lireDeclaration } from '../dossiers/lire-declaration.ts'
import { constater } from './constater.ts'
import { declarationEnVigueur } from './verification.repository.ts'

/** Nothing was looked for: everything that is new waits for the worker. */
export const RIEN_CONSTATE: Constats = new Map()

/** The declaration that an update was filled from, null for a registration. */
const dejaDe = (tx: Pick<Tx, 'sql'>, baseId: number | null): Promise<DejaDeclare | null> =>
  baseId === null ? Promise.resolve(null) : declarationEnVigueur(tx, baseId)

/**
 * Looks for what a declaration says, with what this call saves in it, before anything is held: a
 * service may take its time. Nothing is looked for on behalf of whoever may not write it. Throws
 * `introuvable`.
 */
export const constaterDeclaration = async (
  ctx: Ctx,
  id: number | null,
  blocs: { [B in keyof ImmatCopropriete]?: ImmatCopropriete[B] | undefined } = {},
): Promise<Constats> => {
  if (id === null) return constater(ctx.deps, normaliser(blocs), null)
  const tx = { sql: ctx.deps.db.query }
  const lue = await lireDeclaration(tx, id)
  const { profil, teledeclarantId } = acteurOf(ctx)
  if (!isTeneur(profil) && lue.auteurTeledeclarantId !== teledeclarantId) return RIEN_CONSTATE
  const contenu = normaliser({ ...lue.contenu, ...blocs })
  return constater(ctx.deps, contenu, await dejaDe(tx, lue.baseId))
}

/** As `constaterDeclaration`, of places put on a declaration in force. Throws `introuvable`. */
export const constaterLieux = async (
  ctx: Ctx,
  id: number,
  corriger: (contenu: ImmatCopropriete) => ImmatCopropriete,
): Promise<Constats> => {
  const lue = await lireDeclaration({ sql: ctx.deps.db.query }, id)
  const contenu = normaliser(lue.contenu)
  return constater(ctx.deps, corriger(contenu), { contenu, verifications: lue.verifications })
}

/** A held declaration as the register believes it, with its marks. */
export const verifierLue = async <L extends Pick<DeclarationRow, 'contenu' | 'baseId'>>(
  tx: Pick<Tx, 'sql'>,
  lue: L,
  constats: Constats,
): Promise<L & Pick<DeclarationLue, 'contenu' | 'verifications'>> => ({
  ...lue,
  ...verifier(normaliser(lue.contenu), constats, await dejaDe(tx, lue.baseId)),
})

import { type ImmatCopropriete, isTeneur, normaliser, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { lireDeclaration } from '../declarations/lire-declaration.ts'
import { type CandidatDoublon, candidatsDoublons } from '../doublons/rechercher-doublons.ts'
import { brouillonVisible } from './brouillon-visible.ts'

/**
 * The co-ownerships close to the posted data; `id` names the draft, so that it does not find
 * itself. Throws `introuvable`.
 */
export const chercherDoublons = async (
  ctx: Ctx,
  input: { id: number | null; immatCopropriete: ImmatCopropriete; nbBatiments: number },
): Promise<CandidatDoublon[]> => {
  const db = { sql: ctx.deps.db.query }
  const acteur = acteurOf(ctx)
  const coproprieteId =
    input.id === null ? null : (await brouillonVisible(db, acteur, input.id)).coproprieteId
  return candidatsDoublons(db, {
    coproprieteId,
    contenu: normaliser(input.immatCopropriete),
    nbBatiments: input.nbBatiments,
    acteur,
  })
}

/**
 * The duplicates table of a stored declaration: its author's, or any submitted one for a keeper.
 * Throws `introuvable`.
 */
export const listerDoublonsDeclaration = async (
  ctx: Ctx,
  input: { id: number; n: number },
): Promise<CandidatDoublon[]> => {
  const db = { sql: ctx.deps.db.query }
  const acteur = acteurOf(ctx)
  const row = isTeneur(acteur.profil)
    ? await lireDeclaration(db, input.id)
    : await brouillonVisible(db, acteur, input.id)
  if (isTeneur(acteur.profil) && row.etatCopropriete === 'BROUILLON')
    throw new RegisterError('introuvable')
  return candidatsDoublons(db, {
    coproprieteId: row.coproprieteId,
    contenu: normaliser(row.contenu),
    nbBatiments: input.n,
    acteur,
  })
}

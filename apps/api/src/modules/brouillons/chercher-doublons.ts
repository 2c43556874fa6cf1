import { type ImmatCopropriete, isTeneur, normaliser, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { exigerDeduits } from '../declarations/declaration.mapper.ts'
import { lireDeclaration } from '../dossiers/lire-declaration.ts'
import {
  type CandidatDoublon,
  candidatsDoublons,
  type LieuCherche,
  trouverAuLieu,
} from '../doublons/rechercher-doublons.ts'
import { constaterDeclaration, verifierLue } from '../verifications/verifier-lue.ts'
import { brouillonVisible } from './brouillon-visible.ts'

/**
 * What is close to a draft at the places where the register finds it, wherever its author put them:
 * the final submission compares the same. Throws `introuvable`.
 */
const doublonsDuBrouillon = async (
  ctx: Ctx,
  draft: {
    id: number | null
    coproprieteId: number | null
    baseId: number | null
    contenu: ImmatCopropriete
  },
  nbBatiments: number,
): Promise<CandidatDoublon[]> => {
  const db = { sql: ctx.deps.db.query }
  const { coproprieteId, contenu: saisi } = draft
  const constats = await constaterDeclaration(ctx, draft.id, saisi)
  const { contenu } = await verifierLue(db, draft, constats)
  return candidatsDoublons(db, { coproprieteId, contenu, nbBatiments, acteur: acteurOf(ctx) })
}

/**
 * The co-ownerships close to the posted data; `id` names the draft, so that it does not find
 * itself. Throws `introuvable`.
 */
export const chercherDoublons = async (
  ctx: Ctx,
  input: {
    id: number | null
    immatCopropriete: ImmatCopropriete
    nbBatiments: number
    envoye: unknown
  },
): Promise<CandidatDoublon[]> => {
  const row =
    input.id === null
      ? { id: null, coproprieteId: null, baseId: null }
      : await brouillonVisible({ sql: ctx.deps.db.query }, acteurOf(ctx), input.id)
  const contenu = normaliser(input.immatCopropriete)
  exigerDeduits(input.envoye, row, 'contenu' in row ? [row.contenu, contenu] : [contenu])
  return doublonsDuBrouillon(ctx, { ...row, contenu }, input.nbBatiments)
}

/**
 * The duplicates table of a stored declaration: its author's, or any submitted one for a keeper,
 * who reads it as it was verified. Throws `introuvable`.
 */
export const listerDoublonsDeclaration = async (
  ctx: Ctx,
  input: { id: number; n: number },
): Promise<CandidatDoublon[]> => {
  const db = { sql: ctx.deps.db.query }
  const acteur = acteurOf(ctx)
  if (!isTeneur(acteur.profil)) {
    const row = await brouillonVisible(db, acteur, input.id)
    return doublonsDuBrouillon(ctx, { ...row, contenu: normaliser(row.contenu) }, input.n)
  }
  const row = await lireDeclaration(db, input.id)
  if (row.etatCopropriete === 'BROUILLON') throw new RegisterError('introuvable')
  return candidatsDoublons(db, {
    coproprieteId: row.coproprieteId,
    contenu: normaliser(row.contenu),
    nbBatiments: input.n,
    acteur,
  })
}

/** What the register has at a place where a registration would begin. */
export const chercherAuLieu = (ctx: Ctx, lieu: LieuCherche) =>
  trouverAuLieu({ sql: ctx.deps.db.query }, lieu, acteurOf(ctx))

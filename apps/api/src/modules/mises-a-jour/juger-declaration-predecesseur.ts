import {
  accepterDeclarationPredecesseur as accepter,
  supprimerDeclarationPredecesseur as supprimer,
} from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import { type DeclarationVue, versDeclaration } from '../declarations/declaration.mapper.ts'
import { lireDeclaration, tenirDeclaration } from '../dossiers/lire-declaration.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe } from '../dossiers/tenir.ts'
import { contenusAReporter } from './contenus.ts'
import { listerDesPredecesseurs } from './mise-a-jour.repository.ts'

/** The successor accepts what its predecessor filed. Throws as the domain's `accepter…`. */
export const accepterDeclarationPredecesseur = (ctx: Ctx, id: number): Promise<DeclarationVue> =>
  ctx.deps.db.transaction(async (tx) => {
    const faits = faitsDe(ctx)
    const { dossier, declaration } = await tenirDeclaration(tx, id)
    const contenus = await contenusAReporter(tx, dossier, declaration)
    await ecrire(tx, ctx, dossier, accepter(dossier, declaration, contenus, faits))
    return versDeclaration(await lireDeclaration(tx, id), faits.jour)
  })

/** The successor sets it aside. Throws as the domain's `supprimer…`. */
export const supprimerDeclarationPredecesseur = (
  ctx: Ctx,
  id: number,
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const { dossier, declaration } = await tenirDeclaration(tx, id)
    await ecrire(tx, ctx, dossier, supprimer(dossier, declaration, faitsDe(ctx)))
    return {}
  })

/** The updates of predecessors that await this establishment's answer, oldest first. */
export const listerDeclarationsPredecesseur = async (ctx: Ctx) => {
  const rows = await listerDesPredecesseurs(ctx.deps.db, tenantOf(ctx))
  return rows.map((r) => ({
    id: r.id,
    coproprieteId: r.copropriete_id,
    nomCopropriete: r.nom,
    typeMaj: r.type_maj,
    auteur: r.auteur,
    deposeeLe: r.soumis_le.toISOString(),
  }))
}

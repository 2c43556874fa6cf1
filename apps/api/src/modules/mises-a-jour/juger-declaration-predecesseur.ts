import {
  accepterDeclarationPredecesseur as accepter,
  supprimerDeclarationPredecesseur as supprimer,
  type TypeMaj,
} from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import { type DeclarationVue, versDeclaration } from '../declarations/declaration.mapper.ts'
import { lireDeclaration, sansTransaction } from '../declarations/declaration.repository.ts'
import { tenirDeclaration } from '../declarations/tenir-declaration.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe } from '../dossiers/tenir.ts'
import { contenusAReporter } from './contenus.ts'

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
  const rows = await sansTransaction(ctx.deps.db).sql<{
    id: number
    copropriete_id: number
    nom: string
    type_maj: TypeMaj
    auteur: string
    soumis_le: Date
  }>(
    `select d.id, d.copropriete_id, c.nom, d.type_maj, t.raison_sociale as auteur, coalesce(d.soumis_le, d.enregistre_le) as soumis_le
     from copropriete c join declaration d on d.copropriete_id = c.id join teledeclarant t on t.id = d.auteur_teledeclarant_id
     where c.teledeclarant_id = $1 and c.etat = 'IMMATRICULEE_RATTACHEE' and d.etat = 'A_VALIDER' and d.base_id is not null
       and d.auteur_teledeclarant_id <> $1 order by d.soumis_le, d.id limit 100`,
    [tenantOf(ctx)],
  )
  return rows.map((r) => ({
    id: r.id,
    coproprieteId: r.copropriete_id,
    nomCopropriete: r.nom,
    typeMaj: r.type_maj,
    auteur: r.auteur,
    deposeeLe: r.soumis_le.toISOString(),
  }))
}

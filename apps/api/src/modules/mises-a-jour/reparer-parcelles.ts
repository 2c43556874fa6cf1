import {
  corrigee,
  declarationNeuve,
  reparerParcelles as reparer,
  type Reparation,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { type DeclarationVue, versDeclaration } from '../declarations/declaration.mapper.ts'
import { lireDeclaration, tenirDeclaration } from '../dossiers/lire-declaration.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { constaterLieux } from '../verifications/verifier-lue.ts'
import { faitsDe } from '../dossiers/tenir.ts'

/** Puts a current declaration on the map; gives the new one. Throws as the domain's `reparer…`. */
export const reparerParcelles = async (
  ctx: Ctx,
  { id, ...reparation }: Omit<Reparation, 'constats'> & { id: number },
): Promise<DeclarationVue> => {
  const constats = await constaterLieux(ctx, id, (contenu) => corrigee(contenu, reparation))
  return ctx.deps.db.transaction(async (tx) => {
    const faits = faitsDe(ctx)
    const { dossier, declaration } = await tenirDeclaration(tx, id)
    const changement = reparer(dossier, { ...reparation, constats, declaration }, faits)
    const apres = await ecrire(tx, ctx, dossier, changement)
    return versDeclaration(
      await lireDeclaration(tx, declarationNeuve(dossier, apres).id),
      faits.jour,
    )
  })
}

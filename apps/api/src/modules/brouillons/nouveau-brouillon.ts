import {
  contenuVide,
  etapesPour,
  peutImmatriculer,
  RegisterError,
  type TypeImmatriculation,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx, sessionOf, tenantOf } from '../../platform/context.ts'
import { type DeclarationVue, declarationVierge } from '../declarations/declaration.mapper.ts'

/**
 * A blank declaration of a kind; nothing is stored. Throws `acces-non-autorise` when the kind is
 * not the person's.
 */
export const nouveauBrouillon = async (
  ctx: Ctx,
  typeImmat: TypeImmatriculation,
): Promise<DeclarationVue> => {
  const session = sessionOf(ctx)
  if (!peutImmatriculer(acteurOf(ctx), typeImmat)) throw new RegisterError('acces-non-autorise')
  return declarationVierge({
    typeImmat,
    contenu: contenuVide(),
    etape: etapesPour(typeImmat)[0]?.slug ?? 'identification',
    teledeclarantId: tenantOf(ctx),
    utilisateur: `${session.prenom} ${session.nom}`.trim(),
    email: '',
    jour: today(ctx.deps.clock),
  })
}

import { empechementSuccesseur } from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { consulter, faitsDe } from '../dossiers/tenir.ts'
import { lireResume } from '../coproprietes/resume.ts'
import { versSuccesseur } from './successeur.mapper.ts'
import { declarationEnVigueur } from './successeur.repository.ts'

/** Says whether a successor can be declared, and what is already declared. Throws `introuvable`. */
export const verifierDeclSuccPossible = async (ctx: Ctx, coproprieteId: number) => {
  const { db } = ctx.deps
  const copropriete = await chargerVisible(ctx, coproprieteId)
  const [dossier, { id, nom, numeroImmatriculation, adressePrincipale }, declare] =
    await Promise.all([
      consulter(db, { coproprieteId }),
      lireResume(ctx, copropriete),
      declarationEnVigueur(db, coproprieteId),
    ])
  const message = empechementSuccesseur(dossier, faitsDe(ctx))
  return {
    response: message === '',
    message,
    copropriete: { id, nom, numeroImmatriculation, adressePrincipale },
    declare: declare && declare.declarant_id === tenantOf(ctx) ? versSuccesseur(declare) : null,
  }
}

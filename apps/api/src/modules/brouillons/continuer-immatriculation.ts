import {
  contenuVide,
  type ConfirmationsOffice,
  creerBrouillon,
  peutImmatriculer,
  RegisterError,
} from '@registre/domain'
import { type Ctx, tenantOf } from '../../platform/context.ts'
import { type DeclarationVue, versDeclaration } from '../declarations/declaration.mapper.ts'
import { lireDeclaration } from '../dossiers/lire-declaration.ts'
import { creerDossier } from '../dossiers/creer.ts'
import { faitsDe } from '../dossiers/tenir.ts'

const confirmees = (c: ConfirmationsOffice | undefined): boolean =>
  c !== undefined && c.nonImmatriculee && c.sansDemandeEnCours && c.sansRepresentantOuMiseEnDemeure

/**
 * A notary begins: creates the draft with the contact e-mail and, ex officio, the three
 * confirmations (specification 1, section 5). Throws `confirmation-requise` without them.
 */
export const continuerImmatriculation = (
  ctx: Ctx,
  input: {
    kind: 'initiale' | 'office'
    adresseEmailUtilisateur: string
    confirmationsOffice?: ConfirmationsOffice | undefined
  },
): Promise<DeclarationVue> =>
  ctx.deps.db.transaction(async (tx) => {
    const typeImmat = input.kind === 'office' ? 'OFFICE' : 'INITIALE'
    const faits = faitsDe(ctx)
    if (!peutImmatriculer(faits.acteur, typeImmat)) throw new RegisterError('acces-non-autorise')
    if (typeImmat === 'OFFICE' && !confirmees(input.confirmationsOffice))
      throw new RegisterError('confirmation-requise', {
        message: 'Les trois confirmations sont nécessaires pour une immatriculation d’office.',
      })
    const redaction = {
      typeImmat,
      contenu: contenuVide(),
      etape: 'identification',
      confirmations: [],
      confirmationsOffice: input.confirmationsOffice ?? null,
      emailContact: input.adresseEmailUtilisateur,
    } as const
    const changement = creerBrouillon({ redaction, donnees: { typeImmat } }, tenantOf(ctx), faits)
    const { declarations } = await creerDossier(tx, ctx, changement)
    return versDeclaration(await lireDeclaration(tx, declarations[0]?.id ?? 0), faits.jour)
  })

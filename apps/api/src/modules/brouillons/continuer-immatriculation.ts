import {
  contenuVide,
  type ConfirmationsOffice,
  estEmail,
  peutImmatriculer,
  RegisterError,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { type DeclarationVue, versDeclaration } from '../declarations/declaration.mapper.ts'
import { trouverDeclaration } from '../declarations/declaration.repository.ts'
import { insererBrouillon } from './brouillon.repository.ts'

const confirmees = (c: ConfirmationsOffice | undefined): boolean =>
  c !== undefined && c.nonImmatriculee && c.sansDemandeEnCours && c.sansRepresentantOuMiseEnDemeure

/**
 * A notary begins: creates the draft with the contact e-mail and, ex officio, the three
 * confirmations
 * (specification 1, section 5). Throws `confirmation-requise` without them, `requete-invalide` for
 * a wrong e-mail.
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
    const acteur = acteurOf(ctx)
    if (!peutImmatriculer(acteur, typeImmat)) throw new RegisterError('acces-non-autorise')
    if (input.adresseEmailUtilisateur !== '' && !estEmail(input.adresseEmailUtilisateur))
      throw new RegisterError('requete-invalide', {
        champs: [
          {
            champ: 'adresseEmailUtilisateur',
            code: 'format',
            message: 'Cet email n’est pas valide',
          },
        ],
      })
    if (typeImmat === 'OFFICE' && !confirmees(input.confirmationsOffice))
      throw new RegisterError('confirmation-requise', {
        message: 'Les trois confirmations sont nécessaires pour une immatriculation d’office.',
      })
    const { id, coproprieteId } = await insererBrouillon(tx, {
      acteur,
      teledeclarantId: tenantOf(ctx),
      typeImmat,
      contenu: contenuVide(),
      etape: 'identification',
      confirmations: [],
      confirmationsOffice: input.confirmationsOffice ?? null,
      email: input.adresseEmailUtilisateur,
    })
    await journaliser(tx, ctx, {
      categorie: 'BROUILLON',
      type: 'creer-brouillon',
      coproprieteId,
      declarationId: id,
      vers: 'BROUILLON',
      donnees: { typeImmat },
    })
    const row = await trouverDeclaration(tx, id)
    if (!row) throw new RegisterError('introuvable')
    return versDeclaration(row, today(ctx.deps.clock))
  })

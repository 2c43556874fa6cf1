import type { contract, HandlerOutput } from '@registre/contract'
import { sortDuBrouillon } from '@registre/domain'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { vueDe } from '../coproprietes/vue-copropriete.ts'
import { trouverBrouillons } from './brouillon.repository.ts'

/** Drafts of the establishment, and dossiers that came back to it, latest first. */
export const listerBrouillons = async (
  ctx: Ctx,
): Promise<HandlerOutput<(typeof contract)['listerBrouillons']>> => {
  const [acteur, tenant] = [acteurOf(ctx), tenantOf(ctx)]
  return (await trouverBrouillons({ sql: ctx.deps.db.query }, tenant)).map((r) => ({
    id: r.id,
    coproprieteId: r.copropriete_id,
    nomCopropriete: r.nom,
    adressePrincipale: r.adresse_principale,
    typeImmat: r.type_immat,
    typeMaj: r.type_maj,
    jeu: r.jeu,
    etape: r.etape,
    etatCopropriete: r.etat_copropriete,
    auteur: r.auteur,
    enregistreLe: r.enregistre_le.toISOString(),
    empechement: sortDuBrouillon(
      vueDe({ ...r, etat: r.etat_copropriete }),
      {
        etat: 'BROUILLON',
        auteurTeledeclarantId: tenant,
        typeImmat: r.type_immat,
        baseId: r.base_id,
        typeMaj: r.type_maj,
      },
      acteur,
    ).empechement,
  }))
}

import {
  type Acteur,
  compteEmpruntable,
  LABELS_STATUT_TELEDECLARANT,
  LABELS_TYPE_TELEDECLARANT,
  libelleVeille,
  peutListerTeledeclarants,
  peutModifierTeledeclarant,
  peutSupprimerTeledeclarant,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { typeDeclarant } from '../reference/type-declarant.ts'
import type { Recherche } from './recherche.criteres.ts'
import { chercher, COMPTE_MAX, type LigneRow } from './recherche.repository.ts'

const versLigne = (row: LigneRow, acteur: Acteur) => {
  const type = typeDeclarant(row.type)
  return {
    idTeledeclarant: row.id,
    statutTeledeclarant: row.statut,
    libelleStatut: LABELS_STATUT_TELEDECLARANT[row.statut],
    typeTeledeclarant: type,
    libelleType: LABELS_TYPE_TELEDECLARANT[type],
    raisonSociale: row.raison_sociale,
    siret: row.siret ?? '',
    nomAdmin: row.nom_admin,
    prenomAdmin: row.prenom_admin,
    motDePasseActive: row.mot_de_passe,
    commune: row.commune,
    nbCoproprietes: row.nb_coproprietes,
    libelleVeille: libelleVeille(row.veille, row.ferme_le !== null),
    utilisateurEmpruntable:
      row.admin_profil && compteEmpruntable(row.admin_profil, row.statut) ? row.admin_id : null,
    allowedToEdit: peutModifierTeledeclarant(acteur, row.statut),
    allowedToDelete: peutSupprimerTeledeclarant(acteur, row.statut),
  }
}

/** Keepers' search of declarants. Throws `acces-non-autorise`, `recherche-trop-large`. */
export const rechercherTeledeclarants = async (ctx: Ctx, recherche: Recherche) => {
  const acteur = acteurOf(ctx)
  if (!peutListerTeledeclarants(acteur)) throw new RegisterError('acces-non-autorise')
  const { rows, total } = await chercher(ctx.deps.db, recherche)
  if (total > COMPTE_MAX) ctx.reply.warningHeader('too many results')
  return {
    teledeclarantDTOList: rows.map((row) => versLigne(row, acteur)),
    totalItems: Math.min(total, COMPTE_MAX),
    totalPlafonne: total > COMPTE_MAX,
  }
}

import type { utilisateurVu } from '@registre/contract'
import {
  type Acteur,
  libelleNiveau,
  libelleStatutCompte,
  niveauDe,
  peutModifierUtilisateur,
  peutSupprimerUtilisateur,
  peutSuspendreUtilisateur,
  profilsPossibles,
  type StatutCompte,
  type UtilisateurCible,
} from '@registre/domain'
import type { output } from 'zod'
import type { UtilisateurRow } from './utilisateur.repository.ts'

/** What the policies look at in a stored account. */
export const cibleDe = (row: UtilisateurRow): UtilisateurCible => ({
  id: row.id,
  teledeclarantId: row.teledeclarant_id,
  profil: row.profil,
})

const statutDe = (row: UtilisateurRow, maintenant: Date): StatutCompte => {
  if (!row.actif) return 'DESACTIVE'
  if (row.bloque_jusqu_a && row.bloque_jusqu_a > maintenant) return 'BLOQUE'
  return row.a_mot_de_passe ? 'ACTIF' : 'EN_ATTENTE'
}

/** An account with what the caller may do on it. */
export const versUtilisateur = (
  row: UtilisateurRow,
  acteur: Acteur,
  maintenant: Date,
): output<typeof utilisateurVu> => {
  const cible = cibleDe(row)
  const statut = statutDe(row, maintenant)
  const profils = profilsPossibles(acteur, cible)
  return {
    id: row.id,
    version: row.version,
    login: row.login,
    email: row.email,
    civilite: row.civilite,
    nom: row.nom,
    prenom: row.prenom,
    telephone: row.telephone,
    numCartePro: row.num_carte_pro,
    profil: row.profil,
    niveau: niveauDe(row.profil),
    libelleNiveau: libelleNiveau(row.profil),
    statut,
    libelleStatut: libelleStatutCompte(statut, row.profil),
    actif: row.actif,
    allowedToSuspend: peutSuspendreUtilisateur(acteur, cible),
    secondFacteur: row.second_facteur,
    adminPrincipal: niveauDe(row.profil) === 'ADMIN_PRINCIPAL',
    soi: acteur.utilisateurId === row.id,
    profilsPossibles: profils,
    allowedToChangeProfile: profils.length > 1,
    allowedToEdit: peutModifierUtilisateur(acteur, cible),
    allowedToDelete: peutSupprimerUtilisateur(acteur, cible),
    idTeledeclarant: row.teledeclarant_id,
    creeLe: row.cree_le.toISOString(),
    derniereActiviteLe: row.derniere_activite_le?.toISOString() ?? null,
  }
}

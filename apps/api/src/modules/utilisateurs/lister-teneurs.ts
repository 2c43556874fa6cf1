import type { Db } from '@registre/db'
import { listerUtilisateurRows } from './utilisateur.repository.ts'

/** The accounts of the keepers, for who operates the register. */
export const listerTeneurs = async (db: Pick<Db, 'query'>) =>
  (await listerUtilisateurRows(db, 0)).map((c) => ({
    id: c.id,
    login: c.login,
    nom: `${c.prenom} ${c.nom}`.trim(),
    profil: c.profil,
    actif: c.actif,
    etat: !c.actif ? 'désactivé' : c.a_mot_de_passe ? 'actif' : 'sans mot de passe',
    secondFacteur: c.second_facteur,
    derniereActiviteLe: c.derniere_activite_le,
  }))

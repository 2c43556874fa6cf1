import { autoritesDe, isTeledeclarant, type Profil, type StatutTeledeclarant } from '@registre/domain'
import type { JournalAuthor } from '../../platform/journal.ts'
import type { Sql } from '../declarations/declaration.repository.ts'
import type { PortefeuilleRow } from './portefeuille.repository.ts'

interface Row {
  profil: Profil
  login: string
  nom: string
  prenom: string
  statut: StatutTeledeclarant | null
  original_nom: string
}

/**
 * Who files the rows: the person who submitted the portfolio, with the rights held now and by the way it came. Null when the
 * account may act no more: deleted, suspended, or of another establishment.
 */
export const auteurDuDepot = async (
  db: Sql,
  p: Pick<PortefeuilleRow, 'id' | 'utilisateur_id' | 'original_id' | 'teledeclarant_id' | 'modalite'>,
): Promise<JournalAuthor | null> => {
  const [row] = await db.sql<Row>(
    `select u.profil, u.login, u.nom, u.prenom, t.statut, coalesce(o.prenom || ' ' || o.nom, '') as original_nom
     from utilisateur u join teledeclarant t on t.id = u.teledeclarant_id left join utilisateur o on o.id = $3
     where u.id = $1 and u.teledeclarant_id = $2 and u.actif and u.supprime_le is null and t.statut in ('ACTIF', 'ATT_ACTIVATION')
       and ($3::int is null or (o.actif and o.supprime_le is null))`,
    [p.utilisateur_id, p.teledeclarant_id, p.original_id],
  )
  if (!row) return null
  const enAttenteActivation = row.statut === 'ATT_ACTIVATION' && isTeledeclarant(row.profil)
  const jamais = new Date(0)
  return {
    requestId: `portefeuille-${p.id}`,
    modalite: p.modalite,
    session: {
      // No session of a browser: nothing here can be closed or prolonged.
      idHash: '',
      souvenirSerie: null,
      ouverteLe: jamais,
      expireLe: jamais,
      institution: null,
      jetonId: null,
      utilisateurId: p.utilisateur_id,
      originalId: p.original_id,
      originalNom: row.original_nom,
      login: row.login,
      nom: row.nom,
      prenom: row.prenom,
      statut: row.statut,
      acteur: {
        utilisateurId: p.utilisateur_id,
        teledeclarantId: p.teledeclarant_id,
        profil: row.profil,
        autorites: autoritesDe(row.profil, { enAttenteActivation }),
        enAttenteActivation,
        emprunte: p.original_id !== null,
      },
    },
  }
}

import type { RowOf, Tx } from '@registre/db'
import { MANDAT_A_VENIR } from '../dossiers/copropriete.sql.ts'
import { PREDECESSEURS, SYNDICS } from '../dossiers/regard.sql.ts'

const BROUILLONS =
  `select d.id, d.base_id, c.auteur_teledeclarant_id, c.teledeclarant_id, ${SYNDICS} as syndics, ${PREDECESSEURS} as predecesseurs, ${MANDAT_A_VENIR} as mandat_a_venir, d.copropriete_id, c.nom, c.adresse_principale, d.type_immat, d.type_maj, d.jeu, d.etape, c.etat as etat_copropriete, coalesce(trim(u.prenom || ' ' || u.nom), '') as auteur, d.enregistre_le
     from declaration d join copropriete c on c.id = d.copropriete_id left join utilisateur u on u.id = coalesce(d.enregistre_par_id, d.auteur_utilisateur_id)
     where d.auteur_teledeclarant_id = $1 and d.etat = 'BROUILLON'
       and d.type_maj is distinct from 'MODIFICATION_ADMIN' order by d.enregistre_le desc, d.id desc limit 500` as const
export type LigneBrouillonRow = RowOf<typeof BROUILLONS>

/** Drafts of an establishment, and dossiers that came back to it, latest first. */
export const trouverBrouillons = (
  tx: Pick<Tx, 'sql'>,
  teledeclarantId: number,
): Promise<LigneBrouillonRow[]> => tx.sql(BROUILLONS, [teledeclarantId])

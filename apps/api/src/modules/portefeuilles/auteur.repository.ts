import type { RowOf, Tx } from '@registre/db'
import {
  COLONNES_PERSONNE,
  JOINTURES_PERSONNE,
  PERSONNE_OUVERTE,
} from '../../platform/session-store.ts'

const LIRE =
  `select '' as id_hash, s.utilisateur_id, s.original_id, o.prenom || ' ' || o.nom as original_nom, s.cree_le, null as souvenir_serie,
    s.jeton_id, j.autorites as jeton_autorites, ${COLONNES_PERSONNE}
  from portefeuille s ${JOINTURES_PERSONNE} left join utilisateur o on o.id = s.original_id left join jeton_api j on j.id = s.jeton_id
  where s.id = $1 and u.teledeclarant_id = s.teledeclarant_id and ${PERSONNE_OUVERTE} and (s.original_id is null or (o.actif and o.supprime_le is null))
    and (s.jeton_id is null or j.revoque_le is null)` as const

/** The account that submitted a portfolio, and the rights of its token, while both may act. */
export const lireAuteur = (
  db: Pick<Tx, 'sql'>,
  portefeuilleId: number,
): Promise<RowOf<typeof LIRE>[]> => db.sql(LIRE, [portefeuilleId])

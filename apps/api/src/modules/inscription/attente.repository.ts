import type { Db, RowOf } from '@registre/db'

const EN_ATTENTE =
  `select id, type, siret, raison_sociale as "raisonSociale", code_ape as "codeApe", coalesce(adresse[1], '') as voie, code_postal as "codePostal", commune
  from teledeclarant where sirene_attendue_le is not null and statut <> 'SUPPRIME' order by sirene_attendue_le, id limit 50` as const
export type AttenteSirene = Omit<RowOf<typeof EN_ATTENTE>, 'type' | 'voie'> & {
  type: 'PRO' | 'NOTAIRE'
  voie: string
}

/** The establishments that the directory has not confirmed, the oldest first. */
export const etablissementsEnAttente = async (db: Pick<Db, 'query'>): Promise<AttenteSirene[]> =>
  (await db.query(EN_ATTENTE)).map((row) => ({
    ...row,
    type: row.type === 'NOTAIRE' ? 'NOTAIRE' : 'PRO',
    voie: row.voie ?? '',
  }))

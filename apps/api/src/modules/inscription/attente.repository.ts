import type { Db, RowOf } from '@registre/db'

const EN_ATTENTE =
  `select t.id, t.type, t.siret, t.raison_sociale as "raisonSociale", t.code_ape as "codeApe", coalesce(t.adresse[1], '') as voie, t.code_postal as "codePostal", t.commune
  from controle_en_attente c join teledeclarant t on t.id = c.teledeclarant_id order by c.depuis, t.id limit 50` as const
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

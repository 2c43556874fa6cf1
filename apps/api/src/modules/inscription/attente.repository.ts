import type { Db, RowOf, Tx } from '@registre/db'
import type { EtablissementRetenu } from './retenir-etablissement.ts'

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

/**
 * Nothing waits any more: the directory's data, or what was typed (null). False when somebody was
 * faster.
 */
export const ecrireConfirme = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  e: EtablissementRetenu | null,
): Promise<boolean> =>
  (
    await tx.sql(
      `update teledeclarant set sirene_attendue_le = null, version = version + 1, saisi_a_la_main = case when $2::text is null then saisi_a_la_main else false end,
         raison_sociale = coalesce($2::text, raison_sociale), code_ape = coalesce($3::text, code_ape), libelle_ape = coalesce($4::text, libelle_ape),
         type_etablissement = coalesce($5::text, type_etablissement), adresse = coalesce($6::text[], adresse), code_postal = coalesce($7::text, code_postal),
         commune = coalesce($8::text, commune)
       where id = $1 and sirene_attendue_le is not null returning 1`,
      [
        id,
        e?.raisonSociale ?? null,
        e?.codeApe ?? null,
        e?.libelleApe ?? null,
        e?.typeEtablissement ?? null,
        e?.adresse ?? null,
        e?.codePostal ?? null,
        e?.commune ?? null,
      ],
    )
  ).length > 0

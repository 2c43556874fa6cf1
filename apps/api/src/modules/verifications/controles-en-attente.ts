import type { Db, Tx } from '@registre/db'

/**
 * The checks that wait, a row each: a document that no scanner has judged, an establishment that the
 * directory has not confirmed, a declaration whose places or numbers were not looked for.
 */
const CONTROLES =
  `select 'ANTIVIRUS' as genre, d.cree_le as depuis from document d where d.etat_analyse = 'PENDING'
  union all select 'SIRENE', t.sirene_attendue_le from teledeclarant t where t.sirene_attendue_le is not null and t.statut <> 'SUPPRIME'
  union all select 'VERIFICATION', coalesce(x.soumis_le, x.enregistre_le) from declaration x
    where x.verifications @> '[{"resultat": "SERVICE_INDISPONIBLE"}]' and x.etat in ('A_VALIDER', 'COURANTE')` as const

/** Since when the oldest check waits; null when none does. */
export const plusAncienneAttente = async (db: Pick<Db, 'query'>): Promise<Date | null> =>
  (await db.query(`select min(c.depuis) as depuis from (${CONTROLES}) c` as const))[0]?.depuis ??
  null

/** Whether a proof of this request, its mandate's or its dissolution's, is not known to be safe. */
export const preuveNonAnalysee = async (tx: Pick<Tx, 'sql'>, demandeId: number): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 from demande q left join mandat m on m.id = q.mandat_id left join dissolution s on s.copropriete_id = q.copropriete_id and q.type = 'DISSOLUTION'
       join document d on d.id in (m.document_id, s.document_id) where q.id = $1 and d.etat_analyse <> 'SAFE'`,
      [demandeId],
    )
  ).length > 0

import { PERDU } from '../documents/document.sql.ts'

/**
 * The checks that wait, a row each: a document that no scanner has judged (a lost one waits for its
 * file, which the store tells, and for no service), an establishment that the
 * directory has not confirmed, a declaration whose places or numbers were not looked for.
 */
export const PLUS_ANCIENNE_ATTENTE =
  `select min(c.depuis) as depuis from (select 'ANTIVIRUS' as genre, d.cree_le as depuis from document d where d.etat_analyse = 'PENDING' and not ${PERDU}
    union all select 'SIRENE', t.sirene_attendue_le from teledeclarant t where t.sirene_attendue_le is not null and t.statut <> 'SUPPRIME'
    union all select 'VERIFICATION', coalesce(x.soumis_le, x.enregistre_le) from declaration x
      where x.verifications @> '[{"resultat": "SERVICE_INDISPONIBLE"}]' and x.etat in ('A_VALIDER', 'COURANTE')) c` as const

/** A proof of this request, its mandate's or its dissolution's (the latest one), that is not known to be safe. */
export const PREUVE_NON_ANALYSEE =
  `select 1 from demande q left join mandat m on m.id = q.mandat_id left join dissolution s on q.type = 'DISSOLUTION' and s.id = (select max(x.id) from dissolution x where x.copropriete_id = q.copropriete_id)
   join document d on d.id in (m.document_id, s.document_id) where q.id = $1 and d.etat_analyse <> 'SAFE'` as const

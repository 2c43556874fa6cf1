/** Of the checks that wait, a row each. */
export const PLUS_ANCIENNE_ATTENTE =
  `select min(depuis) as depuis from controle_en_attente` as const

/** A proof of this request, its mandate's or its dissolution's (the latest one), that is not known to be safe. */
export const PREUVE_NON_ANALYSEE =
  `select 1 from demande q left join mandat m on m.id = q.mandat_id left join dissolution s on q.type = 'DISSOLUTION' and s.id = (select max(x.id) from dissolution x where x.copropriete_id = q.copropriete_id)
   join document d on d.id in (m.document_id, s.document_id) where q.id = $1 and d.etat_analyse <> 'SAFE'` as const

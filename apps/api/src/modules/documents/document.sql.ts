/**
 * True where what lies under `cle` is the register's own writing. What came from somebody lies under
 * any other kind, and no call gives it: whoever forgets to ask finds a key that is not served.
 */
export const ECRIT = <A extends string>(d: A) =>
  `split_part(${d}.cle, '/', 1) in ('documents', 'attestations', 'publications')` as const
/** The contrary, worded as its index is. */
export const RECU = <A extends string>(d: A) =>
  `split_part(${d}.cle, '/', 1) not in ('documents', 'attestations', 'publications')` as const

/** True of a document `d` whose received file is known to be lost: nothing is done with it until it is found. */
export const PERDU = `exists (select from fichier_manquant m where m.cle = coalesce(d.original_cle, d.cle))`

/** True of a proof that no dossier, no message, no publication and no draft holds. */
export const LIBRE = `d.copropriete_id is null
       and not exists (select 1 from mandat m where m.document_id = d.id)
       and not exists (select 1 from dissolution x where x.document_id = d.id)
       and not exists (select 1 from demande q where q.contestation_document_id = d.id)
       and not exists (select 1 from reclamation r where r.document_id = d.id)
       and not exists (select 1 from publication p where p.document_id = d.id)
       and not exists (select 1 from portefeuille p where p.document_id = d.id)
       and not exists (select 1 from declaration l where l.auteur_teledeclarant_id = d.teledeclarant_id and l.etat <> 'SUPPRIME'
         and l.contenu -> 'infoRattachement' ->> 'idDocument' = d.id::text)` as const

// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from document where id in (\n       select d.id from document d\n       where d.type in ('JUSTIFICATIF_MANDAT', 'JUSTIFICATIF_DISSOLUTION', 'PIECE_CONTESTATION') and d.cree_le <= $1 and d.teledeclarant_id is not null and d.copropriete_id is null\n       and not exists (select 1 from mandat m where m.document_id = d.id)\n       and not exists (select 1 from dissolution x where x.document_id = d.id)\n       and not exists (select 1 from demande q where q.contestation_document_id = d.id)\n       and not exists (select 1 from reclamation r where r.document_id = d.id)\n       and not exists (select 1 from publication p where p.document_id = d.id)\n       and not exists (select 1 from portefeuille p where p.document_id = d.id)\n       and not exists (select 1 from declaration l where l.auteur_teledeclarant_id = d.teledeclarant_id and l.etat <> 'SUPPRIME'\n         and l.contenu -> 'infoRattachement' ->> 'idDocument' = d.id::text)\n       order by d.cree_le limit 100 for update of d skip locked)\n     returning cle, original_cle": {
      params: [Date]
      row: {
        cle: string
        original_cle: string | null
      }
    }
    "delete from fichier_manquant m where not exists (select from (select 'document ' || d.id as quoi, d.cle, d.sha256, d.taille from document d\n   union all select 'original du document ' || o.id, o.original_cle, o.original_sha256, o.original_taille from document o where o.original_cle is not null\n   union all select 'rapport statistique ' || r.nom, r.cle, r.sha256, r.taille from rapport_statistique r\n   union all select 'données publiques ' || p.format || ' du ' || p.jour, p.cle, p.sha256, p.taille from fichier_publie p\n   union all select 'données publiques du ' || g.jour || ' (gzip)', g.gz_cle, g.gz_sha256, g.gz_taille from publication_donnees g\n   union all select 'données publiques du ' || z.jour || ' (zstd)', z.zst_cle, z.zst_sha256, z.zst_taille from publication_donnees z\n   union all select 'lettre ' || l.id, l.cle, null, null from courrier l where l.cle <> '') f where f.cle = m.cle)": {
      params: []
      row: Record<string, never>
    }
    "delete from fichier_manquant where cle = any($1)": {
      params: [readonly string[]]
      row: Record<string, never>
    }
    "insert into document (type, nom, taille, sha256, cle, original_cle, original_sha256, original_taille, retires, etat_analyse, teledeclarant_id)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::etat_analyse, $11) returning id": {
      params: [ColumnTypes['document.type'], string, number, string, string, string | null, string | null, number | null, string, Enums['etat_analyse'], number | null]
      row: {
        id: string
      }
    }
    "insert into fichier_manquant (cle, constat) select * from unnest($1::text[], $2::text[])\n     on conflict (cle) do update set constat = excluded.constat": {
      params: [readonly string[], readonly string[]]
      row: Record<string, never>
    }
    "select d.id, coalesce(d.original_cle, d.cle) as recu from controle_en_attente c join document d on d.id = c.document_id order by c.depuis limit 100": {
      params: []
      row: {
        id: string
        recu: string
      }
    }
    "select d.id, d.nom, d.cle, d.sha256, d.taille from document d where split_part(d.cle, '/', 1) not in ('documents', 'attestations', 'publications') and d.refus is null and not exists (select from fichier_manquant m where m.cle = coalesce(d.original_cle, d.cle)) and d.id <> all($1::uuid[])\n       order by d.cree_le desc limit 1 for update skip locked": {
      params: [readonly string[] | null]
      row: {
        id: string
        nom: string
        cle: string
        sha256: string
        taille: number
      }
    }
    "select d.id, d.type, d.nom, d.cle, d.original_cle, d.refus, split_part(d.cle, '/', 1) in ('documents', 'attestations', 'publications') as ecrit, d.etat_analyse as analyse, d.teledeclarant_id,\n       (d.teledeclarant_id is null or (c.id is not null and c.etat <> 'BROUILLON')\n         or exists (select 1 from mandat m where m.document_id = d.id) or exists (select 1 from dissolution x where x.document_id = d.id)\n         or exists (select 1 from portefeuille p where p.document_id = d.id)) as depose,\n       array(select c.teledeclarant_id where c.teledeclarant_id is not null\n         union select c.auteur_teledeclarant_id where c.id is not null union select unnest(array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g) || array(select g.teledeclarant_id from (select d.copropriete_id, d.teledeclarant_id from demande d join copropriete k on k.id = d.copropriete_id\n    where d.type = 'DISSOLUTION' and d.etat not in ('REFUSEE', 'ANNULEE') and k.etat in ('DISSOLUTION_A_VALIDER', 'DISSOLUTION_EN_COURS_DE_VALIDATION', 'DISSOLUTION_EN_COURS', 'DISSOUTE') and d.copropriete_id = c.id\n  union all select m.copropriete_id, m.teledeclarant_id from mandat m join copropriete_etat_rare r on r.copropriete_id = m.copropriete_id and r.etat = 'DISSOUTE' join copropriete k on k.id = r.copropriete_id\n    where m.etat = 'ARCHIVE' and m.date_fin >= k.date_dissolution and m.copropriete_id = c.id) g))) as concernes\n     from document d left join copropriete c on c.id = d.copropriete_id where d.id = $1": {
      params: [string]
      row: {
        id: string
        type: ColumnTypes['document.type']
        nom: string
        cle: string
        original_cle: string | null
        refus: string | null
        ecrit: boolean
        analyse: Enums['etat_analyse']
        teledeclarant_id: number | null
        depose: boolean | null
        concernes: number[]
      }
    }
    "select d.nom, coalesce(d.original_cle, d.cle) as cle, coalesce(d.original_sha256, d.sha256) as sha256\n       from document d where d.id::text = $1 and (d.original_cle is not null or split_part(d.cle, '/', 1) not in ('documents', 'attestations', 'publications'))": {
      params: [string]
      row: {
        nom: string
        cle: string
        sha256: string
      }
    }
    "select f.quoi, f.cle, f.sha256, f.taille from (select 'document ' || d.id as quoi, d.cle, d.sha256, d.taille from document d\n   union all select 'original du document ' || o.id, o.original_cle, o.original_sha256, o.original_taille from document o where o.original_cle is not null\n   union all select 'rapport statistique ' || r.nom, r.cle, r.sha256, r.taille from rapport_statistique r\n   union all select 'données publiques ' || p.format || ' du ' || p.jour, p.cle, p.sha256, p.taille from fichier_publie p\n   union all select 'données publiques du ' || g.jour || ' (gzip)', g.gz_cle, g.gz_sha256, g.gz_taille from publication_donnees g\n   union all select 'données publiques du ' || z.jour || ' (zstd)', z.zst_cle, z.zst_sha256, z.zst_taille from publication_donnees z\n   union all select 'lettre ' || l.id, l.cle, null, null from courrier l where l.cle <> '') f\n  where f.cle in (select m.cle from fichier_manquant m)\n    or f.cle = any($1)": {
      params: [readonly string[]]
      row: {
        quoi: string
        cle: string
        sha256: string | null
        taille: number | null
      }
    }
    "select f.quoi, f.cle, f.sha256, f.taille from (select 'document ' || d.id as quoi, d.cle, d.sha256, d.taille from document d\n   union all select 'original du document ' || o.id, o.original_cle, o.original_sha256, o.original_taille from document o where o.original_cle is not null\n   union all select 'rapport statistique ' || r.nom, r.cle, r.sha256, r.taille from rapport_statistique r\n   union all select 'données publiques ' || p.format || ' du ' || p.jour, p.cle, p.sha256, p.taille from fichier_publie p\n   union all select 'données publiques du ' || g.jour || ' (gzip)', g.gz_cle, g.gz_sha256, g.gz_taille from publication_donnees g\n   union all select 'données publiques du ' || z.jour || ' (zstd)', z.zst_cle, z.zst_sha256, z.zst_taille from publication_donnees z\n   union all select 'lettre ' || l.id, l.cle, null, null from courrier l where l.cle <> '') f where f.cle > $1 order by f.cle limit $2": {
      params: [string, number | bigint | null]
      row: {
        quoi: string
        cle: string
        sha256: string | null
        taille: number | null
      }
    }
    "select sha256 from document where cle = $1\n       union all select original_sha256 as sha256 from document where original_cle = $1 and original_sha256 is not null": {
      params: [string]
      row: {
        sha256: string
      }
    }
    "update document set etat_analyse = $2::etat_analyse where id = $1 and etat_analyse = 'PENDING'": {
      params: [string, Enums['etat_analyse']]
      row: Record<string, never>
    }
    "update document set original_cle = cle, original_sha256 = sha256, original_taille = taille, cle = $2, sha256 = $3, taille = $4, retires = $5::jsonb where id = $1": {
      params: [string, string, string, number, string]
      row: Record<string, never>
    }
    "update document set refus = $2 where id = $1": {
      params: [string, string | null]
      row: Record<string, never>
    }
  }
}

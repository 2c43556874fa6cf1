// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from fichier_publie f where case when f.format = 'differences' then f.jour <= $1::date - $2::int\n         else f.jour < (select n.jour from fichier_publie n where n.format = f.format order by n.jour desc offset 1 limit 1) end\n       returning cle": {
      params: [string | null, number | null]
      row: {
        cle: string
      }
    }
    "delete from publication_donnees where jour < (select jour from publication_donnees order by jour desc offset 1 limit 1) returning gz_cle, zst_cle": {
      params: []
      row: {
        gz_cle: string
        zst_cle: string
      }
    }
    "insert into fichier_publie (jour, format, cle, taille, sha256, lignes, modifie_le) values ($1, $2, $3, $4, $5, $6, $7)": {
      params: [string, ColumnTypes['fichier_publie.format'], string, number, string, number, Date]
      row: Record<string, never>
    }
    "insert into publication_donnees (jour, lignes, taille, sha256, gz_cle, gz_taille, gz_sha256, zst_cle, zst_taille, zst_sha256, prete_le) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning 1": {
      params: [string, number, number, string, string, number, string, string, number, string, Date]
      row: {
        "?column?": number
      }
    }
    "insert into reprise_rnic (numero, copropriete_id, empreinte, version, declaration_id, cellules)\n     select x.numero, x.copropriete_id, x.empreinte, x.version, x.declaration_id, x.cellules::text[]\n     from unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[], $6::text[]) as x(numero, copropriete_id, empreinte, version, declaration_id, cellules)\n     on conflict (numero) do update set empreinte = excluded.empreinte, version = excluded.version, declaration_id = excluded.declaration_id,\n       cellules = excluded.cellules, reprise_le = maintenant()": {
      params: [readonly string[], readonly number[], readonly string[], readonly number[], readonly number[], readonly string[]]
      row: Record<string, never>
    }
    "select 1 from fiche limit 1": {
      params: []
      row: {
        "?column?": number
      }
    }
    "select c.numero_immatriculation as numero, c.id, r.empreinte, r.declaration_id, c.teledeclarant_id,\n       (select (d.valide_le at time zone 'Europe/Paris')::date from declaration d where d.id = r.declaration_id) as date_maj,\n       (exists (select from demande d where d.copropriete_id = c.id)\n         or exists (select from journal j where j.copropriete_id = c.id and j.instant > r.reprise_le and j.acteur_id is not null)) as touchee\n     from copropriete c left join reprise_rnic r on r.copropriete_id = c.id where c.numero_immatriculation = any($1) order by c.id for update of c": {
      params: [readonly string[]]
      row: {
        numero: string
        id: number
        empreinte: string | null
        declaration_id: number | null
        teledeclarant_id: number | null
        date_maj: string | null
        touchee: boolean
      }
    }
    "select code, codes_postaux from commune": {
      params: []
      row: {
        code: string
        codes_postaux: string[] | null
      }
    }
    "select distinct on (format) jour, format, cle, taille, sha256, lignes, modifie_le from fichier_publie order by format, jour desc": {
      params: []
      row: {
        jour: string
        format: ColumnTypes['fichier_publie.format']
        cle: string
        taille: number
        sha256: string
        lignes: number
        modifie_le: Date
      }
    }
    "select id from teledeclarant where id = any($1) and type = 'NON_PRO'": {
      params: [readonly number[]]
      row: {
        id: number
      }
    }
    "select id from teledeclarant where siret = $1 and statut <> 'SUPPRIME' order by id limit 1": {
      params: [string]
      row: {
        id: number
      }
    }
    "select id from teledeclarant where type = 'AUTRE' and origine = $1 order by id limit 1": {
      params: [string]
      row: {
        id: number
      }
    }
    "select id from teledeclarant where type = 'PRO' and statut <> 'SUPPRIME' and lower(raison_sociale) = lower($1) and lower(commune) = lower($2)\n  order by (origine = 'RNIC'), id limit 1": {
      params: [string | null, string | null]
      row: {
        id: number
      }
    }
    "select jour, format, cle, taille, sha256, lignes, modifie_le from fichier_publie where format = $1 and jour = $2": {
      params: [string, string]
      row: {
        jour: string
        format: ColumnTypes['fichier_publie.format']
        cle: string
        taille: number
        sha256: string
        lignes: number
        modifie_le: Date
      }
    }
    "select jour, format, cle, taille, sha256, lignes, modifie_le from fichier_publie where format = $1 order by jour desc limit 1": {
      params: [string]
      row: {
        jour: string
        format: ColumnTypes['fichier_publie.format']
        cle: string
        taille: number
        sha256: string
        lignes: number
        modifie_le: Date
      }
    }
    "select jour, format, cle, taille, sha256, lignes, modifie_le from fichier_publie where format = 'differences' order by jour desc": {
      params: []
      row: {
        jour: string
        format: ColumnTypes['fichier_publie.format']
        cle: string
        taille: number
        sha256: string
        lignes: number
        modifie_le: Date
      }
    }
    "select jour, lignes, taille, sha256, gz_cle, gz_taille, gz_sha256, zst_cle, zst_taille, zst_sha256, prete_le from publication_donnees order by jour desc limit 1": {
      params: []
      row: {
        jour: string
        lignes: number
        taille: number
        sha256: string
        gz_cle: string
        gz_taille: number
        gz_sha256: string
        zst_cle: string
        zst_taille: number
        zst_sha256: string
        prete_le: Date
      }
    }
    "select pg_try_advisory_xact_lock(hashtext($1)) as libre": {
      params: [string | null]
      row: {
        libre: boolean | null
      }
    }
    "select setval('numero_immatriculation_seq', ((ascii($1::text) - 65) * 26 + ascii(substr($1::text, 2)) - 65) * 10000000::bigint + substr($1::text, 3)::bigint)": {
      params: [string | null]
      row: {
        setval: number | null
      }
    }
    "set local statement_timeout = 0": {
      params: []
      row: Record<string, never>
    }
  }
}

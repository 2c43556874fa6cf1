// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "insert into journal_empreinte (rang, journal_id, empreinte)\n     select $1 + x.n, x.id, decode(x.e, 'hex') from unnest($2::bigint[], $3::text[]) with ordinality as x(id, e, n)": {
      params: [number | bigint | null, readonly (number | bigint)[], readonly string[]]
      row: Record<string, never>
    }
    "insert into parametre (cle, valeur) values ($1, $2) on conflict (cle) do update set valeur = excluded.valeur": {
      params: [string, string]
      row: Record<string, never>
    }
    "select (valeur ->> 'rang')::bigint as rang, valeur ->> 'empreinte' as empreinte, (valeur ->> 'journalId')::bigint as journal_id,\n         (valeur ->> 'altere')::boolean as altere from parametre where cle = $1": {
      params: [string]
      row: {
        rang: number | null
        empreinte: string | null
        journal_id: number | null
        altere: boolean | null
      }
    }
    "select coalesce(max(journal_id), 0) as id from journal_empreinte": {
      params: []
      row: {
        id: number
      }
    }
    "select e.rang, e.journal_id, e.empreinte, case when j.id is null then null else json_build_array(j.id::text, to_char(j.instant at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US'), j.categorie, j.type, j.modalite,\n  j.acteur_id::text, j.acteur_profil, j.original_id::text, j.teledeclarant_id::text, j.copropriete_id::text, j.mandat_id::text, j.declaration_id::text, j.demande_id::text,\n  j.de, j.vers, j.motif, j.donnees::text, j.request_id)::text end as contenu\n  from journal_empreinte e left join journal j on j.id = e.journal_id where e.rang > $1 order by e.rang limit 5000": {
      params: [number | bigint]
      row: {
        rang: number
        journal_id: number
        empreinte: Buffer
        contenu: string | null
      }
    }
    "select id from utilisateur, lateral (select f_unaccent(lower($1)) as m) x\n       where f_unaccent(lower(nom)) like x.m or f_unaccent(lower(prenom || ' ' || nom)) like x.m or f_unaccent(lower(nom || ' ' || prenom)) like x.m or lower(email) like x.m\n       limit 1000": {
      params: [string | null]
      row: {
        id: number
      }
    }
    "select j.id from journal j where j.id > $1 and ($2::bigint is null or j.id <= $2) and j.instant < now() - interval '10 minutes'\n       and not exists (select 1 from journal_empreinte e where e.journal_id = j.id) order by j.id limit 1": {
      params: [number | bigint, number | bigint | null]
      row: {
        id: number
      }
    }
    "select j.id, json_build_array(j.id::text, to_char(j.instant at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US'), j.categorie, j.type, j.modalite,\n  j.acteur_id::text, j.acteur_profil, j.original_id::text, j.teledeclarant_id::text, j.copropriete_id::text, j.mandat_id::text, j.declaration_id::text, j.demande_id::text,\n  j.de, j.vers, j.motif, j.donnees::text, j.request_id)::text as contenu from journal j\n     where j.id > $1 and not exists (select 1 from journal_empreinte e where e.journal_id = j.id) order by j.id limit 2000": {
      params: [number | bigint]
      row: {
        id: number
        contenu: string
      }
    }
    "select pg_try_advisory_xact_lock(7215031) as libre": {
      params: []
      row: {
        libre: boolean
      }
    }
    "select rang, empreinte from journal_empreinte order by rang desc limit 1": {
      params: []
      row: {
        rang: number
        empreinte: Buffer
      }
    }
    "with m as (select t.id from teledeclarant t, lateral (select f_unaccent(lower($1)) as m) x\n       where case when $2 <> '' then t.siret like $2 || '%'\n         else f_unaccent(lower(t.raison_sociale)) like x.m or f_unaccent(lower(t.rep_prenom || ' ' || t.rep_nom)) like x.m end\n       order by t.id limit 200)\n     select array(select id from m) as ids, array(select u.id from utilisateur u join m on m.id = u.teledeclarant_id) as comptes": {
      params: [string | null, string | null]
      row: {
        ids: number[]
        comptes: number[]
      }
    }
    "with p as (select j.id from (select j.id from journal j) j)\n  select j.id, j.instant, j.instant::text as horodatage, j.categorie, j.type, j.modalite, coalesce(trim(u.prenom || ' ' || u.nom), '') as personne, j.acteur_profil,\n    coalesce(nullif(h.raison_sociale, ''), trim(h.rep_prenom || ' ' || h.rep_nom), '') as etablissement,\n    coalesce(trim(o.prenom || ' ' || o.nom), '') as teneur, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as teledeclarant,\n    j.copropriete_id, c.numero_immatriculation as numero, coalesce(c.nom, '') as nom, j.de, j.vers, j.motif, j.donnees\n  from p join journal j on j.id = p.id left join utilisateur u on u.id = j.acteur_id left join utilisateur o on o.id = j.original_id\n  left join teledeclarant t on t.id = j.teledeclarant_id left join teledeclarant h on h.id = u.teledeclarant_id left join copropriete c on c.id = j.copropriete_id\n  order by j.instant desc, j.id desc": {
      params: []
      row: {
        id: number
        instant: Date
        horodatage: string
        categorie: ColumnTypes['journal.categorie']
        type: string
        modalite: ColumnTypes['journal.modalite']
        personne: string
        acteur_profil: ColumnTypes['journal.acteur_profil']
        etablissement: string
        teneur: string
        teledeclarant: string
        copropriete_id: number | null
        numero: string | null
        nom: string
        de: string
        vers: string
        motif: string
        donnees: ColumnTypes['journal.donnees']
      }
    }
  }
}

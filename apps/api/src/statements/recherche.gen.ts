// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select 'proche' as genre, q.mot as demande, p.mot, p.nombre from unnest($1::text[]) q(mot) cross join lateral (\n    select m.mot, m.nb_noms + m.nb_adresses as nombre\n      from (select distinct f.mot from formes_du_mot(q.mot) x(forme) join annuaire_forme f on f.forme = x.forme) f\n      join annuaire_mot m on m.mot = f.mot collate \"default\" where m.nb_noms + m.nb_adresses > 0\n      order by abs(length(m.mot) - length(q.mot)), nombre desc limit 200) p\n  union all\n  select 'proche', q.mot, p.mot, p.nombre from unnest($1::text[]) q(mot) cross join lateral (\n    select m.mot, m.nb_noms + m.nb_adresses as nombre from annuaire_mot m\n      where length(q.mot) >= 4 and m.mot % q.mot and m.nb_noms + m.nb_adresses > 0\n      order by similarity(m.mot, q.mot) desc limit 12) p\n  union all\n  select 'debut', q.mot, p.mot, p.nombre from unnest($2::text[]) q(mot) cross join lateral (\n    select m.mot, m.nb_noms + m.nb_adresses as nombre from annuaire_mot m\n      where m.mot like q.mot || '%' and m.nb_noms + m.nb_adresses > 0 and m.mot <> q.mot\n      order by nombre desc limit 12) p": {
      params: [readonly string[], readonly string[]]
      row: {
        genre: string
        demande: string
        mot: string
        nombre: number
      }
    }
    "select a.code_insee, case when min(a.code_postal) = max(a.code_postal) then min(a.code_postal) else '' end as code_postal,\n    count(distinct a.copropriete_id)::int as nombre, avg(d.longitude) as longitude, avg(d.latitude) as latitude,\n    (sum(count(distinct a.copropriete_id)) over ())::int as total, (count(*) over ())::int as communes\n  from adresse d join annuaire a on a.copropriete_id = d.copropriete_id\n  where d.cle_voie = any($1::text[]) and (cardinality($2::text[]) = 0 or d.numero_voie = any($2))\n  group by a.code_insee having count(distinct d.cle_voie) >= $3 order by nombre desc, a.code_insee limit 100": {
      params: [readonly string[], readonly string[] | null, number | bigint | null]
      row: {
        code_insee: string
        code_postal: string
        nombre: number
        longitude: number | null
        latitude: number | null
        total: number | null
        communes: number
      }
    }
    "select a.copropriete_id, null::text as syndic, (count(*) over ())::int as total from annuaire a\n   where a.copropriete_id in (select p.copropriete_id from parcelle p where p.id_parcelle = any($1::text[])) order by a.numero limit $2 offset $3": {
      params: [readonly string[], number | bigint | null, number | bigint | null]
      row: {
        copropriete_id: number
        syndic: string | null
        total: number
      }
    }
    "select code_insee, count(*)::int as nombre from annuaire where code_insee = any($1::text[]) group by code_insee": {
      params: [readonly string[]]
      row: {
        code_insee: string
        nombre: number
      }
    }
    "select copropriete_id, 0 as total from annuaire": {
      params: []
      row: {
        copropriete_id: number
        total: number
      }
    }
    "select d.cle_voie, count(*)::int as nombre from adresse d where d.cle_voie = any($1::text[]) group by d.cle_voie": {
      params: [readonly string[]]
      row: {
        cle_voie: string
        nombre: number
      }
    }
    "select d.copropriete_id, d.cle_voie, d.voie, d.numero_voie, d.principale, d.code_postal, d.commune, a.code_insee, d.longitude, d.latitude, a.adresse_n\n  from adresse d join annuaire a on a.copropriete_id = d.copropriete_id\n  where d.cle_voie = any($1::text[]) and (cardinality($2::text[]) = 0 or d.code_insee = any($2)) and (cardinality($3::text[]) = 0 or d.code_postal = any($3))\n    and (cardinality($4::text[]) = 0 or a.code_departement = any($4)) order by d.copropriete_id limit 2000": {
      params: [readonly string[], readonly string[] | null, readonly string[] | null, readonly string[] | null]
      row: {
        copropriete_id: number
        cle_voie: string
        voie: string
        numero_voie: string
        principale: boolean
        code_postal: string
        commune: string
        code_insee: string
        longitude: number | null
        latitude: number | null
        adresse_n: string
      }
    }
    "select distinct d.cle_voie from adresse d where d.code_insee = any($1::text[]) and (cardinality($2::text[]) = 0 or d.code_postal = any($2))": {
      params: [readonly string[], readonly string[] | null]
      row: {
        cle_voie: string
      }
    }
    "select f.copropriete_id, (count(*) over ())::int as total from copropriete c join fiche f on f.copropriete_id = c.id\n   where c.teledeclarant_id = any($1::int[]) and f.type_syndic = 'PROFESSIONNEL'\n     and (cardinality($2::text[]) = 0 or f.code_insee = any($2)) and (cardinality($3::text[]) = 0 or f.code_postal = any($3))\n     and (cardinality($4::text[]) = 0 or exists (select from annuaire a where a.copropriete_id = f.copropriete_id and a.code_departement = any($4))) order by f.nom, f.numero limit $5 offset $6": {
      params: [readonly number[], readonly string[] | null, readonly string[] | null, readonly string[] | null, number | bigint | null, number | bigint | null]
      row: {
        copropriete_id: number
        total: number
      }
    }
    "select f.copropriete_id, f.numero, f.nom, f.adresse, f.adresses_complementaires, f.code_postal, f.commune, f.nb_lots, f.etat, f.date_dissolution, f.remplacee_par,\n    f.type_syndic, f.etat_mandat, f.date_fin_mandat, f.longitude, f.latitude, t.raison_sociale, trim(t.rep_prenom || ' ' || t.rep_nom) as representant,\n    c.date_cloture_dernier_exercice as cloture, coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) as maj_faite,\n    (exists (select 1 from demande d where d.copropriete_id = c.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')) or exists (select 1 from declaration p where p.copropriete_id = c.id and p.etat = 'A_VALIDER')) as en_attente\n  from unnest($1::int[]) with ordinality x(id, rang) join fiche f on f.copropriete_id = x.id join copropriete c on c.id = x.id left join teledeclarant t on t.id = f.teledeclarant_id order by x.rang": {
      params: [readonly number[], string | null]
      row: {
        copropriete_id: number
        numero: string
        nom: string
        adresse: string
        adresses_complementaires: string[] | null
        code_postal: string
        commune: string
        nb_lots: number | null
        etat: Enums['etat_copropriete']
        date_dissolution: string | null
        remplacee_par: string | null
        type_syndic: ColumnTypes['fiche.type_syndic']
        etat_mandat: Enums['etat_mandat'] | null
        date_fin_mandat: string | null
        longitude: number | null
        latitude: number | null
        raison_sociale: string | null
        representant: string | null
        cloture: string | null
        maj_faite: boolean
        en_attente: boolean
      }
    }
    "select f.copropriete_id, t.raison_sociale as syndic, (count(*) over ())::int as total from teledeclarant t join copropriete c on c.teledeclarant_id = t.id\n   join fiche f on f.copropriete_id = c.id where t.type = 'PRO' and t.siret between $1 and $2 and f.type_syndic = 'PROFESSIONNEL' order by f.nom, f.numero limit $3 offset $4": {
      params: [string | null, string | null, number | bigint | null, number | bigint | null]
      row: {
        copropriete_id: number
        syndic: string
        total: number
      }
    }
    "select id, raison_sociale as nom from teledeclarant where type = 'PRO' and f_unaccent(lower(raison_sociale)) like $1 and f_unaccent(lower(raison_sociale)) like all ($2::text[]) order by (f_unaccent(lower(raison_sociale)) = $3) desc, id limit $4": {
      params: [string | null, readonly string[] | null, string | null, number | bigint | null]
      row: {
        id: number
        nom: string
      }
    }
    "select m.mot, m.nb_noms + m.nb_adresses as nombre from annuaire_mot m where m.mot = any($1::text[]) and m.nb_noms + m.nb_adresses > 0": {
      params: [readonly string[]]
      row: {
        mot: string
        nombre: number
      }
    }
    "with p as materialized (\n    select l.copropriete_id, min(sqrt(power((l.lieu[0] - $1) * $4, 2) + power((l.lieu[1] - $2) * 111320, 2))) as distance\n    from annuaire_lieu l where l.lieu <@ box(point($1 - $3 / $4, $2 - $3 / 111320), point($1 + $3 / $4, $2 + $3 / 111320)) and not (l.lieu[0]::numeric = round(l.lieu[0]::numeric, 2) and l.lieu[1]::numeric = round(l.lieu[1]::numeric, 2)) group by 1),\n  m as materialized (select * from p where distance <= $3 and not copropriete_id = any($5::int[]))\n  select m.copropriete_id, round(m.distance)::int as distance, (select count(*) from m)::int as total from m order by m.distance, m.copropriete_id limit $6": {
      params: [number | null, number | null, number | null, number | null, readonly number[], number | bigint | null]
      row: {
        copropriete_id: number
        distance: number
        total: number
      }
    }
  }
}

// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select pg_advisory_xact_lock(711, hashtext($1))": {
      params: [string | null]
      row: {
        pg_advisory_xact_lock: string
      }
    }
    "with p as (select $3::varchar[] as parcelles, $4::varchar[] as insee, $5::text[] as voies, $6::text[] as numeros, $7::text[] as ban, $8::varchar as siret, $9::text[] as rnb),\n     bloc(copropriete_id, rang) as materialized (select copropriete_id, 0 from parcelle),\n     candidat as (\n       select c.* from (select copropriete_id, min(rang) as rang from bloc group by copropriete_id) b join copropriete c on c.id = b.copropriete_id\n       where c.id is distinct from $1::int\n         and c.etat not in ('BROUILLON', 'IMMATRICULATION_ANNULEE', 'SUPPRIMEE', 'DISSOUTE', 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES')\n       order by b.rang, c.id limit $2\n     )\n     select c.id, c.numero_immatriculation, c.etat, c.nom, c.adresse_principale, coalesce(c.date_immatriculation, (c.cree_le at time zone 'Europe/Paris')::date) as date_creation, c.nb_lots, c.nb_batiments,\n       c.date_reglement, c.siret, c.auteur_teledeclarant_id, c.teledeclarant_id, coalesce(t.raison_sociale, '') as representant,\n       coalesce((select json_agg(json_build_object('idBan', a.id_ban, 'numeroVoie', a.numero_voie, 'voie', a.voie, 'codeInsee', a.code_insee, 'longitude', a.longitude, 'latitude', a.latitude))\n         from adresse a where a.copropriete_id = c.id), '[]') as adresses_comparees,\n       coalesce((select json_agg(q.id_parcelle) from parcelle q where q.copropriete_id = c.id), '[]') as parcelles_comparees,\n       coalesce((select jsonb_path_query_array(d.contenu, '$.donneesTechniques.batiments[*].idRnb') from declaration d where cardinality(p.rnb) > 0 and d.copropriete_id = c.id and d.contenu -> 'donneesTechniques' ? 'batiments' and d.etat in ('COURANTE', 'A_VALIDER') order by d.id desc limit 1), '[]') as ids_rnb\n     from candidat c left join teledeclarant t on t.id = c.teledeclarant_id, p": {
      params: [number | null, number | bigint | null, readonly string[] | null, readonly string[] | null, readonly string[] | null, readonly string[] | null, readonly string[] | null, string | null, readonly string[] | null]
      row: {
        id: number
        numero_immatriculation: string | null
        etat: Enums['etat_copropriete']
        nom: string
        adresse_principale: string
        date_creation: string
        nb_lots: number | null
        nb_batiments: number
        date_reglement: string | null
        siret: string
        auteur_teledeclarant_id: number
        teledeclarant_id: number | null
        representant: string
        adresses_comparees: ColumnTypes['json.adresses_comparees']
        parcelles_comparees: ColumnTypes['json.parcelles_comparees']
        ids_rnb: ColumnTypes['json.ids_rnb']
      }
    }
  }
}

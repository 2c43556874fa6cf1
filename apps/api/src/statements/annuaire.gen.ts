// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select '' as motif, null::text[] as mots, reltuples::int as noms, 0 as adresses from pg_class where oid = 'annuaire'::regclass": {
      params: []
      row: {
        motif: string
        mots: string[] | null
        noms: number
        adresses: number
      }
    }
    "select f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.nb_lots, f.etat, f.date_dissolution, f.remplacee_par, c.date_cloture_dernier_exercice as cloture, coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $1::date) or c.date_immatriculation >= date_trunc('year', $1::date), false) as maj_faite,\n    (exists (select 1 from demande d where d.copropriete_id = c.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')) or exists (select 1 from declaration p where p.copropriete_id = c.id and p.etat = 'A_VALIDER')) as en_attente, null::int as distance, t.total from (select count(*)::int as total from annuaire) t left join fiche f on true left join copropriete c on c.id = f.copropriete_id": {
      params: [string | null]
      row: {
        copropriete_id: number | null
        numero: string | null
        nom: string | null
        adresse: string | null
        code_postal: string | null
        commune: string | null
        nb_lots: number | null
        etat: Enums['etat_copropriete'] | null
        date_dissolution: string | null
        remplacee_par: string | null
        cloture: string | null
        maj_faite: boolean
        en_attente: boolean
        distance: number | null
        total: number
      }
    }
    "select f.copropriete_id, f.numero, f.nom, f.etat, f.date_dissolution, f.remplacee_par, f.date_immatriculation, f.date_derniere_maj, f.date_reglement, f.adresse, f.adresses_complementaires,\n    f.code_postal, f.code_insee, f.commune, f.code_arrondissement, f.siren_epci, f.code_departement, f.code_region, f.longitude, f.latitude, f.parcelles, f.type_syndic,\n    f.date_debut_mandat, f.date_fin_mandat, f.etat_mandat, f.nb_lots, f.nb_lots_principaux, f.nb_lots_habitation, f.nb_lots_stationnement, f.nb_batiments, f.periode_construction,\n    f.residence_service, f.syndicat_cooperatif, f.syndicat_principal, f.numero_principal, f.nb_asl, f.nb_aful, f.nb_unions,\n    c.date_cloture_dernier_exercice as cloture, coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) as maj_faite,\n    (exists (select 1 from demande d where d.copropriete_id = c.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')) or exists (select 1 from declaration p where p.copropriete_id = c.id and p.etat = 'A_VALIDER')) as en_attente,\n    t.raison_sociale, trim(t.rep_prenom || ' ' || t.rep_nom) as representant, t.siret as siret_syndic, t.code_ape, t.commune as commune_syndic\n  from fiche f join copropriete c on c.id = f.copropriete_id left join teledeclarant t on t.id = f.teledeclarant_id where f.copropriete_id = $1": {
      params: [number, string | null]
      row: {
        copropriete_id: number
        numero: string
        nom: string
        etat: Enums['etat_copropriete']
        date_dissolution: string | null
        remplacee_par: string | null
        date_immatriculation: string | null
        date_derniere_maj: string | null
        date_reglement: string | null
        adresse: string
        adresses_complementaires: string[] | null
        code_postal: string
        code_insee: string
        commune: string
        code_arrondissement: string | null
        siren_epci: string | null
        code_departement: string
        code_region: string
        longitude: number | null
        latitude: number | null
        parcelles: string[] | null
        type_syndic: ColumnTypes['fiche.type_syndic']
        date_debut_mandat: string | null
        date_fin_mandat: string | null
        etat_mandat: Enums['etat_mandat'] | null
        nb_lots: number | null
        nb_lots_principaux: number | null
        nb_lots_habitation: number | null
        nb_lots_stationnement: number | null
        nb_batiments: number
        periode_construction: string | null
        residence_service: boolean
        syndicat_cooperatif: boolean
        syndicat_principal: boolean
        numero_principal: string
        nb_asl: number
        nb_aful: number
        nb_unions: number
        cloture: string | null
        maj_faite: boolean
        en_attente: boolean
        raison_sociale: string | null
        representant: string | null
        siret_syndic: string | null
        code_ape: string | null
        commune_syndic: string | null
      }
    }
    "select f.copropriete_id, f.numero, f.nom, f.etat, f.date_dissolution, f.remplacee_par, f.date_immatriculation, f.date_derniere_maj, f.date_reglement, f.adresse, f.adresses_complementaires,\n    f.code_postal, f.code_insee, f.commune, f.code_arrondissement, f.siren_epci, f.code_departement, f.code_region, f.longitude, f.latitude, f.parcelles, f.type_syndic,\n    f.date_debut_mandat, f.date_fin_mandat, f.etat_mandat, f.nb_lots, f.nb_lots_principaux, f.nb_lots_habitation, f.nb_lots_stationnement, f.nb_batiments, f.periode_construction,\n    f.residence_service, f.syndicat_cooperatif, f.syndicat_principal, f.numero_principal, f.nb_asl, f.nb_aful, f.nb_unions,\n    c.date_cloture_dernier_exercice as cloture, coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) as maj_faite,\n    (exists (select 1 from demande d where d.copropriete_id = c.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')) or exists (select 1 from declaration p where p.copropriete_id = c.id and p.etat = 'A_VALIDER')) as en_attente,\n    t.raison_sociale, trim(t.rep_prenom || ' ' || t.rep_nom) as representant, t.siret as siret_syndic, t.code_ape, t.commune as commune_syndic\n  from fiche f join copropriete c on c.id = f.copropriete_id left join teledeclarant t on t.id = f.teledeclarant_id where f.numero = $1": {
      params: [string, string | null]
      row: {
        copropriete_id: number
        numero: string
        nom: string
        etat: Enums['etat_copropriete']
        date_dissolution: string | null
        remplacee_par: string | null
        date_immatriculation: string | null
        date_derniere_maj: string | null
        date_reglement: string | null
        adresse: string
        adresses_complementaires: string[] | null
        code_postal: string
        code_insee: string
        commune: string
        code_arrondissement: string | null
        siren_epci: string | null
        code_departement: string
        code_region: string
        longitude: number | null
        latitude: number | null
        parcelles: string[] | null
        type_syndic: ColumnTypes['fiche.type_syndic']
        date_debut_mandat: string | null
        date_fin_mandat: string | null
        etat_mandat: Enums['etat_mandat'] | null
        nb_lots: number | null
        nb_lots_principaux: number | null
        nb_lots_habitation: number | null
        nb_lots_stationnement: number | null
        nb_batiments: number
        periode_construction: string | null
        residence_service: boolean
        syndicat_cooperatif: boolean
        syndicat_principal: boolean
        numero_principal: string
        nb_asl: number
        nb_aful: number
        nb_unions: number
        cloture: string | null
        maj_faite: boolean
        en_attente: boolean
        raison_sociale: string | null
        representant: string | null
        siret_syndic: string | null
        code_ape: string | null
        commune_syndic: string | null
      }
    }
    "with proches as materialized (\n       select l.copropriete_id, min(sqrt(power((l.lieu[0] - $1) * $5, 2) + power((l.lieu[1] - $2) * 111320, 2))) as distance\n       from annuaire_lieu l where l.lieu <@ box(point($1 - $3, $2 - $4), point($1 + $3, $2 + $4)) and not (l.lieu[0]::numeric = round(l.lieu[0]::numeric, 2) and l.lieu[1]::numeric = round(l.lieu[1]::numeric, 2)) group by 1),\n     m as materialized (select * from proches where distance <= $6 order by distance, copropriete_id limit 1001)\n     select f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.nb_lots, f.etat, f.date_dissolution, f.remplacee_par, c.date_cloture_dernier_exercice as cloture, coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $9::date) or c.date_immatriculation >= date_trunc('year', $9::date), false) as maj_faite,\n    (exists (select 1 from demande d where d.copropriete_id = c.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')) or exists (select 1 from declaration p where p.copropriete_id = c.id and p.etat = 'A_VALIDER')) as en_attente, round(m.distance)::int as distance, (select count(*) from m)::int as total\n     from (select * from m order by distance, copropriete_id limit $7 offset $8) m join fiche f using (copropriete_id) join copropriete c on c.id = f.copropriete_id order by m.distance, m.copropriete_id": {
      params: [number | null, number | null, number | null, number | null, number | null, number, number | bigint | null, number | bigint | null, string | null]
      row: {
        copropriete_id: number
        numero: string
        nom: string
        adresse: string
        code_postal: string
        commune: string
        nb_lots: number | null
        etat: Enums['etat_copropriete']
        date_dissolution: string | null
        remplacee_par: string | null
        cloture: string | null
        maj_faite: boolean
        en_attente: boolean
        distance: number
        total: number
      }
    }
  }
}

// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from statistique where annee = $1 and trimestre = $2": {
      params: [number, number]
      row: Record<string, never>
    }
    "insert into rapport_statistique (niveau, code, annee, trimestre, format, nom, cle, taille, sha256, etabli_le)\n     values ($1::niveau_geographique, $2, $3, $4, $5, $6, $7, $8, $9, $10)\n     on conflict (niveau, code, annee, trimestre, format) do update\n     set nom = excluded.nom, cle = excluded.cle, taille = excluded.taille, sha256 = excluded.sha256, etabli_le = excluded.etabli_le": {
      params: [Enums['niveau_geographique'], string, number, number, ColumnTypes['rapport_statistique.format'], string, string, number, string, Date]
      row: Record<string, never>
    }
    "insert into statistique (niveau, code, annee, trimestre, valeurs)\n     select n::niveau_geographique, c, $1, $2, v from unnest($3::text[], $4::text[], $5::jsonb[]) as x(n, c, v)": {
      params: [number, number, readonly string[], readonly string[], readonly string[]]
      row: Record<string, never>
    }
    "insert into trimestre_statistique (annee, trimestre, arrete_le, provisoire, reconstitue, etabli_le) values ($1, $2, $3, $4, $5, $6)\n     on conflict (annee, trimestre) do update set arrete_le = excluded.arrete_le, provisoire = excluded.provisoire, reconstitue = excluded.reconstitue, etabli_le = excluded.etabli_le": {
      params: [number, number, string, boolean, boolean, Date]
      row: Record<string, never>
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[coalesce(sum(f.nb_lots), 0)]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[coalesce(sum(f.nb_lots_habitation), 0)]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where (f.arrete_equipements or f.arrete_insalubrite or f.arrete_peril or f.arrete_securite or f.mandat_ad_hoc or f.ordonnance_carence))]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where coalesce(f.date_debut_mandat <= $1::date and f.date_fin_mandat >= $1::date, false))]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where coalesce(f.date_fin_mandat < $1::date, false))]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where coalesce(f.date_maj_annuelle > ($1::date - interval '1 year') or f.date_immatriculation > ($1::date - interval '1 year'), false))]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string | null]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where coalesce(f.periode_construction, 'NON_CONNUE') = 'NON_CONNUE')]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where f.nb_lots_principaux <= 10)]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where f.nb_lots_principaux > 200)]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where f.nb_lots_principaux between 11 and 50)]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where f.nb_lots_principaux between 51 and 200)]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where f.nb_lots_principaux is null)]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where f.periode_construction = 'APRES_2011')]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where f.periode_construction = 'AVANT_1949')]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where f.periode_construction = 'DE_1949_A_1960')]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where f.periode_construction = 'DE_1961_A_1974')]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where f.periode_construction = 'DE_1975_A_1993')]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where f.periode_construction = 'DE_1994_A_2000')]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where f.periode_construction = 'DE_2001_A_2010')]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where f.ppt)]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where f.type_syndic = 'BENEVOLE')]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where f.type_syndic = 'PROFESSIONNEL')]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where f.type_syndic not in ('PROFESSIONNEL', 'BENEVOLE'))]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where not (f.arrete_equipements or f.arrete_insalubrite or f.arrete_peril or f.arrete_securite or f.mandat_ad_hoc or f.ordonnance_carence))]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where not coalesce(f.date_debut_mandat <= $1::date and f.date_fin_mandat >= $1::date, false) and not coalesce(f.date_fin_mandat < $1::date, false))]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where not coalesce(f.date_maj_annuelle > ($1::date - interval '1 year') or f.date_immatriculation > ($1::date - interval '1 year'), false) and f.date_maj_annuelle is not null)]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string | null]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where not coalesce(f.date_maj_annuelle > ($1::date - interval '1 year') or f.date_immatriculation > ($1::date - interval '1 year'), false) and f.date_maj_annuelle is null)]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string | null]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where not f.ppt)]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[count(*) filter (where true)]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[round((percentile_cont(0.5) within group (order by f.charges_courantes::float8 / f.nb_lots_principaux) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues))::numeric)]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select (case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'\n  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau, coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code, array[round((percentile_cont(0.5) within group (order by f.impayes::float8 / f.nb_lots_principaux) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues))::numeric)]::int[] as chiffres,\n    count(*) filter (where f.nb_lots_principaux > 0 and f.charges_courantes is not null and not f.finances_inconnues)::int as appuis_charges, count(*) filter (where f.nb_lots_principaux > 0 and f.impayes is not null and not f.finances_inconnues)::int as appuis_impayes\n  from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)\n    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null group by grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))": {
      params: [string]
      row: {
        niveau: Enums['niveau_geographique']
        code: string
        chiffres: number[]
        appuis_charges: number
        appuis_impayes: number
      }
    }
    "select annee, trimestre, arrete_le, provisoire, reconstitue, etabli_le from trimestre_statistique order by annee desc, trimestre desc": {
      params: []
      row: {
        annee: number
        trimestre: number
        arrete_le: string
        provisoire: boolean
        reconstitue: boolean
        etabli_le: Date
      }
    }
    "select cle from rapport_statistique where niveau = $1::niveau_geographique and code = $2 and annee = $3 and trimestre = $4 and format = $5 for update": {
      params: [Enums['niveau_geographique'], string, number, number, string]
      row: {
        cle: string
      }
    }
    "select code, valeurs, t.annee, t.trimestre, t.arrete_le, t.etabli_le from statistique s join trimestre_statistique t using (annee, trimestre)\n       where niveau = 'DEPARTEMENT' and annee = $1 and trimestre = $2 order by code": {
      params: [number, number]
      row: {
        code: string
        valeurs: ColumnTypes['statistique.valeurs']
        annee: number
        trimestre: number
        arrete_le: string
        etabli_le: Date
      }
    }
    "select distinct annee from trimestre_statistique where not provisoire order by annee desc": {
      params: []
      row: {
        annee: number
      }
    }
    "select etabli_le from trimestre_statistique where annee = $1 and trimestre = $2": {
      params: [number, number]
      row: {
        etabli_le: Date
      }
    }
    "select exists (select 1 from fiche) as oui": {
      params: []
      row: {
        oui: boolean
      }
    }
    "select exists (select 1 from statistique where niveau = 'NATIONAL' and annee = $1 and trimestre = $2 and valeurs ? 'coproprietes') as oui": {
      params: [number, number]
      row: {
        oui: boolean
      }
    }
    "select format, nom, cle, taille from rapport_statistique where niveau = $1::niveau_geographique and code = $2 and annee = $3 and trimestre = $4 order by format": {
      params: [Enums['niveau_geographique'], string, number, number]
      row: {
        format: ColumnTypes['rapport_statistique.format']
        nom: string
        cle: string
        taille: number
      }
    }
    "select t.annee, t.trimestre, t.arrete_le, t.etabli_le, s.valeurs from trimestre_statistique t\n       left join statistique s on s.niveau = $1::niveau_geographique and s.code = $2 and s.annee = t.annee and s.trimestre = t.trimestre\n       order by t.annee desc, t.trimestre desc": {
      params: [Enums['niveau_geographique'], string]
      row: {
        annee: number
        trimestre: number
        arrete_le: string
        etabli_le: Date
        valeurs: ColumnTypes['statistique.valeurs'] | null
      }
    }
    "set local statement_timeout = 0": {
      params: []
      row: Record<string, never>
    }
  }
}

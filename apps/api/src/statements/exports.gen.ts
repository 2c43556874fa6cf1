// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from export_categorisation where id = $1 and expire_le <= $2": {
      params: [number, Date]
      row: Record<string, never>
    }
    "insert into export_categorisation (utilisateur_id, type, selection, lieu, jour, total, demande_le, expire_le) values ($1, $2, $3::jsonb, $4::jsonb, $5::date, $6, $7, $8)\n       on conflict (utilisateur_id) where etat in ('A_FAIRE', 'EN_COURS') do nothing returning id, type, etat, selection, lieu, jour, total, faits, tentatives, cle, taille, erreur, demande_le, expire_le": {
      params: [number, ColumnTypes['export_categorisation.type'], string, string, string, number, Date, Date]
      row: {
        id: number
        type: ColumnTypes['export_categorisation.type']
        etat: ColumnTypes['export_categorisation.etat']
        selection: unknown
        lieu: ColumnTypes['export_categorisation.lieu']
        jour: string
        total: number
        faits: number
        tentatives: number
        cle: string
        taille: number
        erreur: string
        demande_le: Date
        expire_le: Date
      }
    }
    "select f.copropriete_id, f.numero, f.etat, f.nom, f.adresse, f.adresses_complementaires, f.code_postal, f.commune, f.code_insee, k.nom as nom_commune, f.code_departement, d.nom as nom_departement,\n  f.code_region, r.nom as nom_region, f.siren_epci, e.nom as nom_epci, f.longitude, f.latitude, f.parcelles, f.date_immatriculation, f.date_derniere_maj, f.date_dissolution, f.remplacee_par,\n  f.date_reglement, f.type_syndic, case when f.type_syndic = 'PROFESSIONNEL' then t.raison_sociale end as raison_sociale, f.etat_mandat, f.date_debut_mandat, f.date_fin_mandat,\n  f.residence_service, f.syndicat_cooperatif, f.syndicat_principal, f.nb_lots, f.nb_lots_principaux, f.nb_lots_habitation, f.nb_lots_stationnement, f.nb_batiments, f.periode_construction, f.jeu_debiteurs, '{}'::int[] as points, f.nb_ascenseurs, f.annee_construction, f.type_chauffage, f.chauffage_urbain, f.energie, f.etiquettes, f.ppt, f.ppt_date, f.finances_inconnues, f.comptes_non_approuves, f.date_debut_exercice, f.date_cloture, f.date_ag, f.charges_courantes, f.charges_exceptionnelles, f.dettes, f.impayes, f.nb_debiteurs, f.fonds_travaux, f.employes, f.arrete_equipements, f.arrete_insalubrite, f.arrete_peril, f.arrete_securite, f.mandat_ad_hoc, f.ordonnance_carence,\n  round((100.0 * (f.etiquettes[6] + f.etiquettes[7]) / nullif(f.etiquettes[1] + f.etiquettes[2] + f.etiquettes[3] + f.etiquettes[4] + f.etiquettes[5] + f.etiquettes[6] + f.etiquettes[7], 0))::numeric)::float8 as part_fg, round((case when f.nb_lots_principaux > 0 then f.charges_courantes::numeric / f.nb_lots_principaux end)::numeric)::float8 as charges_par_lot,\n  round((case when f.charges_courantes > 0 then 100.0 * f.dettes / f.charges_courantes end)::numeric, 1)::float8 as taux_dettes, round((case when f.charges_courantes > 0 then 100.0 * f.impayes / f.charges_courantes end)::numeric, 1)::float8 as taux_impayes\n  from fiche f left join teledeclarant t on t.id = f.teledeclarant_id left join commune k on k.code = f.code_insee left join departement d on d.code = f.code_departement\n  left join region r on r.code = f.code_region left join epci e on e.siren = f.siren_epci": {
      params: []
      row: {
        copropriete_id: number
        numero: string
        etat: Enums['etat_copropriete']
        nom: string
        adresse: string
        adresses_complementaires: string[] | null
        code_postal: string
        commune: string
        code_insee: string
        nom_commune: string | null
        code_departement: string
        nom_departement: string | null
        code_region: string
        nom_region: string | null
        siren_epci: string | null
        nom_epci: string | null
        longitude: number | null
        latitude: number | null
        parcelles: string[] | null
        date_immatriculation: string | null
        date_derniere_maj: string | null
        date_dissolution: string | null
        remplacee_par: string | null
        date_reglement: string | null
        type_syndic: ColumnTypes['fiche.type_syndic']
        raison_sociale: string | null
        etat_mandat: Enums['etat_mandat'] | null
        date_debut_mandat: string | null
        date_fin_mandat: string | null
        residence_service: boolean
        syndicat_cooperatif: boolean
        syndicat_principal: boolean
        nb_lots: number | null
        nb_lots_principaux: number | null
        nb_lots_habitation: number | null
        nb_lots_stationnement: number | null
        nb_batiments: number
        periode_construction: string | null
        jeu_debiteurs: ColumnTypes['fiche.jeu_debiteurs']
        points: number[]
        nb_ascenseurs: number
        annee_construction: number | null
        type_chauffage: string | null
        chauffage_urbain: boolean
        energie: string | null
        etiquettes: number[] | null
        ppt: boolean
        ppt_date: string | null
        finances_inconnues: boolean
        comptes_non_approuves: boolean
        date_debut_exercice: string | null
        date_cloture: string | null
        date_ag: string | null
        charges_courantes: number | null
        charges_exceptionnelles: number | null
        dettes: number | null
        impayes: number | null
        nb_debiteurs: number | null
        fonds_travaux: number | null
        employes: boolean
        arrete_equipements: boolean
        arrete_insalubrite: boolean
        arrete_peril: boolean
        arrete_securite: boolean
        mandat_ad_hoc: boolean
        ordonnance_carence: boolean
        part_fg: number | null
        charges_par_lot: number | null
        taux_dettes: number | null
        taux_impayes: number | null
      }
    }
    "select f.copropriete_id, f.numero, f.etat, f.nom, f.adresse, f.adresses_complementaires, f.code_postal, f.commune, f.code_insee, k.nom as nom_commune, f.code_departement, d.nom as nom_departement,\n  f.code_region, r.nom as nom_region, f.siren_epci, e.nom as nom_epci, f.longitude, f.latitude, f.parcelles, f.date_immatriculation, f.date_derniere_maj, f.date_dissolution, f.remplacee_par,\n  f.date_reglement, f.type_syndic, case when f.type_syndic = 'PROFESSIONNEL' then t.raison_sociale end as raison_sociale, f.etat_mandat, f.date_debut_mandat, f.date_fin_mandat,\n  f.residence_service, f.syndicat_cooperatif, f.syndicat_principal, f.nb_lots, f.nb_lots_principaux, f.nb_lots_habitation, f.nb_lots_stationnement, f.nb_batiments, f.periode_construction, f.jeu_debiteurs, '{}'::int[] as points, null::int as nb_ascenseurs, null::int as annee_construction, null::text as type_chauffage, null::bool as chauffage_urbain, null::text as energie, null::int[] as etiquettes, null::bool as ppt, null::date as ppt_date, null::bool as finances_inconnues, null::bool as comptes_non_approuves, null::date as date_debut_exercice, null::date as date_cloture, null::date as date_ag, null::bigint as charges_courantes, null::bigint as charges_exceptionnelles, null::bigint as dettes, null::bigint as impayes, null::int as nb_debiteurs, null::bigint as fonds_travaux, null::bool as employes, null::bool as arrete_equipements, null::bool as arrete_insalubrite, null::bool as arrete_peril, null::bool as arrete_securite, null::bool as mandat_ad_hoc, null::bool as ordonnance_carence, null::float8 as part_fg, null::float8 as charges_par_lot, null::float8 as taux_dettes, null::float8 as taux_impayes\n  from fiche f left join teledeclarant t on t.id = f.teledeclarant_id left join commune k on k.code = f.code_insee left join departement d on d.code = f.code_departement\n  left join region r on r.code = f.code_region left join epci e on e.siren = f.siren_epci": {
      params: []
      row: {
        copropriete_id: number
        numero: string
        etat: Enums['etat_copropriete']
        nom: string
        adresse: string
        adresses_complementaires: string[] | null
        code_postal: string
        commune: string
        code_insee: string
        nom_commune: string | null
        code_departement: string
        nom_departement: string | null
        code_region: string
        nom_region: string | null
        siren_epci: string | null
        nom_epci: string | null
        longitude: number | null
        latitude: number | null
        parcelles: string[] | null
        date_immatriculation: string | null
        date_derniere_maj: string | null
        date_dissolution: string | null
        remplacee_par: string | null
        date_reglement: string | null
        type_syndic: ColumnTypes['fiche.type_syndic']
        raison_sociale: string | null
        etat_mandat: Enums['etat_mandat'] | null
        date_debut_mandat: string | null
        date_fin_mandat: string | null
        residence_service: boolean
        syndicat_cooperatif: boolean
        syndicat_principal: boolean
        nb_lots: number | null
        nb_lots_principaux: number | null
        nb_lots_habitation: number | null
        nb_lots_stationnement: number | null
        nb_batiments: number
        periode_construction: string | null
        jeu_debiteurs: ColumnTypes['fiche.jeu_debiteurs']
        points: number[]
        nb_ascenseurs: number | null
        annee_construction: number | null
        type_chauffage: string | null
        chauffage_urbain: boolean | null
        energie: string | null
        etiquettes: number[] | null
        ppt: boolean | null
        ppt_date: string | null
        finances_inconnues: boolean | null
        comptes_non_approuves: boolean | null
        date_debut_exercice: string | null
        date_cloture: string | null
        date_ag: string | null
        charges_courantes: number | null
        charges_exceptionnelles: number | null
        dettes: number | null
        impayes: number | null
        nb_debiteurs: number | null
        fonds_travaux: number | null
        employes: boolean | null
        arrete_equipements: boolean | null
        arrete_insalubrite: boolean | null
        arrete_peril: boolean | null
        arrete_securite: boolean | null
        mandat_ad_hoc: boolean | null
        ordonnance_carence: boolean | null
        part_fg: number | null
        charges_par_lot: number | null
        taux_dettes: number | null
        taux_impayes: number | null
      }
    }
    "select id, cle from export_categorisation where expire_le <= $1 or (etat = 'ANNULE' and cle <> '') order by id limit 200": {
      params: [Date]
      row: {
        id: number
        cle: string
      }
    }
    "select id, type, etat, selection, lieu, jour, total, faits, tentatives, cle, taille, erreur, demande_le, expire_le from export_categorisation where id = $1 and utilisateur_id = $2 and etat = 'PRET' and expire_le > $3": {
      params: [number, number, Date]
      row: {
        id: number
        type: ColumnTypes['export_categorisation.type']
        etat: ColumnTypes['export_categorisation.etat']
        selection: unknown
        lieu: ColumnTypes['export_categorisation.lieu']
        jour: string
        total: number
        faits: number
        tentatives: number
        cle: string
        taille: number
        erreur: string
        demande_le: Date
        expire_le: Date
      }
    }
    "select id, type, etat, selection, lieu, jour, total, faits, tentatives, cle, taille, erreur, demande_le, expire_le from export_categorisation where utilisateur_id = $1 and etat <> 'ANNULE' and expire_le > $2 order by id desc limit 20": {
      params: [number, Date]
      row: {
        id: number
        type: ColumnTypes['export_categorisation.type']
        etat: ColumnTypes['export_categorisation.etat']
        selection: unknown
        lieu: ColumnTypes['export_categorisation.lieu']
        jour: string
        total: number
        faits: number
        tentatives: number
        cle: string
        taille: number
        erreur: string
        demande_le: Date
        expire_le: Date
      }
    }
    "select pg_try_advisory_xact_lock(hashtextextended('export-categorisation ' || $1, 0))\n       and not exists (select 1 from export_categorisation where utilisateur_id = $2::int and etat in ('A_FAIRE', 'EN_COURS')) as libre": {
      params: [string | null, number]
      row: {
        libre: boolean | null
      }
    }
    "update export_categorisation set cle = '' where id = $1": {
      params: [number]
      row: Record<string, never>
    }
    "update export_categorisation set etat = 'ANNULE' where id = $1 and utilisateur_id = $2 and etat <> 'ANNULE' returning id": {
      params: [number, number]
      row: {
        id: number
      }
    }
    "update export_categorisation set etat = 'ECHEC', erreur = $2 where etat in ('A_FAIRE', 'EN_COURS') and demande_le <= $1 returning id": {
      params: [Date, string]
      row: {
        id: number
      }
    }
    "update export_categorisation set etat = 'ECHEC', erreur = $2 where id = $1 and etat in ('A_FAIRE', 'EN_COURS')": {
      params: [number, string]
      row: Record<string, never>
    }
    "update export_categorisation set etat = 'EN_COURS', tentatives = tentatives + 1, faits = 0 where id = $1 and etat in ('A_FAIRE', 'EN_COURS') returning id, type, etat, selection, lieu, jour, total, faits, tentatives, cle, taille, erreur, demande_le, expire_le": {
      params: [number]
      row: {
        id: number
        type: ColumnTypes['export_categorisation.type']
        etat: ColumnTypes['export_categorisation.etat']
        selection: unknown
        lieu: ColumnTypes['export_categorisation.lieu']
        jour: string
        total: number
        faits: number
        tentatives: number
        cle: string
        taille: number
        erreur: string
        demande_le: Date
        expire_le: Date
      }
    }
    "update export_categorisation set etat = 'PRET', faits = total, cle = $3, taille = $4, expire_le = $5 where id = $1 and tentatives = $2 and etat = 'EN_COURS' returning id": {
      params: [number, number, string, number, Date]
      row: {
        id: number
      }
    }
    "update export_categorisation set faits = least(total, $3) where id = $1 and tentatives = $2 and etat = 'EN_COURS' returning id": {
      params: [number, number, number | null]
      row: {
        id: number
      }
    }
    "with x as materialized (select coalesce(f.periode_construction, 'NON_CONNUE') as periode, f.type_syndic as syndic, coalesce(f.nb_lots_principaux, 0) as lots,\n         '{}'::int[] as points from fiche f where true)\n     select 'periode' as quoi, periode as code, count(*)::int as nombre, coalesce(sum(lots), 0)::int as lots from x group by periode\n     union all select 'syndic', syndic, count(*)::int, coalesce(sum(lots), 0)::int from x group by syndic\n     union all select 'taille', case when lots <= 10 then '1' when lots <= 50 then '2' when lots <= 200 then '3' else '4' end, count(*)::int, coalesce(sum(lots), 0)::int from x group by 2\n     union all select 'indicateur', p.rang::text, count(*)::int, coalesce(sum(lots), 0)::int from x, unnest(x.points) with ordinality as p(points, rang) where p.points > 0 group by p.rang": {
      params: []
      row: {
        quoi: string
        code: string
        nombre: number
        lots: number
      }
    }
  }
}

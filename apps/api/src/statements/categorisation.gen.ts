// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from recherche_categorisation where id = $1 and utilisateur_id = $2 returning nom": {
      params: [number, number]
      row: {
        nom: string
      }
    }
    "insert into recherche_categorisation (utilisateur_id, institution_id, nom, recherche, partagee, cree_le, maj_le)\n       select $1, (select institution_id from personne_institution where utilisateur_id = $1), $2, $3::jsonb, $4, $5::timestamptz, $5::timestamptz on conflict (utilisateur_id, nom) do nothing returning id": {
      params: [number, string, string, boolean, Date]
      row: {
        id: number
      }
    }
    "select 1 from recherche_categorisation where utilisateur_id = $1 and nom = $2 and id <> coalesce($3::int, 0)": {
      params: [number, string, number | null]
      row: {
        "?column?": number
      }
    }
    "select count(*)::int as n from fiche": {
      params: []
      row: {
        n: number
      }
    }
    "select count(*)::int as n from recherche_categorisation where utilisateur_id = $1": {
      params: [number]
      row: {
        n: number
      }
    }
    "select f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.code_departement, f.code_region, f.nb_lots, f.nb_lots_principaux, f.periode_construction, f.type_syndic,\n    f.etat_mandat, f.date_derniere_maj, '{}'::int[] as points, null::float8 as taux_impayes, null::float8 as taux_dettes, null::float8 as charges_par_lot, null::float8 as part_fg, null::bool as arretes, null::bool as difficulte, null::bool as ppt from fiche f": {
      params: []
      row: {
        copropriete_id: number
        numero: string
        nom: string
        adresse: string
        code_postal: string
        commune: string
        code_departement: string
        code_region: string
        nb_lots: number | null
        nb_lots_principaux: number | null
        periode_construction: string | null
        type_syndic: ColumnTypes['fiche.type_syndic']
        etat_mandat: Enums['etat_mandat'] | null
        date_derniere_maj: string | null
        points: number[]
        taux_impayes: number | null
        taux_dettes: number | null
        charges_par_lot: number | null
        part_fg: number | null
        arretes: boolean | null
        difficulte: boolean | null
        ppt: boolean | null
      }
    }
    "select f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.code_departement, f.code_region, f.nb_lots, f.nb_lots_principaux, f.periode_construction, f.type_syndic,\n    f.etat_mandat, f.date_derniere_maj, '{}'::int[] as points, round((case when f.charges_courantes > 0 then 100.0 * f.impayes / f.charges_courantes end)::numeric, 1)::float8 as taux_impayes, round((case when f.charges_courantes > 0 then 100.0 * f.dettes / f.charges_courantes end)::numeric, 1)::float8 as taux_dettes, round((case when f.nb_lots_principaux > 0 then f.charges_courantes::numeric / f.nb_lots_principaux end)::numeric)::float8 as charges_par_lot,\n    round((100.0 * (f.etiquettes[6] + f.etiquettes[7]) / nullif(f.etiquettes[1] + f.etiquettes[2] + f.etiquettes[3] + f.etiquettes[4] + f.etiquettes[5] + f.etiquettes[6] + f.etiquettes[7], 0))::numeric)::float8 as part_fg, (f.arrete_equipements or f.arrete_insalubrite or f.arrete_peril or f.arrete_securite) as arretes, (f.mandat_ad_hoc or f.ordonnance_carence) as difficulte, f.ppt from fiche f": {
      params: []
      row: {
        copropriete_id: number
        numero: string
        nom: string
        adresse: string
        code_postal: string
        commune: string
        code_departement: string
        code_region: string
        nb_lots: number | null
        nb_lots_principaux: number | null
        periode_construction: string | null
        type_syndic: ColumnTypes['fiche.type_syndic']
        etat_mandat: Enums['etat_mandat'] | null
        date_derniere_maj: string | null
        points: number[]
        taux_impayes: number | null
        taux_dettes: number | null
        charges_par_lot: number | null
        part_fg: number | null
        arretes: boolean
        difficulte: boolean
        ppt: boolean
      }
    }
    "select f.siren_epci as code, 0 as nombre, 0 as lots, 0 as \"A\", 0 as \"B\", 0 as \"C\", 0 as \"D\" from fiche f": {
      params: []
      row: {
        code: string | null
        nombre: number
        lots: number
        A: number
        B: number
        C: number
        D: number
      }
    }
    "select r.id, r.utilisateur_id, r.nom, u.nom as auteur_nom, u.prenom as auteur_prenom, r.partagee, r.version, r.maj_le, r.recherche\n  from recherche_categorisation r join utilisateur u on u.id = r.utilisateur_id where r.id = $1 and r.utilisateur_id = $2": {
      params: [number, number]
      row: {
        id: number
        utilisateur_id: number
        nom: string
        auteur_nom: string
        auteur_prenom: string
        partagee: boolean
        version: number
        maj_le: Date
        recherche: unknown
      }
    }
    "select r.id, r.utilisateur_id, r.nom, u.nom as auteur_nom, u.prenom as auteur_prenom, r.partagee, r.version, r.maj_le, r.recherche\n  from recherche_categorisation r join utilisateur u on u.id = r.utilisateur_id where r.partagee and r.utilisateur_id <> $1 and (r.institution_id is null or r.institution_id = (select institution_id from personne_institution where utilisateur_id = $1)) order by r.nom, r.id limit 500": {
      params: [number]
      row: {
        id: number
        utilisateur_id: number
        nom: string
        auteur_nom: string
        auteur_prenom: string
        partagee: boolean
        version: number
        maj_le: Date
        recherche: unknown
      }
    }
    "select r.id, r.utilisateur_id, r.nom, u.nom as auteur_nom, u.prenom as auteur_prenom, r.partagee, r.version, r.maj_le, r.recherche\n  from recherche_categorisation r join utilisateur u on u.id = r.utilisateur_id where r.utilisateur_id = $1 order by r.maj_le desc, r.id desc": {
      params: [number]
      row: {
        id: number
        utilisateur_id: number
        nom: string
        auteur_nom: string
        auteur_prenom: string
        partagee: boolean
        version: number
        maj_le: Date
        recherche: unknown
      }
    }
    "update recherche_categorisation set nom = $4, recherche = $5::jsonb, partagee = $6, version = version + 1, maj_le = $7 where id = $1 and utilisateur_id = $2 and version = $3 returning id": {
      params: [number, number, number, string, string, boolean, Date]
      row: {
        id: number
      }
    }
  }
}

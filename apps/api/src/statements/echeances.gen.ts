// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from abonnement_calendrier where utilisateur_id = any($1::int[]) returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "insert into abonnement_calendrier (utilisateur_id, jeton_hash, cree_le) values ($1, $2, $3)\n     on conflict (utilisateur_id) do update set jeton_hash = excluded.jeton_hash, cree_le = excluded.cree_le, lu_le = null\n     returning (select email from utilisateur where id = $1)": {
      params: [number, string, Date]
      row: {
        email: string | null
      }
    }
    "select * from (\n       select m.date_fin, count(*) over (partition by m.date_fin)::int as nombre, row_number() over (partition by m.date_fin order by c.nom_normalise, m.id) as rang,\n         m.id, m.copropriete_id, c.nom, c.adresse_principale, c.numero_immatriculation, s.date_debut is not null as suivi from mandat m join copropriete c on c.id = m.copropriete_id\n  left join lateral (select s.date_debut, s.date_fin, s.teledeclarant_id from mandat s where s.copropriete_id = m.copropriete_id and s.etat = 'A_VENIR' and s.date_debut > m.date_fin\n    order by s.date_debut limit 1) s on true\n  where m.teledeclarant_id = $1 and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER', 'FUTUR') and m.date_fin between $2::date and $3::date\n     ) x where rang <= $4 order by date_fin, rang": {
      params: [number, string | null, string | null, number | bigint]
      row: {
        date_fin: string
        nombre: number
        rang: number
        id: number
        copropriete_id: number
        nom: string
        adresse_principale: string
        numero_immatriculation: string | null
        suivi: boolean
      }
    }
    "select * from (\n     select o.code, o.jour, c.id as copropriete_id, c.nom, c.adresse_principale, c.numero_immatriculation, c.date_cloture_dernier_exercice as cloture,\n       count(*) over (partition by o.jour)::int as nombre, row_number() over (partition by o.jour order by c.nom_normalise, c.id, o.code) as rang\n     from copropriete c left join fiche fi on fi.copropriete_id = c.id cross join lateral (values ('', null::date)) o(code, jour) where (c.id in (select copropriete_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.teledeclarant_id = $1) g) and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')) and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') and $2::date is not null and o.jour between $3::date and $4::date\n   ) x where rang <= $5 order by jour, rang limit $6": {
      params: [number, string | null, string | null, string | null, number | bigint, number | bigint | null]
      row: {
        code: string
        jour: string
        copropriete_id: number
        nom: string
        adresse_principale: string
        numero_immatriculation: string | null
        cloture: string | null
        nombre: number
        rang: number
      }
    }
    "select count(*) filter (where true)::int as \"tous\", count(*) filter (where m.date_fin < $2::date and s.date_debut is null)::int as \"expires\", count(*) filter (where m.date_fin between $2::date and $2::date + 30 and s.date_debut is null)::int as \"30\", count(*) filter (where m.date_fin between $2::date and $2::date + 60 and s.date_debut is null)::int as \"60\", count(*) filter (where m.date_fin between $2::date and $2::date + 90 and s.date_debut is null)::int as \"90\", count(*) filter (where s.date_debut is not null)::int as \"suivis\"\n     from mandat m join copropriete c on c.id = m.copropriete_id\n  left join lateral (select s.date_debut, s.date_fin, s.teledeclarant_id from mandat s where s.copropriete_id = m.copropriete_id and s.etat = 'A_VENIR' and s.date_debut > m.date_fin\n    order by s.date_debut limit 1) s on true\n  where m.teledeclarant_id = $1 and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER', 'FUTUR') and ($3::date is null or m.date_fin = $3::date) and $2::date is not null": {
      params: [number, string | null, string | null]
      row: {
        tous: number
        expires: number
        "30": number
        "60": number
        "90": number
        suivis: number
      }
    }
    "select cree_le, lu_le from abonnement_calendrier where utilisateur_id = $1": {
      params: [number]
      row: {
        cree_le: Date
        lu_le: Date | null
      }
    }
    "select m.id, m.copropriete_id, c.numero_immatriculation, c.nom, c.adresse_principale, m.date_debut, m.date_fin, c.etat, c.auteur_teledeclarant_id, c.teledeclarant_id,\n  array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g) as syndics, exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR') as mandat_a_venir, s.date_debut as suite_debut, s.date_fin as suite_fin, coalesce(s.teledeclarant_id = m.teledeclarant_id, false) as suite_mienne from mandat m join copropriete c on c.id = m.copropriete_id\n  left join lateral (select s.date_debut, s.date_fin, s.teledeclarant_id from mandat s where s.copropriete_id = m.copropriete_id and s.etat = 'A_VENIR' and s.date_debut > m.date_fin\n    order by s.date_debut limit 1) s on true\n  where m.teledeclarant_id = $1 and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER', 'FUTUR')": {
      params: [number]
      row: {
        id: number
        copropriete_id: number
        numero_immatriculation: string | null
        nom: string
        adresse_principale: string
        date_debut: string
        date_fin: string
        etat: Enums['etat_copropriete']
        auteur_teledeclarant_id: number
        teledeclarant_id: number | null
        syndics: number[]
        mandat_a_venir: boolean
        suite_debut: string | null
        suite_fin: string | null
        suite_mienne: boolean
      }
    }
    "select m.id, m.version, m.copropriete_id, c.nom, c.adresse_principale, c.numero_immatriculation, m.date_debut, m.date_fin, s.date_debut is not null as suivi\n     from mandat m join copropriete c on c.id = m.copropriete_id\n  left join lateral (select s.date_debut, s.date_fin, s.teledeclarant_id from mandat s where s.copropriete_id = m.copropriete_id and s.etat = 'A_VENIR' and s.date_debut > m.date_fin\n    order by s.date_debut limit 1) s on true\n  where m.teledeclarant_id = $1 and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER', 'FUTUR') and m.date_fin >= $2::date order by m.date_fin, m.id limit $3": {
      params: [number, string, number | bigint | null]
      row: {
        id: number
        version: number
        copropriete_id: number
        nom: string
        adresse_principale: string
        numero_immatriculation: string | null
        date_debut: string
        date_fin: string
        suivi: boolean
      }
    }
    "select u.id as utilisateur_id, u.profil, t.id as teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom)) as etablissement\n     from abonnement_calendrier a join utilisateur u on u.id = a.utilisateur_id join teledeclarant t on t.id = u.teledeclarant_id\n     where a.jeton_hash = $1 and u.actif and u.supprime_le is null and t.statut = 'ACTIF'": {
      params: [string]
      row: {
        utilisateur_id: number
        profil: ColumnTypes['utilisateur.profil']
        teledeclarant_id: number
        etablissement: string
      }
    }
    "update abonnement_calendrier set lu_le = $2 where jeton_hash = $1 and (lu_le is null or lu_le < $2::timestamptz - interval '1 minute')": {
      params: [string, Date | null]
      row: Record<string, never>
    }
  }
}

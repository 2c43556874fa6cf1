// Written by `npm run docs` from the database: do not edit.
import type { Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from affectation where teledeclarant_id = $1 and copropriete_id = any($2::int[])": {
      params: [number, readonly number[]]
      row: Record<string, never>
    }
    "insert into affectation (teledeclarant_id, copropriete_id, utilisateur_id) select $1, x, $3 from unnest($2::int[]) x\n     on conflict (teledeclarant_id, copropriete_id) do update set utilisateur_id = excluded.utilisateur_id, cree_le = maintenant()": {
      params: [number, readonly number[], number]
      row: Record<string, never>
    }
    "select 'contester' as nature, d.id, c.id as copropriete_id, c.nom, c.adresse_principale as adresse, coalesce(c.numero_immatriculation, '') as numero, (u.id is null or u.id = $2) as pour_moi, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as de, null::timestamptz as suspendue_le, d.echeance as jour, d.election_le, d.reponse_avant, null::int as mandat_id, null::int as declaration_id\n   from demande d join copropriete c\n  left join affectation f on f.teledeclarant_id = $1 and f.copropriete_id = c.id\n  left join utilisateur u on u.id = f.utilisateur_id and u.supprime_le is null and u.actif on c.id = d.copropriete_id join teledeclarant t on t.id = d.teledeclarant_id\n   where d.type = 'RATTACHEMENT' and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') and d.teledeclarant_id <> $1 and d.contestee_le is null and d.accordee_le is null\n     and c.id in (select copropriete_id from regard where teledeclarant_id = $1 and titre = 'SYNDIC')\n  union all\n  select 'preciser', d.id, c.id as copropriete_id, c.nom, c.adresse_principale as adresse, coalesce(c.numero_immatriculation, '') as numero, (u.id is null or u.id = $2) as pour_moi, '', d.suspendue_le, null, null, null, d.mandat_id, d.declaration_id\n   from demande d join copropriete c\n  left join affectation f on f.teledeclarant_id = $1 and f.copropriete_id = c.id\n  left join utilisateur u on u.id = f.utilisateur_id and u.supprime_le is null and u.actif on c.id = d.copropriete_id\n   where d.teledeclarant_id = $1 and d.etat = 'PRECISIONS' and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE')\n  union all\n  select 'predecesseur', p.id, c.id as copropriete_id, c.nom, c.adresse_principale as adresse, coalesce(c.numero_immatriculation, '') as numero, (u.id is null or u.id = $2) as pour_moi, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), ''), null, null, null, null, null, p.id\n   from declaration p join copropriete c\n  left join affectation f on f.teledeclarant_id = $1 and f.copropriete_id = c.id\n  left join utilisateur u on u.id = f.utilisateur_id and u.supprime_le is null and u.actif on c.id = p.copropriete_id join teledeclarant t on t.id = p.auteur_teledeclarant_id\n   where c.teledeclarant_id = $1 and c.etat = 'IMMATRICULEE_RATTACHEE' and p.etat = 'A_VALIDER' and p.base_id is not null and p.type_maj is not null and p.auteur_teledeclarant_id <> $1\n  union all\n  select 'succession', s.id, c.id as copropriete_id, c.nom, c.adresse_principale as adresse, coalesce(c.numero_immatriculation, '') as numero, (u.id is null or u.id = $2) as pour_moi, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), ''), null, s.date_prise_fonction, null, null, null, null\n   from successeur s join copropriete c\n  left join affectation f on f.teledeclarant_id = $1 and f.copropriete_id = c.id\n  left join utilisateur u on u.id = f.utilisateur_id and u.supprime_le is null and u.actif on c.id = s.copropriete_id join teledeclarant t on t.id = s.declarant_id\n   where s.successeur_id = $1 and s.etat = 'DECLARE' and c.numero_immatriculation is not null\n     and not exists (select 1 from demande d where d.copropriete_id = c.id and d.teledeclarant_id = $1 and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS'))\n   order by jour nulls last, id": {
      params: [number, number]
      row: {
        nature: string
        id: number
        copropriete_id: number
        nom: string
        adresse: string
        numero: string
        pour_moi: boolean | null
        de: string
        suspendue_le: Date | null
        jour: string | null
        election_le: string | null
        reponse_avant: string | null
        mandat_id: number | null
        declaration_id: number | null
      }
    }
    "select 'mandats-expires' as nature, count(*) filter (where (u.id is null or u.id = $3))::int as nombre, count(*) filter (where not (u.id is null or u.id = $3))::int as des_autres,\n    count(*) filter (where (u.id is null or u.id = $3) and not coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') and ((c.teledeclarant_id = $1 or exists (select 1 from regard g where g.copropriete_id = c.id and g.teledeclarant_id = $1 and g.titre = 'SYNDIC')) and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')) and ((c.date_cloture_dernier_exercice + 1 + interval '20 months')::date - 1) < $2::date)::int as majs_en_retard, min(c.date_fin_mandat) filter (where (u.id is null or u.id = $3)) as jour, min(c.id) filter (where (u.id is null or u.id = $3)) as copropriete_id\n   from copropriete c\n  left join affectation f on f.teledeclarant_id = $1 and f.copropriete_id = c.id\n  left join utilisateur u on u.id = f.utilisateur_id and u.supprime_le is null and u.actif where c.etat <> 'SUPPRIMEE' and c.id in (select copropriete_id from regard where teledeclarant_id = $1) and c.date_fin_mandat < $2::date and c.teledeclarant_id = $1 and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') and not exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR')\n  union all select 'mandats-a-renouveler' as nature, count(*) filter (where (u.id is null or u.id = $3))::int as nombre, count(*) filter (where not (u.id is null or u.id = $3))::int as des_autres,\n    count(*) filter (where (u.id is null or u.id = $3) and not coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') and ((c.teledeclarant_id = $1 or exists (select 1 from regard g where g.copropriete_id = c.id and g.teledeclarant_id = $1 and g.titre = 'SYNDIC')) and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')) and ((c.date_cloture_dernier_exercice + 1 + interval '20 months')::date - 1) < $2::date)::int as majs_en_retard, min(c.date_fin_mandat) filter (where (u.id is null or u.id = $3)) as jour, min(c.id) filter (where (u.id is null or u.id = $3)) as copropriete_id\n   from copropriete c\n  left join affectation f on f.teledeclarant_id = $1 and f.copropriete_id = c.id\n  left join utilisateur u on u.id = f.utilisateur_id and u.supprime_le is null and u.actif where c.etat <> 'SUPPRIMEE' and c.id in (select copropriete_id from regard where teledeclarant_id = $1) and c.date_fin_mandat between $2::date and $2::date + 60 and c.teledeclarant_id = $1 and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') and not exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR')\n  union all select 'mises-a-jour' as nature, count(*) filter (where (u.id is null or u.id = $3))::int as nombre, count(*) filter (where not (u.id is null or u.id = $3))::int as des_autres,\n    count(*) filter (where (u.id is null or u.id = $3) and not coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') and ((c.teledeclarant_id = $1 or exists (select 1 from regard g where g.copropriete_id = c.id and g.teledeclarant_id = $1 and g.titre = 'SYNDIC')) and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')) and ((c.date_cloture_dernier_exercice + 1 + interval '20 months')::date - 1) < $2::date)::int as majs_en_retard, min(((c.date_cloture_dernier_exercice + 1 + interval '20 months')::date - 1)) filter (where (u.id is null or u.id = $3)) as jour, min(c.id) filter (where (u.id is null or u.id = $3)) as copropriete_id\n   from copropriete c\n  left join affectation f on f.teledeclarant_id = $1 and f.copropriete_id = c.id\n  left join utilisateur u on u.id = f.utilisateur_id and u.supprime_le is null and u.actif where c.etat <> 'SUPPRIMEE' and c.id in (select copropriete_id from regard where teledeclarant_id = $1) and not coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') and ((c.teledeclarant_id = $1 or exists (select 1 from regard g where g.copropriete_id = c.id and g.teledeclarant_id = $1 and g.titre = 'SYNDIC')) and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON'))\n  union all select 'localiser' as nature, count(*) filter (where (u.id is null or u.id = $3))::int as nombre, count(*) filter (where not (u.id is null or u.id = $3))::int as des_autres,\n    count(*) filter (where (u.id is null or u.id = $3) and not coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') and ((c.teledeclarant_id = $1 or exists (select 1 from regard g where g.copropriete_id = c.id and g.teledeclarant_id = $1 and g.titre = 'SYNDIC')) and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')) and ((c.date_cloture_dernier_exercice + 1 + interval '20 months')::date - 1) < $2::date)::int as majs_en_retard, min(null::date) filter (where (u.id is null or u.id = $3)) as jour, min(c.id) filter (where (u.id is null or u.id = $3)) as copropriete_id\n   from copropriete c\n  left join affectation f on f.teledeclarant_id = $1 and f.copropriete_id = c.id\n  left join utilisateur u on u.id = f.utilisateur_id and u.supprime_le is null and u.actif where c.etat <> 'SUPPRIMEE' and c.id in (select copropriete_id from regard where teledeclarant_id = $1) and c.etat in ('IMMATRICULEE_A_RATTACHER', 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER', 'IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', 'FUTUR') and ((c.teledeclarant_id = $1 or exists (select 1 from regard g where g.copropriete_id = c.id and g.teledeclarant_id = $1 and g.titre = 'SYNDIC')) and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')) and not c.geolocalisee": {
      params: [number, string | null, number]
      row: {
        nature: string
        nombre: number
        des_autres: number
        majs_en_retard: number
        jour: string | null
        copropriete_id: number | null
      }
    }
    "select (case when left(c.code_insee, 2) = '97' then left(c.code_insee, 3) else left(c.code_insee, 2) end) as code, count(*)::int as nombre from copropriete c where c.code_insee <> '' and c.etat <> 'SUPPRIMEE' and c.id in (select copropriete_id from regard where teledeclarant_id = $1) group by 1 order by 1": {
      params: [number]
      row: {
        code: string
        nombre: number
      }
    }
    "select 1 as n from utilisateur where id = $2 and teledeclarant_id = $1 and supprime_le is null and actif for key share": {
      params: [number, number]
      row: {
        n: number
      }
    }
    "select c.id from copropriete c where c.id = any($2::int[]) and (c.id in (select copropriete_id from regard where teledeclarant_id = $1 and titre = 'SYNDIC') and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON'))": {
      params: [number, readonly number[]]
      row: {
        id: number
      }
    }
    "select count(*)::int as nombre, min(d.echeance) as jour from demande d join copropriete c on c.id = d.copropriete_id\n       where d.teledeclarant_id = $1 and d.etat in ('A_VALIDER', 'EN_COURS') and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE')": {
      params: [number]
      row: {
        nombre: number
        jour: string | null
      }
    }
    "select count(*)::int as total,\n    count(*) filter (where c.date_fin_mandat < $2::date and c.teledeclarant_id = $1 and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') and not exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR'))::int as expires,\n    count(*) filter (where c.date_fin_mandat between $2::date and $2::date + 60 and c.teledeclarant_id = $1 and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') and not exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR'))::int as a_renouveler,\n    count(*) filter (where not coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') and ((c.teledeclarant_id = $1 or exists (select 1 from regard g where g.copropriete_id = c.id and g.teledeclarant_id = $1 and g.titre = 'SYNDIC')) and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')))::int as maj_a_faire,\n    count(*) filter (where not coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) and c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') and ((c.teledeclarant_id = $1 or exists (select 1 from regard g where g.copropriete_id = c.id and g.teledeclarant_id = $1 and g.titre = 'SYNDIC')) and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')) and ((c.date_cloture_dernier_exercice + 1 + interval '20 months')::date - 1) < $2::date)::int as maj_en_retard,\n    count(*) filter (where (u.id is null or u.id = $3))::int as pour_moi,\n    count(*) filter (where u.id = $3)::int as miennes,\n    count(*) filter (where u.id is null and ((c.teledeclarant_id = $1 or exists (select 1 from regard g where g.copropriete_id = c.id and g.teledeclarant_id = $1 and g.titre = 'SYNDIC')) and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')))::int as non_affectees,\n    count(*) filter (where exists (select 1 from demande d where d.copropriete_id = c.id and d.teledeclarant_id = $1 and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')))::int as demandes,\n    count(*) filter (where exists (select 1 from demande d where d.copropriete_id = c.id and d.teledeclarant_id = $1 and d.etat in ('PRECISIONS')))::int as precisions\n  from copropriete c\n  left join affectation f on f.teledeclarant_id = $1 and f.copropriete_id = c.id\n  left join utilisateur u on u.id = f.utilisateur_id and u.supprime_le is null and u.actif where c.etat <> 'SUPPRIMEE' and c.id in (select copropriete_id from regard where teledeclarant_id = $1)": {
      params: [number, string | null, number]
      row: {
        total: number
        expires: number
        a_renouveler: number
        maj_a_faire: number
        maj_en_retard: number
        pour_moi: number
        miennes: number
        non_affectees: number
        demandes: number
        precisions: number
      }
    }
    "select id as copropriete_id, nom, adresse_principale as adresse, coalesce(numero_immatriculation, '') as numero from copropriete where id = any($1::int[])": {
      params: [readonly number[]]
      row: {
        copropriete_id: number
        nom: string
        adresse: string
        numero: string
      }
    }
    "select u.id, coalesce(trim(u.prenom || ' ' || u.nom), '') as nom, count(c.id)::int as nombre\n     from utilisateur u left join affectation f on f.utilisateur_id = u.id and f.teledeclarant_id = $1\n       left join copropriete c on c.id = f.copropriete_id and c.etat <> 'SUPPRIMEE' and c.id in (select copropriete_id from regard where teledeclarant_id = $1)\n     where u.teledeclarant_id = $1 and u.supprime_le is null and u.actif group by u.id order by u.nom, u.prenom, u.id limit 500": {
      params: [number]
      row: {
        id: number
        nom: string
        nombre: number
      }
    }
    "with page as (select c.id, c.numero_immatriculation, c.nom, c.nom_normalise, c.adresse_principale, c.etat, c.auteur_teledeclarant_id, c.teledeclarant_id,\n  c.nb_lots, ((c.teledeclarant_id = $1 or exists (select 1 from regard g where g.copropriete_id = c.id and g.teledeclarant_id = $1 and g.titre = 'SYNDIC')) and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')) as geree, case when ((c.teledeclarant_id = $1 or exists (select 1 from regard g where g.copropriete_id = c.id and g.teledeclarant_id = $1 and g.titre = 'SYNDIC')) and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')) then c.date_fin_mandat end as date_fin_mandat, c.date_cloture_dernier_exercice as cloture, c.date_derniere_maj_annuelle as maj_le, coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) as maj_faite, c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') as maj_possible, u.id as gestionnaire_id, coalesce(trim(u.prenom || ' ' || u.nom), '') as gestionnaire, count(*) over ()::int as total from copropriete c\n  left join affectation f on f.teledeclarant_id = $1 and f.copropriete_id = c.id\n  left join utilisateur u on u.id = f.utilisateur_id and u.supprime_le is null and u.actif) select x.*, array(select g.teledeclarant_id from regard g where g.copropriete_id = c.id and g.titre = 'SYNDIC') as syndics, array(select g.teledeclarant_id from regard g where g.copropriete_id = c.id and g.titre = 'PREDECESSEUR') as predecesseurs, array(select g.teledeclarant_id from regard g where g.copropriete_id = c.id and g.titre = 'DISSOLVANT') as dissolvants, exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR') as mandat_a_venir, c.geolocalisee, c.date_dissolution,\n     (select r.numero_immatriculation from copropriete r where r.id = c.remplacee_par_id) as remplacee_par,\n     (select max(b.id) from declaration b where b.copropriete_id = x.id and b.etat = 'BROUILLON') as brouillon_id,\n     d.type as demande_type, d.etat as demande_etat\n   from page x join copropriete c on c.id = x.id\n   left join lateral (select d.type, d.etat from demande d where d.copropriete_id = x.id and d.teledeclarant_id = $1\n     and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') order by d.id desc limit 1) d on true": {
      params: [number, string | null]
      row: {
        id: number
        numero_immatriculation: string | null
        nom: string
        nom_normalise: string
        adresse_principale: string
        etat: Enums['etat_copropriete']
        auteur_teledeclarant_id: number
        teledeclarant_id: number | null
        nb_lots: number | null
        geree: boolean | null
        date_fin_mandat: string | null
        cloture: string | null
        maj_le: string | null
        maj_faite: boolean
        maj_possible: boolean
        gestionnaire_id: number | null
        gestionnaire: string
        total: number
        syndics: number[]
        predecesseurs: number[]
        dissolvants: number[]
        mandat_a_venir: boolean
        geolocalisee: boolean
        date_dissolution: string | null
        remplacee_par: string | null
        brouillon_id: number | null
        demande_type: Enums['type_demande'] | null
        demande_etat: Enums['etat_demande'] | null
      }
    }
  }
}

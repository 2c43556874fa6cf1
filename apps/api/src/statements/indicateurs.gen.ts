// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from compteur_journal": {
      params: []
      row: Record<string, never>
    }
    "insert into compteur_journal (mois, categorie, type, profil, niveau, nombre)\n     select date_trunc('month', j.instant at time zone 'Europe/Paris')::date, j.categorie, j.type, j.acteur_profil, coalesce(j.donnees ->> 'niveau', ''), count(*)::int\n     from journal_empreinte e join journal j on j.id = e.journal_id where e.rang > $1 and e.rang <= $2 group by 1, 2, 3, 4, 5\n     on conflict (mois, categorie, type, profil, niveau) do update set nombre = compteur_journal.nombre + excluded.nombre": {
      params: [number | bigint, number | bigint]
      row: Record<string, never>
    }
    "insert into releve_mco (jour, etabli_le, contenu) select $2::date, $1, contenu from (with d as materialized (\n    select type, etat, echeance, motif_refus, assignee_a_id, verrou_par_id, decidee_par_id, (deposee_le at time zone 'Europe/Paris')::date as deposee, (decidee_le at time zone 'Europe/Paris')::date as decidee\n    from demande where etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') or deposee_le >= (date_trunc('month', $2::date) - interval '11 months')::date or decidee_le >= (date_trunc('month', $2::date) - interval '11 months')::date\n  ), decidees as (\n    select *, to_char(decidee, 'YYYY-MM') as mois, decidee - deposee as jours, decidee > echeance as tard\n    from d where decidee >= (date_trunc('month', $2::date) - interval '11 months')::date and etat in ('VALIDEE', 'REFUSEE')\n  ), tenues as materialized (\n    select c.teledeclarant_id, coalesce(k.code_departement, '') as code, coalesce(not coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) and ((c.date_cloture_dernier_exercice + 1 + interval '20 months')::date - 1) < $2::date, false) as retard\n    from copropriete c left join commune k on k.code = c.code_insee where c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') and c.teledeclarant_id is not null\n  ), syndics as materialized (\n    select t.id, t.raison_sociale as syndic, coalesce(t.siret, '') as siret, t.type, count(*) as coproprietes, count(*) filter (where n.retard) as en_retard,\n      coalesce(v.etat, '') as veille, v.confirme_le is not null as ferme\n    from tenues n join teledeclarant t on t.id = n.teledeclarant_id left join veille_etablissement v on v.teledeclarant_id = t.id and v.siret = t.siret group by t.id, v.etat, v.confirme_le\n  )\n  select jsonb_build_object(\n    'file', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select type, count(*) filter (where etat = 'A_VALIDER') as a_valider, count(*) filter (where etat = 'EN_COURS') as en_cours,\n      count(*) filter (where etat = 'PRECISIONS') as precisions, count(*) filter (where etat <> 'PRECISIONS' and echeance < $2::date) as hors_delai,\n      max($2::date - deposee) as plus_ancienne from d where etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') group by type) x),\n    'depots', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select to_char(deposee, 'YYYY-MM') as mois, type, count(*) as nombre from d where deposee >= (date_trunc('month', $2::date) - interval '11 months')::date group by 1, 2) x),\n    'decisions', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select mois, count(*) filter (where etat = 'VALIDEE') as validees, count(*) filter (where etat = 'REFUSEE') as refusees,\n      count(*) filter (where tard) as hors_delai, round(avg(jours), 1) as moyenne from decidees group by mois) x),\n    'delais', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select type, count(*) as nombre, percentile_cont(0.5) within group (order by jours) as mediane,\n      percentile_cont(0.9) within group (order by jours) as lent, count(*) filter (where tard) as hors_delai,\n      count(*) filter (where etat = 'REFUSEE') as refusees from decidees group by type) x),\n    'teneurs', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select trim(u.prenom || ' ' || u.nom) as teneur, coalesce(o.affectees, 0) as affectees, coalesce(o.hors_delai, 0) as hors_delai,\n      coalesce(x.decidees, 0) as decidees, coalesce(x.refusees, 0) as refusees, coalesce(x.tard, 0) as tard, x.mediane\n      from utilisateur u\n      left join (select assignee_a_id as id, count(*) as affectees, count(*) filter (where etat <> 'PRECISIONS' and echeance < $2::date) as hors_delai\n        from d where etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') group by 1) o on o.id = u.id\n      left join (select decidee_par_id as id, count(*) as decidees, count(*) filter (where etat = 'REFUSEE') as refusees, count(*) filter (where tard) as tard,\n        percentile_cont(0.5) within group (order by jours) as mediane from decidees where decidee > $2::date - 30 group by 1) x on x.id = u.id\n      where o.id is not null or x.id is not null order by 1, u.id) x),\n    'semaines', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select to_char(s.lundi, 'YYYY-MM-DD') as lundi, (select count(*) from d where deposee >= s.lundi and deposee < s.lundi + 7) as deposees,\n      count(x.decidee) as decidees, count(x.decidee) filter (where x.tard) as tard, percentile_cont(0.5) within group (order by x.jours) as mediane\n      from (select (date_trunc('week', $2::date)::date - 7 * n) as lundi from generate_series(0, 11) n) s\n      left join decidees x on x.decidee >= s.lundi and x.decidee < s.lundi + 7 group by s.lundi order by s.lundi) x),\n    'motifs', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select m as motif, type, count(*) as nombre from decidees, unnest(string_to_array(motif_refus, ',')) m where etat = 'REFUSEE' and motif_refus <> '' group by 1, 2) x),\n    'comptes', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select profil, count(*) filter (where actif) as actifs, count(*) filter (where actif and derniere_activite_le >= $2::date - 30) as connectes,\n      count(*) filter (where cree_le >= (date_trunc('month', $2::date) - interval '11 months')::date) as crees, count(*) filter (where bloque_jusqu_a > maintenant()) as bloques\n      from utilisateur where supprime_le is null group by profil) x),\n    'majs', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select extract(year from date_derniere_maj_annuelle)::int as annee, count(*) as nombre from copropriete\n      where date_derniere_maj_annuelle is not null group by 1) x),\n    'envois', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select type, count(*) filter (where statut in ('PENDING', 'QUEUED', 'SENDING')) as en_attente, count(*) filter (where statut = 'UNCERTAIN') as incertains,\n      count(*) filter (where statut = 'FAILED') as echoues from outbox where statut <> 'DONE' group by type) x),\n    'preparation', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select f.code_departement as code, count(*) as coproprietes, count(*) filter (where f.jeu <> '2027' and p.copropriete_id is not null) as preparees,\n      count(*) filter (where f.jeu = '2027') as deposees from fiche f\n      left join (select distinct copropriete_id from declaration where etat = 'BROUILLON' and base_id is not null and jeu = '2027') p on p.copropriete_id = f.copropriete_id\n      group by f.code_departement order by f.code_departement) x),\n    'retards', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select syndic, siret, coproprietes, en_retard, veille, ferme from syndics\n      where type = 'PRO' and (en_retard > 0 or ferme or veille in ('FERME', 'AUTRE_UNITE')) order by coproprietes desc, id limit 100) x),\n    'territoires', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select n.code, count(*) as coproprietes, count(*) filter (where n.retard) as en_retard,\n      count(*) filter (where s.ferme or s.veille in ('FERME', 'AUTRE_UNITE')) as de_fermes from tenues n join syndics s on s.id = n.teledeclarant_id group by n.code order by n.code) x)\n  ) as contenu) r\n     on conflict (jour) do update set etabli_le = excluded.etabli_le, contenu = excluded.contenu where releve_mco.etabli_le <= excluded.etabli_le": {
      params: [Date, string]
      row: Record<string, never>
    }
    "select etabli_le, contenu from releve_mco order by jour desc limit 1": {
      params: []
      row: {
        etabli_le: Date
        contenu: ColumnTypes['releve_mco.contenu']
      }
    }
    "select pg_advisory_xact_lock(hashtext($1))": {
      params: [string | null]
      row: {
        pg_advisory_xact_lock: string
      }
    }
    "select r.jour::text as jour, coalesce(sum((f ->> 'a_valider')::int + (f ->> 'en_cours')::int + (f ->> 'precisions')::int), 0)::int as attente,\n       coalesce(sum((f ->> 'hors_delai')::int), 0)::int as hors_delai\n     from (select jour, contenu from releve_mco order by jour desc limit $1) r left join lateral jsonb_array_elements(r.contenu -> 'file') f on true\n     group by r.jour order by r.jour": {
      params: [number | bigint | null]
      row: {
        jour: string
        attente: number
        hors_delai: number
      }
    }
    "select to_char(mois, 'YYYY-MM') as mois, type, sum(nombre)::int as nombre from compteur_journal where mois >= $1::date group by 1, 2": {
      params: [string]
      row: {
        mois: string
        type: string
        nombre: number
      }
    }
    "set local statement_timeout = 0": {
      params: []
      row: Record<string, never>
    }
    "set local statement_timeout = 60000": {
      params: []
      row: Record<string, never>
    }
  }
}

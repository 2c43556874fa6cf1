// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from cle_idempotence where cle = $1 and statut is null": {
      params: [string]
      row: Record<string, never>
    }
    "delete from jeton_souvenir where serie = $1": {
      params: [string]
      row: Record<string, never>
    }
    "delete from limite_debit where cle = $1": {
      params: [string]
      row: Record<string, never>
    }
    "delete from session where id_hash = $1": {
      params: [string]
      row: Record<string, never>
    }
    "insert into cle_idempotence as c (cle, empreinte) values ($1, $2)\n     on conflict (cle) do update set cree_le = now()\n       where c.statut is null and c.empreinte = excluded.empreinte and c.cree_le < now() - $3 * interval '1 millisecond'\n     returning cle": {
      params: [string, string, number | null]
      row: {
        cle: string
      }
    }
    "insert into fichier_manquant (cle, constat) values ($1, $2) on conflict (cle) do nothing": {
      params: [string, string]
      row: Record<string, never>
    }
    "insert into jeton_souvenir (serie, jeton_hash, utilisateur_id, expire_le) values ($1, $2, $3, $4)": {
      params: [string, string, number, Date]
      row: Record<string, never>
    }
    "insert into journal (categorie, type, modalite, acteur_id, acteur_profil, original_id, teledeclarant_id, copropriete_id, mandat_id, declaration_id, demande_id, de, vers, motif, donnees, request_id)\n  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)": {
      params: [ColumnTypes['journal.categorie'], string, ColumnTypes['journal.modalite'], number | null, ColumnTypes['journal.acteur_profil'], number | null, number | null, number | null, number | null, number | null, number | null, string, string, string, string, string]
      row: Record<string, never>
    }
    "insert into limite_debit as l (cle, compte, expire_le) select k, 1, $3 from unnest($1::text[]) k order by k\n     on conflict (cle) do update set\n       compte = case when l.expire_le <= $2 then 1 else l.compte + 1 end,\n       expire_le = case when l.expire_le <= $2 then excluded.expire_le else l.expire_le end\n     returning cle, compte": {
      params: [readonly string[], Date, Date]
      row: {
        cle: string
        compte: number
      }
    }
    "insert into limite_debit as l (cle, compte, expire_le) select k, count(*)::int, now() + interval '1 day' from unnest($1::text[]) k group by k order by k\n     on conflict (cle) do update set\n       compte = case when l.expire_le <= now() then excluded.compte else l.compte + excluded.compte end,\n       expire_le = case when l.expire_le <= now() then excluded.expire_le else l.expire_le end\n     returning cle, compte, expire_le": {
      params: [readonly string[]]
      row: {
        cle: string
        compte: number
        expire_le: Date
      }
    }
    "insert into limite_debit as l (cle, compte, expire_le) values ($1, $2, now() + $3 * interval '1 millisecond')\n  on conflict (cle) do update set\n    compte = case when l.expire_le <= now() then $2 else l.compte + $2 end,\n    expire_le = case when l.expire_le <= now() then excluded.expire_le else l.expire_le end\n  returning compte, expire_le": {
      params: [string, number, number | null]
      row: {
        compte: number
        expire_le: Date
      }
    }
    "insert into outbox (type, payload, pas_avant)\n     select t, p, greatest(d, date_trunc('milliseconds', now())) from unnest($1::text[], $2::jsonb[], $3::timestamptz[]) as x(t, p, d)": {
      params: [readonly string[], readonly string[], readonly Date[]]
      row: Record<string, never>
    }
    "insert into parametre (cle, valeur) values ($1, $2) on conflict (cle) do update set valeur = excluded.valeur": {
      params: [string, string]
      row: Record<string, never>
    }
    "insert into parametre (cle, valeur) values ($1, jsonb_build_object('cle', $2::text)) on conflict (cle) do nothing": {
      params: [string, string | null]
      row: Record<string, never>
    }
    "insert into parametre (cle, valeur) values ($1, jsonb_build_object('cle', $2::text)) on conflict (cle) do update set valeur = excluded.valeur": {
      params: [string, string | null]
      row: Record<string, never>
    }
    "insert into session (id_hash, utilisateur_id, original_id, cree_le, vue_le, expire_le, adresse, agent, souvenir_serie, jeton_identite, prouvee_le, preuve)\n       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)": {
      params: [string, number, number | null, Date, Date, Date, string, string, string | null, string | null, Date | null, string | null]
      row: Record<string, never>
    }
    "insert into traitement_passage (traitement, etape, debut_le, fin_le, reussi_le, erreur)\n     values ($1, $2, $3, $4, case when $5 = '' then $4::timestamptz end, $5)\n     on conflict (traitement, etape) do update set debut_le = excluded.debut_le, fin_le = excluded.fin_le, erreur = excluded.erreur,\n       reussi_le = coalesce(excluded.reussi_le, traitement_passage.reussi_le)": {
      params: [string, string, Date, Date, string]
      row: Record<string, never>
    }
    "select 1 as vivante": {
      params: []
      row: {
        vivante: number
      }
    }
    "select count(*)::int as n from annuaire": {
      params: []
      row: {
        n: number
      }
    }
    "select empreinte, statut, reponse from cle_idempotence where cle = $1": {
      params: [string]
      row: {
        empreinte: string
        statut: number | null
        reponse: unknown
      }
    }
    "select extract(epoch from clock_timestamp())::float as secondes": {
      params: []
      row: {
        secondes: number
      }
    }
    "select f.value as cle from parametre p, jsonb_each_text(p.valeur -> 'fichiers') f where p.cle = $1": {
      params: [string]
      row: {
        cle: string | null
      }
    }
    "select k.cle from (select d.cle, d.original_cle from ((select x.id, x.cle, x.original_cle from document x where x.id >= $1::uuid order by x.id limit $2)\n         union all (select y.id, y.cle, y.original_cle from document y where y.id < $1::uuid order by y.id limit $2)) d limit $2) t,\n         unnest(array[t.cle, t.original_cle]) as k(cle) where k.cle is not null": {
      params: [string, number | bigint | null]
      row: {
        cle: string
      }
    }
    "select numero, greatest(date_derniere_maj, date_dissolution) as jour from fiche order by numero limit $1 offset $2": {
      params: [number | bigint | null, number | bigint | null]
      row: {
        numero: string
        jour: string | null
      }
    }
    "select pg_advisory_xact_lock(hashtextextended($1, 0))": {
      params: [string | null]
      row: {
        pg_advisory_xact_lock: string
      }
    }
    "select pg_try_advisory_xact_lock(hashtext($1)) as libre": {
      params: [string | null]
      row: {
        libre: boolean | null
      }
    }
    "select s.id_hash, s.utilisateur_id, s.original_id, o.prenom || ' ' || o.nom as original_nom, s.cree_le, s.vue_le, s.expire_le, s.souvenir_serie, s.jeton_identite is not null as par_fournisseur, s.prouvee_le, u.profil, u.login, u.nom, u.prenom, u.second_facteur, u.teledeclarant_id, t.statut,\n    p.emetteur, p.sujet, p.email as i_email, p.siret as i_siret, p.idp_id, i.nom as i_nom, i.niveau, i.code, a.version is not null as charte\n  from session s join utilisateur u on u.id = s.utilisateur_id\n  left join teledeclarant t on t.id = u.teledeclarant_id\n  left join personne_institution p on p.utilisateur_id = u.id\n  left join institution i on i.id = p.institution_id and i.actif\n  left join acceptation_charte a on a.utilisateur_id = p.utilisateur_id and a.version = '2026-11'\n  left join utilisateur o on o.id = s.original_id\n  where s.id_hash = $1 and s.expire_le > $2 and (u.login not like '%@demo.registre.test' or not exists (select from parametre where cle = 'registre-de-production')) and u.actif and u.supprime_le is null and u.profil <> 'restricted'\n    and (u.profil <> 'INSTITUTIONNEL' or i.id is not null)\n    and (t.statut is null or t.statut in ('ACTIF', 'ATT_ACTIVATION'))\n    and (s.original_id is null or (o.actif and o.supprime_le is null and o.profil in ('TENEUR_ADMIN_PRINC', 'TENEUR_ADMIN_SCOND')))": {
      params: [string, Date]
      row: {
        id_hash: string
        utilisateur_id: number
        original_id: number | null
        original_nom: string | null
        cree_le: Date
        vue_le: Date
        expire_le: Date
        souvenir_serie: string | null
        par_fournisseur: boolean
        prouvee_le: Date | null
        profil: ColumnTypes['utilisateur.profil']
        login: string
        nom: string
        prenom: string
        second_facteur: boolean
        teledeclarant_id: number | null
        statut: Enums['statut_teledeclarant'] | null
        emetteur: string | null
        sujet: string | null
        i_email: string | null
        i_siret: string | null
        idp_id: string | null
        i_nom: string | null
        niveau: Enums['niveau_geographique'] | null
        code: string | null
        charte: boolean
      }
    }
    "select s.id_hash, s.utilisateur_id, s.original_id, o.prenom || ' ' || o.nom as original_nom, s.cree_le, s.vue_le, s.expire_le, s.souvenir_serie, s.jeton_identite is not null as par_fournisseur, s.prouvee_le, u.profil, u.login, u.nom, u.prenom, u.second_facteur, u.teledeclarant_id, t.statut,\n    p.emetteur, p.sujet, p.email as i_email, p.siret as i_siret, p.idp_id, i.nom as i_nom, i.niveau, i.code, a.version is not null as charte\n  from session s join utilisateur u on u.id = s.utilisateur_id\n  left join teledeclarant t on t.id = u.teledeclarant_id\n  left join personne_institution p on p.utilisateur_id = u.id\n  left join institution i on i.id = p.institution_id and i.actif\n  left join acceptation_charte a on a.utilisateur_id = p.utilisateur_id and a.version = '2026-11'\n  left join utilisateur o on o.id = s.original_id\n  where s.precedent_hash = $1 and s.precedent_jusqu_a > $2 and s.expire_le > $2 and (u.login not like '%@demo.registre.test' or not exists (select from parametre where cle = 'registre-de-production')) and u.actif and u.supprime_le is null and u.profil <> 'restricted'\n    and (u.profil <> 'INSTITUTIONNEL' or i.id is not null)\n    and (t.statut is null or t.statut in ('ACTIF', 'ATT_ACTIVATION'))\n    and (s.original_id is null or (o.actif and o.supprime_le is null and o.profil in ('TENEUR_ADMIN_PRINC', 'TENEUR_ADMIN_SCOND')))": {
      params: [string, Date]
      row: {
        id_hash: string
        utilisateur_id: number
        original_id: number | null
        original_nom: string | null
        cree_le: Date
        vue_le: Date
        expire_le: Date
        souvenir_serie: string | null
        par_fournisseur: boolean
        prouvee_le: Date | null
        profil: ColumnTypes['utilisateur.profil']
        login: string
        nom: string
        prenom: string
        second_facteur: boolean
        teledeclarant_id: number | null
        statut: Enums['statut_teledeclarant'] | null
        emetteur: string | null
        sujet: string | null
        i_email: string | null
        i_siret: string | null
        idp_id: string | null
        i_nom: string | null
        niveau: Enums['niveau_geographique'] | null
        code: string | null
        charte: boolean
      }
    }
    "select traitement, etape, debut_le, fin_le, reussi_le, erreur from traitement_passage order by traitement, etape": {
      params: []
      row: {
        traitement: string
        etape: string
        debut_le: Date
        fin_le: Date
        reussi_le: Date | null
        erreur: string
      }
    }
    "select valeur -> 'fichiers' ->> $3 as cle from parametre where cle = $1 and valeur ->> 'racine' = $2": {
      params: [string, string | null, string | null]
      row: {
        cle: string | null
      }
    }
    "select valeur ->> 'cle' as cle from parametre where cle = $1": {
      params: [string]
      row: {
        cle: string | null
      }
    }
    "update cle_idempotence set statut = 200, reponse = $2::jsonb where cle = $1": {
      params: [string, string | null]
      row: Record<string, never>
    }
    "update limite_debit set compte = greatest(compte - 1, 0) where cle = any($1)": {
      params: [readonly string[]]
      row: Record<string, never>
    }
    "update outbox set statut = $3::statut_outbox, erreur = $4, fait_le = case when $3 = 'DONE' then now() end,\n         pas_avant = case when $3 = 'PENDING' then now() + $5 * interval '1 second' else pas_avant end\n       where id = $1 and tentatives = $2 and statut in ('SENDING', 'UNCERTAIN') returning id": {
      params: [number | bigint, number, Enums['statut_outbox'], string, number | null]
      row: {
        id: number
      }
    }
    "update outbox set statut = 'PENDING', pas_avant = now() where id = any($1::bigint[]) and statut = 'QUEUED'": {
      params: [readonly (number | bigint)[]]
      row: Record<string, never>
    }
    "update outbox set statut = 'SENDING', tentatives = tentatives + 1, pas_avant = now()\n  where id = $1 and (statut = 'QUEUED' or (statut = 'PENDING' and pas_avant <= now())) returning type, payload, tentatives": {
      params: [number | bigint]
      row: {
        type: ColumnTypes['outbox.type']
        payload: ColumnTypes['outbox.payload']
        tentatives: number
      }
    }
    "update session set vue_le = $2, expire_le = $3 where id_hash = $1": {
      params: [string, Date, Date]
      row: Record<string, never>
    }
    "with arretes as (select id from outbox where statut = 'SENDING' and pas_avant < now() - $1 * interval '1 second' for update skip locked)\n       update outbox o set erreur = 'interrompu', pas_avant = now(),\n         statut = (case when not o.type = any($2) then 'UNCERTAIN' when o.tentatives >= $3 then 'FAILED' else 'PENDING' end)::statut_outbox\n       from arretes a where o.id = a.id returning o.id, o.type, o.payload, o.tentatives, o.statut": {
      params: [number | null, readonly string[], number]
      row: {
        id: number
        type: ColumnTypes['outbox.type']
        payload: ColumnTypes['outbox.payload']
        tentatives: number
        statut: Enums['statut_outbox']
      }
    }
    "with compte as materialized (select id from utilisateur where id = (select utilisateur_id from jeton_souvenir where serie = $1) for key share)\n       update jeton_souvenir set jeton_hash = $3 where serie = $1 and jeton_hash = $2 and expire_le > $4 and utilisateur_id = (select id from compte) returning utilisateur_id, expire_le": {
      params: [string, string, string, Date]
      row: {
        utilisateur_id: number
        expire_le: Date
      }
    }
    "with prets as (\n       select id from outbox where statut in ('PENDING', 'QUEUED') and pas_avant <= now() order by pas_avant, id limit $1 for update skip locked\n     )\n     update outbox o set statut = 'QUEUED', pas_avant = now() + $2 * interval '1 second' from prets p where o.id = p.id returning o.id, o.type": {
      params: [number | bigint | null, number | null]
      row: {
        id: number
        type: ColumnTypes['outbox.type']
      }
    }
  }
}

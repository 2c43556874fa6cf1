// Written by `npm run docs` from the database: do not edit.
import type { Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select 1 from journal where copropriete_id = $1 and mandat_id = $2 and type = 'prevenir-echeance' and donnees @> jsonb_build_object('jours', $3::int, 'fin', $4::text)": {
      params: [number, number, number | null, string | null]
      row: {
        "?column?": number
      }
    }
    "select 1 from teledeclarant t where t.id = $1 and greatest(t.statut_le, t.cree_le, coalesce((select max(u.derniere_activite_le) from utilisateur u where u.teledeclarant_id = t.id), t.cree_le)) <= $2 and not exists (select 1 from mandat m where m.teledeclarant_id = t.id and m.etat in ('DEMANDE', 'EN_COURS_DE_VALIDATION', 'PRECISIONS_DEMANDEES', 'EN_COURS', 'A_VENIR'))\n  and not exists (select 1 from demande d where d.teledeclarant_id = t.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS'))\n  and not exists (select 1 from copropriete c where c.teledeclarant_id = t.id)": {
      params: [number, Date | null]
      row: {
        "?column?": number
      }
    }
    "select d.id from demande d join copropriete c on c.id = d.copropriete_id\n     where d.etat = 'PRECISIONS' and d.suspendue_le is not null and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE') order by d.id": {
      params: []
      row: {
        id: number
      }
    }
    "select distinct c.id from copropriete c join dissolution d on d.copropriete_id = c.id\n     where c.etat = 'DISSOLUTION_EN_COURS' and d.statut = 'VALIDEE' and d.date_effet <= $1::date order by 1": {
      params: [string]
      row: {
        id: number
      }
    }
    "select distinct copropriete_id as id from mandat where (etat = 'A_VENIR' and date_debut <= $1::date) or (etat = 'EN_COURS' and date_fin < $1::date) order by 1": {
      params: [string]
      row: {
        id: number
      }
    }
    "select id from demande where etat = 'EN_COURS' and verrou_par_id is not null and verrou_jusqu_a <= $1 order by id": {
      params: [Date]
      row: {
        id: number
      }
    }
    "select id from teledeclarant where id = $1 and statut = $2::statut_teledeclarant for update": {
      params: [number, Enums['statut_teledeclarant']]
      row: {
        id: number
      }
    }
    "select m.id as mandat_id, m.copropriete_id, m.date_fin\n  from mandat m join copropriete c on c.id = m.copropriete_id join teledeclarant t on t.id = m.teledeclarant_id\n  where m.etat = 'EN_COURS' and m.date_fin between $1::date and $2::date and c.etat = 'IMMATRICULEE_RATTACHEE' and t.rep_email <> ''\n    and not exists (select 1 from mandat s where s.copropriete_id = m.copropriete_id and s.etat = 'A_VENIR')\n    and (coalesce(m.decide_le, m.demande_le) at time zone 'Europe/Paris')::date <= m.date_fin - $3::int\n    and not exists (select 1 from journal j where j.copropriete_id = m.copropriete_id and j.mandat_id = m.id and j.type = 'prevenir-echeance' and j.donnees @> jsonb_build_object('jours', $3::int, 'fin', m.date_fin::text))\n  order by m.id": {
      params: [string | null, string | null, number | null]
      row: {
        mandat_id: number
        copropriete_id: number
        date_fin: string
      }
    }
    "select t.id, t.statut, t.raison_sociale, t.rep_email from teledeclarant t\n     where t.statut = 'ACTIF' and t.type in ('PRO', 'NON_PRO') and greatest(t.statut_le, t.cree_le, coalesce((select max(u.derniere_activite_le) from utilisateur u where u.teledeclarant_id = t.id), t.cree_le)) <= $1 and (select max(u.derniere_relance_le) from utilisateur u where u.teledeclarant_id = t.id and u.supprime_le is null) <= $2 and not exists (select 1 from mandat m where m.teledeclarant_id = t.id and m.etat in ('DEMANDE', 'EN_COURS_DE_VALIDATION', 'PRECISIONS_DEMANDEES', 'EN_COURS', 'A_VENIR'))\n  and not exists (select 1 from demande d where d.teledeclarant_id = t.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS'))\n  and not exists (select 1 from copropriete c where c.teledeclarant_id = t.id) order by t.id": {
      params: [Date | null, Date | null]
      row: {
        id: number
        statut: Enums['statut_teledeclarant']
        raison_sociale: string
        rep_email: string
      }
    }
    "select t.id, t.statut, t.raison_sociale, t.rep_email from teledeclarant t\n     where t.statut = 'ACTIF' and t.type in ('PRO', 'NON_PRO') and greatest(t.statut_le, t.cree_le, coalesce((select max(u.derniere_activite_le) from utilisateur u where u.teledeclarant_id = t.id), t.cree_le)) <= $1 and (select max(u.derniere_relance_le) from utilisateur u where u.teledeclarant_id = t.id and u.supprime_le is null) is null and not exists (select 1 from mandat m where m.teledeclarant_id = t.id and m.etat in ('DEMANDE', 'EN_COURS_DE_VALIDATION', 'PRECISIONS_DEMANDEES', 'EN_COURS', 'A_VENIR'))\n  and not exists (select 1 from demande d where d.teledeclarant_id = t.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS'))\n  and not exists (select 1 from copropriete c where c.teledeclarant_id = t.id) order by t.id": {
      params: [Date | null]
      row: {
        id: number
        statut: Enums['statut_teledeclarant']
        raison_sociale: string
        rep_email: string
      }
    }
    "select t.id, t.statut, t.raison_sociale, t.rep_email from teledeclarant t\n  where t.statut in ('ATT_CREA_COMPTE', 'ATT_ACTIVATION') and t.statut_le <= $1 and not exists (select 1 from mandat m where m.teledeclarant_id = t.id and m.etat in ('DEMANDE', 'EN_COURS_DE_VALIDATION', 'PRECISIONS_DEMANDEES', 'EN_COURS', 'A_VENIR'))\n  and not exists (select 1 from demande d where d.teledeclarant_id = t.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS'))\n  and not exists (select 1 from copropriete c where c.teledeclarant_id = t.id) order by t.id": {
      params: [Date]
      row: {
        id: number
        statut: Enums['statut_teledeclarant']
        raison_sociale: string
        rep_email: string
      }
    }
    "with d as (delete from abonnement_newsletter where confirme_le is null and expire_le <= $1 returning 1) select count(*)::int as n from d": {
      params: [Date]
      row: {
        n: number
      }
    }
    "with d as (delete from appareil_connu where vu_le <= $1::timestamptz - interval '1 year' returning 1) select count(*)::int as n from d": {
      params: [Date | null]
      row: {
        n: number
      }
    }
    "with d as (delete from arrivee where (etat = 'A_CONFIRMER' and expire_le <= $1) or fin_le <= $1::timestamptz - interval '30 days' returning 1) select count(*)::int as n from d": {
      params: [Date | null]
      row: {
        n: number
      }
    }
    "with d as (delete from changement_adresse where arret_jusqu_au <= $1 returning 1) select count(*)::int as n from d": {
      params: [Date]
      row: {
        n: number
      }
    }
    "with d as (delete from cle_courriel where expire_le <= $1 returning 1) select count(*)::int as n from d": {
      params: [Date]
      row: {
        n: number
      }
    }
    "with d as (delete from cle_idempotence where cree_le <= $1::timestamptz - interval '24 hours' returning 1) select count(*)::int as n from d": {
      params: [Date | null]
      row: {
        n: number
      }
    }
    "with d as (delete from connexion_clavis where expire_le <= $1 returning 1) select count(*)::int as n from d": {
      params: [Date]
      row: {
        n: number
      }
    }
    "with d as (delete from connexion_en_attente where expire_le <= $1 returning 1) select count(*)::int as n from d": {
      params: [Date]
      row: {
        n: number
      }
    }
    "with d as (delete from courriel_revenu where revenu_le <= $1::timestamptz - interval '1 year' returning 1) select count(*)::int as n from d": {
      params: [Date | null]
      row: {
        n: number
      }
    }
    "with d as (delete from defi_acces where expire_le <= $1 returning 1) select count(*)::int as n from d": {
      params: [Date]
      row: {
        n: number
      }
    }
    "with d as (delete from defi_depense where expire_le <= $1 returning 1) select count(*)::int as n from d": {
      params: [Date]
      row: {
        n: number
      }
    }
    "with d as (delete from jeton_souvenir where expire_le <= $1 returning 1) select count(*)::int as n from d": {
      params: [Date]
      row: {
        n: number
      }
    }
    "with d as (delete from limite_debit where expire_le <= $1 returning 1) select count(*)::int as n from d": {
      params: [Date]
      row: {
        n: number
      }
    }
    "with d as (delete from note_teneur where exists (select 1 from demande d where d.id = demande_id and d.decidee_le <= $1::timestamptz - interval '24 months') returning 1) select count(*)::int as n from d": {
      params: [Date | null]
      row: {
        n: number
      }
    }
    "with d as (delete from outbox where statut = 'DONE' and fait_le <= $1::timestamptz - interval '90 days' returning 1) select count(*)::int as n from d": {
      params: [Date | null]
      row: {
        n: number
      }
    }
    "with d as (delete from portefeuille where (etat <> 'EN_COURS' and cree_le <= $1::timestamptz - interval '1 year') or (etat in ('CONTROLE', 'ANNULE') and cree_le <= $1::timestamptz - interval '90 days') returning 1) select count(*)::int as n from d": {
      params: [Date | null]
      row: {
        n: number
      }
    }
    "with d as (delete from presentation_notaire where expire_le <= $1 returning 1) select count(*)::int as n from d": {
      params: [Date]
      row: {
        n: number
      }
    }
    "with d as (delete from session where expire_le <= $1 returning 1) select count(*)::int as n from d": {
      params: [Date]
      row: {
        n: number
      }
    }
    "with d as (delete from suivi_fiche where expire_le <= $1 returning 1) select count(*)::int as n from d": {
      params: [Date]
      row: {
        n: number
      }
    }
    "with d as (delete from veille_etablissement where lu_le <= $1::timestamptz - interval '1 year' returning 1) select count(*)::int as n from d": {
      params: [Date | null]
      row: {
        n: number
      }
    }
    "with d as (delete from webhook_envoi where instant <= $1::timestamptz - interval '30 days' returning 1) select count(*)::int as n from d": {
      params: [Date | null]
      row: {
        n: number
      }
    }
  }
}

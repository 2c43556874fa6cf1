// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select array(select id from demande) as ids, (select count(*)::int from (select 1 from demande) x) as compte": {
      params: []
      row: {
        ids: number[]
        compte: number
      }
    }
    "select count(*)::int as n from (select 1 from demande d limit 10001) x": {
      params: []
      row: {
        n: number
      }
    }
    "select count(*)::int as n from demande d where d.etat in ('A_VALIDER', 'EN_COURS') and d.deposee_le > $1 and not exists (select 1 from copropriete_etat_rare r where r.copropriete_id = d.copropriete_id and r.etat in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE'))": {
      params: [Date]
      row: {
        n: number
      }
    }
    "select d.assignee_a_id as teneur_id, count(*) filter (where d.etat <> 'PRECISIONS')::int as a_traiter,\n         count(*) filter (where d.etat <> 'PRECISIONS' and d.echeance < $1::date)::int as hors_delai,\n         count(*) filter (where d.etat <> 'PRECISIONS' and e.forts = 0 and e.autres = 0)::int as sans_point,\n         count(*) filter (where d.etat <> 'PRECISIONS' and e.reponse)::int as reponses,\n         count(*) filter (where d.etat = 'PRECISIONS')::int as en_attente\n       from demande d left join demande_examen e on e.demande_id = d.id\n       where d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')\n         and not exists (select 1 from copropriete_etat_rare r where r.copropriete_id = d.copropriete_id and r.etat in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE')) group by 1": {
      params: [string]
      row: {
        teneur_id: number | null
        a_traiter: number
        hors_delai: number
        sans_point: number
        reponses: number
        en_attente: number
      }
    }
    "select d.id, d.mandat_id, d.copropriete_id from demande d\n       where (d.etat = 'A_VALIDER' or (d.etat = 'EN_COURS' and d.verrou_jusqu_a < $1)) and (d.assignee_a_id is null or d.assignee_a_id = $2)\n         and d.id <> all($3::int[]) and ($4::text is null or d.type::text = $4)\n         and (case when d.accordee_le is null and d.contestee_le is null then d.reponse_avant end is null or case when d.accordee_le is null and d.contestee_le is null then d.reponse_avant end < $5::date) and not exists (select 1 from copropriete_etat_rare r where r.copropriete_id = d.copropriete_id and r.etat in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE'))\n       order by d.echeance, d.id limit 1": {
      params: [Date, number, readonly number[] | null, string | null, string | null]
      row: {
        id: number
        mandat_id: number | null
        copropriete_id: number
      }
    }
    "select d.id, d.type, d.etat, d.profil_demandeur, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom)) as demandeur, d.copropriete_id, d.mandat_id, d.declaration_id,\n    c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse, d.deposee_le, d.echeance, coalesce(trim(a.prenom || ' ' || a.nom), '') as assignee,\n    d.verrou_par_id, coalesce(trim(v.prenom || ' ' || v.nom), '') as verrou_par, d.verrou_le, d.verrou_jusqu_a,\n    coalesce((select jsonb_array_length(jsonb_path_query_array(l.verifications, '$[*] ? (@.resultat != \"VERIFIE\")')) from declaration l where l.id = d.declaration_id), 0) as non_verifiees from demande d join copropriete c on c.id = d.copropriete_id join teledeclarant t on t.id = d.teledeclarant_id left join utilisateur a on a.id = d.assignee_a_id left join utilisateur v on v.id = d.verrou_par_id\n       where c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE') and (d.etat = 'A_VALIDER' or (d.etat = 'EN_COURS' and d.verrou_jusqu_a < $2))\n         and ($1::text is null or d.type::text = $1) and (d.assignee_a_id is null or d.assignee_a_id = $3) order by d.deposee_le, d.id limit 1": {
      params: [string | null, Date, number]
      row: {
        id: number
        type: Enums['type_demande']
        etat: Enums['etat_demande']
        profil_demandeur: ColumnTypes['demande.profil_demandeur']
        demandeur: string
        copropriete_id: number
        mandat_id: number | null
        declaration_id: number | null
        numero: string | null
        nom: string
        adresse: string
        deposee_le: Date
        echeance: string
        assignee: string
        verrou_par_id: number | null
        verrou_par: string
        verrou_le: Date | null
        verrou_jusqu_a: Date | null
        non_verifiees: number
      }
    }
    "select d.id, d.type, d.etat, d.profil_demandeur, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as demandeur, d.copropriete_id, d.mandat_id,\n     c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse, d.deposee_le, d.echeance, d.assignee_a_id,\n     coalesce(trim(a.prenom || ' ' || a.nom), '') as assignee, d.verrou_par_id, coalesce(trim(v.prenom || ' ' || v.nom), '') as verrou_par,\n     d.verrou_le, d.verrou_jusqu_a, d.suspendue_le, case when d.accordee_le is null and d.contestee_le is null then d.reponse_avant end as reponse_attendue, e.forts, e.autres, coalesce(e.reponse, false) as reponse\n   from demande d join copropriete c on c.id = d.copropriete_id join teledeclarant t on t.id = d.teledeclarant_id\n   left join demande_examen e on e.demande_id = d.id left join utilisateur a on a.id = d.assignee_a_id left join utilisateur v on v.id = d.verrou_par_id\n   where d.id = any($1::int[]) order by d.echeance, d.id": {
      params: [readonly number[]]
      row: {
        id: number
        type: Enums['type_demande']
        etat: Enums['etat_demande']
        profil_demandeur: ColumnTypes['demande.profil_demandeur']
        demandeur: string
        copropriete_id: number
        mandat_id: number | null
        numero: string | null
        nom: string
        adresse: string
        deposee_le: Date
        echeance: string
        assignee_a_id: number | null
        assignee: string
        verrou_par_id: number | null
        verrou_par: string
        verrou_le: Date | null
        verrou_jusqu_a: Date | null
        suspendue_le: Date | null
        reponse_attendue: string | null
        forts: number | null
        autres: number | null
        reponse: boolean
      }
    }
    "select d.id, d.type, d.etat, d.version, d.teledeclarant_id, d.deposee_le, d.echeance, d.decidee_le, d.motif_refus, d.texte_decision, d.mandat_id,\n       coalesce(trim(p.prenom || ' ' || p.nom), '') as decidee_par, k.lue_le,\n       d.copropriete_id, d.declaration_id, d.profil_demandeur, coalesce(u.id, q.id) as demandeur_id, d.raison_affectation, d.election_le, d.reponse_avant, d.accordee_le, d.contestee_le, d.assignee_a_id, coalesce(trim(a.prenom || ' ' || a.nom), '') as assignee,\n       d.verrou_par_id, coalesce(trim(v.prenom || ' ' || v.nom), '') as verrou_par, d.verrou_le, d.verrou_jusqu_a,\n       coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as raison_sociale, coalesce(nullif(l.email_contact, ''), nullif(u.email, ''), nullif(q.email, ''), t.rep_email) as email,\n       coalesce(nullif(u.telephone, ''), nullif(q.telephone, ''), nullif(t.telephone, ''), t.rep_telephone) as telephone\n     from demande d join teledeclarant t on t.id = d.teledeclarant_id\n     left join utilisateur a on a.id = d.assignee_a_id left join utilisateur v on v.id = d.verrou_par_id\n     left join declaration l on l.id = d.declaration_id left join utilisateur u on u.id = coalesce(l.auteur_utilisateur_id, (select x.demande_par_id from dissolution x where d.type = 'DISSOLUTION' and x.copropriete_id = d.copropriete_id order by x.id desc limit 1)) left join utilisateur q on q.id = d.demandeur_id\n     left join utilisateur p on p.id = d.decidee_par_id left join decision_lue k on k.demande_id = d.id\n     where d.id = $1": {
      params: [number]
      row: {
        id: number
        type: Enums['type_demande']
        etat: Enums['etat_demande']
        version: number
        teledeclarant_id: number
        deposee_le: Date
        echeance: string
        decidee_le: Date | null
        motif_refus: string
        texte_decision: string
        mandat_id: number | null
        decidee_par: string
        lue_le: Date | null
        copropriete_id: number
        declaration_id: number | null
        profil_demandeur: ColumnTypes['demande.profil_demandeur']
        demandeur_id: number | null
        raison_affectation: string
        election_le: string | null
        reponse_avant: string | null
        accordee_le: Date | null
        contestee_le: Date | null
        assignee_a_id: number | null
        assignee: string
        verrou_par_id: number | null
        verrou_par: string
        verrou_le: Date | null
        verrou_jusqu_a: Date | null
        raison_sociale: string
        email: string
        telephone: string
      }
    }
    "select e.instantane, e.cree_le from echange e where e.demande_id = $1 and e.du_teneur and e.instantane is not null\n         and exists (select 1 from echange r where r.demande_id = e.demande_id and r.id > e.id and not r.du_teneur)\n       order by e.id desc limit 1": {
      params: [number]
      row: {
        instantane: ColumnTypes['echange.instantane']
        cree_le: Date
      }
    }
    "select id, nom, numero_immatriculation as numero from copropriete\n       where id = $1 and id <> $2 and numero_immatriculation is not null and etat not in ('IMMATRICULATION_ANNULEE', 'SUPPRIMEE', 'DISSOUTE')": {
      params: [number, number]
      row: {
        id: number
        nom: string
        numero: string
      }
    }
    "select id, trim(prenom || ' ' || nom) as nom, profil from utilisateur where profil like 'TENEUR\\_%' and actif and supprime_le is null order by nom, prenom, id": {
      params: []
      row: {
        id: number
        nom: string
        profil: ColumnTypes['utilisateur.profil']
      }
    }
    "select profil from utilisateur where id = $1 and actif and supprime_le is null for key share": {
      params: [number]
      row: {
        profil: ColumnTypes['utilisateur.profil']
      }
    }
    "with rangs as materialized (select id from demande) select d.id, d.type, d.etat, d.profil_demandeur, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom)) as demandeur, d.copropriete_id, d.mandat_id, d.declaration_id,\n    c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse, d.deposee_le, d.echeance, coalesce(trim(a.prenom || ' ' || a.nom), '') as assignee,\n    d.verrou_par_id, coalesce(trim(v.prenom || ' ' || v.nom), '') as verrou_par, d.verrou_le, d.verrou_jusqu_a,\n    coalesce((select jsonb_array_length(jsonb_path_query_array(l.verifications, '$[*] ? (@.resultat != \"VERIFIE\")')) from declaration l where l.id = d.declaration_id), 0) as non_verifiees from rangs r join demande d on d.id = r.id join copropriete c on c.id = d.copropriete_id join teledeclarant t on t.id = d.teledeclarant_id left join utilisateur a on a.id = d.assignee_a_id left join utilisateur v on v.id = d.verrou_par_id": {
      params: []
      row: {
        id: number
        type: Enums['type_demande']
        etat: Enums['etat_demande']
        profil_demandeur: ColumnTypes['demande.profil_demandeur']
        demandeur: string
        copropriete_id: number
        mandat_id: number | null
        declaration_id: number | null
        numero: string | null
        nom: string
        adresse: string
        deposee_le: Date
        echeance: string
        assignee: string
        verrou_par_id: number | null
        verrou_par: string
        verrou_le: Date | null
        verrou_jusqu_a: Date | null
        non_verifiees: number
      }
    }
  }
}

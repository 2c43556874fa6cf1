// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select 1 as n from document where id = $1 and teledeclarant_id = $2 and type = 'PIECE_CONTESTATION' and etat_analyse <> 'INFECTED'\n         and not exists (select 1 from demande d where d.contestation_document_id = document.id)": {
      params: [string, number]
      row: {
        n: number
      }
    }
    "select coalesce(numero_immatriculation, '') as numero, nom, adresse_principale as adresse from copropriete where numero_immatriculation = any($1::text[])": {
      params: [readonly string[]]
      row: {
        numero: string
        nom: string
        adresse: string
      }
    }
    "select d.id as demande_id, d.etat, d.mandat_id, m.etat as mandat_etat, d.copropriete_id, coalesce(c.numero_immatriculation, '') as numero, c.nom,\n    c.adresse_principale as adresse, d.teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as demandeur, m.admin_provisoire, m.syndic_provisoire, m.date_debut, m.date_fin, m.type_justif, m.document_id,\n    coalesce(x.nom, '') as nom_document, d.deposee_le, d.echeance, d.suspendue_le, d.contestee_le, d.contestation, d.contestation_document_id, coalesce(y.nom, '') as nom_contestation, d.election_le, d.reponse_avant, d.accordee_le, d.decidee_le, d.motif_refus, d.texte_decision, array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g) as syndics,\n    p.syndic as prec_syndic, p.date_debut as prec_debut, p.date_fin as prec_fin\n  from demande d join copropriete c on c.id = d.copropriete_id join mandat m on m.id = d.mandat_id join teledeclarant t on t.id = d.teledeclarant_id\n  left join document x on x.id = m.document_id left join document y on y.id = d.contestation_document_id\n  left join lateral (select coalesce(nullif(s.raison_sociale, ''), trim(s.rep_prenom || ' ' || s.rep_nom), '') as syndic, a.date_debut, a.date_fin from mandat a join teledeclarant s on s.id = a.teledeclarant_id\n    where a.copropriete_id = d.copropriete_id and a.id <> m.id and a.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE', 'ARCHIVE') and a.date_debut < m.date_debut\n    order by a.date_debut desc, a.id desc limit 1) p on true\n  where d.type = 'RATTACHEMENT' and d.etat = 'REFUSEE' and d.teledeclarant_id = $1 and d.decidee_le > $2::timestamptz - make_interval(days => 90)\n       and not exists (select 1 from demande s where s.copropriete_id = d.copropriete_id and s.type = 'RATTACHEMENT' and s.teledeclarant_id = $1 and s.id > d.id)\n     order by d.decidee_le desc, d.id limit 200": {
      params: [number, Date | null]
      row: {
        demande_id: number
        etat: Enums['etat_demande']
        mandat_id: number
        mandat_etat: Enums['etat_mandat']
        copropriete_id: number
        numero: string
        nom: string
        adresse: string
        teledeclarant_id: number
        demandeur: string
        admin_provisoire: boolean
        syndic_provisoire: boolean
        date_debut: string
        date_fin: string
        type_justif: ColumnTypes['mandat.type_justif'] | null
        document_id: string | null
        nom_document: string
        deposee_le: Date
        echeance: string
        suspendue_le: Date | null
        contestee_le: Date | null
        contestation: string
        contestation_document_id: string | null
        nom_contestation: string
        election_le: string | null
        reponse_avant: string | null
        accordee_le: Date | null
        decidee_le: Date
        motif_refus: string
        texte_decision: string
        syndics: number[]
        prec_syndic: string | null
        prec_debut: string | null
        prec_fin: string | null
      }
    }
    "select d.id as demande_id, d.etat, d.mandat_id, m.etat as mandat_etat, d.copropriete_id, coalesce(c.numero_immatriculation, '') as numero, c.nom,\n    c.adresse_principale as adresse, d.teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as demandeur, m.admin_provisoire, m.syndic_provisoire, m.date_debut, m.date_fin, m.type_justif, m.document_id,\n    coalesce(x.nom, '') as nom_document, d.deposee_le, d.echeance, d.suspendue_le, d.contestee_le, d.contestation, d.contestation_document_id, coalesce(y.nom, '') as nom_contestation, d.election_le, d.reponse_avant, d.accordee_le, d.decidee_le, d.motif_refus, d.texte_decision, array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g) as syndics,\n    p.syndic as prec_syndic, p.date_debut as prec_debut, p.date_fin as prec_fin\n  from demande d join copropriete c on c.id = d.copropriete_id join mandat m on m.id = d.mandat_id join teledeclarant t on t.id = d.teledeclarant_id\n  left join document x on x.id = m.document_id left join document y on y.id = d.contestation_document_id\n  left join lateral (select coalesce(nullif(s.raison_sociale, ''), trim(s.rep_prenom || ' ' || s.rep_nom), '') as syndic, a.date_debut, a.date_fin from mandat a join teledeclarant s on s.id = a.teledeclarant_id\n    where a.copropriete_id = d.copropriete_id and a.id <> m.id and a.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE', 'ARCHIVE') and a.date_debut < m.date_debut\n    order by a.date_debut desc, a.id desc limit 1) p on true\n  where d.type = 'RATTACHEMENT' and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') and ($1::int is null or d.teledeclarant_id = $1\n       or d.copropriete_id in (select copropriete_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.teledeclarant_id = $1) g))\n     order by d.echeance, d.id limit 200": {
      params: [number | null]
      row: {
        demande_id: number
        etat: Enums['etat_demande']
        mandat_id: number
        mandat_etat: Enums['etat_mandat']
        copropriete_id: number
        numero: string
        nom: string
        adresse: string
        teledeclarant_id: number
        demandeur: string
        admin_provisoire: boolean
        syndic_provisoire: boolean
        date_debut: string
        date_fin: string
        type_justif: ColumnTypes['mandat.type_justif'] | null
        document_id: string | null
        nom_document: string
        deposee_le: Date
        echeance: string
        suspendue_le: Date | null
        contestee_le: Date | null
        contestation: string
        contestation_document_id: string | null
        nom_contestation: string
        election_le: string | null
        reponse_avant: string | null
        accordee_le: Date | null
        decidee_le: Date | null
        motif_refus: string
        texte_decision: string
        syndics: number[]
        prec_syndic: string | null
        prec_debut: string | null
        prec_fin: string | null
      }
    }
    "select d.id as demande_id, d.etat, d.mandat_id, m.etat as mandat_etat, d.copropriete_id, coalesce(c.numero_immatriculation, '') as numero, c.nom,\n    c.adresse_principale as adresse, d.teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as demandeur, m.admin_provisoire, m.syndic_provisoire, m.date_debut, m.date_fin, m.type_justif, m.document_id,\n    coalesce(x.nom, '') as nom_document, d.deposee_le, d.echeance, d.suspendue_le, d.contestee_le, d.contestation, d.contestation_document_id, coalesce(y.nom, '') as nom_contestation, d.election_le, d.reponse_avant, d.accordee_le, d.decidee_le, d.motif_refus, d.texte_decision, array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g) as syndics,\n    p.syndic as prec_syndic, p.date_debut as prec_debut, p.date_fin as prec_fin\n  from demande d join copropriete c on c.id = d.copropriete_id join mandat m on m.id = d.mandat_id join teledeclarant t on t.id = d.teledeclarant_id\n  left join document x on x.id = m.document_id left join document y on y.id = d.contestation_document_id\n  left join lateral (select coalesce(nullif(s.raison_sociale, ''), trim(s.rep_prenom || ' ' || s.rep_nom), '') as syndic, a.date_debut, a.date_fin from mandat a join teledeclarant s on s.id = a.teledeclarant_id\n    where a.copropriete_id = d.copropriete_id and a.id <> m.id and a.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE', 'ARCHIVE') and a.date_debut < m.date_debut\n    order by a.date_debut desc, a.id desc limit 1) p on true\n  where d.type = 'RATTACHEMENT' and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') and d.copropriete_id = $1 and d.id <> $2 order by d.id": {
      params: [number, number]
      row: {
        demande_id: number
        etat: Enums['etat_demande']
        mandat_id: number
        mandat_etat: Enums['etat_mandat']
        copropriete_id: number
        numero: string
        nom: string
        adresse: string
        teledeclarant_id: number
        demandeur: string
        admin_provisoire: boolean
        syndic_provisoire: boolean
        date_debut: string
        date_fin: string
        type_justif: ColumnTypes['mandat.type_justif'] | null
        document_id: string | null
        nom_document: string
        deposee_le: Date
        echeance: string
        suspendue_le: Date | null
        contestee_le: Date | null
        contestation: string
        contestation_document_id: string | null
        nom_contestation: string
        election_le: string | null
        reponse_avant: string | null
        accordee_le: Date | null
        decidee_le: Date | null
        motif_refus: string
        texte_decision: string
        syndics: number[]
        prec_syndic: string | null
        prec_debut: string | null
        prec_fin: string | null
      }
    }
    "select d.id as demande_id, d.etat, d.mandat_id, m.etat as mandat_etat, d.copropriete_id, coalesce(c.numero_immatriculation, '') as numero, c.nom,\n    c.adresse_principale as adresse, d.teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as demandeur, m.admin_provisoire, m.syndic_provisoire, m.date_debut, m.date_fin, m.type_justif, m.document_id,\n    coalesce(x.nom, '') as nom_document, d.deposee_le, d.echeance, d.suspendue_le, d.contestee_le, d.contestation, d.contestation_document_id, coalesce(y.nom, '') as nom_contestation, d.election_le, d.reponse_avant, d.accordee_le, d.decidee_le, d.motif_refus, d.texte_decision, array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g) as syndics,\n    p.syndic as prec_syndic, p.date_debut as prec_debut, p.date_fin as prec_fin\n  from demande d join copropriete c on c.id = d.copropriete_id join mandat m on m.id = d.mandat_id join teledeclarant t on t.id = d.teledeclarant_id\n  left join document x on x.id = m.document_id left join document y on y.id = d.contestation_document_id\n  left join lateral (select coalesce(nullif(s.raison_sociale, ''), trim(s.rep_prenom || ' ' || s.rep_nom), '') as syndic, a.date_debut, a.date_fin from mandat a join teledeclarant s on s.id = a.teledeclarant_id\n    where a.copropriete_id = d.copropriete_id and a.id <> m.id and a.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE', 'ARCHIVE') and a.date_debut < m.date_debut\n    order by a.date_debut desc, a.id desc limit 1) p on true\n  where d.type = 'RATTACHEMENT' and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') and d.copropriete_id = $1 order by (d.teledeclarant_id = $2) desc, d.id desc limit 1": {
      params: [number, number]
      row: {
        demande_id: number
        etat: Enums['etat_demande']
        mandat_id: number
        mandat_etat: Enums['etat_mandat']
        copropriete_id: number
        numero: string
        nom: string
        adresse: string
        teledeclarant_id: number
        demandeur: string
        admin_provisoire: boolean
        syndic_provisoire: boolean
        date_debut: string
        date_fin: string
        type_justif: ColumnTypes['mandat.type_justif'] | null
        document_id: string | null
        nom_document: string
        deposee_le: Date
        echeance: string
        suspendue_le: Date | null
        contestee_le: Date | null
        contestation: string
        contestation_document_id: string | null
        nom_contestation: string
        election_le: string | null
        reponse_avant: string | null
        accordee_le: Date | null
        decidee_le: Date | null
        motif_refus: string
        texte_decision: string
        syndics: number[]
        prec_syndic: string | null
        prec_debut: string | null
        prec_fin: string | null
      }
    }
    "select d.id as demande_id, d.etat, d.mandat_id, m.etat as mandat_etat, d.copropriete_id, coalesce(c.numero_immatriculation, '') as numero, c.nom,\n    c.adresse_principale as adresse, d.teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as demandeur, m.admin_provisoire, m.syndic_provisoire, m.date_debut, m.date_fin, m.type_justif, m.document_id,\n    coalesce(x.nom, '') as nom_document, d.deposee_le, d.echeance, d.suspendue_le, d.contestee_le, d.contestation, d.contestation_document_id, coalesce(y.nom, '') as nom_contestation, d.election_le, d.reponse_avant, d.accordee_le, d.decidee_le, d.motif_refus, d.texte_decision, array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g) as syndics,\n    p.syndic as prec_syndic, p.date_debut as prec_debut, p.date_fin as prec_fin\n  from demande d join copropriete c on c.id = d.copropriete_id join mandat m on m.id = d.mandat_id join teledeclarant t on t.id = d.teledeclarant_id\n  left join document x on x.id = m.document_id left join document y on y.id = d.contestation_document_id\n  left join lateral (select coalesce(nullif(s.raison_sociale, ''), trim(s.rep_prenom || ' ' || s.rep_nom), '') as syndic, a.date_debut, a.date_fin from mandat a join teledeclarant s on s.id = a.teledeclarant_id\n    where a.copropriete_id = d.copropriete_id and a.id <> m.id and a.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE', 'ARCHIVE') and a.date_debut < m.date_debut\n    order by a.date_debut desc, a.id desc limit 1) p on true\n  where d.type = 'RATTACHEMENT' and d.id = $1": {
      params: [number]
      row: {
        demande_id: number
        etat: Enums['etat_demande']
        mandat_id: number
        mandat_etat: Enums['etat_mandat']
        copropriete_id: number
        numero: string
        nom: string
        adresse: string
        teledeclarant_id: number
        demandeur: string
        admin_provisoire: boolean
        syndic_provisoire: boolean
        date_debut: string
        date_fin: string
        type_justif: ColumnTypes['mandat.type_justif'] | null
        document_id: string | null
        nom_document: string
        deposee_le: Date
        echeance: string
        suspendue_le: Date | null
        contestee_le: Date | null
        contestation: string
        contestation_document_id: string | null
        nom_contestation: string
        election_le: string | null
        reponse_avant: string | null
        accordee_le: Date | null
        decidee_le: Date | null
        motif_refus: string
        texte_decision: string
        syndics: number[]
        prec_syndic: string | null
        prec_debut: string | null
        prec_fin: string | null
      }
    }
    "select distinct a.syndic_id as id from annonce_rattachement a join mandat m on m.teledeclarant_id = a.syndic_id\n       where m.copropriete_id = $1 and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and a.envoyee_le > $2::timestamptz - interval '24 hours'": {
      params: [number, Date | null]
      row: {
        id: number
      }
    }
    "select distinct syndic_id as id from annonce_rattachement where envoyee_le is null order by 1": {
      params: []
      row: {
        id: number
      }
    }
    "select e.id, e.demande_id, trim(u.prenom || ' ' || u.nom) as auteur, e.du_teneur, e.texte, e.cree_le\n  from echange e join utilisateur u on u.id = e.auteur_id where e.demande_id = any($1::int[]) order by e.id": {
      params: [readonly number[]]
      row: {
        id: number
        demande_id: number
        auteur: string
        du_teneur: boolean
        texte: string
        cree_le: Date
      }
    }
    "select m.id, m.etat, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as syndic, m.date_debut as \"dateDebut\", m.date_fin as \"dateFin\" from mandat m join teledeclarant t on t.id = m.teledeclarant_id\n  where m.copropriete_id = $1 and m.id <> $2\n    and (m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') or m.etat = 'ARCHIVE' and m.date_fin >= (select date_debut from mandat where id = $2))\n  order by m.date_debut": {
      params: [number, number]
      row: {
        id: number
        etat: Enums['etat_mandat']
        syndic: string
        dateDebut: string
        dateFin: string
      }
    }
    "select t.id as \"teledeclarantId\", u.id as \"auteurId\", coalesce(left(t.siret, 9), '') as siren, exists (select from veille_etablissement v where v.teledeclarant_id = t.id and v.siret = t.siret and v.confirme_le is not null) as ferme, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as nom,\n       coalesce(nullif(u.email, ''), t.rep_email) as email, t.type,\n       (select count(*)::int from copropriete c where c.teledeclarant_id = t.id) as portefeuille,\n       (select count(*)::int from demande d where d.teledeclarant_id = t.id and d.type = 'RATTACHEMENT' and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')) as en_attente,\n       (select count(*)::int from demande d where d.teledeclarant_id = t.id and d.type = 'RATTACHEMENT' and d.deposee_le > $3::timestamptz - interval '24 hours') as aujourdhui\n     from teledeclarant t join utilisateur u on u.id = $2 where t.id = $1": {
      params: [number, number, Date | null]
      row: {
        teledeclarantId: number
        auteurId: number
        siren: string
        ferme: boolean
        nom: string
        email: string
        type: Enums['type_teledeclarant']
        portefeuille: number
        en_attente: number
        aujourdhui: number
      }
    }
    "with dues as (update annonce_rattachement set envoyee_le = $2 where syndic_id = $1 and envoyee_le is null returning demande_id)\n     select c.nom, c.adresse_principale as adresse, coalesce(c.numero_immatriculation, '') as numero, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as demandeur, m.date_debut, m.date_fin, s.rep_email as email\n     from dues join demande d on d.id = dues.demande_id join mandat m on m.id = d.mandat_id join copropriete c on c.id = d.copropriete_id\n     join teledeclarant t on t.id = d.teledeclarant_id join teledeclarant s on s.id = $1\n     where d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') order by c.nom, d.id": {
      params: [number, Date | null]
      row: {
        nom: string
        adresse: string
        numero: string
        demandeur: string
        date_debut: string
        date_fin: string
        email: string
      }
    }
  }
}

// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select d.id as demande_id, d.etat, d.mandat_id, m.etat as mandat_etat, d.copropriete_id, coalesce(c.numero_immatriculation, '') as numero, c.nom,\n    c.adresse_principale as adresse, d.teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as demandeur, m.admin_provisoire, m.date_debut, m.date_fin, m.type_justif, m.document_id,\n    coalesce(x.nom, '') as nom_document, d.deposee_le, d.echeance, d.suspendue_le, d.contestee_le, d.contestation, d.decidee_le, d.motif_refus, d.texte_decision, array(select m.teledeclarant_id from mandat m where m.copropriete_id = c.id and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE')) as syndics,\n    p.syndic as prec_syndic, p.date_debut as prec_debut, p.date_fin as prec_fin\n  from demande d join copropriete c on c.id = d.copropriete_id join mandat m on m.id = d.mandat_id join teledeclarant t on t.id = d.teledeclarant_id\n  left join document x on x.id = m.document_id\n  left join lateral (select coalesce(nullif(s.raison_sociale, ''), trim(s.rep_prenom || ' ' || s.rep_nom), '') as syndic, a.date_debut, a.date_fin from mandat a join teledeclarant s on s.id = a.teledeclarant_id\n    where a.copropriete_id = d.copropriete_id and a.id <> m.id and a.etat in ('A_VENIR', 'EN_COURS', 'EXPIRE', 'ARCHIVE') and a.date_debut < m.date_debut\n    order by a.date_debut desc, a.id desc limit 1) p on true\n  where d.type = 'RATTACHEMENT' and d.etat = 'REFUSEE' and d.teledeclarant_id = $1 and d.decidee_le > $2::timestamptz - make_interval(days => 90)\n       and not exists (select 1 from demande s where s.copropriete_id = d.copropriete_id and s.type = 'RATTACHEMENT' and s.teledeclarant_id = $1 and s.id > d.id)\n     order by d.decidee_le desc, d.id limit 200": {
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
        decidee_le: Date
        motif_refus: string
        texte_decision: string
        syndics: number[]
        prec_syndic: string | null
        prec_debut: string | null
        prec_fin: string | null
      }
    }
    "select d.id as demande_id, d.etat, d.mandat_id, m.etat as mandat_etat, d.copropriete_id, coalesce(c.numero_immatriculation, '') as numero, c.nom,\n    c.adresse_principale as adresse, d.teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as demandeur, m.admin_provisoire, m.date_debut, m.date_fin, m.type_justif, m.document_id,\n    coalesce(x.nom, '') as nom_document, d.deposee_le, d.echeance, d.suspendue_le, d.contestee_le, d.contestation, d.decidee_le, d.motif_refus, d.texte_decision, array(select m.teledeclarant_id from mandat m where m.copropriete_id = c.id and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE')) as syndics,\n    p.syndic as prec_syndic, p.date_debut as prec_debut, p.date_fin as prec_fin\n  from demande d join copropriete c on c.id = d.copropriete_id join mandat m on m.id = d.mandat_id join teledeclarant t on t.id = d.teledeclarant_id\n  left join document x on x.id = m.document_id\n  left join lateral (select coalesce(nullif(s.raison_sociale, ''), trim(s.rep_prenom || ' ' || s.rep_nom), '') as syndic, a.date_debut, a.date_fin from mandat a join teledeclarant s on s.id = a.teledeclarant_id\n    where a.copropriete_id = d.copropriete_id and a.id <> m.id and a.etat in ('A_VENIR', 'EN_COURS', 'EXPIRE', 'ARCHIVE') and a.date_debut < m.date_debut\n    order by a.date_debut desc, a.id desc limit 1) p on true\n  where d.type = 'RATTACHEMENT' and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') and ($1::int is null or d.teledeclarant_id = $1\n       or d.copropriete_id in (select a.copropriete_id from mandat a where a.teledeclarant_id = $1 and a.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE')))\n     order by d.echeance, d.id limit 200": {
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
        decidee_le: Date | null
        motif_refus: string
        texte_decision: string
        syndics: number[]
        prec_syndic: string | null
        prec_debut: string | null
        prec_fin: string | null
      }
    }
    "select d.id as demande_id, d.etat, d.mandat_id, m.etat as mandat_etat, d.copropriete_id, coalesce(c.numero_immatriculation, '') as numero, c.nom,\n    c.adresse_principale as adresse, d.teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as demandeur, m.admin_provisoire, m.date_debut, m.date_fin, m.type_justif, m.document_id,\n    coalesce(x.nom, '') as nom_document, d.deposee_le, d.echeance, d.suspendue_le, d.contestee_le, d.contestation, d.decidee_le, d.motif_refus, d.texte_decision, array(select m.teledeclarant_id from mandat m where m.copropriete_id = c.id and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE')) as syndics,\n    p.syndic as prec_syndic, p.date_debut as prec_debut, p.date_fin as prec_fin\n  from demande d join copropriete c on c.id = d.copropriete_id join mandat m on m.id = d.mandat_id join teledeclarant t on t.id = d.teledeclarant_id\n  left join document x on x.id = m.document_id\n  left join lateral (select coalesce(nullif(s.raison_sociale, ''), trim(s.rep_prenom || ' ' || s.rep_nom), '') as syndic, a.date_debut, a.date_fin from mandat a join teledeclarant s on s.id = a.teledeclarant_id\n    where a.copropriete_id = d.copropriete_id and a.id <> m.id and a.etat in ('A_VENIR', 'EN_COURS', 'EXPIRE', 'ARCHIVE') and a.date_debut < m.date_debut\n    order by a.date_debut desc, a.id desc limit 1) p on true\n  where d.type = 'RATTACHEMENT' and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') and d.copropriete_id = $1 order by d.id desc limit 1": {
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
        decidee_le: Date | null
        motif_refus: string
        texte_decision: string
        syndics: number[]
        prec_syndic: string | null
        prec_debut: string | null
        prec_fin: string | null
      }
    }
    "select d.id as demande_id, d.etat, d.mandat_id, m.etat as mandat_etat, d.copropriete_id, coalesce(c.numero_immatriculation, '') as numero, c.nom,\n    c.adresse_principale as adresse, d.teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as demandeur, m.admin_provisoire, m.date_debut, m.date_fin, m.type_justif, m.document_id,\n    coalesce(x.nom, '') as nom_document, d.deposee_le, d.echeance, d.suspendue_le, d.contestee_le, d.contestation, d.decidee_le, d.motif_refus, d.texte_decision, array(select m.teledeclarant_id from mandat m where m.copropriete_id = c.id and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE')) as syndics,\n    p.syndic as prec_syndic, p.date_debut as prec_debut, p.date_fin as prec_fin\n  from demande d join copropriete c on c.id = d.copropriete_id join mandat m on m.id = d.mandat_id join teledeclarant t on t.id = d.teledeclarant_id\n  left join document x on x.id = m.document_id\n  left join lateral (select coalesce(nullif(s.raison_sociale, ''), trim(s.rep_prenom || ' ' || s.rep_nom), '') as syndic, a.date_debut, a.date_fin from mandat a join teledeclarant s on s.id = a.teledeclarant_id\n    where a.copropriete_id = d.copropriete_id and a.id <> m.id and a.etat in ('A_VENIR', 'EN_COURS', 'EXPIRE', 'ARCHIVE') and a.date_debut < m.date_debut\n    order by a.date_debut desc, a.id desc limit 1) p on true\n  where d.type = 'RATTACHEMENT' and d.id = $1": {
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
        decidee_le: Date | null
        motif_refus: string
        texte_decision: string
        syndics: number[]
        prec_syndic: string | null
        prec_debut: string | null
        prec_fin: string | null
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
    "select m.id, m.etat, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as syndic, m.date_debut as \"dateDebut\", m.date_fin as \"dateFin\" from mandat m join teledeclarant t on t.id = m.teledeclarant_id\n  where m.copropriete_id = $1 and m.id <> $2 and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') order by m.date_debut": {
      params: [number, number]
      row: {
        id: number
        etat: Enums['etat_mandat']
        syndic: string
        dateDebut: string
        dateFin: string
      }
    }
    "select t.id as \"teledeclarantId\", coalesce(left(t.siret, 9), '') as siren, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as nom,\n       coalesce(nullif(u.email, ''), t.rep_email) as email from teledeclarant t join utilisateur u on u.id = $2 where t.id = $1": {
      params: [number, number]
      row: {
        teledeclarantId: number
        siren: string
        nom: string
        email: string
      }
    }
  }
}

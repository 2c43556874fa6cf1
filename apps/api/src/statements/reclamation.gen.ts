// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "insert into reclamation_reponse (reclamation_id, texte, auteur_id, envoyee_le) values ($1, $2, $3, $4)": {
      params: [number, string, number | null, Date]
      row: Record<string, never>
    }
    "select count(*)::int as n from reclamation r": {
      params: []
      row: {
        n: number
      }
    }
    "select distinct email from utilisateur where profil like 'TENEUR%' and actif and supprime_le is null order by email": {
      params: []
      row: {
        email: string
      }
    }
    "select id, numero_immatriculation as numero, nom, adresse_principale as adresse from copropriete where numero_immatriculation = $1 and etat <> 'SUPPRIMEE'": {
      params: [string]
      row: {
        id: number
        numero: string
        nom: string
        adresse: string
      }
    }
    "select r.id, r.reference, r.etat, r.version, r.type_demandeur, r.objet, r.type, r.nom, r.prenom, r.email, r.telephone, r.numero_immatriculation,\n    r.copropriete_id, r.nom_copropriete, r.adresse_principale, r.message, r.document_id, d.nom as document_nom, d.taille as document_taille,\n    d.etat_analyse as document_analyse, d.refus as document_refus, d.retires as document_retires, split_part(d.cle, '/', 1) in ('documents', 'attestations', 'publications') as document_ecrit, r.recue_le, r.traitee_le, coalesce(trim(t.prenom || ' ' || t.nom), '') as traitee_par\n  from reclamation r left join document d on d.id = r.document_id left join utilisateur t on t.id = r.traitee_par_id": {
      params: []
      row: {
        id: number
        reference: string
        etat: Enums['etat_reclamation']
        version: number
        type_demandeur: ColumnTypes['reclamation.type_demandeur']
        objet: ColumnTypes['reclamation.objet']
        type: ColumnTypes['reclamation.type']
        nom: string
        prenom: string
        email: string
        telephone: string
        numero_immatriculation: string
        copropriete_id: number | null
        nom_copropriete: string
        adresse_principale: string
        message: string
        document_id: string | null
        document_nom: string | null
        document_taille: number | null
        document_analyse: Enums['etat_analyse'] | null
        document_refus: string | null
        document_retires: ColumnTypes['document.retires'] | null
        document_ecrit: boolean | null
        recue_le: Date
        traitee_le: Date | null
        traitee_par: string
      }
    }
    "select r.id, r.reference, r.etat, r.version, r.type_demandeur, r.objet, r.type, r.nom, r.prenom, r.email, r.telephone, r.numero_immatriculation,\n    r.copropriete_id, r.nom_copropriete, r.adresse_principale, r.message, r.document_id, d.nom as document_nom, d.taille as document_taille,\n    d.etat_analyse as document_analyse, d.refus as document_refus, d.retires as document_retires, split_part(d.cle, '/', 1) in ('documents', 'attestations', 'publications') as document_ecrit, r.recue_le, r.traitee_le, coalesce(trim(t.prenom || ' ' || t.nom), '') as traitee_par\n  from reclamation r left join document d on d.id = r.document_id left join utilisateur t on t.id = r.traitee_par_id where r.id = $1": {
      params: [number]
      row: {
        id: number
        reference: string
        etat: Enums['etat_reclamation']
        version: number
        type_demandeur: ColumnTypes['reclamation.type_demandeur']
        objet: ColumnTypes['reclamation.objet']
        type: ColumnTypes['reclamation.type']
        nom: string
        prenom: string
        email: string
        telephone: string
        numero_immatriculation: string
        copropriete_id: number | null
        nom_copropriete: string
        adresse_principale: string
        message: string
        document_id: string | null
        document_nom: string | null
        document_taille: number | null
        document_analyse: Enums['etat_analyse'] | null
        document_refus: string | null
        document_retires: ColumnTypes['document.retires'] | null
        document_ecrit: boolean | null
        recue_le: Date
        traitee_le: Date | null
        traitee_par: string
      }
    }
    "select r.id, r.texte, coalesce(trim(u.prenom || ' ' || u.nom), '') as auteur, r.envoyee_le from reclamation_reponse r\n  left join utilisateur u on u.id = r.auteur_id where r.reclamation_id = $1 order by r.id": {
      params: [number]
      row: {
        id: number
        texte: string
        auteur: string
        envoyee_le: Date
      }
    }
    "select reference from reclamation where empreinte = $1 and recue_le > $2 order by id desc limit 1": {
      params: [string, Date]
      row: {
        reference: string
      }
    }
    "update reclamation set etat = $4::etat_reclamation, version = version + 1,\n         traitee_le = case when $4 = 'TRAITEE' then $6::timestamptz end, traitee_par_id = case when $4 = 'TRAITEE' then $5::int end\n       where id = $1 and version = $2 and etat = $3::etat_reclamation returning id": {
      params: [number, number, Enums['etat_reclamation'], Enums['etat_reclamation'], number | null, Date | null]
      row: {
        id: number
      }
    }
    "with n as (select nextval(pg_get_serial_sequence('reclamation', 'id'))::int as id)\n     insert into reclamation (id, reference, type_demandeur, objet, type, nom, prenom, email, telephone, numero_immatriculation, copropriete_id,\n       nom_copropriete, adresse_principale, message, document_id, utilisateur_id, empreinte, recue_le)\n     select n.id, 'CT-' || to_char($16::timestamptz at time zone 'Europe/Paris', 'YYYY') || '-' || lpad(n.id::text, 6, '0'),\n       $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16 from n\n     returning id, reference": {
      params: [ColumnTypes['reclamation.type_demandeur'], ColumnTypes['reclamation.objet'], ColumnTypes['reclamation.type'], string, string, string, string, string, number | null, string, string, string, string | null, number | null, string, Date]
      row: {
        id: number
        reference: string
      }
    }
  }
}

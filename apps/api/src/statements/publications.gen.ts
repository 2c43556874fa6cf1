// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from abonnement_newsletter where desabonnement_hash = $1 returning id": {
      params: [string]
      row: {
        id: number
      }
    }
    "insert into abonnement_newsletter (email, confirmation_hash, expire_le, dernier_courriel_le, desabonnement_graine, desabonnement_hash, cree_le)\n     values ($1, $2, $3, $6, $4, $5, $6)\n     on conflict (email) do update set confirmation_hash = $2, expire_le = $3, dernier_courriel_le = $6": {
      params: [string, string | null, Date | null, string, string, Date]
      row: Record<string, never>
    }
    "insert into outbox (type, payload, pas_avant)\n     select 'courriel', jsonb_build_object('a', email, 'modele', 'newsletter', 'donnees', $1::jsonb || jsonb_build_object('graine', desabonnement_graine)), date_trunc('milliseconds', now())\n     from abonnement_newsletter where confirme_le is not null order by id": {
      params: [string | null]
      row: Record<string, never>
    }
    "insert into publication (genre, categorie, titre, resume, nom_fichier, document_id, auteur_id, cree_le) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id": {
      params: [ColumnTypes['publication.genre'], ColumnTypes['publication.categorie'] | null, string, string, string, string, number | null, Date]
      row: {
        id: string
      }
    }
    "select 1 from publication where genre = $1 and nom_fichier = $2": {
      params: [string, string]
      row: {
        "?column?": number
      }
    }
    "select confirme_le, expire_le from abonnement_newsletter where confirmation_hash = $1 for update": {
      params: [string]
      row: {
        confirme_le: Date | null
        expire_le: Date | null
      }
    }
    "select count(*)::int as n from abonnement_newsletter where confirme_le is not null": {
      params: []
      row: {
        n: number
      }
    }
    "select id, confirme_le, dernier_courriel_le, desabonnement_graine from abonnement_newsletter where email = $1 for update": {
      params: [string]
      row: {
        id: number
        confirme_le: Date | null
        dernier_courriel_le: Date
        desabonnement_graine: string
      }
    }
    "select p.id, p.version, p.genre, p.categorie, p.titre, p.resume, p.nom_fichier, p.document_id, d.taille, d.etat_analyse as analyse, d.refus, d.retires, split_part(d.cle, '/', 1) in ('documents', 'attestations', 'publications') as ecrit,\n    p.etat, p.cree_le, p.publiee_le, p.envoyee_le, p.nombre_envois\n  from publication p join document d on d.id = p.document_id where $1::text is null or p.genre = $1 order by p.cree_le desc, p.titre limit 1000": {
      params: [string | null]
      row: {
        id: string
        version: number
        genre: ColumnTypes['publication.genre']
        categorie: ColumnTypes['publication.categorie'] | null
        titre: string
        resume: string
        nom_fichier: string
        document_id: string
        taille: number
        analyse: Enums['etat_analyse']
        refus: string | null
        retires: ColumnTypes['document.retires']
        ecrit: boolean
        etat: Enums['etat_publication']
        cree_le: Date
        publiee_le: Date | null
        envoyee_le: Date | null
        nombre_envois: number | null
      }
    }
    "select p.id, p.version, p.genre, p.categorie, p.titre, p.resume, p.nom_fichier, p.document_id, d.taille, d.etat_analyse as analyse, d.refus, d.retires, split_part(d.cle, '/', 1) in ('documents', 'attestations', 'publications') as ecrit,\n    p.etat, p.cree_le, p.publiee_le, p.envoyee_le, p.nombre_envois\n  from publication p join document d on d.id = p.document_id where p.etat = 'PUBLIEE' and d.etat_analyse = 'SAFE' and split_part(d.cle, '/', 1) in ('documents', 'attestations', 'publications') and p.genre = $1 and p.categorie is not distinct from $2 order by p.publiee_le desc, p.titre limit 500": {
      params: [string, string | null]
      row: {
        id: string
        version: number
        genre: ColumnTypes['publication.genre']
        categorie: ColumnTypes['publication.categorie'] | null
        titre: string
        resume: string
        nom_fichier: string
        document_id: string
        taille: number
        analyse: Enums['etat_analyse']
        refus: string | null
        retires: ColumnTypes['document.retires']
        ecrit: boolean
        etat: Enums['etat_publication']
        cree_le: Date
        publiee_le: Date | null
        envoyee_le: Date | null
        nombre_envois: number | null
      }
    }
    "select p.id, p.version, p.genre, p.categorie, p.titre, p.resume, p.nom_fichier, p.document_id, d.taille, d.etat_analyse as analyse, d.refus, d.retires, split_part(d.cle, '/', 1) in ('documents', 'attestations', 'publications') as ecrit,\n    p.etat, p.cree_le, p.publiee_le, p.envoyee_le, p.nombre_envois\n  from publication p join document d on d.id = p.document_id where p.etat = 'PUBLIEE' and p.genre = $1 and p.nom_fichier = $2": {
      params: [string, string]
      row: {
        id: string
        version: number
        genre: ColumnTypes['publication.genre']
        categorie: ColumnTypes['publication.categorie'] | null
        titre: string
        resume: string
        nom_fichier: string
        document_id: string
        taille: number
        analyse: Enums['etat_analyse']
        refus: string | null
        retires: ColumnTypes['document.retires']
        ecrit: boolean
        etat: Enums['etat_publication']
        cree_le: Date
        publiee_le: Date | null
        envoyee_le: Date | null
        nombre_envois: number | null
      }
    }
    "select p.id, p.version, p.genre, p.categorie, p.titre, p.resume, p.nom_fichier, p.document_id, d.taille, d.etat_analyse as analyse, d.refus, d.retires, split_part(d.cle, '/', 1) in ('documents', 'attestations', 'publications') as ecrit,\n    p.etat, p.cree_le, p.publiee_le, p.envoyee_le, p.nombre_envois\n  from publication p join document d on d.id = p.document_id where p.id = $1": {
      params: [string]
      row: {
        id: string
        version: number
        genre: ColumnTypes['publication.genre']
        categorie: ColumnTypes['publication.categorie'] | null
        titre: string
        resume: string
        nom_fichier: string
        document_id: string
        taille: number
        analyse: Enums['etat_analyse']
        refus: string | null
        retires: ColumnTypes['document.retires']
        ecrit: boolean
        etat: Enums['etat_publication']
        cree_le: Date
        publiee_le: Date | null
        envoyee_le: Date | null
        nombre_envois: number | null
      }
    }
    "update abonnement_newsletter set confirme_le = $2, expire_le = null where confirmation_hash = $1": {
      params: [string, Date | null]
      row: Record<string, never>
    }
    "update abonnement_newsletter set dernier_courriel_le = $2 where id = $1": {
      params: [number, Date]
      row: Record<string, never>
    }
    "update publication set envoyee_le = $3, nombre_envois = (select count(*) from abonnement_newsletter where confirme_le is not null), version = version + 1\n       where id = $1 and version = $2 and etat = 'PUBLIEE' and genre = 'NEWSLETTER' and envoyee_le is null returning id": {
      params: [string, number, Date | null]
      row: {
        id: string
      }
    }
    "update publication set etat = $4::etat_publication, version = version + 1, publiee_le = case when $4 = 'PUBLIEE' then coalesce(publiee_le, $5) else publiee_le end\n       where id = $1 and version = $2 and etat = $3::etat_publication returning id": {
      params: [string, number, Enums['etat_publication'], Enums['etat_publication'], Date | null]
      row: {
        id: string
      }
    }
    "update publication set titre = $3, resume = $4, categorie = $5, nom_fichier = $6, document_id = $7, version = version + 1,\n         publiee_le = case when $8::date is null then publiee_le else ($8::date + time '12:00') at time zone 'Europe/Paris' end\n       where id = $1 and version = $2 returning id": {
      params: [string, number, string, string, ColumnTypes['publication.categorie'] | null, string, string, string | null]
      row: {
        id: string
      }
    }
  }
}

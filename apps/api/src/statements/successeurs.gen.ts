// Written by `npm run docs` from the database: do not edit.
import type { Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "insert into adresse_refusee (empreinte) values ($1) on conflict do nothing": {
      params: [string]
      row: Record<string, never>
    }
    "insert into successeur (copropriete_id, declarant_id, successeur_id, email, date_prise_fonction, cle_hash, expire_le) values ($1, $2, $3, $4, $5, $6, $7)": {
      params: [number, number, number, string, string | null, string | null, Date | null]
      row: Record<string, never>
    }
    "select\n    (select count(*)::int from copropriete c where c.teledeclarant_id = $2) as portefeuille,\n    (select count(*)::int from journal j where j.copropriete_id = $1 and j.type = 'declarer-successeur' and j.teledeclarant_id = $2\n      and j.instant > $3::timestamptz - make_interval(days => $4)) as sur_celle_ci,\n    (select count(*)::int from successeur s where s.declarant_id = $2 and s.maj_le > $3::timestamptz - interval '24 hours') as aujourdhui,\n    (select count(*)::int from successeur s where s.declarant_id = $2 and s.maj_le > $3::timestamptz - interval '24 hours' and s.expire_le is not null) as invites": {
      params: [number, number, Date | null, number | null]
      row: {
        portefeuille: number
        sur_celle_ci: number
        aujourdhui: number
        invites: number
      }
    }
    "select 1 from adresse_refusee where empreinte = $1": {
      params: [string]
      row: {
        "?column?": number
      }
    }
    "select 1 from successeur where copropriete_id = $1 and etat = 'DECLARE'": {
      params: [number]
      row: {
        "?column?": number
      }
    }
    "select cle_hash from successeur where successeur_id = (select successeur_id from successeur where cle_hash = $1) order by id for update": {
      params: [string]
      row: {
        cle_hash: string | null
      }
    }
    "select coalesce(siret, '') as siret, raison_sociale, code_postal, commune from teledeclarant\n  where type = 'PRO' and statut = 'ACTIF' and siret is not null and f_unaccent(lower(raison_sociale)) like '%' || f_unaccent(lower($1::text)) || '%'\n  order by raison_sociale, id limit 10": {
      params: [string | null]
      row: {
        siret: string
        raison_sociale: string
        code_postal: string
        commune: string
      }
    }
    "select id from teledeclarant where id = $1 or siret = nullif($2, '')\n       or id in (select teledeclarant_id from utilisateur where supprime_le is null and $3 <> '' and (login = lower($3) or lower(email) = lower($3))) order by id for update": {
      params: [number, string | null, string | null]
      row: {
        id: number
      }
    }
    "select rep_email as email, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as nom, coalesce(siret, '') as siret from teledeclarant t where id = $1": {
      params: [number]
      row: {
        email: string
        nom: string
        siret: string
      }
    }
    "select s.id, s.version, s.copropriete_id, s.declarant_id, s.successeur_id, s.email, s.date_prise_fonction, s.cree_le, s.expire_le, t.type, t.statut, t.origine, t.siret,\n    t.raison_sociale, t.rep_civilite, t.rep_nom, t.rep_prenom, t.adresse, t.saisi_a_la_main, c.nom, c.numero_immatriculation as numero, coalesce(nullif(d.raison_sociale, ''), trim(d.rep_prenom || ' ' || d.rep_nom), '') as declarant, d.type = 'NOTAIRE' as par_notaire\n  from successeur s join teledeclarant t on t.id = s.successeur_id join teledeclarant d on d.id = s.declarant_id join copropriete c on c.id = s.copropriete_id\n  where s.cle_hash = $1 and s.etat = 'DECLARE' and s.expire_le > $2 and t.statut = 'ATT_CREA_COMPTE'": {
      params: [string, Date]
      row: {
        id: number
        version: number
        copropriete_id: number
        declarant_id: number
        successeur_id: number
        email: string
        date_prise_fonction: string | null
        cree_le: Date
        expire_le: Date
        type: Enums['type_teledeclarant']
        statut: Enums['statut_teledeclarant']
        origine: string
        siret: string | null
        raison_sociale: string
        rep_civilite: string
        rep_nom: string
        rep_prenom: string
        adresse: string[]
        saisi_a_la_main: boolean
        nom: string
        numero: string | null
        declarant: string
        par_notaire: boolean
      }
    }
    "select s.id, s.version, s.copropriete_id, s.declarant_id, s.successeur_id, s.email, s.date_prise_fonction, s.cree_le, t.type, t.statut, t.origine, t.siret,\n    t.raison_sociale, t.rep_civilite, t.rep_nom, t.rep_prenom\n  from successeur s join teledeclarant t on t.id = s.successeur_id where s.copropriete_id = $1 and s.etat = 'DECLARE'": {
      params: [number]
      row: {
        id: number
        version: number
        copropriete_id: number
        declarant_id: number
        successeur_id: number
        email: string
        date_prise_fonction: string | null
        cree_le: Date
        type: Enums['type_teledeclarant']
        statut: Enums['statut_teledeclarant']
        origine: string
        siret: string | null
        raison_sociale: string
        rep_civilite: string
        rep_nom: string
        rep_prenom: string
      }
    }
    "select t.id, t.type, t.statut from utilisateur u left join teledeclarant t on t.id = u.teledeclarant_id\n  where u.supprime_le is null and (u.login = lower($1) or lower(u.email) = lower($1)) order by u.id limit 1": {
      params: [string | null]
      row: {
        id: number | null
        type: Enums['type_teledeclarant'] | null
        statut: Enums['statut_teledeclarant'] | null
      }
    }
    "update successeur set cle_hash = null where successeur_id = $1": {
      params: [number]
      row: Record<string, never>
    }
    "update successeur set email = $2, date_prise_fonction = $3, cle_hash = $4, expire_le = $5, version = version + 1, maj_le = maintenant() where id = $1": {
      params: [number, string, string | null, string | null, Date | null]
      row: Record<string, never>
    }
  }
}

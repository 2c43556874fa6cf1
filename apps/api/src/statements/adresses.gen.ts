// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from changement_adresse where arret_hash = $1 and arret_jusqu_au > $2 returning utilisateur_id, ancienne, nouvelle, cree_le, fait_le": {
      params: [string, Date]
      row: {
        utilisateur_id: number
        ancienne: string
        nouvelle: string
        cree_le: Date
        fait_le: Date | null
      }
    }
    "delete from changement_adresse where utilisateur_id = $1 and cree_le >= $2": {
      params: [number, Date]
      row: Record<string, never>
    }
    "delete from changement_adresse where utilisateur_id = $1 and fait_le is null": {
      params: [number]
      row: Record<string, never>
    }
    "insert into changement_adresse (cle_hash, arret_hash, utilisateur_id, ancienne, nouvelle, cree_le, expire_le, arret_jusqu_au)\n     values ($1, $2, $3, $4, $5, $6, $7, $8)": {
      params: [string, string, number, string, string, Date, Date, Date]
      row: Record<string, never>
    }
    "insert into courriel_revenu (email, statut, modele, revenu_le) values ($1, $2, $3, $4)\n     on conflict (email) do update set statut = excluded.statut, modele = excluded.modele, revenu_le = excluded.revenu_le": {
      params: [string, string, string, Date]
      row: Record<string, never>
    }
    "select distinct coalesce(lower(d.a), u.email) as a from destinataires($1, null, null) d join utilisateur u on u.id = d.compte\n         left join courriel_revenu r on r.email = lower(d.a) and r.revenu_le > coalesce(u.email_valide_le, '-infinity')\n       where lower(d.a) <> $2 and r.email is null order by 1": {
      params: [number | null, string | null]
      row: {
        a: string
      }
    }
    "select distinct t.id from teledeclarant t where t.statut = 'ACTIF' and (lower(t.rep_email) = $1\n         or exists (select from utilisateur u where u.teledeclarant_id = t.id and u.supprime_le is null and lower(u.email) = $1)) order by 1": {
      params: [string | null]
      row: {
        id: number
      }
    }
    "select nouvelle from changement_adresse where utilisateur_id = $1 and fait_le >= $2": {
      params: [number, Date]
      row: {
        nouvelle: string
      }
    }
    "select payload from outbox where id = $1 and type = 'courriel'": {
      params: [number | bigint]
      row: {
        payload: ColumnTypes['outbox.payload']
      }
    }
    "select r.revenu_le > coalesce((select max(u.email_valide_le) from utilisateur u where lower(u.email) = r.email and u.supprime_le is null), '-infinity') as encore\n     from courriel_revenu r where r.email = $1": {
      params: [string]
      row: {
        encore: boolean
      }
    }
    "select u.id, trim(u.prenom || ' ' || u.nom) as personne, t.id as teledeclarant_id, t.raison_sociale as etablissement\n     from utilisateur u left join teledeclarant t on t.id = u.teledeclarant_id\n     where lower(u.email) = $1 and u.supprime_le is null order by u.id": {
      params: [string | null]
      row: {
        id: number
        personne: string
        teledeclarant_id: number | null
        etablissement: string | null
      }
    }
    "select utilisateur_id from changement_adresse where cle_hash = $1 or arret_hash = $1": {
      params: [string]
      row: {
        utilisateur_id: number
      }
    }
    "update changement_adresse set fait_le = $2 where cle_hash = $1 and fait_le is null and expire_le > $2 returning utilisateur_id, ancienne, nouvelle, fait_le": {
      params: [string, Date | null]
      row: {
        utilisateur_id: number
        ancienne: string
        nouvelle: string
        fait_le: Date | null
      }
    }
  }
}

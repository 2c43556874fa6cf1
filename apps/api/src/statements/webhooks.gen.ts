// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from webhook where id = $1 and teledeclarant_id = $2 returning id": {
      params: [number, number]
      row: {
        id: number
      }
    }
    "insert into webhook (teledeclarant_id, utilisateur_id, nom, url, graine, evenements, curseur)\n     select $1, $2, $3, $4, $5, $7, (select coalesce(max(rang), 0) from journal_empreinte) where (select count(*) from webhook where teledeclarant_id = $1) < $6 returning id, nom, url, actif, curseur::text as curseur, en_echec_depuis, erreur, dernier_succes_le, cree_le, evenements, precedente_jusqu, essai_demande_le": {
      params: [number, number, string, string, string, number | bigint | null, readonly string[]]
      row: {
        id: number
        nom: string
        url: string
        actif: boolean
        curseur: string
        en_echec_depuis: Date | null
        erreur: string
        dernier_succes_le: Date | null
        cree_le: Date
        evenements: string[]
        precedente_jusqu: Date | null
        essai_demande_le: Date | null
      }
    }
    "insert into webhook_envoi (webhook_id, envoi, essai, changements, jusqu, statut, duree_ms, erreur)\n     select id, $2::uuid, $3, $4, $5, $6, $7, $8 from webhook where id = $1": {
      params: [number, string, boolean, number, number | bigint, number | null, number, string]
      row: Record<string, never>
    }
    "select from teledeclarant where id = $1 for update": {
      params: [number]
      row: Record<string, never>
    }
    "select id, nom, url, actif, curseur::text as curseur, en_echec_depuis, erreur, dernier_succes_le, cree_le, evenements, precedente_jusqu, essai_demande_le from webhook where teledeclarant_id = $1 order by id": {
      params: [number]
      row: {
        id: number
        nom: string
        url: string
        actif: boolean
        curseur: string
        en_echec_depuis: Date | null
        erreur: string
        dernier_succes_le: Date | null
        cree_le: Date
        evenements: string[]
        precedente_jusqu: Date | null
        essai_demande_le: Date | null
      }
    }
    "select id::text as id, envoi, instant, essai, changements, jusqu::text as jusqu, statut, duree_ms, erreur from webhook_envoi where webhook_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3": {
      params: [number, number | bigint | null, number | bigint | null]
      row: {
        id: string
        envoi: string
        instant: Date
        essai: boolean
        changements: number
        jusqu: string
        statut: number | null
        duree_ms: number
        erreur: string
      }
    }
    "update webhook set curseur = $3, actif = true, en_echec_depuis = null, echecs = 0, erreur = '', pas_avant = now(), bail = null, envoi = null, envoi_jusqu = null, envoi_changements = null\n     where id = $1 and teledeclarant_id = $2 returning id, nom, url, actif, curseur::text as curseur, en_echec_depuis, erreur, dernier_succes_le, cree_le, evenements, precedente_jusqu, essai_demande_le": {
      params: [number, number, number | bigint]
      row: {
        id: number
        nom: string
        url: string
        actif: boolean
        curseur: string
        en_echec_depuis: Date | null
        erreur: string
        dernier_succes_le: Date | null
        cree_le: Date
        evenements: string[]
        precedente_jusqu: Date | null
        essai_demande_le: Date | null
      }
    }
    "update webhook set curseur = $3, echecs = 0, en_echec_depuis = null, erreur = '', pas_avant = now() - interval '1 second', bail = null, envoi = null, envoi_jusqu = null, envoi_changements = null,\n       dernier_succes_le = case when $4 then now() else dernier_succes_le end\n     where id = $1 and bail = $2::uuid": {
      params: [number, string, number | bigint, boolean | null]
      row: Record<string, never>
    }
    "update webhook set echecs = echecs + 1, en_echec_depuis = coalesce(en_echec_depuis, now()), erreur = $3, pas_avant = now() + $4 * interval '1 second', bail = null, actif = not $5\n       where id = $1 and bail = $2::uuid returning id": {
      params: [number, string, string, number | null, boolean | null]
      row: {
        id: number
      }
    }
    "update webhook set envoi = gen_random_uuid(), envoi_jusqu = $3, envoi_changements = $4::json where id = $1 and bail = $2::uuid returning envoi": {
      params: [number, string, number | bigint | null, string | null]
      row: {
        envoi: string
      }
    }
    "update webhook set essai_demande_le = now(), essai_envoi = null where id = $1 and teledeclarant_id = $2 returning id, nom, url, actif, curseur::text as curseur, en_echec_depuis, erreur, dernier_succes_le, cree_le, evenements, precedente_jusqu, essai_demande_le": {
      params: [number, number]
      row: {
        id: number
        nom: string
        url: string
        actif: boolean
        curseur: string
        en_echec_depuis: Date | null
        erreur: string
        dernier_succes_le: Date | null
        cree_le: Date
        evenements: string[]
        precedente_jusqu: Date | null
        essai_demande_le: Date
      }
    }
    "update webhook set essai_demande_le = null, essai_envoi = null where id = $1 and essai_envoi = $2::uuid": {
      params: [number, string]
      row: Record<string, never>
    }
    "update webhook set graine = $3, graine_precedente = graine, precedente_jusqu = now() + interval '1 day'\n     where id = $1 and teledeclarant_id = $2 returning id, nom, url, actif, curseur::text as curseur, en_echec_depuis, erreur, dernier_succes_le, cree_le, evenements, precedente_jusqu, essai_demande_le": {
      params: [number, number, string]
      row: {
        id: number
        nom: string
        url: string
        actif: boolean
        curseur: string
        en_echec_depuis: Date | null
        erreur: string
        dernier_succes_le: Date | null
        cree_le: Date
        evenements: string[]
        precedente_jusqu: Date
        essai_demande_le: Date | null
      }
    }
    "update webhook set nom = $3, url = $4, evenements = $5 where id = $1 and teledeclarant_id = $2 returning id, nom, url, actif, curseur::text as curseur, en_echec_depuis, erreur, dernier_succes_le, cree_le, evenements, precedente_jusqu, essai_demande_le": {
      params: [number, number, string, string, readonly string[]]
      row: {
        id: number
        nom: string
        url: string
        actif: boolean
        curseur: string
        en_echec_depuis: Date | null
        erreur: string
        dernier_succes_le: Date | null
        cree_le: Date
        evenements: string[]
        precedente_jusqu: Date | null
        essai_demande_le: Date | null
      }
    }
    "update webhook w set essai_envoi = gen_random_uuid() from (\n       select id from webhook where essai_envoi is null and essai_demande_le is not null or essai_demande_le < now() - interval '1 minute'\n       order by essai_demande_le limit 1 for update skip locked) as du\n     where w.id = du.id\n     returning w.id, w.url, w.graine, case when w.precedente_jusqu > now() then w.graine_precedente end as graine_precedente, w.curseur::text as curseur, w.essai_envoi": {
      params: []
      row: {
        id: number
        url: string
        graine: string
        graine_precedente: string | null
        curseur: string
        essai_envoi: string
      }
    }
    "with du as (\n         select w.id from webhook w join utilisateur c on c.id = w.utilisateur_id join teledeclarant f on f.id = w.teledeclarant_id\n           where w.actif and c.actif and c.supprime_le is null and c.teledeclarant_id = w.teledeclarant_id and f.statut = 'ACTIF' and w.pas_avant <= now() and w.curseur < (select coalesce(max(rang), 0) from journal_empreinte)\n         order by w.pas_avant limit 1 for update of w skip locked)\n       update webhook w set bail = gen_random_uuid(), pas_avant = now() + $1 * interval '1 second' from du, utilisateur u\n       where w.id = du.id and u.id = w.utilisateur_id\n       returning w.id, w.bail, w.nom, w.url, w.graine, case when w.precedente_jusqu > now() then w.graine_precedente end as graine_precedente, w.evenements, w.curseur::text as curseur, w.echecs, w.envoi, w.envoi_jusqu::text as envoi_jusqu, w.envoi_changements,\n         w.en_echec_depuis, w.teledeclarant_id, w.utilisateur_id, u.profil, u.email": {
      params: [number | null]
      row: {
        id: number
        bail: string
        nom: string
        url: string
        graine: string
        graine_precedente: string | null
        evenements: string[]
        curseur: string
        echecs: number
        envoi: string | null
        envoi_jusqu: string | null
        envoi_changements: ColumnTypes['webhook.envoi_changements'] | null
        en_echec_depuis: Date | null
        teledeclarant_id: number
        utilisateur_id: number
        profil: ColumnTypes['utilisateur.profil']
        email: string
      }
    }
  }
}

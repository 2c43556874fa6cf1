// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "insert into jeton_api (utilisateur_id, nom, prefixe, jeton_hash, autorites, adresses, cree_le, expire_le, usage, usages, lecture_seule) select $1, $2, $3, $4, $5::text[], $6::text[], $7, $8, ($10::text[])[1], $10::text[], $11\n     where (select count(*) from jeton_api where utilisateur_id = $1 and revoque_le is null and expire_le > $7::timestamptz) < $9 returning id, utilisateur_id, nom, prefixe, autorites, usage, usages, lecture_seule, adresses, cree_le, expire_le, vu_le, vu_adresse, revoque_le": {
      params: [number, string, string, string, readonly string[], readonly string[], Date, Date, number | bigint | null, readonly string[], boolean]
      row: {
        id: number
        utilisateur_id: number
        nom: string
        prefixe: string
        autorites: string[]
        usage: string | null
        usages: string[]
        lecture_seule: boolean
        adresses: string[]
        cree_le: Date
        expire_le: Date
        vu_le: Date | null
        vu_adresse: string
        revoque_le: Date | null
      }
    }
    "select id, teledeclarant_id as \"teledeclarantId\", profil from utilisateur where id = $1 and supprime_le is null": {
      params: [number]
      row: {
        id: number
        teledeclarantId: number | null
        profil: ColumnTypes['utilisateur.profil']
      }
    }
    "select id, utilisateur_id, nom, prefixe, autorites, usage, usages, lecture_seule, adresses, cree_le, expire_le, vu_le, vu_adresse, revoque_le from jeton_api where utilisateur_id = $1 order by id desc limit 200": {
      params: [number]
      row: {
        id: number
        utilisateur_id: number
        nom: string
        prefixe: string
        autorites: string[]
        usage: string | null
        usages: string[]
        lecture_seule: boolean
        adresses: string[]
        cree_le: Date
        expire_le: Date
        vu_le: Date | null
        vu_adresse: string
        revoque_le: Date | null
      }
    }
    "select s.id as jeton_id, s.prefixe, s.autorites, s.usages, s.lecture_seule, s.adresses, s.cree_le, s.expire_le, s.vu_le,\n    '' as id_hash, s.utilisateur_id, null::int as original_id, null as original_nom, null as souvenir_serie, u.profil, u.login, u.nom, u.prenom, u.second_facteur, u.teledeclarant_id, t.statut,\n    p.emetteur, p.sujet, p.email as i_email, p.siret as i_siret, p.idp_id, i.nom as i_nom, i.niveau, i.code, a.version is not null as charte\n  from jeton_api s join utilisateur u on u.id = s.utilisateur_id\n  left join teledeclarant t on t.id = u.teledeclarant_id\n  left join personne_institution p on p.utilisateur_id = u.id\n  left join institution i on i.id = p.institution_id and i.actif\n  left join acceptation_charte a on a.utilisateur_id = p.utilisateur_id and a.version = '2026-11'\n  where s.jeton_hash = $1 and s.revoque_le is null and s.expire_le > $2 and (u.login not like '%@demo.registre.test' or not exists (select from parametre where cle = 'registre-de-production')) and u.actif and u.supprime_le is null and u.profil <> 'restricted'\n    and (u.profil <> 'INSTITUTIONNEL' or i.id is not null)\n    and (t.statut is null or t.statut in ('ACTIF', 'ATT_ACTIVATION'))\n    and (p.utilisateur_id is null or p.maj_le > $2::timestamptz - interval '90 days')": {
      params: [string, Date | null]
      row: {
        jeton_id: number
        prefixe: string
        autorites: string[]
        usages: string[]
        lecture_seule: boolean
        adresses: string[]
        cree_le: Date
        expire_le: Date
        vu_le: Date | null
        id_hash: string
        utilisateur_id: number
        original_id: number | null
        original_nom: string | null
        souvenir_serie: string | null
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
    "select u.id, u.teledeclarant_id as \"teledeclarantId\", u.profil from jeton_api j join utilisateur u on u.id = j.utilisateur_id\n  where j.id = $1 and j.revoque_le is null for update of j": {
      params: [number]
      row: {
        id: number
        teledeclarantId: number | null
        profil: ColumnTypes['utilisateur.profil']
      }
    }
    "update jeton_api set revoque_le = $2 where id = $1": {
      params: [number, Date | null]
      row: Record<string, never>
    }
    "update jeton_api set vu_le = $2, vu_adresse = $3 where id = $1": {
      params: [number, Date | null, string]
      row: Record<string, never>
    }
  }
}

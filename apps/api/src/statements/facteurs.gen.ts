// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from cle_acces where id = $1 and utilisateur_id = $2 returning 1": {
      params: [number, number]
      row: {
        "?column?": number
      }
    }
    "delete from cle_acces where utilisateur_id = $1": {
      params: [number]
      row: Record<string, never>
    }
    "delete from cle_acces where utilisateur_id = $1 and cree_le >= $2 returning 1": {
      params: [number, Date]
      row: {
        "?column?": number
      }
    }
    "delete from code_secours where utilisateur_id = $1": {
      params: [number]
      row: Record<string, never>
    }
    "delete from code_secours where utilisateur_id = $1 and code_hash = $2 returning 1": {
      params: [number, string]
      row: {
        "?column?": number
      }
    }
    "delete from connexion_en_attente where utilisateur_id = $1": {
      params: [number]
      row: Record<string, never>
    }
    "delete from defi_acces where defi_hash = $1 and utilisateur_id is not distinct from $2::int and expire_le > $3 returning 1": {
      params: [string, number | null, Date]
      row: {
        "?column?": number
      }
    }
    "delete from facteur_code where utilisateur_id = $1": {
      params: [number]
      row: Record<string, never>
    }
    "delete from facteur_code where utilisateur_id = $1 and confirme_le >= $2 returning 1": {
      params: [number, Date]
      row: {
        "?column?": number
      }
    }
    "delete from facteur_code where utilisateur_id = $1 and confirme_le is not null returning 1": {
      params: [number]
      row: {
        "?column?": number
      }
    }
    "delete from oubli_facteurs where arret_hash = $1 returning utilisateur_id": {
      params: [string]
      row: {
        utilisateur_id: number
      }
    }
    "delete from oubli_facteurs where utilisateur_id = $1": {
      params: [number]
      row: Record<string, never>
    }
    "insert into cle_acces (utilisateur_id, identifiant, cle_publique, compteur, nom, cree_le) values ($1, $2, $3, $4, $5, $6)\n       on conflict (identifiant) do nothing returning 1": {
      params: [number, string, Buffer, number | bigint, string, Date]
      row: {
        "?column?": number
      }
    }
    "insert into code_secours (utilisateur_id, code_hash) select $1, unnest($2::text[])": {
      params: [number, readonly string[] | null]
      row: Record<string, never>
    }
    "insert into defi_acces (defi_hash, utilisateur_id, expire_le) values ($1, $2, $3)": {
      params: [string, number | null, Date]
      row: Record<string, never>
    }
    "insert into facteur_code as f (utilisateur_id, secret_chiffre) values ($1, $2)\n       on conflict (utilisateur_id) do update set secret_chiffre = excluded.secret_chiffre, dernier_pas = 0\n         where f.confirme_le is null returning 1": {
      params: [number, string]
      row: {
        "?column?": number
      }
    }
    "insert into oubli_facteurs (utilisateur_id, demandeur_id, demande_le) values ($1, $2, $3)\n     on conflict (utilisateur_id) do update set demandeur_id = excluded.demandeur_id, demande_le = excluded.demande_le": {
      params: [number, number, Date]
      row: Record<string, never>
    }
    "select 1 from journal j where j.instant > $2 and (j.type = 'modifier-utilisateur' and j.donnees -> 'champs' ?| array['email', 'profil']) and j.donnees ->> 'utilisateurId' = any($1::text[])\n         and j.acteur_id::text is distinct from j.donnees ->> 'utilisateurId' limit 1": {
      params: [readonly string[] | null, Date]
      row: {
        "?column?": number
      }
    }
    "select 1 from utilisateur where id = any($1::int[]) and cree_le > $2": {
      params: [readonly number[], Date]
      row: {
        "?column?": number
      }
    }
    "select demandeur_id, demande_le, confirme_par_id, effet_le from oubli_facteurs where utilisateur_id = $1 for update": {
      params: [number]
      row: {
        demandeur_id: number
        demande_le: Date
        confirme_par_id: number | null
        effet_le: Date | null
      }
    }
    "select id, nom, cree_le, vue_le, identifiant from cle_acces where utilisateur_id = $1 order by id": {
      params: [number]
      row: {
        id: number
        nom: string
        cree_le: Date
        vue_le: Date | null
        identifiant: string
      }
    }
    "select id, trim(prenom || ' ' || nom) as nom, email from utilisateur\n  where profil = any($1::text[]) and actif and supprime_le is null order by id": {
      params: [readonly string[]]
      row: {
        id: number
        nom: string
        email: string
      }
    }
    "select k.id, k.utilisateur_id, k.identifiant, k.cle_publique, k.compteur::text as compteur, u.login\n  from cle_acces k join utilisateur u on u.id = k.utilisateur_id where k.identifiant = $1": {
      params: [string]
      row: {
        id: number
        utilisateur_id: number
        identifiant: string
        cle_publique: Buffer
        compteur: string
        login: string
      }
    }
    "select secret_chiffre, confirme_le from facteur_code where utilisateur_id = $1": {
      params: [number]
      row: {
        secret_chiffre: string
        confirme_le: Date | null
      }
    }
    "select u.login, u.email, u.profil, u.second_facteur, u.teledeclarant_id, c.confirme_le is not null as code,\n    (select count(*)::int from code_secours s where s.utilisateur_id = u.id) as secours\n  from utilisateur u left join facteur_code c on c.utilisateur_id = u.id where u.id = $1": {
      params: [number]
      row: {
        login: string
        email: string
        profil: ColumnTypes['utilisateur.profil']
        second_facteur: boolean
        teledeclarant_id: number | null
        code: boolean
        secours: number
      }
    }
    "select utilisateur_id from oubli_facteurs where effet_le <= $1 order by utilisateur_id": {
      params: [Date]
      row: {
        utilisateur_id: number
      }
    }
    "update cle_acces set compteur = $2, vue_le = $3 where id = $1": {
      params: [number, number | bigint, Date | null]
      row: Record<string, never>
    }
    "update facteur_code set confirme_le = $2 where utilisateur_id = $1 and confirme_le is null and dernier_pas > 0 returning 1": {
      params: [number, Date | null]
      row: {
        "?column?": number
      }
    }
    "update facteur_code set dernier_pas = $2, secret_chiffre = $4 where utilisateur_id = $1 and dernier_pas < $2 and secret_chiffre = $3 returning 1": {
      params: [number, number | bigint, string, string]
      row: {
        "?column?": number
      }
    }
    "update oubli_facteurs set confirme_par_id = $2, effet_le = $3, arret_hash = $4 where utilisateur_id = $1": {
      params: [number, number | null, Date | null, string | null]
      row: Record<string, never>
    }
    "with recursive lignee as (\n       select racine, racine as id from unnest($1::int[]) racine\n       union select l.racine, (j.donnees ->> 'utilisateurId')::int from lignee l join journal j on j.acteur_id = l.id where j.type = 'creer-utilisateur' or (j.type = 'modifier-utilisateur' and j.donnees -> 'champs' ?| array['email', 'profil']))\n     select exists (select 1 from lignee where id = any($1::int[]) and id <> racine) as lies": {
      params: [readonly number[]]
      row: {
        lies: boolean
      }
    }
  }
}

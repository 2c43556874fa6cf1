// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "delete from jeton_souvenir where utilisateur_id = $1 and serie = any($2)": {
      params: [number, readonly string[]]
      row: Record<string, never>
    }
    "delete from jeton_souvenir where utilisateur_id = $1 and serie is distinct from $2": {
      params: [number, string | null]
      row: Record<string, never>
    }
    "delete from session where coalesce(original_id, utilisateur_id) = $1 and id_hash <> $2 returning 1": {
      params: [number | null, string]
      row: {
        "?column?": number
      }
    }
    "delete from session where coalesce(original_id, utilisateur_id) = $1 and left(id_hash, 32) = $2 returning souvenir_serie": {
      params: [number | null, string | null]
      row: {
        souvenir_serie: string | null
      }
    }
    "select id_hash, cree_le, vue_le, adresse, agent, souvenir_serie from session\n     where coalesce(original_id, utilisateur_id) = $1 and expire_le > $2 order by vue_le desc, id_hash limit 100": {
      params: [number | null, Date]
      row: {
        id_hash: string
        cree_le: Date
        vue_le: Date
        adresse: string
        agent: string
        souvenir_serie: string | null
      }
    }
    "select mot_de_passe_hash from utilisateur where id = $1": {
      params: [number]
      row: {
        mot_de_passe_hash: string | null
      }
    }
    "select u.id, u.login from cle_courriel c join utilisateur u on u.id = c.utilisateur_id left join teledeclarant t on t.id = u.teledeclarant_id\n     where c.cle_hash = $1 and c.expire_le > $2 and u.actif and u.supprime_le is null and u.profil not in ('restricted', 'DEFAULT', 'INSTITUTIONNEL')\n  and (t.statut is null or t.statut in ('ACTIF', 'ATT_ACTIVATION'))": {
      params: [string, Date]
      row: {
        id: number
        login: string
      }
    }
    "select valeur from parametre where cle = $1": {
      params: [string]
      row: {
        valeur: unknown
      }
    }
    "with cle as (delete from cle_courriel where cle_hash = $1 and expire_le > $2 returning utilisateur_id)\n     select u.id, u.login, u.email, u.teledeclarant_id from cle join utilisateur u on u.id = cle.utilisateur_id\n       left join teledeclarant t on t.id = u.teledeclarant_id where u.actif and u.supprime_le is null and u.profil not in ('restricted', 'DEFAULT', 'INSTITUTIONNEL')\n  and (t.statut is null or t.statut in ('ACTIF', 'ATT_ACTIVATION'))": {
      params: [string, Date]
      row: {
        id: number
        login: string
        email: string
        teledeclarant_id: number | null
      }
    }
  }
}

export {}

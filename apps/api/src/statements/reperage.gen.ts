// Written by `npm run docs` from the database: do not edit.
import type { Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select k.cle, x.* from unnest($1::text[]) as k(cle) cross join lateral (select f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.etat, f.date_dissolution, f.remplacee_par from fiche f where f.copropriete_id in (select copropriete_id from adresse where id_ban = k.cle) order by f.numero limit 21) x": {
      params: [readonly string[]]
      row: {
        cle: string
        copropriete_id: number
        numero: string
        nom: string
        adresse: string
        code_postal: string
        commune: string
        etat: Enums['etat_copropriete']
        date_dissolution: string | null
        remplacee_par: string | null
      }
    }
    "select k.cle, x.* from unnest($1::text[]) as k(cle) cross join lateral (select f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.etat, f.date_dissolution, f.remplacee_par from fiche f where f.copropriete_id in (select copropriete_id from parcelle where id_parcelle = k.cle) order by f.numero limit 21) x": {
      params: [readonly string[]]
      row: {
        cle: string
        copropriete_id: number
        numero: string
        nom: string
        adresse: string
        code_postal: string
        commune: string
        etat: Enums['etat_copropriete']
        date_dissolution: string | null
        remplacee_par: string | null
      }
    }
    "select k.cle, x.* from unnest($1::text[]) as k(cle) cross join lateral (select f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.etat, f.date_dissolution, f.remplacee_par from fiche f where f.numero = k.cle order by f.numero limit 21) x": {
      params: [readonly string[]]
      row: {
        cle: string
        copropriete_id: number
        numero: string
        nom: string
        adresse: string
        code_postal: string
        commune: string
        etat: Enums['etat_copropriete']
        date_dissolution: string | null
        remplacee_par: string | null
      }
    }
    "select k.cle, x.* from unnest($1::text[]) as k(cle) cross join lateral (select f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.etat, f.date_dissolution, f.remplacee_par from teledeclarant t join fiche f on f.teledeclarant_id = t.id where t.siret = k.cle order by f.numero limit 21) x": {
      params: [readonly string[]]
      row: {
        cle: string
        copropriete_id: number
        numero: string
        nom: string
        adresse: string
        code_postal: string
        commune: string
        etat: Enums['etat_copropriete']
        date_dissolution: string | null
        remplacee_par: string | null
      }
    }
  }
}

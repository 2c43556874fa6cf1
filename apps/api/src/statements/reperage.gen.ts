// Written by `npm run docs` from the database: do not edit.
import type { Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select k.cle, x.* from unnest($1::text[]) as k(cle) cross join lateral (select f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.etat, f.date_dissolution, f.remplacee_par, c.date_cloture_dernier_exercice as cloture, coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) as maj_faite,\n    (exists (select 1 from demande d where d.copropriete_id = c.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')) or exists (select 1 from declaration p where p.copropriete_id = c.id and p.etat = 'A_VALIDER')) as en_attente from copropriete c join fiche f on f.copropriete_id = c.id where f.copropriete_id in (select copropriete_id from adresse where id_ban = k.cle) order by f.numero limit 21) x": {
      params: [readonly string[], string | null]
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
        cloture: string | null
        maj_faite: boolean
        en_attente: boolean
      }
    }
    "select k.cle, x.* from unnest($1::text[]) as k(cle) cross join lateral (select f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.etat, f.date_dissolution, f.remplacee_par, c.date_cloture_dernier_exercice as cloture, coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) as maj_faite,\n    (exists (select 1 from demande d where d.copropriete_id = c.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')) or exists (select 1 from declaration p where p.copropriete_id = c.id and p.etat = 'A_VALIDER')) as en_attente from copropriete c join fiche f on f.copropriete_id = c.id where f.copropriete_id in (select copropriete_id from parcelle where id_parcelle = k.cle) order by f.numero limit 21) x": {
      params: [readonly string[], string | null]
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
        cloture: string | null
        maj_faite: boolean
        en_attente: boolean
      }
    }
    "select k.cle, x.* from unnest($1::text[]) as k(cle) cross join lateral (select f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.etat, f.date_dissolution, f.remplacee_par, c.date_cloture_dernier_exercice as cloture, coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) as maj_faite,\n    (exists (select 1 from demande d where d.copropriete_id = c.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')) or exists (select 1 from declaration p where p.copropriete_id = c.id and p.etat = 'A_VALIDER')) as en_attente from copropriete c join fiche f on f.copropriete_id = c.id where f.numero = k.cle order by f.numero limit 21) x": {
      params: [readonly string[], string | null]
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
        cloture: string | null
        maj_faite: boolean
        en_attente: boolean
      }
    }
    "select k.cle, x.* from unnest($1::text[]) as k(cle) cross join lateral (select f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.etat, f.date_dissolution, f.remplacee_par, c.date_cloture_dernier_exercice as cloture, coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) as maj_faite,\n    (exists (select 1 from demande d where d.copropriete_id = c.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')) or exists (select 1 from declaration p where p.copropriete_id = c.id and p.etat = 'A_VALIDER')) as en_attente from teledeclarant t join fiche f on f.teledeclarant_id = t.id join copropriete c on c.id = f.copropriete_id where t.siret = k.cle order by f.numero limit 21) x": {
      params: [readonly string[], string | null]
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
        cloture: string | null
        maj_faite: boolean
        en_attente: boolean
      }
    }
  }
}

// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select count(*)::int as n from (select 1 from demande d limit 10001) x": {
      params: []
      row: {
        n: number
      }
    }
    "select d.id, d.type, d.etat, d.profil_demandeur, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom)) as demandeur, d.copropriete_id, d.mandat_id, d.declaration_id,\n    c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse, d.deposee_le, d.echeance, coalesce(trim(a.prenom || ' ' || a.nom), '') as assignee,\n    d.verrou_par_id, coalesce(trim(v.prenom || ' ' || v.nom), '') as verrou_par, d.verrou_le, d.verrou_jusqu_a,\n    coalesce((select jsonb_array_length(jsonb_path_query_array(l.verifications, '$[*] ? (@.resultat != \"VERIFIE\")')) from declaration l where l.id = d.declaration_id), 0) as non_verifiees from demande d join copropriete c on c.id = d.copropriete_id join teledeclarant t on t.id = d.teledeclarant_id left join utilisateur a on a.id = d.assignee_a_id left join utilisateur v on v.id = d.verrou_par_id\n       where c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE') and (d.etat = 'A_VALIDER' or (d.etat = 'EN_COURS' and d.verrou_jusqu_a < $2))\n         and ($1::text is null or d.type::text = $1) and (d.assignee_a_id is null or d.assignee_a_id = $3) order by d.deposee_le, d.id limit 1": {
      params: [string | null, Date, number]
      row: {
        id: number
        type: Enums['type_demande']
        etat: Enums['etat_demande']
        profil_demandeur: ColumnTypes['demande.profil_demandeur']
        demandeur: string
        copropriete_id: number
        mandat_id: number | null
        declaration_id: number | null
        numero: string | null
        nom: string
        adresse: string
        deposee_le: Date
        echeance: string
        assignee: string
        verrou_par_id: number | null
        verrou_par: string
        verrou_le: Date | null
        verrou_jusqu_a: Date | null
        non_verifiees: number
      }
    }
    "select id from copropriete where numero_immatriculation = $1 or id = $2": {
      params: [string, number]
      row: {
        id: number
      }
    }
    "select id, nom, numero_immatriculation as numero from copropriete\n       where id = $1 and id <> $2 and numero_immatriculation is not null and etat not in ('IMMATRICULATION_ANNULEE', 'SUPPRIMEE', 'DISSOUTE')": {
      params: [number, number]
      row: {
        id: number
        nom: string
        numero: string
      }
    }
    "select id, trim(prenom || ' ' || nom) as nom, profil from utilisateur where profil like 'TENEUR\\_%' and actif and supprime_le is null order by nom, prenom, id": {
      params: []
      row: {
        id: number
        nom: string
        profil: ColumnTypes['utilisateur.profil']
      }
    }
    "select profil from utilisateur where id = $1 and actif and supprime_le is null": {
      params: [number]
      row: {
        profil: ColumnTypes['utilisateur.profil']
      }
    }
    "with rangs as materialized (select id from demande) select d.id, d.type, d.etat, d.profil_demandeur, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom)) as demandeur, d.copropriete_id, d.mandat_id, d.declaration_id,\n    c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse, d.deposee_le, d.echeance, coalesce(trim(a.prenom || ' ' || a.nom), '') as assignee,\n    d.verrou_par_id, coalesce(trim(v.prenom || ' ' || v.nom), '') as verrou_par, d.verrou_le, d.verrou_jusqu_a,\n    coalesce((select jsonb_array_length(jsonb_path_query_array(l.verifications, '$[*] ? (@.resultat != \"VERIFIE\")')) from declaration l where l.id = d.declaration_id), 0) as non_verifiees from rangs r join demande d on d.id = r.id join copropriete c on c.id = d.copropriete_id join teledeclarant t on t.id = d.teledeclarant_id left join utilisateur a on a.id = d.assignee_a_id left join utilisateur v on v.id = d.verrou_par_id": {
      params: []
      row: {
        id: number
        type: Enums['type_demande']
        etat: Enums['etat_demande']
        profil_demandeur: ColumnTypes['demande.profil_demandeur']
        demandeur: string
        copropriete_id: number
        mandat_id: number | null
        declaration_id: number | null
        numero: string | null
        nom: string
        adresse: string
        deposee_le: Date
        echeance: string
        assignee: string
        verrou_par_id: number | null
        verrou_par: string
        verrou_le: Date | null
        verrou_jusqu_a: Date | null
        non_verifiees: number
      }
    }
  }
}

// Written by `npm run docs` from the database: do not edit.
import type { Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "insert into courrier (type, arrivee_id, teledeclarant_id, graine, destinataire, cree_le, etat)\n       select 'CODE_ARRIVEE', $1, $2, $3, $4, $5, 'A_VERIFIER'::etat_courrier where not exists (select from courrier where arrivee_id = $1) returning id": {
      params: [number | null, number, string, readonly string[], Date]
      row: {
        id: number
      }
    }
    "insert into courrier (type, teledeclarant_id, graine, destinataire, cree_le, etat) values ($6, $1, $2, $3, $4, $5::etat_courrier) returning id": {
      params: [number, string, readonly string[], Date, Enums['etat_courrier'], string]
      row: {
        id: number
      }
    }
    "select 1 from courrier where teledeclarant_id = $1 and type = $2 and etat <> 'ANNULE' and cree_le >= $3 limit 1": {
      params: [number, string, Date]
      row: {
        "?column?": number
      }
    }
    "select c.id, c.type, c.arrivee_id, c.etat, c.teledeclarant_id, t.raison_sociale, c.destinataire, c.graine, c.cle, c.cree_le, c.imprime_le\n  from courrier c join teledeclarant t on t.id = c.teledeclarant_id where c.etat = 'IMPRIME' order by c.imprime_le desc, c.id desc limit 200": {
      params: []
      row: {
        id: number
        type: string
        arrivee_id: number | null
        etat: Enums['etat_courrier']
        teledeclarant_id: number
        raison_sociale: string
        destinataire: string[]
        graine: string
        cle: string
        cree_le: Date
        imprime_le: Date | null
      }
    }
    "select c.id, c.type, c.arrivee_id, c.etat, c.teledeclarant_id, t.raison_sociale, c.destinataire, c.graine, c.cle, c.cree_le, c.imprime_le\n  from courrier c join teledeclarant t on t.id = c.teledeclarant_id where c.etat in ('A_IMPRIMER', 'ANNULE') and c.cle <> '' order by c.cree_le desc, c.id desc limit 200": {
      params: []
      row: {
        id: number
        type: string
        arrivee_id: number | null
        etat: Enums['etat_courrier']
        teledeclarant_id: number
        raison_sociale: string
        destinataire: string[]
        graine: string
        cle: string
        cree_le: Date
        imprime_le: Date | null
      }
    }
    "select c.id, c.type, c.arrivee_id, c.etat, c.teledeclarant_id, t.raison_sociale, c.destinataire, c.graine, c.cle, c.cree_le, c.imprime_le\n  from courrier c join teledeclarant t on t.id = c.teledeclarant_id where c.etat in ('A_VERIFIER', 'A_ETABLIR', 'A_IMPRIMER') order by c.cree_le, c.id limit 200": {
      params: []
      row: {
        id: number
        type: string
        arrivee_id: number | null
        etat: Enums['etat_courrier']
        teledeclarant_id: number
        raison_sociale: string
        destinataire: string[]
        graine: string
        cle: string
        cree_le: Date
        imprime_le: Date | null
      }
    }
    "select c.id, c.type, c.arrivee_id, c.etat, c.teledeclarant_id, t.raison_sociale, c.destinataire, c.graine, c.cle, c.cree_le, c.imprime_le\n  from courrier c join teledeclarant t on t.id = c.teledeclarant_id where c.id = $1": {
      params: [number]
      row: {
        id: number
        type: string
        arrivee_id: number | null
        etat: Enums['etat_courrier']
        teledeclarant_id: number
        raison_sociale: string
        destinataire: string[]
        graine: string
        cle: string
        cree_le: Date
        imprime_le: Date | null
      }
    }
    "select id, cle from courrier where etat in ('IMPRIME', 'ANNULE') and cle <> '' order by id limit 1000": {
      params: []
      row: {
        id: number
        cle: string
      }
    }
    "update courrier set cle = '' where id = $1": {
      params: [number]
      row: Record<string, never>
    }
    "update courrier set etat = 'ANNULE' where arrivee_id = $1 and etat in ('A_VERIFIER', 'A_ETABLIR', 'A_IMPRIMER')": {
      params: [number]
      row: Record<string, never>
    }
    "update courrier set etat = 'ANNULE' where teledeclarant_id = $1 and arrivee_id is null and etat in ('A_VERIFIER', 'A_ETABLIR', 'A_IMPRIMER')": {
      params: [number]
      row: Record<string, never>
    }
    "update courrier set etat = 'A_ETABLIR', destinataire = $2 where arrivee_id = $1 and etat = 'A_VERIFIER' returning id, graine": {
      params: [number, readonly string[]]
      row: {
        id: number
        graine: string
      }
    }
    "update courrier set etat = 'A_ETABLIR', destinataire = $2 where teledeclarant_id = $1 and type = 'CODE_ACTIVATION' and etat = 'A_VERIFIER' returning id, graine": {
      params: [number, readonly string[]]
      row: {
        id: number
        graine: string
      }
    }
    "update courrier set etat = 'A_IMPRIMER', cle = $2 where id = $1 and etat = 'A_ETABLIR' returning id": {
      params: [number, string]
      row: {
        id: number
      }
    }
    "update courrier set etat = 'IMPRIME', imprime_le = $2, imprime_par_id = $3 where id = any($1) and etat = 'A_IMPRIMER' returning id": {
      params: [readonly number[], Date | null, number | null]
      row: {
        id: number
      }
    }
  }
}

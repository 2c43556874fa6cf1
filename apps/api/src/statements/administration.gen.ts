// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select 1 from journal where declaration_id = $1 and type = 'declarer-erreur' and acteur_id = $2 and motif = $3 and instant > now() - interval '24 hours'\n         and copropriete_id = (select copropriete_id from declaration where id = $1)": {
      params: [number, number, string]
      row: {
        "?column?": number
      }
    }
    "select c.id, c.etat, c.date_dissolution as \"dateDissolution\", r.numero_immatriculation as \"remplaceePar\"\n       from copropriete c left join copropriete r on r.id = c.remplacee_par_id where c.id = $1": {
      params: [number]
      row: {
        id: number
        etat: Enums['etat_copropriete']
        dateDissolution: string | null
        remplaceePar: string | null
      }
    }
    "select coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as nom from teledeclarant t where t.id = $1": {
      params: [number]
      row: {
        nom: string
      }
    }
    "select d.copropriete_id, c.nom, c.numero_immatriculation as numero from declaration d join copropriete c on c.id = d.copropriete_id\n       where d.id = $1 and d.etat in ('COURANTE', 'IMMATRICULATION', 'AVANT_DECLARATION_ANNUELLE')": {
      params: [number]
      row: {
        copropriete_id: number
        nom: string
        numero: string | null
      }
    }
    "select d.id, d.contenu, d.valide_le from declaration d where d.copropriete_id = $1 and d.etat = 'AVANT_DECLARATION_ANNUELLE'\n  order by (select max(p.du) from declaration_periode p where p.declaration_id = d.id) desc nulls last, d.id desc limit 1": {
      params: [number]
      row: {
        id: number
        contenu: ColumnTypes['declaration.contenu']
        valide_le: Date | null
      }
    }
    "select date_derniere_maj_annuelle as jour from copropriete where id = $1": {
      params: [number]
      row: {
        jour: string | null
      }
    }
    "select h.contenu, h.type_declaration as \"typeDeclaration\", h.type_immat as \"typeImmat\", h.type_maj as \"typeMaj\", h.confirmations,\n    h.auteur_teledeclarant_id as \"auteurTeledeclarantId\",\n    (select count(*)::int from declaration_historique s where s.copropriete_id = h.copropriete_id and s.valide_le > h.valide_le) as remplacements\n  from declaration_historique h join copropriete c on c.id = h.copropriete_id\n  where c.id = $1 and h.type_maj in ('ANNUELLE', 'COMPTESNONAPPROUVES') and (h.valide_le at time zone 'Europe/Paris')::date <= c.date_derniere_maj_annuelle\n  order by h.valide_le desc limit 1": {
      params: [number]
      row: {
        contenu: ColumnTypes['declaration_historique.contenu']
        typeDeclaration: ColumnTypes['declaration_historique.type_declaration']
        typeImmat: ColumnTypes['declaration_historique.type_immat']
        typeMaj: ColumnTypes['declaration_historique.type_maj']
        confirmations: string[]
        auteurTeledeclarantId: number
        remplacements: number
      }
    }
    "select id from copropriete where numero_immatriculation = $1": {
      params: [string]
      row: {
        id: number
      }
    }
    "select max((valide_le at time zone 'Europe/Paris')::date) as jour from (\n       select valide_le, type_maj from declaration where copropriete_id = $1 and id <> $3 and etat = 'AVANT_DECLARATION_ANNUELLE'\n       union all select valide_le, type_maj from declaration_historique where copropriete_id = $1) d\n     where d.type_maj in ('ANNUELLE', 'COMPTESNONAPPROUVES') and d.valide_le <= $2::timestamptz": {
      params: [number, Date, number]
      row: {
        jour: string | null
      }
    }
  }
}

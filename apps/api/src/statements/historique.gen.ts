// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as teledeclarant, m.date_debut, m.date_fin from mandat m join teledeclarant t on t.id = m.teledeclarant_id\n       where m.copropriete_id = $1 and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE', 'ARCHIVE') and $2::date between m.date_debut and m.date_fin\n       order by m.date_debut desc limit 1": {
      params: [number, string | null]
      row: {
        teledeclarant: string
        date_debut: string
        date_fin: string
      }
    }
    "select vers::etat_copropriete as etat from journal where copropriete_id = $1 and instant < (($2::date + 1)::timestamp at time zone 'Europe/Paris') and vers = any($3) and mandat_id is null\n       order by instant desc, id desc limit 1": {
      params: [number, string | null, readonly string[]]
      row: {
        etat: Enums['etat_copropriete']
      }
    }
    "select x.id, x.etat, x.type_declaration, x.type_maj, x.contenu, x.jeu, x.jeu_debiteurs, x.confirmations, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as auteur, x.auteur_teledeclarant_id,\n    coalesce(trim(u.prenom || ' ' || u.nom), '') as auteur_utilisateur, p.du, p.au\n  from declaration_periode p\n  join (select id, etat, type_declaration, type_maj, contenu, jeu, jeu_debiteurs, confirmations, auteur_teledeclarant_id, auteur_utilisateur_id from declaration where copropriete_id = $1\n    union all select id, null, type_declaration, type_maj, contenu, jeu, jeu_debiteurs, confirmations, auteur_teledeclarant_id, auteur_utilisateur_id\n      from declaration_historique where copropriete_id = $1) x on x.id = p.declaration_id\n  join teledeclarant t on t.id = x.auteur_teledeclarant_id left join utilisateur u on u.id = x.auteur_utilisateur_id\n  where p.copropriete_id = $1 and p.declaration_id = $2 order by p.du desc limit 1": {
      params: [number, number]
      row: {
        id: number
        etat: Enums['etat_declaration'] | null
        type_declaration: ColumnTypes['declaration.type_declaration'] | ColumnTypes['declaration_historique.type_declaration']
        type_maj: ColumnTypes['declaration.type_maj'] | ColumnTypes['declaration_historique.type_maj'] | null
        contenu: ColumnTypes['declaration.contenu'] | ColumnTypes['declaration_historique.contenu']
        jeu: ColumnTypes['declaration.jeu'] | ColumnTypes['declaration_historique.jeu']
        jeu_debiteurs: ColumnTypes['declaration.jeu_debiteurs'] | ColumnTypes['declaration_historique.jeu_debiteurs']
        confirmations: string[]
        auteur: string
        auteur_teledeclarant_id: number
        auteur_utilisateur: string
        du: Date
        au: Date | null
      }
    }
    "select x.id, x.etat, x.type_declaration, x.type_maj, x.contenu, x.jeu, x.jeu_debiteurs, x.confirmations, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as auteur, x.auteur_teledeclarant_id,\n    coalesce(trim(u.prenom || ' ' || u.nom), '') as auteur_utilisateur, p.du, p.au\n  from declaration_periode p\n  join (select id, etat, type_declaration, type_maj, contenu, jeu, jeu_debiteurs, confirmations, auteur_teledeclarant_id, auteur_utilisateur_id from declaration where copropriete_id = $1\n    union all select id, null, type_declaration, type_maj, contenu, jeu, jeu_debiteurs, confirmations, auteur_teledeclarant_id, auteur_utilisateur_id\n      from declaration_historique where copropriete_id = $1) x on x.id = p.declaration_id\n  join teledeclarant t on t.id = x.auteur_teledeclarant_id left join utilisateur u on u.id = x.auteur_utilisateur_id\n  where p.copropriete_id = $1 and p.du < (($2::date + 1)::timestamp at time zone 'Europe/Paris') and (p.au is null or p.au >= (($2::date + 1)::timestamp at time zone 'Europe/Paris')) order by p.du desc limit 1": {
      params: [number, string | null]
      row: {
        id: number
        etat: Enums['etat_declaration'] | null
        type_declaration: ColumnTypes['declaration.type_declaration'] | ColumnTypes['declaration_historique.type_declaration']
        type_maj: ColumnTypes['declaration.type_maj'] | ColumnTypes['declaration_historique.type_maj'] | null
        contenu: ColumnTypes['declaration.contenu'] | ColumnTypes['declaration_historique.contenu']
        jeu: ColumnTypes['declaration.jeu'] | ColumnTypes['declaration_historique.jeu']
        jeu_debiteurs: ColumnTypes['declaration.jeu_debiteurs'] | ColumnTypes['declaration_historique.jeu_debiteurs']
        confirmations: string[]
        auteur: string
        auteur_teledeclarant_id: number
        auteur_utilisateur: string
        du: Date
        au: Date | null
      }
    }
    "select x.id, x.etat, x.type_declaration, x.type_maj, x.contenu, x.jeu, x.jeu_debiteurs, x.confirmations, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as auteur, x.auteur_teledeclarant_id,\n    coalesce(trim(u.prenom || ' ' || u.nom), '') as auteur_utilisateur, p.du, p.au\n  from declaration_periode p\n  join (select id, etat, type_declaration, type_maj, contenu, jeu, jeu_debiteurs, confirmations, auteur_teledeclarant_id, auteur_utilisateur_id from declaration where copropriete_id = $1\n    union all select id, null, type_declaration, type_maj, contenu, jeu, jeu_debiteurs, confirmations, auteur_teledeclarant_id, auteur_utilisateur_id\n      from declaration_historique where copropriete_id = $1) x on x.id = p.declaration_id\n  join teledeclarant t on t.id = x.auteur_teledeclarant_id left join utilisateur u on u.id = x.auteur_utilisateur_id\n  where p.copropriete_id = $1 order by p.du desc, p.id desc limit 200": {
      params: [number]
      row: {
        id: number
        etat: Enums['etat_declaration'] | null
        type_declaration: ColumnTypes['declaration.type_declaration'] | ColumnTypes['declaration_historique.type_declaration']
        type_maj: ColumnTypes['declaration.type_maj'] | ColumnTypes['declaration_historique.type_maj'] | null
        contenu: ColumnTypes['declaration.contenu'] | ColumnTypes['declaration_historique.contenu']
        jeu: ColumnTypes['declaration.jeu'] | ColumnTypes['declaration_historique.jeu']
        jeu_debiteurs: ColumnTypes['declaration.jeu_debiteurs'] | ColumnTypes['declaration_historique.jeu_debiteurs']
        confirmations: string[]
        auteur: string
        auteur_teledeclarant_id: number
        auteur_utilisateur: string
        du: Date
        au: Date | null
      }
    }
  }
}

// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select d.id, d.copropriete_id as \"coproprieteId\", d.etat, d.type_declaration as \"typeDeclaration\", d.type_immat as \"typeImmat\", d.type_maj as \"typeMaj\",\n    d.version_contenu as \"versionContenu\", d.contenu, d.jeu, d.jeu_debiteurs as \"jeuDebiteurs\", d.version, d.etape, d.confirmations, d.confirmations_office as \"confirmationsOffice\",\n    d.email_contact as \"emailContact\", d.auteur_teledeclarant_id as \"auteurTeledeclarantId\", d.cree_le as \"creeLe\", d.enregistre_le as \"enregistreLe\",\n    d.soumis_le as \"soumisLe\", d.base_id as \"baseId\", d.verifications, courante.contenu as courante, courante.jeu as \"jeuCourant\",\n    coalesce(trim(u.prenom || ' ' || u.nom), '') as auteur, coalesce(nullif(d.email_contact, ''), nullif(u.email, ''), t.rep_email) as email,\n    t.raison_sociale as etablissement, c.etat as \"etatCopropriete\", c.numero_immatriculation as numero, c.nom as \"nomCopropriete\",\n    c.date_cloture_dernier_exercice as \"dateCloture\",\n    (select m.etat from mandat m where m.copropriete_id = c.id order by (m.etat = 'EN_COURS') desc, m.id desc limit 1) as \"mandatCourant\",\n    coalesce((select json_agg(json_build_object('candidatId', r.candidat_id, 'reponse', r.reponse, 'motif', r.motif) order by r.candidat_id)\n      from doublon_reponse r where r.declaration_id = d.id), '[]') as reponses,\n    case when d.etat = 'BROUILLON' and d.base_id is not null then (select p.contenu -> 'donneesTechniques' -> 'batiments' from declaration p\n      where p.copropriete_id = d.copropriete_id and p.etat = 'BROUILLON' and p.base_id is not null\n        and p.auteur_teledeclarant_id = d.auteur_teledeclarant_id and p.jeu > d.jeu order by p.id desc limit 1) end as \"batimentsPrepares\"\n  from declaration d\n  join copropriete c on c.id = d.copropriete_id\n  join teledeclarant t on t.id = d.auteur_teledeclarant_id\n  left join utilisateur u on u.id = d.auteur_utilisateur_id\n  left join declaration courante on courante.copropriete_id = d.copropriete_id and courante.etat = 'COURANTE' where d.copropriete_id = $1 and d.etat = any($2::etat_declaration[]) order by d.id desc limit 1": {
      params: [number, readonly (Enums['etat_declaration'])[]]
      row: {
        id: number
        coproprieteId: number
        etat: Enums['etat_declaration']
        typeDeclaration: ColumnTypes['declaration.type_declaration']
        typeImmat: ColumnTypes['declaration.type_immat']
        typeMaj: ColumnTypes['declaration.type_maj'] | null
        versionContenu: number
        contenu: ColumnTypes['declaration.contenu']
        jeu: ColumnTypes['declaration.jeu']
        jeuDebiteurs: ColumnTypes['declaration.jeu_debiteurs']
        version: number
        etape: string
        confirmations: string[]
        confirmationsOffice: ColumnTypes['declaration.confirmations_office'] | null
        emailContact: string
        auteurId: number | null
        auteurTeledeclarantId: number
        creeLe: Date
        enregistreLe: Date
        soumisLe: Date | null
        baseId: number | null
        verifications: ColumnTypes['declaration.verifications']
        courante: ColumnTypes['declaration.contenu'] | null
        jeuCourant: ColumnTypes['declaration.jeu'] | null
        auteur: string
        enregistrePar: string
        email: string
        etablissement: string
        etatCopropriete: Enums['etat_copropriete']
        numero: string | null
        nomCopropriete: string
        dateCloture: string | null
        mandatCourant: Enums['etat_mandat'] | null
        reponses: ColumnTypes['json.reponses']
        batimentsPrepares: ColumnTypes['json.batimentsPrepares'] | null
      }
    }
    "select d.id, d.copropriete_id as \"coproprieteId\", d.etat, d.type_declaration as \"typeDeclaration\", d.type_immat as \"typeImmat\", d.type_maj as \"typeMaj\",\n    d.version_contenu as \"versionContenu\", d.contenu, d.jeu, d.jeu_debiteurs as \"jeuDebiteurs\", d.version, d.etape, d.confirmations, d.confirmations_office as \"confirmationsOffice\",\n    d.email_contact as \"emailContact\", d.auteur_teledeclarant_id as \"auteurTeledeclarantId\", d.cree_le as \"creeLe\", d.enregistre_le as \"enregistreLe\",\n    d.soumis_le as \"soumisLe\", d.base_id as \"baseId\", d.verifications, courante.contenu as courante, courante.jeu as \"jeuCourant\",\n    coalesce(trim(u.prenom || ' ' || u.nom), '') as auteur, coalesce(nullif(d.email_contact, ''), nullif(u.email, ''), t.rep_email) as email,\n    t.raison_sociale as etablissement, c.etat as \"etatCopropriete\", c.numero_immatriculation as numero, c.nom as \"nomCopropriete\",\n    c.date_cloture_dernier_exercice as \"dateCloture\",\n    (select m.etat from mandat m where m.copropriete_id = c.id order by (m.etat = 'EN_COURS') desc, m.id desc limit 1) as \"mandatCourant\",\n    coalesce((select json_agg(json_build_object('candidatId', r.candidat_id, 'reponse', r.reponse, 'motif', r.motif) order by r.candidat_id)\n      from doublon_reponse r where r.declaration_id = d.id), '[]') as reponses,\n    case when d.etat = 'BROUILLON' and d.base_id is not null then (select p.contenu -> 'donneesTechniques' -> 'batiments' from declaration p\n      where p.copropriete_id = d.copropriete_id and p.etat = 'BROUILLON' and p.base_id is not null\n        and p.auteur_teledeclarant_id = d.auteur_teledeclarant_id and p.jeu > d.jeu order by p.id desc limit 1) end as \"batimentsPrepares\"\n  from declaration d\n  join copropriete c on c.id = d.copropriete_id\n  join teledeclarant t on t.id = d.auteur_teledeclarant_id\n  left join utilisateur u on u.id = d.auteur_utilisateur_id\n  left join declaration courante on courante.copropriete_id = d.copropriete_id and courante.etat = 'COURANTE' where d.id = $1": {
      params: [number]
      row: {
        id: number
        coproprieteId: number
        etat: Enums['etat_declaration']
        typeDeclaration: ColumnTypes['declaration.type_declaration']
        typeImmat: ColumnTypes['declaration.type_immat']
        typeMaj: ColumnTypes['declaration.type_maj'] | null
        versionContenu: number
        contenu: ColumnTypes['declaration.contenu']
        jeu: ColumnTypes['declaration.jeu']
        jeuDebiteurs: ColumnTypes['declaration.jeu_debiteurs']
        version: number
        etape: string
        confirmations: string[]
        confirmationsOffice: ColumnTypes['declaration.confirmations_office'] | null
        emailContact: string
        auteurId: number | null
        auteurTeledeclarantId: number
        creeLe: Date
        enregistreLe: Date
        soumisLe: Date | null
        baseId: number | null
        verifications: ColumnTypes['declaration.verifications']
        courante: ColumnTypes['declaration.contenu'] | null
        jeuCourant: ColumnTypes['declaration.jeu'] | null
        auteur: string
        enregistrePar: string
        email: string
        etablissement: string
        etatCopropriete: Enums['etat_copropriete']
        numero: string | null
        nomCopropriete: string
        dateCloture: string | null
        mandatCourant: Enums['etat_mandat'] | null
        reponses: ColumnTypes['json.reponses']
        batimentsPrepares: ColumnTypes['json.batimentsPrepares'] | null
      }
    }
  }
}

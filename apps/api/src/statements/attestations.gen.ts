// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "insert into document (type, nom, taille, sha256, cle, etat_analyse, copropriete_id, teledeclarant_id) values ($7, $1, $2, $3, $4, 'SAFE', $5, $6)": {
      params: [string, number, string, string, number | null, number | null, ColumnTypes['document.type']]
      row: Record<string, never>
    }
    "select 1 from document where copropriete_id = $1 and type = $2 and annulee_le is null": {
      params: [number, string]
      row: {
        "?column?": number
      }
    }
    "select c.numero_immatriculation as numero, c.nom, c.date_immatriculation, c.date_dissolution, x.motif, x.autre, x.fait_generateur, x.date_fait_generateur,\n       coalesce((select d.teledeclarant_id from demande d where d.copropriete_id = c.id and d.type = 'DISSOLUTION' and d.etat = 'VALIDEE' order by d.id desc limit 1),\n         c.auteur_teledeclarant_id) as lecteur_id,\n       coalesce((select json_agg(json_build_object('numero', a.numero_voie, 'voie', a.voie, 'codePostal', a.code_postal, 'commune', a.commune) order by a.principale desc, a.id)\n         from adresse a where a.copropriete_id = c.id), '[]') as adresses_attestees\n     from copropriete c join dissolution x on x.copropriete_id = c.id and x.statut = 'VALIDEE' where c.id = $1 and c.etat = 'DISSOUTE' order by x.id desc limit 1": {
      params: [number]
      row: {
        numero: string | null
        nom: string
        date_immatriculation: string | null
        date_dissolution: string | null
        motif: ColumnTypes['dissolution.motif']
        autre: string
        fait_generateur: ColumnTypes['dissolution.fait_generateur']
        date_fait_generateur: string
        lecteur_id: number
        adresses_attestees: ColumnTypes['json.adresses_attestees']
      }
    }
    "select c.numero_immatriculation as numero, c.nom, c.date_immatriculation, c.date_reglement, c.nb_lots, c.nb_lots_principaux, c.etat, c.date_dissolution,\n       (select r.numero_immatriculation from copropriete r where r.id = c.remplacee_par_id) as remplacee_par, c.date_cloture_dernier_exercice as cloture, coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) as maj_faite,\n    (exists (select 1 from demande d where d.copropriete_id = c.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')) or exists (select 1 from declaration p where p.copropriete_id = c.id and p.etat = 'A_VALIDER')) as en_attente,\n       (select max(d.valide_le) from declaration d where d.copropriete_id = c.id and d.etat = 'COURANTE') as valide_le,\n       coalesce(c.teledeclarant_id, c.auteur_teledeclarant_id) as lecteur_id,\n       coalesce((select json_agg(json_build_object('numero', a.numero_voie, 'voie', a.voie, 'codePostal', a.code_postal, 'commune', a.commune) order by a.principale desc, a.id)\n         from adresse a where a.copropriete_id = c.id), '[]') as adresses_attestees,\n       coalesce((select json_agg(json_build_object('commune', p.commune, 'prefixe', p.prefixe, 'section', p.section, 'numero', p.numero) order by p.id)\n         from parcelle p where p.copropriete_id = c.id), '[]') as parcelles_attestees,\n       (select json_build_object('type', t.type, 'raisonSociale', t.raison_sociale, 'nom', trim(t.rep_prenom || ' ' || t.rep_nom), 'siret', t.siret, 'adresse', t.adresse,\n           'codePostal', t.code_postal, 'commune', t.commune, 'debut', m.date_debut, 'fin', m.date_fin)\n         from mandat m join teledeclarant t on t.id = m.teledeclarant_id\n         where m.copropriete_id = c.id and m.etat in ('EN_COURS', 'A_VENIR') order by m.date_debut limit 1) as representant_atteste\n     from copropriete c where c.id = $1": {
      params: [number, string | null]
      row: {
        numero: string | null
        nom: string
        date_immatriculation: string | null
        date_reglement: string | null
        nb_lots: number | null
        nb_lots_principaux: number | null
        etat: Enums['etat_copropriete']
        date_dissolution: string | null
        remplacee_par: string | null
        cloture: string | null
        maj_faite: boolean
        en_attente: boolean
        valide_le: Date | null
        lecteur_id: number
        adresses_attestees: ColumnTypes['json.adresses_attestees']
        parcelles_attestees: ColumnTypes['json.parcelles_attestees']
        representant_atteste: ColumnTypes['json.representant_atteste'] | null
      }
    }
    "select d.type, c.numero_immatriculation as numero, c.nom, d.cree_le, d.annulee_le, c.etat, c.date_dissolution, r.numero_immatriculation as remplacee_par, c.date_cloture_dernier_exercice as cloture, coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) as maj_faite,\n    (exists (select 1 from demande d where d.copropriete_id = c.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')) or exists (select 1 from declaration p where p.copropriete_id = c.id and p.etat = 'A_VALIDER')) as en_attente,\n       (exists (select 1 from declaration x where x.copropriete_id = c.id and x.valide_le > d.cree_le)\n         or exists (select 1 from mandat m where m.copropriete_id = c.id and m.decide_le > d.cree_le)) as modifiee\n     from document d join copropriete c on c.id = d.copropriete_id left join copropriete r on r.id = c.remplacee_par_id\n     where d.type in ('ATTESTATION_IMMATRICULATION', 'ATTESTATION_DISSOLUTION') and c.numero_immatriculation = $1 order by d.cree_le desc": {
      params: [string, string | null]
      row: {
        type: ColumnTypes['document.type']
        numero: string
        nom: string
        cree_le: Date
        annulee_le: Date | null
        etat: Enums['etat_copropriete']
        date_dissolution: string | null
        remplacee_par: string | null
        cloture: string | null
        maj_faite: boolean
        en_attente: boolean
        modifiee: boolean
      }
    }
    "select d.type, c.numero_immatriculation as numero, c.nom, d.cree_le, d.annulee_le, c.etat, c.date_dissolution, r.numero_immatriculation as remplacee_par, c.date_cloture_dernier_exercice as cloture, coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false) as maj_faite,\n    (exists (select 1 from demande d where d.copropriete_id = c.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')) or exists (select 1 from declaration p where p.copropriete_id = c.id and p.etat = 'A_VALIDER')) as en_attente,\n       (exists (select 1 from declaration x where x.copropriete_id = c.id and x.valide_le > d.cree_le)\n         or exists (select 1 from mandat m where m.copropriete_id = c.id and m.decide_le > d.cree_le)) as modifiee\n     from document d join copropriete c on c.id = d.copropriete_id left join copropriete r on r.id = c.remplacee_par_id\n     where d.type in ('ATTESTATION_IMMATRICULATION', 'ATTESTATION_DISSOLUTION') and d.sha256 = $1 order by d.cree_le desc": {
      params: [string, string | null]
      row: {
        type: ColumnTypes['document.type']
        numero: string | null
        nom: string
        cree_le: Date
        annulee_le: Date | null
        etat: Enums['etat_copropriete']
        date_dissolution: string | null
        remplacee_par: string | null
        cloture: string | null
        maj_faite: boolean
        en_attente: boolean
        modifiee: boolean
      }
    }
    "select id from copropriete where id = $1 for no key update": {
      params: [number]
      row: {
        id: number
      }
    }
  }
}

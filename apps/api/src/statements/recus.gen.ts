// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "insert into decision_lue (demande_id, lue_le) select unnest($1::int[]), $2 on conflict do nothing": {
      params: [readonly number[] | null, Date]
      row: Record<string, never>
    }
    "select d.id from demande d\n  where (d.copropriete_id = $2::int or d.id = any($3::int[])) and d.teledeclarant_id = $1 and d.etat in ('VALIDEE', 'REFUSEE')\n    and not exists (select from decision_lue l where l.demande_id = d.id) and current_setting('transaction_read_only') = 'off'": {
      params: [number, number, readonly number[]]
      row: {
        id: number
      }
    }
    "select d.id, d.type, d.etat, d.deposee_le, d.echeance, d.suspendue_le, d.decidee_le, d.declaration_id, d.mandat_id, d.motif_refus, d.texte_decision, l.lue_le,\n    coalesce((select e.texte from echange e where e.demande_id = d.id and e.du_teneur order by e.id desc limit 1), '') as question,\n    c.id as copropriete_id, c.numero_immatriculation as numero, coalesce(nullif(c.nom, ''), p.contenu->'identification'->>'nomCopropriete', '') as nom, c.adresse_principale as adresse, coalesce(trim(u.prenom || ' ' || u.nom), '') as par\n  from demande d join copropriete c on c.id = d.copropriete_id left join declaration p on p.id = d.declaration_id\n  left join utilisateur u on u.id = coalesce(d.demandeur_id, p.auteur_utilisateur_id)\n  left join decision_lue l on l.demande_id = d.id\n  where d.teledeclarant_id = $1 and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE')\n     order by (d.etat = 'PRECISIONS') desc, d.id desc limit 60": {
      params: [number]
      row: {
        id: number
        type: Enums['type_demande']
        etat: Enums['etat_demande']
        deposee_le: Date
        echeance: string
        suspendue_le: Date | null
        decidee_le: Date | null
        declaration_id: number | null
        mandat_id: number | null
        motif_refus: string
        texte_decision: string
        lue_le: Date | null
        question: string
        copropriete_id: number
        numero: string | null
        nom: string
        adresse: string
        par: string
      }
    }
    "select d.id, d.type, d.etat, d.deposee_le, d.echeance, d.suspendue_le, d.decidee_le, d.declaration_id, d.mandat_id, d.motif_refus, d.texte_decision, l.lue_le,\n    coalesce((select e.texte from echange e where e.demande_id = d.id and e.du_teneur order by e.id desc limit 1), '') as question,\n    c.id as copropriete_id, c.numero_immatriculation as numero, coalesce(nullif(c.nom, ''), p.contenu->'identification'->>'nomCopropriete', '') as nom, c.adresse_principale as adresse, coalesce(trim(u.prenom || ' ' || u.nom), '') as par\n  from demande d join copropriete c on c.id = d.copropriete_id left join declaration p on p.id = d.declaration_id\n  left join utilisateur u on u.id = coalesce(d.demandeur_id, p.auteur_utilisateur_id)\n  left join decision_lue l on l.demande_id = d.id\n  where d.teledeclarant_id = $1 and d.id = $2": {
      params: [number, number]
      row: {
        id: number
        type: Enums['type_demande']
        etat: Enums['etat_demande']
        deposee_le: Date
        echeance: string
        suspendue_le: Date | null
        decidee_le: Date | null
        declaration_id: number | null
        mandat_id: number | null
        motif_refus: string
        texte_decision: string
        lue_le: Date | null
        question: string
        copropriete_id: number
        numero: string | null
        nom: string
        adresse: string
        par: string
      }
    }
    "select m.id, m.etat, m.date_debut, m.date_fin, coalesce(j.instant + (maintenant() - now()), j.instant) as declare_le, c.id as copropriete_id, c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse, coalesce(trim(u.prenom || ' ' || u.nom), '') as par\n  from mandat m join copropriete c on c.id = m.copropriete_id\n  join journal j on j.copropriete_id = m.copropriete_id and j.mandat_id = m.id and j.type = 'renouveler-mandat'\n  left join utilisateur u on u.id = j.acteur_id\n  where m.teledeclarant_id = $1 and m.id = $2": {
      params: [number, number]
      row: {
        id: number
        etat: Enums['etat_mandat']
        date_debut: string
        date_fin: string
        declare_le: Date
        copropriete_id: number
        numero: string | null
        nom: string
        adresse: string
        par: string
      }
    }
    "select p.id, p.type_maj, p.etat, p.soumis_le, c.id as copropriete_id, c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse, coalesce(trim(u.prenom || ' ' || u.nom), '') as par\n  from declaration p join copropriete c on c.id = p.copropriete_id left join utilisateur u on u.id = p.auteur_utilisateur_id\n  where p.auteur_teledeclarant_id = $1 and p.id = $2 and p.base_id is not null and p.etat not in ('BROUILLON', 'SUPPRIME')": {
      params: [number, number]
      row: {
        id: number
        type_maj: ColumnTypes['declaration.type_maj'] | null
        etat: Enums['etat_declaration']
        soumis_le: Date | null
        copropriete_id: number
        numero: string | null
        nom: string
        adresse: string
        par: string
      }
    }
  }
}

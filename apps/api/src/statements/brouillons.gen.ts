// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from doublon_reponse where declaration_id = $1": {
      params: [number]
      row: Record<string, never>
    }
    "insert into doublon_reponse (declaration_id, candidat_id, reponse, motif, score, raisons)\n     select $1, x.id, x.reponse, x.motif, 0, '[]' from unnest($2::int[], $3::text[], $4::text[]) as x(id, reponse, motif)\n     join copropriete c on c.id = x.id on conflict do nothing": {
      params: [number, readonly number[], readonly string[], readonly string[]]
      row: Record<string, never>
    }
    "select d.id, d.base_id, c.auteur_teledeclarant_id, c.teledeclarant_id, array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE') and m.copropriete_id = c.id) g) as syndics, array(select g.teledeclarant_id from (select m.copropriete_id, m.teledeclarant_id from mandat m join copropriete k on k.id = m.copropriete_id\n    where m.etat = 'ARCHIVE' and m.date_fin > aujourdhui() - 365 and m.teledeclarant_id <> k.teledeclarant_id and m.copropriete_id = c.id) g) as predecesseurs, exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR') as mandat_a_venir, d.copropriete_id, c.nom, c.adresse_principale, d.type_immat, d.type_maj, d.jeu, d.etape, c.etat as etat_copropriete, coalesce(trim(u.prenom || ' ' || u.nom), '') as auteur, d.enregistre_le\n     from declaration d join copropriete c on c.id = d.copropriete_id left join utilisateur u on u.id = coalesce(d.enregistre_par_id, d.auteur_utilisateur_id)\n     where d.auteur_teledeclarant_id = $1 and d.etat = 'BROUILLON'\n       and d.type_maj is distinct from 'MODIFICATION_ADMIN' order by d.enregistre_le desc, d.id desc limit 500": {
      params: [number]
      row: {
        id: number
        base_id: number | null
        auteur_teledeclarant_id: number
        teledeclarant_id: number | null
        syndics: number[]
        predecesseurs: number[]
        mandat_a_venir: boolean
        copropriete_id: number
        nom: string
        adresse_principale: string
        type_immat: ColumnTypes['declaration.type_immat']
        type_maj: ColumnTypes['declaration.type_maj'] | null
        jeu: ColumnTypes['declaration.jeu']
        etape: ColumnTypes['declaration.etape']
        etat_copropriete: Enums['etat_copropriete']
        auteur: string
        enregistre_le: Date
      }
    }
    "select nom, cree_le from document where id = $1 and teledeclarant_id = $2 and type = 'JUSTIFICATIF_MANDAT' and etat_analyse <> 'INFECTED'": {
      params: [string, number]
      row: {
        nom: string
        cree_le: Date
      }
    }
    "update doublon_reponse r set score = x.score, raisons = x.raisons from unnest($2::int[], $3::float8[], $4::jsonb[]) as x(id, score, raisons)\n     where r.declaration_id = $1 and r.candidat_id = x.id": {
      params: [number, readonly number[], readonly number[], readonly string[]]
      row: Record<string, never>
    }
  }
}

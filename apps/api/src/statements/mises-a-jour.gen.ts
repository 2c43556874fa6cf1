// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select contenu from declaration where id = $1 union all select contenu from declaration_historique where id = $1": {
      params: [number]
      row: {
        contenu: ColumnTypes['declaration.contenu'] | ColumnTypes['declaration_historique.contenu']
      }
    }
    "select d.id, d.copropriete_id, c.nom, d.type_maj, t.raison_sociale as auteur, coalesce(d.soumis_le, d.enregistre_le) as soumis_le\n  from copropriete c join declaration d on d.copropriete_id = c.id join teledeclarant t on t.id = d.auteur_teledeclarant_id\n  where c.teledeclarant_id = $1 and c.etat = 'IMMATRICULEE_RATTACHEE' and d.etat = 'A_VALIDER' and d.base_id is not null and d.type_maj is not null\n    and d.auteur_teledeclarant_id <> $1 order by d.soumis_le, d.id limit 100": {
      params: [number]
      row: {
        id: number
        copropriete_id: number
        nom: string
        type_maj: ColumnTypes['declaration.type_maj']
        auteur: string
        soumis_le: Date
      }
    }
  }
}

// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select id, version, type, statut, raison_sociale, siret, code_ape, libelle_ape, type_etablissement, num_etude, adresse, code_postal, commune, telephone,\n  rep_civilite, rep_nom, rep_prenom, rep_email, rep_telephone, rep_adresse from teledeclarant where id = $1": {
      params: [number]
      row: {
        id: number
        version: number
        type: Enums['type_teledeclarant']
        statut: Enums['statut_teledeclarant']
        raison_sociale: string
        siret: string | null
        code_ape: string
        libelle_ape: string
        type_etablissement: string
        num_etude: number | null
        adresse: string[]
        code_postal: string
        commune: string
        telephone: string
        rep_civilite: string
        rep_nom: string
        rep_prenom: string
        rep_email: string
        rep_telephone: string
        rep_adresse: ColumnTypes['teledeclarant.rep_adresse'] | null
      }
    }
  }
}

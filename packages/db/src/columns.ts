import type {
  ImmatCopropriete,
  PartieService,
  Profil,
  TypeDeclaration,
  TypeMaj,
} from '@registre/domain'

/**
 * Columns that hold a type of the domain where PostgreSQL knows text or a document: `table.column`,
 * as the statements that read or write them see it.
 */
export interface ColumnTypes {
  'declaration.contenu': ImmatCopropriete
  'declaration.type_declaration': TypeDeclaration
  'declaration.type_maj': TypeMaj
  'declaration_historique.contenu': ImmatCopropriete
  'declaration_historique.type_declaration': TypeDeclaration
  'declaration_historique.type_maj': TypeMaj
  'incident.partie': PartieService
  'utilisateur.profil': Profil
  'webhook.envoi_changements': readonly unknown[]
}

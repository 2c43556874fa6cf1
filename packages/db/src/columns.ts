import type {
  FaitGenerateur,
  MotifDissolution,
  StatutDissolution,
  TypeImmatriculation,
  TypeJustificatifDissolution,
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
  'declaration.type_immat': TypeImmatriculation
  'declaration.type_maj': TypeMaj
  'declaration_historique.contenu': ImmatCopropriete
  'declaration_historique.type_declaration': TypeDeclaration
  'declaration_historique.type_maj': TypeMaj
  'dissolution.fait_generateur': FaitGenerateur
  'dissolution.motif': MotifDissolution
  'dissolution.statut': StatutDissolution
  'dissolution.type_justif': TypeJustificatifDissolution
  'incident.partie': PartieService
  'utilisateur.profil': Profil
  'webhook.envoi_changements': readonly unknown[]
}

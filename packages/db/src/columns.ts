import type {
  CategorieFicheMemo,
  CategorieJournal,
  EtatLigne,
  EtatPortefeuille,
  FaitGenerateur,
  FieldError,
  FormatRapport,
  GenrePublication,
  ImmatCopropriete,
  LigneBrute,
  ModaliteJournal,
  MotifDissolution,
  ObjetReclamation,
  PartieService,
  Profil,
  StatutDissolution,
  TypeDeclaration,
  TypeDemandeur,
  TypeImmatriculation,
  TypeJustificatifDissolution,
  TypeJustificatifMandat,
  TypeMaj,
  TypeReclamation,
  ValeursStatistiques,
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
  'journal.categorie': CategorieJournal
  'journal.donnees': Readonly<Record<string, unknown>>
  'journal.modalite': ModaliteJournal
  'json.comptes_portefeuille': Partial<Record<EtatLigne, number>>
  'mandat.type_justif': TypeJustificatifMandat
  'portefeuille.etat': EtatPortefeuille
  'portefeuille.modalite': ModaliteJournal
  'portefeuille_ligne.a_confirmer': FieldError[]
  'portefeuille_ligne.erreurs': FieldError[]
  'portefeuille_ligne.etat': EtatLigne
  'portefeuille_ligne.saisie': LigneBrute
  'publication.categorie': CategorieFicheMemo
  'publication.genre': GenrePublication
  'rapport_statistique.format': FormatRapport
  'reclamation.objet': ObjetReclamation
  'reclamation.type': TypeReclamation
  'reclamation.type_demandeur': TypeDemandeur
  'statistique.valeurs': ValeursStatistiques
  'teledeclarant.rep_adresse': Readonly<Record<string, string>>
  'utilisateur.profil': Profil
  'webhook.envoi_changements': readonly unknown[]
}

import type {
  Batiment,
  CodeJeu,
  CategorieFicheMemo,
  CategorieJournal,
  EtatLigne,
  EtatPortefeuille,
  AdresseComparee,
  DeclarationDuDossier,
  DeclarationLue,
  DemandeDuDossier,
  DissolutionDuDossier,
  Empreinte,
  EtatExport,
  MandatDuDossier,
  ReponseDoublon,
  TypeExport,
  TYPES_SYNDIC_FICHE,
  FaitGenerateur,
  FormatPublie,
  FieldError,
  FormatRapport,
  GenrePublication,
  ImmatCopropriete,
  Instantane,
  LigneBrute,
  ModaliteJournal,
  MotifDissolution,
  ObjetReclamation,
  PartieService,
  Profil,
  Retire,
  RetraitOuvert,
  SlugEtape,
  SorteDecision,
  StatutDissolution,
  TypeDeclaration,
  TypeDemandeur,
  TypeDocument,
  TypeImmatriculation,
  TypeJustificatifDissolution,
  TypeJustificatifMandat,
  TypeMaj,
  TypeReclamation,
  ValeursStatistiques,
  Verification,
} from '@registre/domain'

/**
 * Columns that hold a type of the domain where PostgreSQL knows text or a document: `table.column`,
 * as the statements that read or write them see it; `json.name`, a document that a statement builds.
 */
export interface ColumnTypes {
  'decision.apres': Empreinte
  'decision.avant': Empreinte
  'decision.retrait': RetraitOuvert | null
  'decision.sorte': SorteDecision
  'declaration.confirmations_office': DeclarationLue['confirmationsOffice']
  'declaration.contenu': ImmatCopropriete
  'declaration.etape': SlugEtape
  'declaration.jeu': CodeJeu
  'declaration.jeu_debiteurs': CodeJeu
  'declaration.type_declaration': TypeDeclaration
  'declaration.type_immat': TypeImmatriculation
  'declaration.type_maj': TypeMaj
  'declaration.verifications': Verification[]
  'declaration_historique.contenu': ImmatCopropriete
  'declaration_historique.jeu': CodeJeu
  'declaration_historique.jeu_debiteurs': CodeJeu
  'echange.instantane': Instantane | null
  'fichier_publie.format': FormatPublie
  'declaration_historique.type_declaration': TypeDeclaration
  'declaration_historique.type_immat': TypeImmatriculation
  'declaration_historique.type_maj': TypeMaj
  'demande.profil_demandeur': Profil
  'document.retires': Retire[]
  'document.type': TypeDocument
  'dissolution.fait_generateur': FaitGenerateur
  'dissolution.motif': MotifDissolution
  'dissolution.statut': StatutDissolution
  'dissolution.type_justif': TypeJustificatifDissolution
  'export_categorisation.etat': EtatExport
  'export_categorisation.type': TypeExport
  'fiche.jeu_debiteurs': CodeJeu
  'fiche.type_syndic': keyof typeof TYPES_SYNDIC_FICHE
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
  'journal.acteur_profil': Profil | ''
  'json.adresses_comparees': AdresseComparee[]
  'json.batimentsPrepares': readonly Batiment[]
  'json.declarations': DeclarationDuDossier[]
  'json.demandes': DemandeDuDossier[]
  'json.dissolution': DissolutionDuDossier
  'json.mandats': MandatDuDossier[]
  'json.parcelles_comparees': string[]
  'json.ids_rnb': string[]
  'json.reponses': ReponseDoublon[]
  'utilisateur.profil': Profil
  'webhook.envoi_changements': readonly unknown[]
}

// What a comparison of the contract with the release before has found: npm run docs.
import type { ChangementTrouve } from './versions.ts'

export const CHANGEMENTS_TROUVES: Readonly<Record<string, readonly ChangementTrouve[]>> = {
  "1.9.0": [
    {
      "genre": "rupture",
      "texte": "est retirée",
      "operations": [
        "conclureClavis",
        "conclureConnexionNotaire",
        "ouvrirClavis",
        "ouvrirConnexionNotaire"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `action-interdite-par-jeton`",
      "operations": [
        "enregistrerEtablissement"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `preuve-a-renouveler`",
      "operations": [
        "enregistrerEtablissement"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `service-non-regle`",
      "operations": [
        "enregistrerEtablissement"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `sirene-indisponible`",
      "operations": [
        "enregistrerEtablissement"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `siret-deja-utilise`",
      "operations": [
        "enregistrerEtablissement"
      ]
    },
    {
      "genre": "changement",
      "texte": "`[].apercu[].nature` peut valoir \"plan-travaux\", \"mandat-ad-hoc\", \"dpe-collectif\", \"batiments\"",
      "operations": [
        "lireMoisEcheances"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `deja-existant`",
      "operations": [
        "repondreArrivee"
      ]
    },
    {
      "genre": "changement",
      "texte": "`nature` peut valoir \"plan-travaux\", \"mandat-ad-hoc\", \"dpe-collectif\", \"batiments\"",
      "forme": "Tache",
      "operations": [
        "listerAFaire"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`aJour` est rendu",
      "forme": "AttestationVerifiee",
      "operations": [
        "verifierAttestation"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`courrielRevenuLe` est rendu",
      "forme": "Compte",
      "operations": [
        "activerCompte",
        "activerTeledeclarant",
        "conclureConnexion",
        "creerCompteSuccesseur",
        "emprunterCompte",
        "enregistrerCompte",
        "lireCompte",
        "ouvrirSessionNotaire",
        "rendreCompte",
        "seConnecter",
        "seConnecterParCle"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`fournisseur` est rendu",
      "forme": "Compte",
      "operations": [
        "activerCompte",
        "activerTeledeclarant",
        "conclureConnexion",
        "creerCompteSuccesseur",
        "emprunterCompte",
        "enregistrerCompte",
        "lireCompte",
        "ouvrirSessionNotaire",
        "rendreCompte",
        "seConnecter",
        "seConnecterParCle"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`obligations` est rendu",
      "operations": [
        "compterGerees"
      ]
    },
    {
      "genre": "ajout",
      "texte": "est nouvelle",
      "operations": [
        "conclureFournisseur",
        "ouvrirFournisseur"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`code` est accepté",
      "operations": [
        "confirmerAdresse"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`quoi` est accepté",
      "operations": [
        "confirmerAdresse",
        "repondreArrivee"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`aJour` est rendu",
      "forme": "CoproprieteReperee",
      "operations": [
        "repererCoproprietes"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`aJour` est rendu",
      "forme": "CoproprieteTrouvee",
      "operations": [
        "chercherCoproprietes",
        "repondreAdresse"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`idArrivee` est rendu",
      "forme": "Courrier",
      "operations": [
        "listerCourriers"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`rejoindre` est accepté",
      "operations": [
        "creerTeledeclarant"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`confirmerAdresse` est accepté",
      "operations": [
        "enregistrerCompte"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`siret` est accepté",
      "operations": [
        "enregistrerEtablissement"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`allowedToMove` est rendu",
      "forme": "Etablissement",
      "operations": [
        "enregistrerEtablissement",
        "lireEtablissement"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`qualite` est rendu",
      "forme": "EtatService",
      "operations": [
        "lireEtat"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`obligation` est accepté",
      "operations": [
        "exporterGerees",
        "rechercherGerees"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`typeEvenement` accepte \"changer-etablissement\", \"demander-arrivee\", \"refuser-demande-arrivee\", \"poster-code-arrivee\", \"code-arrivee-refuse\", \"detacher-connexion\", \"noter-retour\", \"confirmer-adresse\", \"lire-annuaire\", \"confirmer-fermeture\", \"lever-fermeture\"",
      "operations": [
        "exporterJournal",
        "rechercherJournal"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`situation` est rendu",
      "forme": "FicheCopropriete",
      "operations": [
        "lireInfosValidation",
        "rechercherCoproprietes",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`aJour` est rendu",
      "forme": "LigneAnnuaire",
      "operations": [
        "rechercherAnnuaire"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`libelleVeille` est rendu",
      "forme": "LigneTeledeclarant",
      "operations": [
        "rechercherTeledeclarants"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`identites` est rendu",
      "operations": [
        "lireAdressesClavis"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`auditAccessibilite` est rendu",
      "operations": [
        "lireConfiguration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`satisfaction` est rendu",
      "operations": [
        "lireConfiguration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`identite` est rendu",
      "operations": [
        "lireFacteurs"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`arrivees[].quoi` est rendu",
      "operations": [
        "listerCertificats"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`[].idArrivee` est rendu",
      "operations": [
        "listerCourriersDemo"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`fermeture` est accepté",
      "operations": [
        "modifierTeledeclarant"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`veille` est accepté",
      "operations": [
        "rechercherTeledeclarants"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`idArrivee` est accepté",
      "operations": [
        "renouvelerCode"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`jour` est rendu",
      "operations": [
        "repererCoproprietes",
        "verifierAttestation"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`veille` est rendu",
      "forme": "Teledeclarant",
      "operations": [
        "lireTeledeclarant",
        "modifierTeledeclarant"
      ]
    }
  ],
  "1.8.0": [
    {
      "genre": "rupture",
      "texte": "refuse `jeton`",
      "operations": [
        "activerTeledeclarant",
        "affecterDemande",
        "annulerDissolution",
        "annulerExport",
        "annulerImmatriculation",
        "cloreReclamation",
        "creerUtilisateur",
        "creerWebhook",
        "deciderEnvoi",
        "demanderPrecisions",
        "deposerPublication",
        "deverrouillerCopropriete",
        "dissoudre",
        "enregistrerEtablissement",
        "enregistrerRecherche",
        "envoyerNewsletter",
        "existePourTeneur",
        "lireIndicateurs",
        "lireInfosDissolution",
        "lireInfosValidation",
        "lireMandatEnCoursValidation",
        "lireReclamation",
        "lireTeledeclarant",
        "lireUtilisateur",
        "listerCourriers",
        "listerMotifsRefus",
        "listerProfilsDisponiblesPour",
        "listerStatutsTeledeclarantSuivants",
        "listerTeneurs",
        "listerUtilisateurs",
        "listerUtilisateursTeledeclarant",
        "listerWebhooks",
        "modifierPublication",
        "modifierTeledeclarant",
        "modifierUtilisateur",
        "modifierUtilisateurTeledeclarant",
        "noterCourriersImprimes",
        "ouvrirAbonnementCalendrier",
        "ouvrirDemande",
        "ouvrirDemandeSansMandat",
        "preparerExport",
        "publierPublication",
        "quitterValidation",
        "rechercherDemandes",
        "rechercherReclamations",
        "rechercherTeledeclarants",
        "refuserDemande",
        "regenererCode",
        "rendreDemande",
        "repondreReclamation",
        "reprendreWebhook",
        "retirerPublication",
        "retirerRattachement",
        "rouvrirReclamation",
        "supprimerCopropriete",
        "supprimerDeclarations",
        "supprimerMandatRattachement",
        "supprimerRecherche",
        "supprimerTeledeclarant",
        "supprimerUtilisateurs",
        "supprimerWebhook",
        "telechargerCourrier",
        "trouverPlusAncienneDemande",
        "validerDemande",
        "validerDoublonCoproNotaire"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`autorites` n’est plus accepté",
      "operations": [
        "creerJeton"
      ]
    },
    {
      "genre": "rupture",
      "texte": "n’a plus le paramètre `header Idempotency-Key`",
      "operations": [
        "creerWebhook"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`profil` n’accepte plus que des valeurs d’une liste",
      "operations": [
        "exporterJournal",
        "rechercherJournal"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`typeEvenement` n’accepte plus que des valeurs d’une liste",
      "operations": [
        "exporterJournal",
        "rechercherJournal"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`classe` peut être null",
      "forme": "LigneCategorisation",
      "operations": [
        "chercherCategorisation"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`points` peut être null",
      "forme": "LigneCategorisation",
      "operations": [
        "chercherCategorisation"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`signes[].points` peut être null",
      "forme": "LigneCategorisation",
      "operations": [
        "chercherCategorisation"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`path x` n’accepte plus que des valeurs d’une liste",
      "operations": [
        "lireChampsObligatoires",
        "listerFaitsGenerateurs",
        "listerObjetsReclamation",
        "listerTypesDemandeur",
        "listerTypesPiecesJustifDissolution",
        "listerTypesReclamation"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`videoInstitutions` n’est plus rendu",
      "operations": [
        "lireConfiguration"
      ]
    },
    {
      "genre": "rupture",
      "texte": "passe de GET /api/etablissements/email/ à GET /api/etablissements/email",
      "operations": [
        "lireEtablissementParEmail"
      ]
    },
    {
      "genre": "rupture",
      "texte": "demande le paramètre `path id`",
      "operations": [
        "listerCertificats"
      ]
    },
    {
      "genre": "rupture",
      "texte": "n’a plus le paramètre `path idTeledeclarant`",
      "operations": [
        "listerCertificats"
      ]
    },
    {
      "genre": "rupture",
      "texte": "passe de GET /api/certificats/{idTeledeclarant} à GET /api/certificats/{id}",
      "operations": [
        "listerCertificats"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`autorites` n’est plus rendu",
      "operations": [
        "listerJetons"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`path y` n’accepte plus que des valeurs d’une liste",
      "operations": [
        "listerTypesReclamation"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`filtre` n’accepte plus que des valeurs d’une liste",
      "forme": "RechercheCoproprietes",
      "operations": [
        "rechercherImmatOuNomCopro"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`paginationOptions.sortField` n’accepte plus que des valeurs d’une liste",
      "forme": "RechercheCoproprietes",
      "operations": [
        "rechercherImmatOuNomCopro"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`statut` n’accepte plus que des valeurs d’une liste",
      "forme": "RechercheCoproprietes",
      "operations": [
        "rechercherImmatOuNomCopro"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`paginationOptions.sortField` n’accepte plus que des valeurs d’une liste",
      "operations": [
        "rechercherAnnuaire",
        "rechercherCoproprietes",
        "rechercherDemandes",
        "rechercherEcheances",
        "rechercherReclamations",
        "rechercherTeledeclarants"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`statutCopropriete` n’accepte plus que des valeurs d’une liste",
      "operations": [
        "rechercherAnnuaire"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`statutRattachement` n’accepte plus que des valeurs d’une liste",
      "operations": [
        "rechercherAnnuaire"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`filtre` n’accepte plus que des valeurs d’une liste",
      "operations": [
        "rechercherCoproprietes"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`statut` n’accepte plus que des valeurs d’une liste",
      "operations": [
        "rechercherCoproprietes"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`profilDemandeur` n’accepte plus que des valeurs d’une liste",
      "operations": [
        "rechercherDemandes"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`path idMandat` ne peut plus être d’une autre forme",
      "operations": [
        "refuserDemande"
      ]
    },
    {
      "genre": "rupture",
      "texte": "est retirée",
      "operations": [
        "restaurerCopropriete"
      ]
    },
    {
      "genre": "rupture",
      "texte": "le contenu peut être ConnexionEnAttente",
      "operations": [
        "seConnecter"
      ]
    },
    {
      "genre": "rupture",
      "texte": "`path x` ne peut plus être NumeroImmatriculation",
      "operations": [
        "trouverDateDebutMandatPrecedent",
        "verifierMandatMemeSiren"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `type-non-accepte`",
      "operations": [
        "accepterDeclarationPredecesseur",
        "annulerExport",
        "annulerPortefeuille",
        "deciderEnvoi",
        "fermerAbonnementCalendrier",
        "fermerSession",
        "listerMesRecherches",
        "listerRecherchesPartagees",
        "modifierDateDebutMandat",
        "modifierDateFinMandat",
        "quitterValidation",
        "refuserDemande",
        "retirerRattachementDemande",
        "revoquerCertificat",
        "revoquerJeton",
        "seDeconnecter",
        "supprimerBrouillon",
        "supprimerDeclarationPredecesseur",
        "supprimerMandat",
        "supprimerTeledeclarant",
        "supprimerWebhook"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `action-interdite-par-jeton`",
      "operations": [
        "annulerImmatriculation",
        "creerUtilisateur",
        "creerWebhook",
        "dissoudre",
        "modifierUtilisateur",
        "modifierUtilisateurTeledeclarant",
        "ouvrirAbonnementCalendrier",
        "regenererCode",
        "reprendreWebhook",
        "retirerRattachement",
        "supprimerCopropriete",
        "supprimerMandatRattachement",
        "supprimerUtilisateurs",
        "supprimerWebhook"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `preuve-a-renouveler`",
      "operations": [
        "annulerImmatriculation",
        "changerMotDePasse",
        "creerJeton",
        "creerUtilisateur",
        "creerWebhook",
        "dissoudre",
        "emprunterCompte",
        "enregistrerCompte",
        "fermerSession",
        "modifierUtilisateur",
        "modifierUtilisateurTeledeclarant",
        "ouvrirAbonnementCalendrier",
        "regenererCode",
        "supprimerCopropriete"
      ]
    },
    {
      "genre": "changement",
      "texte": "`de` est dit par une liste de valeurs",
      "forme": "Changement",
      "operations": [
        "lireChangements"
      ]
    },
    {
      "genre": "changement",
      "texte": "`evenement` est dit par une liste de valeurs",
      "forme": "Changement",
      "operations": [
        "lireChangements"
      ]
    },
    {
      "genre": "changement",
      "texte": "`vers` est dit par une liste de valeurs",
      "forme": "Changement",
      "operations": [
        "lireChangements"
      ]
    },
    {
      "genre": "changement",
      "texte": "`etat` est dit par une liste de valeurs",
      "operations": [
        "changerEtatBrouillon"
      ]
    },
    {
      "genre": "changement",
      "texte": "`etatCopropriete` est dit par une liste de valeurs",
      "operations": [
        "changerEtatBrouillon",
        "rattacher",
        "rattacherSansJustificatif",
        "repondrePrecisionsRattachement",
        "soumettreImmatriculationNotaire",
        "validerDemande"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `service-non-regle`",
      "operations": [
        "completerAdresse",
        "lireEtablissementSirene",
        "rechercherAdresse",
        "rechercherParcelle",
        "verifierSiret"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `transition-interdite`",
      "operations": [
        "confirmerAbonnement",
        "emprunterCompte"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `deja-decide`",
      "operations": [
        "contesterRattachement"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `regles-non-respectees`",
      "operations": [
        "contesterRattachement"
      ]
    },
    {
      "genre": "changement",
      "texte": "`adresseEmailUtilisateur` : longueur minimale 1",
      "operations": [
        "continuerImmatriculationNotaire"
      ]
    },
    {
      "genre": "changement",
      "texte": "`etat` peut valoir \"A_VERIFIER\"",
      "forme": "Courrier",
      "operations": [
        "listerCourriers"
      ]
    },
    {
      "genre": "changement",
      "texte": "`commune` : longueur maximale 50",
      "operations": [
        "creerCompteSuccesseur"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `certificat-inconnu`",
      "operations": [
        "creerTeledeclarant"
      ]
    },
    {
      "genre": "changement",
      "texte": "`statutMandatCourant` est dit par une liste de valeurs",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "changement",
      "texte": "`raisonSociale` : longueur maximale 185",
      "operations": [
        "declarerSuccesseur",
        "modifierSuccesseur"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `certificat-autre-etude`",
      "operations": [
        "deposerCertificat"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `certificat-non-presente`",
      "operations": [
        "deposerCertificat"
      ]
    },
    {
      "genre": "changement",
      "texte": "`confirmations[].ligne` : maximum 2147483647",
      "operations": [
        "deposerPortefeuille"
      ]
    },
    {
      "genre": "changement",
      "texte": "`resume` : longueur maximale 300",
      "operations": [
        "deposerPublication",
        "modifierPublication"
      ]
    },
    {
      "genre": "changement",
      "texte": "`resume` : longueur minimale 1",
      "operations": [
        "deposerPublication",
        "modifierPublication"
      ]
    },
    {
      "genre": "changement",
      "texte": "`titre` : longueur maximale 120",
      "operations": [
        "deposerPublication",
        "modifierPublication"
      ]
    },
    {
      "genre": "changement",
      "texte": "`titre` : longueur minimale 1",
      "operations": [
        "deposerPublication",
        "modifierPublication"
      ]
    },
    {
      "genre": "changement",
      "texte": "`typeJustif` est dit par une liste de valeurs",
      "forme": "Dissolution",
      "operations": [
        "lireDissolution",
        "lireInfosValidation",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "changement",
      "texte": "`type` est dit par une liste de valeurs",
      "forme": "Document",
      "operations": [
        "lireInfosValidation",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "changement",
      "texte": "`actions[]` est dit par une liste de valeurs",
      "forme": "Echeance",
      "operations": [
        "rechercherEcheances"
      ]
    },
    {
      "genre": "changement",
      "texte": "`confirmationEmail` : longueur maximale 100",
      "operations": [
        "envoyerReclamation"
      ]
    },
    {
      "genre": "changement",
      "texte": "`email` : longueur maximale 100",
      "operations": [
        "envoyerReclamation",
        "sAbonnerNewsletter"
      ]
    },
    {
      "genre": "changement",
      "texte": "`email` : longueur minimale 1",
      "operations": [
        "envoyerReclamation",
        "sAbonnerNewsletter"
      ]
    },
    {
      "genre": "changement",
      "texte": "`message` : longueur maximale 3000",
      "operations": [
        "envoyerReclamation"
      ]
    },
    {
      "genre": "changement",
      "texte": "`nom` : longueur maximale 100",
      "operations": [
        "envoyerReclamation"
      ]
    },
    {
      "genre": "changement",
      "texte": "`nom` : longueur minimale 1",
      "operations": [
        "envoyerReclamation"
      ]
    },
    {
      "genre": "changement",
      "texte": "`prenom` : longueur maximale 100",
      "operations": [
        "envoyerReclamation"
      ]
    },
    {
      "genre": "changement",
      "texte": "`prenom` : longueur minimale 1",
      "operations": [
        "envoyerReclamation"
      ]
    },
    {
      "genre": "changement",
      "texte": "`statut` est dit par une liste de valeurs",
      "forme": "Etablissement",
      "operations": [
        "enregistrerEtablissement",
        "lireEtablissement"
      ]
    },
    {
      "genre": "changement",
      "texte": "`commune` : longueur maximale 50",
      "forme": "EtablissementInscrit",
      "operations": [
        "creerTeledeclarant"
      ]
    },
    {
      "genre": "changement",
      "texte": "`parties[].code` peut valoir \"controles\"",
      "forme": "EtatService",
      "operations": [
        "lireEtat"
      ]
    },
    {
      "genre": "changement",
      "texte": "`categorie` est dit par une liste de valeurs",
      "forme": "EvenementJournal",
      "operations": [
        "rechercherJournal"
      ]
    },
    {
      "genre": "changement",
      "texte": "`modalite` est dit par une liste de valeurs",
      "forme": "EvenementJournal",
      "operations": [
        "rechercherJournal"
      ]
    },
    {
      "genre": "changement",
      "texte": "`profil` est dit par une liste de valeurs",
      "forme": "EvenementJournal",
      "operations": [
        "rechercherJournal"
      ]
    },
    {
      "genre": "changement",
      "texte": "`actions[]` est dit par une liste de valeurs",
      "forme": "FicheCopropriete",
      "operations": [
        "lireInfosValidation",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "changement",
      "texte": "`etatCopropriete` est dit par une liste de valeurs",
      "forme": "LigneBrouillon",
      "operations": [
        "listerBrouillons"
      ]
    },
    {
      "genre": "changement",
      "texte": "`etat` est dit par une liste de valeurs",
      "forme": "LigneDemande",
      "operations": [
        "rechercherDemandes",
        "trouverPlusAncienneDemande"
      ]
    },
    {
      "genre": "changement",
      "texte": "`profilDemandeur` est dit par une liste de valeurs",
      "forme": "LigneDemande",
      "operations": [
        "rechercherDemandes",
        "trouverPlusAncienneDemande"
      ]
    },
    {
      "genre": "changement",
      "texte": "`type` est dit par une liste de valeurs",
      "forme": "LigneDemande",
      "operations": [
        "rechercherDemandes",
        "trouverPlusAncienneDemande"
      ]
    },
    {
      "genre": "changement",
      "texte": "`etat` peut valoir \"ATTEND_ACCORD\"",
      "forme": "LignePortefeuilleVue",
      "operations": [
        "listerLignesPortefeuille"
      ]
    },
    {
      "genre": "changement",
      "texte": "`actions[]` est dit par une liste de valeurs",
      "forme": "LigneRechercheCopropriete",
      "operations": [
        "rechercherCoproprietes",
        "rechercherImmatOuNomCopro"
      ]
    },
    {
      "genre": "changement",
      "texte": "`statutMandatCourant` est dit par une liste de valeurs",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "changement",
      "texte": "`actions[]` est dit par une liste de valeurs",
      "operations": [
        "lireInfosValidation"
      ]
    },
    {
      "genre": "changement",
      "texte": "`demandeur.profil` est dit par une liste de valeurs",
      "operations": [
        "lireInfosValidation"
      ]
    },
    {
      "genre": "changement",
      "texte": "`fichiers[].format` peut valoir \"parquet\", \"differences\"",
      "operations": [
        "lirePublicationDonnees"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `requete-invalide`",
      "operations": [
        "lirePublicationDonnees"
      ]
    },
    {
      "genre": "changement",
      "texte": "`[].etat` peut valoir \"A_VERIFIER\"",
      "operations": [
        "listerCourriersDemo"
      ]
    },
    {
      "genre": "changement",
      "texte": "`etat` est dit par une liste de valeurs",
      "forme": "Mandat",
      "operations": [
        "lireInfosCopropriete",
        "lireInfosValidation",
        "lireMandatCopropriete",
        "lireMandatCourant",
        "lireMandatPrecedentArchive",
        "lireRenouvellement",
        "listerMandatsEnCoursAvenir",
        "listerMandatsSupprimables",
        "modifierDateDebutMandat",
        "modifierDateFinMandat",
        "renouvelerMandat",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "changement",
      "texte": "`typeJustif` est dit par une liste de valeurs",
      "forme": "Mandat",
      "operations": [
        "lireInfosCopropriete",
        "lireInfosValidation",
        "lireMandatCopropriete",
        "lireMandatCourant",
        "lireMandatPrecedentArchive",
        "lireRenouvellement",
        "listerMandatsEnCoursAvenir",
        "listerMandatsSupprimables",
        "modifierDateDebutMandat",
        "modifierDateFinMandat",
        "renouvelerMandat",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "changement",
      "texte": "`etablissement.commune` : longueur maximale 50",
      "operations": [
        "modifierTeledeclarant"
      ]
    },
    {
      "genre": "changement",
      "texte": "`etablissement.raisonSociale` : longueur maximale 185",
      "operations": [
        "modifierTeledeclarant"
      ]
    },
    {
      "genre": "changement",
      "texte": "`code` est dit par une liste de valeurs",
      "forme": "RaisonDoublon",
      "operations": [
        "chercherDoublons",
        "lireInfosValidation",
        "listerDoublonsDeclaration",
        "soumettreBrouillon"
      ]
    },
    {
      "genre": "changement",
      "texte": "`actions[]` peut valoir \"accorder\"",
      "forme": "Rattachement",
      "operations": [
        "lireMandatEnCoursValidation",
        "lireRattachementEnCours",
        "listerMandatsEnCours"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `introuvable`",
      "operations": [
        "sAbonnerNewsletter",
        "telechargerDonneesBrutes"
      ]
    },
    {
      "genre": "changement",
      "texte": "`j_password` : longueur minimale 1",
      "operations": [
        "seConnecter"
      ]
    },
    {
      "genre": "changement",
      "texte": "`j_username` : longueur minimale 1",
      "operations": [
        "seConnecter"
      ]
    },
    {
      "genre": "changement",
      "texte": "peut refuser par `trop-volumineux`",
      "operations": [
        "supprimerMandat"
      ]
    },
    {
      "genre": "ajout",
      "texte": "est nouvelle",
      "operations": [
        "accorderFinAnticipee",
        "affecterCoproprietes",
        "affecterDemandes",
        "ajouterCle",
        "ajouterNote",
        "apercuPdf",
        "arreter",
        "chercherAuLieu",
        "chercherBatimentsRnb",
        "chercherCoproprietes",
        "chercherSyndics",
        "compterFile",
        "compterGerees",
        "conclureConnexion",
        "confirmerAdresse",
        "confirmerCode",
        "controlerRattachements",
        "corrigerAdressePostale",
        "creerReponseType",
        "designerSyndic",
        "enregistrerVueFile",
        "enregistrerVueGestion",
        "essayerWebhook",
        "exporterGerees",
        "lireCatalogueDonnees",
        "lireFacteurs",
        "lirePreuve",
        "lireRecu",
        "lireSyndicDesigne",
        "lireTuile",
        "listerAFaire",
        "listerEnvoisWebhook",
        "listerFile",
        "listerNotes",
        "listerRecus",
        "listerReponsesTypes",
        "listerVuesFile",
        "listerVuesGestion",
        "modifierReponseType",
        "modifierWebhook",
        "oublierFacteurs",
        "parcellesAuPoint",
        "preparerCle",
        "preparerCode",
        "preparerConnexionCle",
        "preparerRenouvellements",
        "prouver",
        "rattacherPlusieurs",
        "rechercherGerees",
        "refuserDesignation",
        "renouvelerCleWebhook",
        "renouvelerCode",
        "renouvelerCodesSecours",
        "renouvelerMandats",
        "repondreAdresse",
        "repondreArrivee",
        "retirerCle",
        "retirerCode",
        "retirerMajAnnuelle",
        "retirerSyndicDesigne",
        "revenirSurDecision",
        "seConnecterParCle",
        "suggererAdresses",
        "suggererRecherche",
        "supprimerReponseType",
        "supprimerVueFile",
        "supprimerVueGestion",
        "telechargerFichierPublie",
        "telechargerModeleRattachements",
        "telechargerRecu",
        "trouverDemandeUrgente",
        "verifierAttestation"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`type` est accepté",
      "forme": "Adresse",
      "operations": [
        "chercherDoublons",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "reparerParcelles",
        "soumettreBrouillon"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`fusion` est accepté",
      "operations": [
        "annulerImmatriculation"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`latitude` est rendu",
      "forme": "CandidatDoublon",
      "operations": [
        "chercherDoublons",
        "lireInfosValidation",
        "listerDoublonsDeclaration",
        "soumettreBrouillon"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`longitude` est rendu",
      "forme": "CandidatDoublon",
      "operations": [
        "chercherDoublons",
        "lireInfosValidation",
        "listerDoublonsDeclaration",
        "soumettreBrouillon"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`preparer` est accepté",
      "operations": [
        "commencerMiseAJour"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`derniereRelanceLe` est rendu",
      "forme": "Compte",
      "operations": [
        "activerCompte",
        "activerTeledeclarant",
        "creerCompteSuccesseur",
        "emprunterCompte",
        "enregistrerCompte",
        "lireCompte",
        "ouvrirSessionNotaire",
        "rendreCompte",
        "seConnecter"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`emailEnAttente` est rendu",
      "forme": "Compte",
      "operations": [
        "activerCompte",
        "activerTeledeclarant",
        "creerCompteSuccesseur",
        "emprunterCompte",
        "enregistrerCompte",
        "lireCompte",
        "ouvrirSessionNotaire",
        "rendreCompte",
        "seConnecter"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`emailValideLe` est rendu",
      "forme": "Compte",
      "operations": [
        "activerCompte",
        "activerTeledeclarant",
        "creerCompteSuccesseur",
        "emprunterCompte",
        "enregistrerCompte",
        "lireCompte",
        "ouvrirSessionNotaire",
        "rendreCompte",
        "seConnecter"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`secondFacteur` est rendu",
      "forme": "Compte",
      "operations": [
        "activerCompte",
        "activerTeledeclarant",
        "creerCompteSuccesseur",
        "emprunterCompte",
        "enregistrerCompte",
        "lireCompte",
        "ouvrirSessionNotaire",
        "rendreCompte",
        "seConnecter"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`secondFacteurRequis` est rendu",
      "forme": "Compte",
      "operations": [
        "activerCompte",
        "activerTeledeclarant",
        "creerCompteSuccesseur",
        "emprunterCompte",
        "enregistrerCompte",
        "lireCompte",
        "ouvrirSessionNotaire",
        "rendreCompte",
        "seConnecter"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`versionCharte` est rendu",
      "forme": "Compte",
      "operations": [
        "activerCompte",
        "activerTeledeclarant",
        "creerCompteSuccesseur",
        "emprunterCompte",
        "enregistrerCompte",
        "lireCompte",
        "ouvrirSessionNotaire",
        "rendreCompte",
        "seConnecter"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`idDocument` est accepté",
      "operations": [
        "contesterRattachement"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`aCompleter` est rendu",
      "forme": "Controle",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclaration",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`vides` est rendu",
      "forme": "Controle",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclaration",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`idTeledeclarant` est rendu",
      "forme": "Courrier",
      "operations": [
        "listerCourriers"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`usage` est accepté",
      "operations": [
        "creerJeton"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`usages` est accepté",
      "operations": [
        "creerJeton"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`evenements` est accepté",
      "operations": [
        "creerWebhook"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`empechement` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.donneesFinancieres.id` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.donneesFinancieres.petitSyndicat` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.donneesTechniques.batiments` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.donneesTechniques.classementEnergetique` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.donneesTechniques.id` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.identification.adressePrincipale.type` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.identification.adresseSecondaire[].type` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.identification.id` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.identification.idCopropriete` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.infoRattachement.id` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.procedures.arrete` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.procedures.arreteSecuriteInsalubriteParties[].id` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.procedures.id` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`jeu` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`jeuDebiteurs` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`jeuDuDebut` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`verifications` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`voie` est rendu",
      "forme": "Declaration",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclarationDonneeCopropriete",
        "lireInfosValidation",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`jeu` est rendu",
      "forme": "DeclarationPassee",
      "operations": [
        "listerDeclarationsPrecedentes"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`jeuDebiteurs` est rendu",
      "forme": "DeclarationPassee",
      "operations": [
        "listerDeclarationsPrecedentes"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.donneesFinancieres.id` est rendu",
      "forme": "DeclarationPasseeEntiere",
      "operations": [
        "comparerDeclarations",
        "lireEtatALaDate"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.donneesFinancieres.petitSyndicat` est rendu",
      "forme": "DeclarationPasseeEntiere",
      "operations": [
        "comparerDeclarations",
        "lireEtatALaDate"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.donneesTechniques.batiments` est rendu",
      "forme": "DeclarationPasseeEntiere",
      "operations": [
        "comparerDeclarations",
        "lireEtatALaDate"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.donneesTechniques.classementEnergetique` est rendu",
      "forme": "DeclarationPasseeEntiere",
      "operations": [
        "comparerDeclarations",
        "lireEtatALaDate"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.donneesTechniques.id` est rendu",
      "forme": "DeclarationPasseeEntiere",
      "operations": [
        "comparerDeclarations",
        "lireEtatALaDate"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.identification.adressePrincipale.type` est rendu",
      "forme": "DeclarationPasseeEntiere",
      "operations": [
        "comparerDeclarations",
        "lireEtatALaDate"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.identification.adresseSecondaire[].type` est rendu",
      "forme": "DeclarationPasseeEntiere",
      "operations": [
        "comparerDeclarations",
        "lireEtatALaDate"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.identification.id` est rendu",
      "forme": "DeclarationPasseeEntiere",
      "operations": [
        "comparerDeclarations",
        "lireEtatALaDate"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.identification.idCopropriete` est rendu",
      "forme": "DeclarationPasseeEntiere",
      "operations": [
        "comparerDeclarations",
        "lireEtatALaDate"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.infoRattachement.id` est rendu",
      "forme": "DeclarationPasseeEntiere",
      "operations": [
        "comparerDeclarations",
        "lireEtatALaDate"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.procedures.arrete` est rendu",
      "forme": "DeclarationPasseeEntiere",
      "operations": [
        "comparerDeclarations",
        "lireEtatALaDate"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.procedures.arreteSecuriteInsalubriteParties[].id` est rendu",
      "forme": "DeclarationPasseeEntiere",
      "operations": [
        "comparerDeclarations",
        "lireEtatALaDate"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.procedures.id` est rendu",
      "forme": "DeclarationPasseeEntiere",
      "operations": [
        "comparerDeclarations",
        "lireEtatALaDate"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`jeu` est rendu",
      "forme": "DeclarationPasseeEntiere",
      "operations": [
        "comparerDeclarations",
        "lireEtatALaDate"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`jeuDebiteurs` est rendu",
      "forme": "DeclarationPasseeEntiere",
      "operations": [
        "comparerDeclarations",
        "lireEtatALaDate"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`avis` est rendu",
      "operations": [
        "declarerSuccesseur",
        "modifierSuccesseur"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`idCopropriete` est rendu",
      "operations": [
        "declarerSuccesseur",
        "modifierSuccesseur"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`decideePar` est rendu",
      "forme": "Demande",
      "operations": [
        "lireInfosValidation",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`ouverteLe` est rendu",
      "forme": "Demande",
      "operations": [
        "lireInfosValidation",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`reference` est rendu",
      "forme": "Demande",
      "operations": [
        "lireInfosValidation",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`pages` est rendu",
      "operations": [
        "deposerDocument",
        "verifierPdf"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`retires` est rendu",
      "operations": [
        "deposerDocument",
        "verifierPdf"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`type` accepte \"PIECE_CONTESTATION\"",
      "operations": [
        "deposerDocument"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`message` est accepté",
      "operations": [
        "dissoudre"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`etatFichier` est rendu",
      "forme": "Document",
      "operations": [
        "lireInfosValidation",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`retires` est rendu",
      "forme": "Document",
      "operations": [
        "lireInfosValidation",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`petitSyndicat` est accepté",
      "forme": "DonneesFinancieres",
      "operations": [
        "chercherDoublons",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "mettreAJourDonneesFinancieres",
        "soumettreBrouillon"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`petitSyndicat` est rendu",
      "forme": "DonneesFinancieres",
      "operations": [
        "accepterDeclarationPredecesseur",
        "commencerMiseAJour",
        "comparerDeclarations",
        "continuerImmatriculationNotaire",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "lireBrouillon",
        "lireDeclaration",
        "lireDeclarationDonneeCopropriete",
        "lireEtatALaDate",
        "lireInfosValidation",
        "listerDeclarationsPrecedentes",
        "mettreAJourDonneesFinancieres",
        "nouveauBrouillon",
        "reparerParcelles",
        "soumettreBrouillon",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`batiments` est accepté",
      "forme": "DonneesTechniques",
      "operations": [
        "chercherDoublons",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "soumettreBrouillon"
      ]
    },
    {
      "genre": "ajout",
      "texte": "a le paramètre facultatif `query raison`, `query teledeclarant`",
      "operations": [
        "emprunterCompte"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`newPassword` est accepté",
      "operations": [
        "enregistrerCompte"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`password` est accepté",
      "operations": [
        "enregistrerCompte"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`domicilieEnFrance` est rendu",
      "forme": "Etablissement",
      "operations": [
        "enregistrerEtablissement",
        "lireEtablissement"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`etablissement` est rendu",
      "forme": "EvenementJournal",
      "operations": [
        "rechercherJournal"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`apres` est accepté",
      "operations": [
        "exporterJournal",
        "rechercherJournal"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`declarant` est accepté",
      "operations": [
        "exporterJournal",
        "rechercherJournal"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`sansMachines` est accepté",
      "operations": [
        "exporterJournal",
        "rechercherJournal"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`paginationOptions` est accepté",
      "operations": [
        "extraireDonnees",
        "extraireDonneesCsv",
        "preparerExport",
        "regrouperCategorisation",
        "telechargerRapportCoproprietes",
        "telechargerRapportPdf",
        "telechargerRapportXlsx",
        "telechargerZipFiches"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`aJour` est rendu",
      "forme": "FicheAnnuaire",
      "operations": [
        "lireFicheAnnuaire"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`jour` est rendu",
      "forme": "FicheAnnuaire",
      "operations": [
        "lireFicheAnnuaire"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`mandat.situation` est rendu",
      "forme": "FicheAnnuaire",
      "operations": [
        "lireFicheAnnuaire"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`decisions` est rendu",
      "forme": "FicheCopropriete",
      "operations": [
        "lireInfosValidation",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`reserves` est rendu",
      "forme": "FicheCopropriete",
      "operations": [
        "lireInfosValidation",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`adresseSecondaire[].type` est accepté",
      "forme": "Identification",
      "operations": [
        "chercherDoublons",
        "enregistrerBrouillon",
        "enregistrerDeclaration",
        "soumettreBrouillon"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`lectureSeule` est rendu",
      "forme": "JetonVu",
      "operations": [
        "creerJeton",
        "listerJetons"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`usage` est rendu",
      "forme": "JetonVu",
      "operations": [
        "creerJeton",
        "listerJetons"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`usages` est rendu",
      "forme": "JetonVu",
      "operations": [
        "creerJeton",
        "listerJetons"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`empechement` est rendu",
      "forme": "LigneBrouillon",
      "operations": [
        "listerBrouillons"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`jeu` est rendu",
      "forme": "LigneBrouillon",
      "operations": [
        "listerBrouillons"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`nonVerifiees` est rendu",
      "forme": "LigneDemande",
      "operations": [
        "rechercherDemandes",
        "trouverPlusAncienneDemande"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`reference` est rendu",
      "forme": "LigneDemande",
      "operations": [
        "rechercherDemandes",
        "trouverPlusAncienneDemande"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`batiments` est accepté",
      "forme": "LignePortefeuille",
      "operations": [
        "controlerPortefeuille"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`sousAccord` est rendu",
      "forme": "LignePortefeuilleVue",
      "operations": [
        "listerLignesPortefeuille"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`dateClotureComptes` est rendu",
      "forme": "LigneRechercheCopropriete",
      "operations": [
        "rechercherCoproprietes",
        "rechercherImmatOuNomCopro"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`limiteMajAnnuelle` est rendu",
      "forme": "LigneRechercheCopropriete",
      "operations": [
        "rechercherCoproprietes",
        "rechercherImmatOuNomCopro"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`mandatSuivi` est rendu",
      "forme": "LigneRechercheCopropriete",
      "operations": [
        "rechercherCoproprietes",
        "rechercherImmatOuNomCopro"
      ]
    },
    {
      "genre": "ajout",
      "texte": "a le paramètre facultatif `query demandeur`",
      "operations": [
        "lireChampsObligatoires"
      ]
    },
    {
      "genre": "ajout",
      "texte": "a le paramètre facultatif `query depuisLe`",
      "operations": [
        "lireChangements"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`aide` est rendu",
      "operations": [
        "lireConfiguration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`carte` est rendu",
      "operations": [
        "lireConfiguration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`codeDemo` est rendu",
      "operations": [
        "lireConfiguration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`fonctionsAVenir` est rendu",
      "operations": [
        "lireConfiguration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`jourDeReference` est rendu",
      "operations": [
        "lireConfiguration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`recours` est rendu",
      "operations": [
        "lireConfiguration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`service` est rendu",
      "operations": [
        "lireConfiguration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`videosAccueil` est rendu",
      "operations": [
        "lireConfiguration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`empechement` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.donneesFinancieres.id` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.donneesFinancieres.petitSyndicat` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.donneesTechniques.batiments` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.donneesTechniques.classementEnergetique` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.donneesTechniques.id` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.identification.adressePrincipale.type` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.identification.adresseSecondaire[].type` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.identification.id` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.identification.idCopropriete` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.infoRattachement.id` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.procedures.arrete` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.procedures.arreteSecuriteInsalubriteParties[].id` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`immatCopropriete.procedures.id` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`jeu` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`jeuDebiteurs` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`jeuDuDebut` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`verifications` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`voie` est rendu",
      "operations": [
        "lireDeclaration"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`publicationRefusee` est rendu",
      "operations": [
        "lireIndicateurs"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`adressePrincipale.type` est rendu",
      "operations": [
        "lireInfosAdresses"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`adresseSecondaire[].type` est rendu",
      "operations": [
        "lireInfosAdresses"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`aPreciser` est rendu",
      "operations": [
        "lireInfosDissolution"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`assigneeAMoi` est rendu",
      "operations": [
        "lireInfosValidation"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`avantReponse` est rendu",
      "operations": [
        "lireInfosValidation"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`points` est rendu",
      "operations": [
        "lireInfosValidation"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`validableLe` est rendu",
      "operations": [
        "lireInfosValidation"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`autres` est rendu",
      "operations": [
        "lireMandatEnCoursValidation"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`[].apercu[].adressePrincipale` est rendu",
      "operations": [
        "lireMoisEcheances"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`[].apercu[].nature` est rendu",
      "operations": [
        "lireMoisEcheances"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`apercu` est rendu",
      "operations": [
        "lirePublicationDonnees"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`differences` est rendu",
      "operations": [
        "lirePublicationDonnees"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`fichiers[].adresse` est rendu",
      "operations": [
        "lirePublicationDonnees"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`fichiers[].lignes` est rendu",
      "operations": [
        "lirePublicationDonnees"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`fichiers[].modifieLe` est rendu",
      "operations": [
        "lirePublicationDonnees"
      ]
    },
    {
      "genre": "ajout",
      "texte": "a le paramètre facultatif `query apercu`",
      "operations": [
        "lirePublicationDonnees"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`fields[].constraints.maxLength` est rendu",
      "operations": [
        "lireSchemaDonnees"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`versions` est rendu",
      "operations": [
        "lireSchemaDonnees"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`parNotaire` est rendu",
      "operations": [
        "lireSuccesseurParCle"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`arrivees` est rendu",
      "operations": [
        "listerCertificats"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`[].idTeledeclarant` est rendu",
      "operations": [
        "listerCourriersDemo"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`usages` est rendu",
      "operations": [
        "listerJetons"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`query etat` accepte \"ATTEND_ACCORD\"",
      "operations": [
        "listerLignesPortefeuille"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`path type` accepte \"0\"",
      "operations": [
        "listerProfilsDuType",
        "listerStatutsTeledeclarantSuivants"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`dateTeleversement` est rendu",
      "forme": "Mandat",
      "operations": [
        "lireInfosCopropriete",
        "lireInfosValidation",
        "lireMandatCopropriete",
        "lireMandatCourant",
        "lireMandatPrecedentArchive",
        "lireRenouvellement",
        "listerMandatsEnCoursAvenir",
        "listerMandatsSupprimables",
        "modifierDateDebutMandat",
        "modifierDateFinMandat",
        "renouvelerMandat",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`syndicProvisoire` est rendu",
      "forme": "Mandat",
      "operations": [
        "lireInfosCopropriete",
        "lireInfosValidation",
        "lireMandatCopropriete",
        "lireMandatCourant",
        "lireMandatPrecedentArchive",
        "lireRenouvellement",
        "listerMandatsEnCoursAvenir",
        "listerMandatsSupprimables",
        "modifierDateDebutMandat",
        "modifierDateFinMandat",
        "renouvelerMandat",
        "visualiserCopropriete"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`syndicProvisoire` est accepté",
      "forme": "MandatSaisi",
      "operations": [
        "rattacher",
        "rattacherSansJustificatif",
        "repondrePrecisionsRattachement"
      ]
    },
    {
      "genre": "ajout",
      "texte": "a le paramètre facultatif `query motif`",
      "operations": [
        "modifierDateDebutMandat",
        "modifierDateFinMandat"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`annuler` est accepté",
      "operations": [
        "modifierSuccesseur"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`comptesActifs` est accepté",
      "operations": [
        "modifierTeledeclarant"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`actif` est accepté",
      "operations": [
        "modifierUtilisateurTeledeclarant"
      ]
    },
    {
      "genre": "ajout",
      "texte": "a le paramètre facultatif `query renouveler`",
      "operations": [
        "ouvrirClavis",
        "ouvrirConnexionNotaire"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`sortDirection` accepte \"asc\", \"desc\", \"ascending\", \"descending\", \"\"",
      "forme": "PageCategorisation",
      "operations": [
        "chercherCategorisation"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`contour` est rendu",
      "forme": "ParcelleTrouvee",
      "operations": [
        "rechercherParcelle"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`comptes.ATTEND_ACCORD` est rendu",
      "forme": "Portefeuille",
      "operations": [
        "annulerPortefeuille",
        "controlerClasseurPortefeuille",
        "controlerPortefeuille",
        "deposerPortefeuille",
        "lirePortefeuille",
        "listerPortefeuilles"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`etatFichier` est rendu",
      "forme": "Publication",
      "operations": [
        "deposerPublication",
        "envoyerNewsletter",
        "listerPublications",
        "modifierPublication",
        "publierPublication",
        "retirerPublication"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`retires` est rendu",
      "forme": "Publication",
      "operations": [
        "deposerPublication",
        "envoyerNewsletter",
        "listerPublications",
        "modifierPublication",
        "publierPublication",
        "retirerPublication"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`contestation.idDocument` est rendu",
      "forme": "Rattachement",
      "operations": [
        "lireMandatEnCoursValidation",
        "lireRattachementEnCours",
        "listerMandatsEnCours"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`contestation.nomDocument` est rendu",
      "forme": "Rattachement",
      "operations": [
        "lireMandatEnCoursValidation",
        "lireRattachementEnCours",
        "listerMandatsEnCours"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`finAnticipee` est rendu",
      "forme": "Rattachement",
      "operations": [
        "lireMandatEnCoursValidation",
        "lireRattachementEnCours",
        "listerMandatsEnCours"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`syndicProvisoire` est rendu",
      "forme": "Rattachement",
      "operations": [
        "lireMandatEnCoursValidation",
        "lireRattachementEnCours",
        "listerMandatsEnCours"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`aCompleter` est rendu",
      "operations": [
        "rattacher",
        "rattacherSansJustificatif",
        "repondrePrecisionsRattachement"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`finAnticipee` est accepté",
      "operations": [
        "rattacher",
        "rattacherSansJustificatif"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`mandatDe` est accepté",
      "forme": "RechercheCoproprietes",
      "operations": [
        "rechercherImmatOuNomCopro"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`paginationOptions.sortDirection` accepte \"ascending\", \"descending\"",
      "forme": "RechercheCoproprietes",
      "operations": [
        "rechercherImmatOuNomCopro"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`paginationOptions.sortDirection` accepte \"ascending\", \"descending\"",
      "operations": [
        "rechercherAnnuaire",
        "rechercherCoproprietes",
        "rechercherDemandes",
        "rechercherEcheances",
        "rechercherReclamations",
        "rechercherTeledeclarants"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`fiches` est rendu",
      "operations": [
        "rechercherCoproprietes"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`fichesDe` est accepté",
      "operations": [
        "rechercherCoproprietes"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`mandatDe` est accepté",
      "operations": [
        "rechercherCoproprietes"
      ]
    },
    {
      "genre": "ajout",
      "texte": "a le paramètre facultatif `query contour`",
      "operations": [
        "rechercherParcelle"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`motDePasseActive` accepte \"yes\", \"no\", \"true\", \"false\"",
      "operations": [
        "rechercherTeledeclarants"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`texte` est accepté",
      "operations": [
        "rechercherTeledeclarants"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`document.etatFichier` est rendu",
      "forme": "Reclamation",
      "operations": [
        "lireReclamation"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`document.retires` est rendu",
      "forme": "Reclamation",
      "operations": [
        "lireReclamation"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`mandat.syndicProvisoire` est accepté",
      "operations": [
        "renouvelerMandat"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`idTeledeclarant` est accepté",
      "operations": [
        "retirerRattachement"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`numero` est accepté",
      "operations": [
        "sAbonnerNewsletter"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`rythme` est accepté",
      "operations": [
        "sAbonnerNewsletter"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`idCopropriete` est rendu",
      "forme": "Successeur",
      "operations": [
        "verifierDeclSuccPossible"
      ]
    },
    {
      "genre": "ajout",
      "texte": "prend `application/json`",
      "operations": [
        "supprimerMandat"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`colonnes[].cible` est rendu",
      "forme": "TableauMco",
      "operations": [
        "lireTableauxMco"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`query format` accepte \"tableur\"",
      "operations": [
        "telechargerDonneesBrutes"
      ]
    },
    {
      "genre": "ajout",
      "texte": "a le paramètre facultatif `query niveau`, `query code`, `query version`",
      "operations": [
        "telechargerDonneesBrutes"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`comptesActifs` est rendu",
      "forme": "Teledeclarant",
      "operations": [
        "lireTeledeclarant",
        "modifierTeledeclarant"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`domicilieEnFrance` est rendu",
      "forme": "Teledeclarant",
      "operations": [
        "lireTeledeclarant",
        "modifierTeledeclarant"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`actif` est rendu",
      "forme": "Utilisateur",
      "operations": [
        "creerUtilisateur",
        "lireUtilisateur",
        "listerUtilisateurs",
        "listerUtilisateursTeledeclarant",
        "modifierUtilisateur",
        "modifierUtilisateurTeledeclarant"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`allowedToSuspend` est rendu",
      "forme": "Utilisateur",
      "operations": [
        "creerUtilisateur",
        "lireUtilisateur",
        "listerUtilisateurs",
        "listerUtilisateursTeledeclarant",
        "modifierUtilisateur",
        "modifierUtilisateurTeledeclarant"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`secondFacteur` est rendu",
      "forme": "Utilisateur",
      "operations": [
        "creerUtilisateur",
        "lireUtilisateur",
        "listerUtilisateurs",
        "listerUtilisateursTeledeclarant",
        "modifierUtilisateur",
        "modifierUtilisateurTeledeclarant"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`motif` est accepté",
      "operations": [
        "validerDemande"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`ancienneCleJusqu` est rendu",
      "forme": "Webhook",
      "operations": [
        "creerWebhook",
        "listerWebhooks",
        "reprendreWebhook"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`essaiDemande` est rendu",
      "forme": "Webhook",
      "operations": [
        "creerWebhook",
        "listerWebhooks",
        "reprendreWebhook"
      ]
    },
    {
      "genre": "ajout",
      "texte": "`evenements` est rendu",
      "forme": "Webhook",
      "operations": [
        "creerWebhook",
        "listerWebhooks",
        "reprendreWebhook"
      ]
    }
  ],
  "1.7.0": []
}

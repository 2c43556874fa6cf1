import type { VersionApi } from './version.ts'

/** The versions already released, the newest first: none of them changes any more. */
export const VERSIONS_CLOSES: readonly VersionApi[] = [
  {
    version: '1.8.0',
    date: '2026-11-27',
    changements: [
      {
        genre: 'rupture',
        texte:
          'Une copropriété nommée n’a plus de niveau de fragilité pour qui ne voit que les données publiques : « classe », « points » et les points des signes sont nuls, le critère « classes » est réservé, les fichiers disent les signes relevés. Les comptes par territoire ne changent pas.',
        operations: [
          'chercherCategorisation',
          'regrouperCategorisation',
          'extraireDonnees',
          'extraireDonneesCsv',
          'telechargerFicheCopropriete',
        ],
      },
      {
        genre: 'ajout',
        texte:
          'La fiche publique dit si les données sont à jour, selon le registre, et le jour où elle le dit ; un résultat de recherche, l’adresse complémentaire par laquelle il est trouvé ; la configuration, si le cadastre est interrogé.',
        operations: [
          'lireFicheAnnuaire',
          'chercherCoproprietes',
          'repondreAdresse',
          'lireConfiguration',
        ],
      },
      {
        genre: 'rupture',
        texte:
          'Une décision du teneur peut être reprise (« revenir ») : « restaurerCopropriete », réservé aux administrateurs, laisse la place à « revenirSurDecision », qui rétablit aussi une copropriété annulée ou supprimée. Le fil des changements et les avis disent les événements « revenir » et « fusionner » ; une attestation dont la décision est reprise est ANNULEE. « annulerImmatriculation » peut être une fusion de deux numéros. Le motif d’un changement de dates se donne par « motif ».',
        operations: [
          'revenirSurDecision',
          'annulerImmatriculation',
          'verifierAttestation',
          'lireChangements',
          'modifierDateDebutMandat',
          'modifierDateFinMandat',
        ],
      },
      {
        genre: 'changement',
        texte:
          'Les données déclarées changent le 21/02/2027 (décret 2025-831). Une déclaration dit le jeu qu’elle suit (`jeu`) et le seuil de ses débiteurs (`jeuDebiteurs`) ; « donneesTechniques » peut porter « batiments », une liste. Les deux formes sont comprises : sans « batiments » pour une déclaration déposée jusqu’au 20/02/2027, avec à partir du 21 ; un dépôt à l’ancienne forme est alors refusé en nommant ce qui manque. L’ancienne forme est annoncée par Deprecation et Sunset. « petitSyndicat » dit le petit syndicat de l’article 41-8, dispensé des débiteurs et des impayés. Répétez-le dès maintenant sur un registre lancé avec JOUR_DE_REFERENCE=2027-02-21.',
        operations: [
          'enregistrerBrouillon',
          'enregistrerDeclaration',
          'changerEtatBrouillon',
          'soumettreImmatriculationNotaire',
          'lireDeclaration',
        ],
      },
      {
        genre: 'rupture',
        texte:
          '« supprimer-declarations » retire ce qui a été déclaré depuis la dernière mise à jour annuelle, qui est de nouveau en vigueur ; retirer cette mise à jour est un autre acte, possible une fois dans l’année. Les motifs d’un refus se donnent répétés, avec [] ou par virgules.',
        operations: ['supprimerDeclarations', 'retirerMajAnnuelle', 'refuserDemande'],
      },
      {
        genre: 'changement',
        texte:
          'Un PDF est rendu tel que le registre l’a réécrit, non plus octet pour octet : ce qui agit en est retiré au lieu de le faire refuser, la réponse le dit (`retires`), « apercuPdf » le montre d’abord. Une écriture faite avec la session d’une page du registre passe avec ce que le navigateur dit de son origine, sans en-tête particulier. L’objet que GET a donné peut être renvoyé : ce qui dit ce qu’il est et à qui ne se contredit pas, le reste de ce qui ne s’écrit pas est ignoré, null veut dire absent. Un appel qui existe avec une autre méthode répond 405, avec Allow.',
      },
      {
        genre: 'changement',
        texte:
          'Annuaire : une adresse entièrement vide ne compte pas, les coordonnées peuvent être des textes, une commune se donne par son code ou son nom. « etatOk » et « rattachementOk » répondent faux pour un numéro inconnu ; sans « idTeneur », une demande est affectée à l’équipe ; DELETE api/mandats/{id} retire sa propre demande, sans raison.',
        operations: [
          'rechercherAnnuaire',
          'coproprieteEtatOk',
          'coproprieteRattachementOk',
          'affecterDemande',
          'supprimerMandat',
        ],
      },
      {
        genre: 'rupture',
        texte:
          'Les critères statut, filtre et typeEvenement, le type d’un document et l’événement d’un changement sont des listes fermées. « videoInstitutions » devient « videosAccueil ». Le tableau de bord du syndic répond 403 à qui n’est pas déclarant.',
        operations: [
          'rechercherCoproprietes',
          'rechercherAnnuaire',
          'rechercherJournal',
          'lireChangements',
          'lireConfiguration',
          'lireTableauDeBordSyndic',
        ],
      },
      {
        genre: 'changement',
        texte:
          'La description OpenAPI range les opérations par sujet, décrit ce que reçoit un logiciel prévenu (section `webhooks`) et les deux façons de s’identifier ; ce qui peut être omis reste facultatif dans les types qu’on en tire.',
      },
      {
        genre: 'retrait',
        texte:
          'Retrait de sécurité, immédiat : un jeton ne fait plus ce que son titulaire doit confirmer à l’écran. Comptes, administrateurs, logiciels à prévenir, annulation, suppression et dissolution d’une copropriété lui répondent « action-interdite-par-jeton ».',
        operations: [
          'creerUtilisateur',
          'modifierUtilisateur',
          'modifierUtilisateurTeledeclarant',
          'supprimerUtilisateurs',
          'creerWebhook',
          'reprendreWebhook',
          'supprimerWebhook',
          'supprimerCopropriete',
          'annulerImmatriculation',
          'dissoudre',
        ],
      },
      {
        genre: 'changement',
        texte:
          'Une autre adresse électronique prend effet quand elle a répondu : `emailEnAttente` la dit, l’ancienne adresse est prévenue et peut arrêter le changement. Un jeton finit quand l’adresse, le mot de passe ou le profil de son titulaire change.',
        operations: ['enregistrerCompte', 'lireCompte', 'confirmerAdresse', 'arreter'],
      },
      {
        genre: 'changement',
        texte:
          'À chaque dépôt, le registre vérifie lui-même communes et codes postaux, parcelles, SIRET et copropriété principale : ce qui n’existe pas est refusé au champ concerné, une parcelle se donne avec sa section et son numéro, et `geolocalisee` est calculée, jamais lue. Quand un service ne répond pas, le dépôt passe et `verifications` dit « non vérifié (service indisponible) ».',
        operations: [
          'soumettreBrouillon',
          'changerEtatBrouillon',
          'enregistrerDeclaration',
          'soumettreImmatriculationNotaire',
          'reparerParcelles',
        ],
      },
      {
        genre: 'changement',
        texte:
          'Rattachement : là où un autre syndic est rattaché, une demande sans justificatif attend d’être complétée (`aCompleter`). Plusieurs demandes peuvent coexister ; leur nombre est limité par compte et par jour, et une pause suit un retrait ou un refus.',
        operations: [
          'rattacher',
          'rattacherSansJustificatif',
          'repondrePrecisionsRattachement',
          'coproprieteRattachementOk',
          'coproprieteEtatOk',
        ],
      },
      {
        genre: 'changement',
        texte:
          'Le nom et l’adresse électronique de qui a déposé une déclaration sont vides, sauf pour les teneurs et pour son propre établissement. Le nouveau code d’activation n’est plus donné à personne (`clef` est vide) ; il se demande aussi par POST.',
        operations: [
          'visualiserCopropriete',
          'lireDeclaration',
          'lireDeclarationDonneeCopropriete',
          'regenererCode',
          'renouvelerCode',
        ],
      },
      {
        genre: 'ajout',
        texte:
          'Une étude répond à qui la rejoint ; une désignation comme successeur se refuse pour de bon par la clé reçue.',
        operations: ['repondreArrivee', 'refuserDesignation'],
      },
      {
        genre: 'rupture',
        texte:
          'Un jeton se crée pour un usage (« Lire mes copropriétés », « Déposer les mises à jour », « Suivre les échéances »…), dont ses droits découlent ; un usage de lecture ne modifie rien. Ceux qui existent perdent aussitôt, par sécurité, les droits qu’aucun usage ne donne ; leur titulaire le lit sur sa page. Les jetons d’agents durent 90 jours au plus et finissent sans nouvelle connexion.',
        operations: ['creerJeton', 'listerJetons'],
      },
      {
        genre: 'changement',
        texte:
          'Fermer une autre session que la sienne demande une preuve d’identité de moins de cinq minutes. Un texte perd les caractères de contrôle et ceux qui en retournent le sens ; un nom qui en porte est refusé.',
      },
      {
        genre: 'changement',
        texte:
          'Double authentification, obligatoire pour les teneurs : après un bon mot de passe, un compte qui a un second facteur reçoit `authStatus` PENDING, et « conclureConnexion » prend le code. Une clé d’accès connecte seule.',
        operations: ['seConnecter', 'conclureConnexion', 'seConnecterParCle'],
      },
      {
        genre: 'ajout',
        texte:
          'Une personne connectée dont la dernière preuve d’identité a plus de cinq minutes reçoit « preuve-a-renouveler » (403) avant une action sensible ; elle la donne par « prouver », puis recommence.',
        operations: ['lirePreuve', 'prouver'],
      },
      {
        genre: 'changement',
        texte:
          'Statistiques : plus aucun effectif n’est secret. Ceux que les données ouvertes permettent de compter sont exacts à chaque niveau ; les procédures et les plans de travaux sont arrondis à 5 près ; seuls les montants par lot peuvent valoir null, « non publié ». Les trimestres passés sont recomptés.',
        operations: ['lireStatistiques', 'lireCarteStatistiques', 'telechargerRapportBo'],
      },
      {
        genre: 'changement',
        texte:
          'Une date saisie qui est illisible est refusée par son nom, au lieu d’être prise pour une absence de date.',
        operations: ['dissoudre', 'renouvelerMandat', 'declarerSuccesseur', 'modifierSuccesseur'],
      },
      {
        genre: 'changement',
        texte:
          'Longueurs, adresses électroniques et champs obligatoires, dont l’identifiant et le mot de passe, sont dits par le schéma : un manquement est « requete-invalide », et non plus « regles-non-respectees ».',
        operations: [
          'seConnecter',
          'envoyerReclamation',
          'sAbonnerNewsletter',
          'deposerPublication',
          'modifierPublication',
          'enregistrerCompte',
        ],
      },
      {
        genre: 'changement',
        texte:
          'Une valeur inconnue d’une liste fermée (état, tri, profil, motif) est refusée et nommée, avec les valeurs possibles, au lieu d’être ignorée ; la description OpenAPI donne ces valeurs.',
      },
      {
        genre: 'ajout',
        texte:
          'Une fiche publique se suit par courriel, sans compte : « sAbonnerNewsletter » prend un numéro et un rythme, la même clé confirme, prolonge ou arrête.',
        operations: ['sAbonnerNewsletter', 'confirmerAbonnement', 'seDesabonnerNewsletter'],
      },
    ],
  },
  {
    version: '1.7.0',
    date: '2026-11-21',
    changements: [
      {
        genre: 'ajout',
        texte:
          'Première édition documentée de l’interface : un guide, une description OpenAPI 3.1 avec ses exemples, un client TypeScript autonome.',
      },
      {
        genre: 'ajout',
        texte:
          'Jetons : un programme appelle le registre avec les droits que le titulaire du compte lui choisit, une fin et des adresses permises.',
        operations: ['listerJetons', 'creerJeton', 'revoquerJeton'],
      },
      {
        genre: 'ajout',
        texte:
          'Dépôt groupé : des centaines de mises à jour annuelles contrôlées ligne par ligne, en JSON ou par un classeur, puis déposées en une fois.',
        operations: [
          'telechargerModelePortefeuille',
          'controlerPortefeuille',
          'controlerClasseurPortefeuille',
          'listerLignesPortefeuille',
          'deposerPortefeuille',
          'lirePortefeuille',
          'annulerPortefeuille',
          'telechargerResultatPortefeuille',
        ],
      },
      {
        genre: 'ajout',
        texte: 'Suivi des changements : un flux que l’on reprend par son rang.',
        operations: ['lireChangements'],
      },
      {
        genre: 'ajout',
        texte:
          'Avis signés, envoyés dans l’ordre à votre logiciel ; chaque envoi a un identifiant, le même à chaque nouvel essai.',
        operations: ['listerWebhooks', 'creerWebhook', 'reprendreWebhook', 'supprimerWebhook'],
      },
      {
        genre: 'ajout',
        texte: 'Repérage par numéro, SIRET, parcelle ou adresse, 100 clés par appel.',
        operations: ['repererCoproprietes'],
      },
      {
        genre: 'ajout',
        texte:
          'Annuaire : `avis` dit `whole department` quand le code postal d’une adresse ne donne rien et que tout son département est cherché.',
        operations: ['rechercherAnnuaire'],
      },
      {
        genre: 'ajout',
        texte:
          'Annuaire : une adresse choisie peut porter le code INSEE de sa commune, qui est alors cherchée entière ; le code postal reste une précision.',
        operations: ['rechercherAnnuaire'],
      },
      {
        genre: 'changement',
        texte: 'Contact : le téléphone, facultatif, doit être un numéro, de France ou d’ailleurs.',
        operations: ['envoyerReclamation'],
      },
      {
        genre: 'ajout',
        texte:
          'Obsolescence annoncée par les en-têtes Deprecation et Sunset, douze mois au moins avant le retrait.',
      },
    ],
  },
]

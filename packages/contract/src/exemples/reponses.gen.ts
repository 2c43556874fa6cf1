// Écrit par EXEMPLES=ecrire npm test -- apps/api/tests/openapi-servi.test.ts : ce que la démonstration répond.
export const REPONSES_LUES: Readonly<Record<string, unknown>> = {
  "lireCompte": {
    "id": 5,
    "version": 1,
    "login": "tele_pro_admin_princ@demo.registre.test",
    "email": "tele_pro_admin_princ@demo.registre.test",
    "emailEnAttente": "",
    "civilite": "MME",
    "nom": "Montclair",
    "prenom": "Claire",
    "telephone": "+33100000000",
    "numCartePro": "",
    "profil": "TELE_PRO_ADMIN_PRINC",
    "authorities": [
      "IMMATRICULER_NVELLE_COPRO"
    ],
    "statut": "ACTIF",
    "activated": true,
    "adminPrincipal": true,
    "allowedToChangeProfile": false,
    "allowedToEdit": true,
    "allowedToDelete": false,
    "idTeledeclarant": 1,
    "typeTeledeclarant": "PRO",
    "raisonSociale": "Cabinet Montclair Gestion",
    "loginAs": false,
    "loginAsPar": "",
    "notaireCollaborateur": false,
    "secondFacteur": false,
    "secondFacteurRequis": false,
    "authStatus": "AUTHENTICATED",
    "charteAcceptee": true,
    "versionCharte": "",
    "territoire": null,
    "creeLe": "2021-06-06T09:09:35.674Z",
    "derniereActiviteLe": "2026-11-27T09:09:35.674Z",
    "emailValideLe": null,
    "derniereRelanceLe": null,
    "sessionExpireLe": "2026-12-27T09:09:42.488Z"
  },
  "rechercherCoproprietes": {
    "ligneRechercheCoproprieteDTOList": [
      {
        "id": 32,
        "numeroImmatriculation": "AA0000008",
        "nom": "La Cour des Amandiers",
        "adressePrincipale": "43 Rue de la Fontaine 97490 Saint-Denis",
        "etat": "IMMATRICULEE_RATTACHEE",
        "sort": "",
        "statutCopropriete": "Immatriculée",
        "statutRattachement": "Rattachée, mandat en cours",
        "idTeledeclarantCourant": 1,
        "nomTeledeclarantCourant": "Cabinet Montclair Gestion",
        "nombreLots": 7,
        "nombreBatiments": 1,
        "dateFinMandat": "11/05/2027",
        "majAnnuelle": true,
        "limiteMajAnnuelle": "31/08/2027",
        "dateClotureComptes": "31/12/2025",
        "mandatSuivi": false,
        "geolocalisee": true,
        "idDeclaration": null,
        "actions": [
          "renouveler-mandat"
        ]
      }
    ],
    "totalItems": 112,
    "fiches": []
  },
  "rechercherImmatOuNomCopro": {
    "ligneRechercheCoproprieteDTOList": [
      {
        "id": 1128,
        "numeroImmatriculation": null,
        "nom": "La Cour des Érables",
        "adressePrincipale": "57 Rue des Prés 23000 Guéret",
        "etat": "IMMATRICULATION_ET_RATTACHEMENT_REFUSES",
        "sort": "",
        "statutCopropriete": "Demande d’immatriculation refusée",
        "statutRattachement": "Demande refusée",
        "idTeledeclarantCourant": null,
        "nomTeledeclarantCourant": "",
        "nombreLots": 21,
        "nombreBatiments": 1,
        "dateFinMandat": "",
        "majAnnuelle": false,
        "limiteMajAnnuelle": "31/08/2026",
        "dateClotureComptes": "31/12/2024",
        "mandatSuivi": false,
        "geolocalisee": true,
        "idDeclaration": 3103,
        "actions": [
          "corriger"
        ]
      }
    ],
    "totalItems": 8
  },
  "visualiserCopropriete": {
    "id": 4,
    "numeroImmatriculation": "AA0000001",
    "etat": "IMMATRICULEE_RATTACHEE",
    "libelleEtat": "Immatriculée et rattachée",
    "version": 4,
    "dateImmatriculation": "13/05/2025",
    "dateDissolution": "",
    "remplaceePar": null,
    "sort": "",
    "dissolution": null,
    "teledeclarant": "Cabinet Montclair Gestion",
    "declaration": {
      "id": 23,
      "coproprieteId": 4,
      "version": 4,
      "etat": "COURANTE",
      "etatCopropriete": "IMMATRICULEE_RATTACHEE",
      "numeroImmatriculation": "AA0000001",
      "nomCopropriete": "Le Clos des Érables",
      "typeDeclaration": "INITIALE",
      "typeImmat": "DEFAULT",
      "typeMaj": "ANNUELLE",
      "etape": "recapitulatif",
      "jeu": "2016",
      "jeuDuDebut": "2016",
      "jeuDebiteurs": "2016",
      "versionContenu": 1,
      "immatCopropriete": {
        "infoRattachement": {
          "adminProvisoire": false,
          "dateDebutMandat": "11/05/2026",
          "dateFinMandat": "11/05/2027",
          "dateTeleversement": "27/11/2026",
          "idDocument": "525edf54-d60c-8bff-a950-a866b1376664",
          "justifMandat": true,
          "nomFichierJustifMandat": "contrat-syndic-0.pdf",
          "typeJustifMandat": "CONTRAT_SYNDIC",
          "id": 23
        },
        "identification": {
          "adressePrincipale": {
            "numeroVoie": "13",
            "voie": "Allée des Pins",
            "codePostal": "23000",
            "commune": "Guéret",
            "codeInsee": "23096",
            "idBan": "23096_allee-des-pins_13",
            "longitude": 2.281062,
            "latitude": 45.8723,
            "geolocalisee": true,
            "type": "REFERENCE"
          },
          "adresseSecondaire": [],
          "parcelle": [
            {
              "codePostal": "23000",
              "commune": "Guéret",
              "communeAbsorbee": "",
              "codeInsee": "23096",
              "prefixe": "000",
              "section": "LK",
              "numero": "0950",
              "geolocalisee": true
            }
          ],
          "dateReglementCopropriete": "27/04/1970",
          "nbAful": 0,
          "nbAsl": 0,
          "nbLots": 2,
          "nbLotsHab": 2,
          "nbLotsHabBurCom": 2,
          "nbLotsStationnement": 0,
          "nbUnionsSyndicats": 0,
          "nomCopropriete": "Le Clos des Érables",
          "numImmatriculationCopropriete": "",
          "numImmatriculationCoproprietePrincipale": "",
          "residenceService": false,
          "siret": "",
          "syndicatCooperatif": false,
          "syndicatPrincipal": true,
          "id": 23,
          "idCopropriete": 4
        },
        "procedures": {
          "flagEquipementsCom": false,
          "flagInsalubritePartiesCom": false,
          "flagMandatAdhoc": false,
          "flagOrdonnanceCarence": false,
          "flagPerilPartiesCom": false,
          "flagSecuriteInsalubritePartiesCom": false,
          "arreteEquipements": null,
          "arreteInsalubriteParties": null,
          "arretePerilParties": null,
          "arreteSecuriteInsalubriteParties": [
            {
              "type": "SECURITE_TR_INSALUBRITE",
              "dateArrete": "",
              "dateMainLevee": "",
              "id": 1
            }
          ],
          "mandatAdHoc": null,
          "ordonnanceCarence": null,
          "id": 23,
          "arrete": []
        },
        "donneesFinancieres": {
          "donneesFinancieresInconnues": false,
          "premierExerciceComptable": false,
          "comptesNonApprouves": false,
          "dateDebutExercice": "01/01/2025",
          "dateClotureComptes": "31/12/2025",
          "dateAg": "28/03/2026",
          "chargesOperationsCourantes": 3710,
          "chargesOperationsExceptionnelles": 0,
          "montantDettes": 297,
          "montantImpayesCoproprietaires": 186,
          "nbCoproprietairesImpayes": 0,
          "montantFondTravaux": 186,
          "presenceEmployes": false,
          "id": 23
        },
        "donneesTechniques": {
          "nbBatimentsTotal": 1,
          "nbAscenseurs": 0,
          "periodeConstruction": "NON_CONNUE",
          "anneeConstruction": null,
          "typeChauffage": "INDIVIDUEL",
          "chauffageCollectifUrbain": false,
          "energieChauffageCollectifNonUrbain": null,
          "classementEnergetiqueComplet": {
            "ETIQ_A": 0,
            "ETIQ_B": 0,
            "ETIQ_C": 0,
            "ETIQ_D": 0,
            "ETIQ_E": 0,
            "ETIQ_F": 0,
            "ETIQ_G": 1,
            "ETIQ_NON_DETERMINE": 0
          },
          "ppt": false,
          "pptDate": "",
          "pptInscritAG": false,
          "id": 23,
          "classementEnergetique": "ETIQ_G"
        }
      },
      "confirmations": [],
      "confirmationsOffice": null,
      "reponsesDoublons": [],
      "adresseEmailUtilisateur": "contact@demo.registre.test",
      "numTeledeclarant": 1,
      "utilisateurDeclare": "Claire Montclair",
      "isExerciceNonApprouve": false,
      "statutMandatCourant": "EN_COURS",
      "idDeclarationDeBase": null,
      "exerciceCourant": null,
      "dateClotureEditable": false,
      "dateClotureDernierExercice": "31/12/2025",
      "dateAgDerniereMajAnnuelle": "28/03/2026",
      "creeLe": "2026-11-16T07:00:00.000Z",
      "enregistreLe": "2026-11-17T07:00:00.000Z",
      "soumisLe": "2026-11-17T07:00:00.000Z",
      "controle": {
        "erreurs": [],
        "aConfirmer": []
      },
      "verifications": []
    },
    "mandats": [
      {
        "id": 9,
        "etat": "EN_COURS",
        "libelleEtat": "Mandat en cours",
        "teledeclarant": "Cabinet Montclair Gestion",
        "teledeclarantId": 1,
        "dateDebut": "11/05/2026",
        "dateFin": "11/05/2027",
        "adminProvisoire": false,
        "syndicProvisoire": false,
        "typeJustif": "CONTRAT_SYNDIC",
        "documentId": "525edf54-d60c-8bff-a950-a866b1376664",
        "nomDocument": "contrat-syndic-0.pdf",
        "dateTeleversement": "11/05/2026",
        "actions": []
      }
    ],
    "demandes": [],
    "documents": [
      {
        "id": "525edf54-d60c-8bff-a950-a866b1376664",
        "type": "JUSTIFICATIF_MANDAT",
        "libelleType": "Justificatif de mandat",
        "nom": "contrat-syndic-0.pdf",
        "taille": 1777,
        "creeLe": "2026-05-11T07:00:00.000Z",
        "etatFichier": "PRET",
        "disponible": true,
        "retires": []
      }
    ],
    "historique": [
      {
        "instant": "2026-11-17T07:00:00.000Z",
        "libelle": "Mise à jour déclarée",
        "auteur": "Claire Montclair",
        "de": "Immatriculée et rattachée",
        "vers": "Immatriculée et rattachée",
        "motif": ""
      }
    ],
    "reserves": {
      "documents": false,
      "historique": false
    },
    "actions": [
      "renouveler-mandat"
    ]
  },
  "lireEtatALaDate": {
    "date": "27/11/2026",
    "etat": "IMMATRICULEE_RATTACHEE",
    "libelleEtat": "Immatriculée et rattachée",
    "declaration": {
      "id": 23,
      "etat": "COURANTE",
      "libelle": "Mise à jour annuelle",
      "typeDeclaration": "INITIALE",
      "typeMaj": "ANNUELLE",
      "auteur": "Claire Montclair",
      "du": "2026-11-17T07:00:00.000Z",
      "au": null,
      "jeu": "2016",
      "jeuDebiteurs": "2016",
      "confirmations": [],
      "donneesFinancieres": {
        "donneesFinancieresInconnues": false,
        "premierExerciceComptable": false,
        "comptesNonApprouves": false,
        "dateDebutExercice": "01/01/2025",
        "dateClotureComptes": "31/12/2025",
        "dateAg": "28/03/2026",
        "chargesOperationsCourantes": 3710,
        "chargesOperationsExceptionnelles": 0,
        "montantDettes": 297,
        "montantImpayesCoproprietaires": 186,
        "nbCoproprietairesImpayes": 0,
        "montantFondTravaux": 186,
        "presenceEmployes": false
      },
      "immatCopropriete": {
        "infoRattachement": {
          "adminProvisoire": false,
          "dateDebutMandat": "11/05/2026",
          "dateFinMandat": "11/05/2027",
          "dateTeleversement": "27/11/2026",
          "idDocument": "525edf54-d60c-8bff-a950-a866b1376664",
          "justifMandat": true,
          "nomFichierJustifMandat": "contrat-syndic-0.pdf",
          "typeJustifMandat": "CONTRAT_SYNDIC"
        },
        "identification": {
          "adressePrincipale": {
            "numeroVoie": "13",
            "voie": "Allée des Pins",
            "codePostal": "23000",
            "commune": "Guéret",
            "codeInsee": "23096",
            "idBan": "23096_allee-des-pins_13",
            "longitude": 2.281062,
            "latitude": 45.8723,
            "geolocalisee": true
          },
          "adresseSecondaire": [],
          "parcelle": [
            {
              "codePostal": "23000",
              "commune": "Guéret",
              "communeAbsorbee": "",
              "codeInsee": "23096",
              "prefixe": "000",
              "section": "LK",
              "numero": "0950",
              "geolocalisee": true
            }
          ],
          "dateReglementCopropriete": "27/04/1970",
          "nbAful": 0,
          "nbAsl": 0,
          "nbLots": 2,
          "nbLotsHab": 2,
          "nbLotsHabBurCom": 2,
          "nbLotsStationnement": 0,
          "nbUnionsSyndicats": 0,
          "nomCopropriete": "Le Clos des Érables",
          "numImmatriculationCopropriete": "",
          "numImmatriculationCoproprietePrincipale": "",
          "residenceService": false,
          "siret": "",
          "syndicatCooperatif": false,
          "syndicatPrincipal": true
        },
        "procedures": {
          "flagEquipementsCom": false,
          "flagInsalubritePartiesCom": false,
          "flagMandatAdhoc": false,
          "flagOrdonnanceCarence": false,
          "flagPerilPartiesCom": false,
          "flagSecuriteInsalubritePartiesCom": false,
          "arreteEquipements": null,
          "arreteInsalubriteParties": null,
          "arretePerilParties": null,
          "arreteSecuriteInsalubriteParties": [
            {
              "type": "SECURITE_TR_INSALUBRITE",
              "dateArrete": "",
              "dateMainLevee": ""
            }
          ],
          "mandatAdHoc": null,
          "ordonnanceCarence": null
        },
        "donneesFinancieres": {
          "donneesFinancieresInconnues": false,
          "premierExerciceComptable": false,
          "comptesNonApprouves": false,
          "dateDebutExercice": "01/01/2025",
          "dateClotureComptes": "31/12/2025",
          "dateAg": "28/03/2026",
          "chargesOperationsCourantes": 3710,
          "chargesOperationsExceptionnelles": 0,
          "montantDettes": 297,
          "montantImpayesCoproprietaires": 186,
          "nbCoproprietairesImpayes": 0,
          "montantFondTravaux": 186,
          "presenceEmployes": false
        },
        "donneesTechniques": {
          "nbBatimentsTotal": 1,
          "nbAscenseurs": 0,
          "periodeConstruction": "NON_CONNUE",
          "anneeConstruction": null,
          "typeChauffage": "INDIVIDUEL",
          "chauffageCollectifUrbain": false,
          "energieChauffageCollectifNonUrbain": null,
          "classementEnergetiqueComplet": {
            "ETIQ_A": 0,
            "ETIQ_B": 0,
            "ETIQ_C": 0,
            "ETIQ_D": 0,
            "ETIQ_E": 0,
            "ETIQ_F": 0,
            "ETIQ_G": 1,
            "ETIQ_NON_DETERMINE": 0
          },
          "ppt": false,
          "pptDate": "",
          "pptInscritAG": false
        }
      }
    },
    "mandat": {
      "teledeclarant": "Cabinet Montclair Gestion",
      "dateDebut": "11/05/2026",
      "dateFin": "11/05/2027"
    }
  },
  "comparerDeclarations": {
    "de": {
      "id": 15,
      "etat": "AVANT_DECLARATION_ANNUELLE",
      "libelle": "Mise à jour standard",
      "typeDeclaration": "INITIALE",
      "typeMaj": "STANDARD",
      "auteur": "Claire Montclair",
      "du": "2025-06-12T07:00:00.000Z",
      "au": "2025-11-22T07:00:00.000Z",
      "jeu": "2016",
      "jeuDebiteurs": "2016",
      "confirmations": [],
      "donneesFinancieres": {
        "donneesFinancieresInconnues": false,
        "premierExerciceComptable": false,
        "comptesNonApprouves": false,
        "dateDebutExercice": "01/01/2023",
        "dateClotureComptes": "31/12/2023",
        "dateAg": "03/05/2024",
        "chargesOperationsCourantes": 1155,
        "chargesOperationsExceptionnelles": 3500,
        "montantDettes": 121,
        "montantImpayesCoproprietaires": 60,
        "nbCoproprietairesImpayes": 0,
        "montantFondTravaux": 75,
        "presenceEmployes": false
      },
      "immatCopropriete": {
        "infoRattachement": {
          "adminProvisoire": false,
          "dateDebutMandat": "11/05/2026",
          "dateFinMandat": "11/05/2027",
          "dateTeleversement": "27/11/2026",
          "idDocument": "525edf54-d60c-8bff-a950-a866b1376664",
          "justifMandat": true,
          "nomFichierJustifMandat": "contrat-syndic-0.pdf",
          "typeJustifMandat": "CONTRAT_SYNDIC"
        },
        "identification": {
          "adressePrincipale": {
            "numeroVoie": "13",
            "voie": "Allée des Pins",
            "codePostal": "23000",
            "commune": "Guéret",
            "codeInsee": "23096",
            "idBan": "23096_allee-des-pins_13",
            "longitude": 2.281062,
            "latitude": 45.8723,
            "geolocalisee": true
          },
          "adresseSecondaire": [],
          "parcelle": [
            {
              "codePostal": "23000",
              "commune": "Guéret",
              "communeAbsorbee": "",
              "codeInsee": "23096",
              "prefixe": "000",
              "section": "LK",
              "numero": "0950",
              "geolocalisee": true
            }
          ],
          "dateReglementCopropriete": "27/04/1970",
          "nbAful": 0,
          "nbAsl": 0,
          "nbLots": 2,
          "nbLotsHab": 2,
          "nbLotsHabBurCom": 2,
          "nbLotsStationnement": 0,
          "nbUnionsSyndicats": 0,
          "nomCopropriete": "Le Clos des Érables",
          "numImmatriculationCopropriete": "",
          "numImmatriculationCoproprietePrincipale": "",
          "residenceService": false,
          "siret": "",
          "syndicatCooperatif": false,
          "syndicatPrincipal": true
        },
        "procedures": {
          "flagEquipementsCom": false,
          "flagInsalubritePartiesCom": false,
          "flagMandatAdhoc": false,
          "flagOrdonnanceCarence": false,
          "flagPerilPartiesCom": false,
          "flagSecuriteInsalubritePartiesCom": false,
          "arreteEquipements": null,
          "arreteInsalubriteParties": null,
          "arretePerilParties": null,
          "arreteSecuriteInsalubriteParties": [
            {
              "type": "SECURITE_TR_INSALUBRITE",
              "dateArrete": "",
              "dateMainLevee": ""
            }
          ],
          "mandatAdHoc": null,
          "ordonnanceCarence": null
        },
        "donneesFinancieres": {
          "donneesFinancieresInconnues": false,
          "premierExerciceComptable": false,
          "comptesNonApprouves": false,
          "dateDebutExercice": "01/01/2023",
          "dateClotureComptes": "31/12/2023",
          "dateAg": "03/05/2024",
          "chargesOperationsCourantes": 1155,
          "chargesOperationsExceptionnelles": 3500,
          "montantDettes": 121,
          "montantImpayesCoproprietaires": 60,
          "nbCoproprietairesImpayes": 0,
          "montantFondTravaux": 75,
          "presenceEmployes": false
        },
        "donneesTechniques": {
          "nbBatimentsTotal": 1,
          "nbAscenseurs": 0,
          "periodeConstruction": "NON_CONNUE",
          "anneeConstruction": null,
          "typeChauffage": "INDIVIDUEL",
          "chauffageCollectifUrbain": false,
          "energieChauffageCollectifNonUrbain": null,
          "classementEnergetiqueComplet": {
            "ETIQ_A": 0,
            "ETIQ_B": 0,
            "ETIQ_C": 0,
            "ETIQ_D": 0,
            "ETIQ_E": 0,
            "ETIQ_F": 0,
            "ETIQ_G": 1,
            "ETIQ_NON_DETERMINE": 0
          },
          "ppt": false,
          "pptDate": "",
          "pptInscritAG": false
        }
      }
    },
    "a": {
      "id": 19,
      "etat": "AVANT_DECLARATION_ANNUELLE",
      "libelle": "Mise à jour annuelle",
      "typeDeclaration": "INITIALE",
      "typeMaj": "ANNUELLE",
      "auteur": "Claire Montclair",
      "du": "2025-11-22T07:00:00.000Z",
      "au": "2026-11-17T07:00:00.000Z",
      "jeu": "2016",
      "jeuDebiteurs": "2016",
      "confirmations": [],
      "donneesFinancieres": {
        "donneesFinancieresInconnues": false,
        "premierExerciceComptable": false,
        "comptesNonApprouves": false,
        "dateDebutExercice": "01/01/2024",
        "dateClotureComptes": "31/12/2024",
        "dateAg": "23/04/2025",
        "chargesOperationsCourantes": 1444,
        "chargesOperationsExceptionnelles": 3500,
        "montantDettes": 130,
        "montantImpayesCoproprietaires": 58,
        "nbCoproprietairesImpayes": 0,
        "montantFondTravaux": 72,
        "presenceEmployes": false
      },
      "immatCopropriete": {
        "infoRattachement": {
          "adminProvisoire": false,
          "dateDebutMandat": "11/05/2026",
          "dateFinMandat": "11/05/2027",
          "dateTeleversement": "27/11/2026",
          "idDocument": "525edf54-d60c-8bff-a950-a866b1376664",
          "justifMandat": true,
          "nomFichierJustifMandat": "contrat-syndic-0.pdf",
          "typeJustifMandat": "CONTRAT_SYNDIC"
        },
        "identification": {
          "adressePrincipale": {
            "numeroVoie": "13",
            "voie": "Allée des Pins",
            "codePostal": "23000",
            "commune": "Guéret",
            "codeInsee": "23096",
            "idBan": "23096_allee-des-pins_13",
            "longitude": 2.281062,
            "latitude": 45.8723,
            "geolocalisee": true
          },
          "adresseSecondaire": [],
          "parcelle": [
            {
              "codePostal": "23000",
              "commune": "Guéret",
              "communeAbsorbee": "",
              "codeInsee": "23096",
              "prefixe": "000",
              "section": "LK",
              "numero": "0950",
              "geolocalisee": true
            }
          ],
          "dateReglementCopropriete": "27/04/1970",
          "nbAful": 0,
          "nbAsl": 0,
          "nbLots": 2,
          "nbLotsHab": 2,
          "nbLotsHabBurCom": 2,
          "nbLotsStationnement": 0,
          "nbUnionsSyndicats": 0,
          "nomCopropriete": "Le Clos des Érables",
          "numImmatriculationCopropriete": "",
          "numImmatriculationCoproprietePrincipale": "",
          "residenceService": false,
          "siret": "",
          "syndicatCooperatif": false,
          "syndicatPrincipal": true
        },
        "procedures": {
          "flagEquipementsCom": false,
          "flagInsalubritePartiesCom": false,
          "flagMandatAdhoc": false,
          "flagOrdonnanceCarence": false,
          "flagPerilPartiesCom": false,
          "flagSecuriteInsalubritePartiesCom": false,
          "arreteEquipements": null,
          "arreteInsalubriteParties": null,
          "arretePerilParties": null,
          "arreteSecuriteInsalubriteParties": [
            {
              "type": "SECURITE_TR_INSALUBRITE",
              "dateArrete": "",
              "dateMainLevee": ""
            }
          ],
          "mandatAdHoc": null,
          "ordonnanceCarence": null
        },
        "donneesFinancieres": {
          "donneesFinancieresInconnues": false,
          "premierExerciceComptable": false,
          "comptesNonApprouves": false,
          "dateDebutExercice": "01/01/2024",
          "dateClotureComptes": "31/12/2024",
          "dateAg": "23/04/2025",
          "chargesOperationsCourantes": 1444,
          "chargesOperationsExceptionnelles": 3500,
          "montantDettes": 130,
          "montantImpayesCoproprietaires": 58,
          "nbCoproprietairesImpayes": 0,
          "montantFondTravaux": 72,
          "presenceEmployes": false
        },
        "donneesTechniques": {
          "nbBatimentsTotal": 1,
          "nbAscenseurs": 0,
          "periodeConstruction": "NON_CONNUE",
          "anneeConstruction": null,
          "typeChauffage": "INDIVIDUEL",
          "chauffageCollectifUrbain": false,
          "energieChauffageCollectifNonUrbain": null,
          "classementEnergetiqueComplet": {
            "ETIQ_A": 0,
            "ETIQ_B": 0,
            "ETIQ_C": 0,
            "ETIQ_D": 0,
            "ETIQ_E": 0,
            "ETIQ_F": 0,
            "ETIQ_G": 1,
            "ETIQ_NON_DETERMINE": 0
          },
          "ppt": false,
          "pptDate": "",
          "pptInscritAG": false
        }
      }
    },
    "champs": [
      "donneesFinancieres.dateDebutExercice"
    ]
  },
  "rechercherEcheances": {
    "echeances": [
      {
        "idMandat": 1041,
        "coproprieteId": 484,
        "numeroImmatriculation": "AA0000121",
        "nom": "Les Marronniers",
        "adressePrincipale": "61 Rue de la Marne 38000 Grenoble",
        "dateDebut": "03/10/2025",
        "dateFin": "03/10/2026",
        "joursRestants": -55,
        "urgence": "EXPIRE",
        "libelleUrgence": "Expiré",
        "suite": "",
        "actions": [
          "renouveler-mandat"
        ]
      }
    ],
    "totalItems": 66,
    "compteurs": {
      "30": 8,
      "60": 8,
      "90": 8,
      "tous": 66,
      "expires": 8,
      "suivis": 0
    }
  },
  "lireMandatCourant": {
    "response": {
      "id": 9,
      "etat": "EN_COURS",
      "libelleEtat": "Mandat en cours",
      "teledeclarant": "Cabinet Montclair Gestion",
      "teledeclarantId": 1,
      "dateDebut": "11/05/2026",
      "dateFin": "11/05/2027",
      "adminProvisoire": false,
      "syndicProvisoire": false,
      "typeJustif": "CONTRAT_SYNDIC",
      "documentId": "525edf54-d60c-8bff-a950-a866b1376664",
      "nomDocument": "contrat-syndic-0.pdf",
      "dateTeleversement": "11/05/2026",
      "actions": []
    }
  },
  "repererCoproprietes": {
    "resultats": [
      {
        "critere": "numero",
        "cle": "AA0-000-001",
        "coproprietes": [
          {
            "id": 4,
            "numeroImmatriculation": "AA0000001",
            "nom": "Le Clos des Érables",
            "adresse": "13 Allée des Pins 23000 Guéret",
            "codePostal": "23000",
            "commune": "Guéret",
            "statutCopropriete": "Immatriculée",
            "sort": ""
          }
        ],
        "tronque": false
      }
    ]
  },
  "rechercherAnnuaire": {
    "ligneAnnuaireDTOList": [
      {
        "id": 448,
        "numeroImmatriculation": "AA0000112",
        "nom": "La Cour des Acacias",
        "adresse": "4 Rue Ampère 23000 Guéret",
        "codePostal": "23000",
        "commune": "Guéret",
        "nombreLots": 10,
        "statutCopropriete": "Immatriculée",
        "statutRattachement": "Rattachée, mandat en cours",
        "sort": "",
        "distance": null
      }
    ],
    "totalItems": 17,
    "avis": []
  },
  "lireFicheAnnuaire": {
    "id": 4,
    "numeroImmatriculation": "AA0000001",
    "nom": "Le Clos des Érables",
    "statutCopropriete": "Immatriculée",
    "statutRattachement": "Rattachée, mandat en cours",
    "sort": "",
    "numeroRemplacant": null,
    "dateImmatriculation": "13/05/2025",
    "dateDerniereMaj": "17/11/2026",
    "dateReglement": "27/04/1970",
    "adresse": "13 Allée des Pins 23000 Guéret",
    "adressesComplementaires": [],
    "codePostal": "23000",
    "commune": {
      "code": "23096",
      "nom": "Guéret"
    },
    "arrondissement": null,
    "epci": null,
    "departement": null,
    "region": null,
    "longitude": 2.281062,
    "latitude": 45.8723,
    "parcelles": [
      "23096000LK0950"
    ],
    "typeSyndic": "Professionnel",
    "syndic": {
      "nom": "Cabinet Montclair Gestion",
      "siret": "99950001000015",
      "codeApe": "68.32A",
      "commune": "Lyon"
    },
    "mandat": {
      "situation": "EN_COURS",
      "libelle": "Mandat en cours",
      "dateDebut": "11/05/2026",
      "dateFin": "11/05/2027"
    },
    "nombreLots": 2,
    "nombreLotsPrincipaux": 2,
    "nombreLotsHabitation": 2,
    "nombreLotsStationnement": 0,
    "nombreBatiments": 1,
    "periodeConstruction": "Non connue",
    "residenceService": false,
    "syndicatCooperatif": false,
    "syndicatPrincipal": true,
    "numeroPrincipal": "",
    "nombreAsl": 0,
    "nombreAful": 0,
    "nombreUnions": 0
  },
  "listerBrouillons": [
    {
      "id": 2951,
      "coproprieteId": 976,
      "nomCopropriete": "La Cour des Cèdres",
      "adressePrincipale": "7 Rue de Beauregard 75011 Paris",
      "typeImmat": "DEFAULT",
      "typeMaj": null,
      "jeu": "2016",
      "etape": "donnees-financieres",
      "etatCopropriete": "BROUILLON",
      "auteur": "Claire Montclair",
      "enregistreLe": "2026-11-26T07:21:00.000Z",
      "empechement": null
    }
  ],
  "lireConfiguration": {
    "version": "1.7.0",
    "demonstration": true,
    "jourDeReference": "",
    "comptesDemo": [
      {
        "login": "restricted@demo.registre.test",
        "profil": "restricted",
        "libelle": "Accès restreint"
      }
    ],
    "motDePasseDemo": "Demo-Registre-2026!",
    "codeDemo": "847955",
    "videosAccueil": {
      "visiteurs": "",
      "notaires": "",
      "institutions": ""
    },
    "fonctionsAVenir": [],
    "videosTutoriels": [],
    "aide": {
      "telephone": "",
      "horaires": ""
    },
    "mentions": {
      "editeur": "",
      "directeur": "",
      "hebergeur": ""
    }
  },
  "listerEtatsCopropriete": [
    {
      "clef": "BROUILLON",
      "valeur": "Brouillon"
    }
  ],
  "lireEtablissement": {
    "id": 1,
    "version": 1,
    "type": "PRO",
    "libelleType": "Syndic professionnel",
    "statut": "ACTIF",
    "libelleStatut": "Actif",
    "raisonSociale": "Cabinet Montclair Gestion",
    "siret": "99950001000015",
    "codeApe": "68.32A",
    "libelleApe": "Administration d’immeubles et autres biens immobiliers",
    "typeEtablissement": "",
    "numEtude": null,
    "adresse": [
      "18 cours Gambetta"
    ],
    "codePostal": "69003",
    "commune": "Lyon",
    "telephone": "+33472000001",
    "representant": {
      "civilite": "MME",
      "nom": "Montclair",
      "prenom": "Claire",
      "email": "claire.montclair@demo.registre.test",
      "telephone": "+33472000001",
      "adresse": {
        "complement": "",
        "batiment": "",
        "voie": "",
        "lieuDit": "",
        "codePostal": "",
        "commune": "",
        "pays": "FRANCE"
      }
    },
    "domicilieEnFrance": true,
    "allowedToEdit": true
  },
  "parcellesAuPoint": {
    "parcelles": [
      {
        "id": "23096000LK0950",
        "codeInsee": "23096",
        "commune": "Guéret",
        "prefixe": "000",
        "section": "LK",
        "numero": "0950",
        "longitude": 2.281101,
        "latitude": 45.872347000000005,
        "contour": [
          [
            2.281001,
            45.872247
          ]
        ]
      }
    ]
  },
  "communesParCodePostal": [
    {
      "code": "23004",
      "nom": "Anzême",
      "codesPostaux": [
        "23000"
      ],
      "codeDepartement": "23"
    }
  ],
  "listerDepartements": [
    {
      "code": "16",
      "nom": "Charente",
      "codeRegion": "75",
      "chefLieu": "16015"
    }
  ],
  "listerEpciDuDepartement": [
    {
      "siren": "200034825",
      "nom": "CA du Grand Guéret",
      "type": "CA",
      "population": 29508,
      "nombreCommunes": 25
    }
  ],
  "listerEpciDeLaRegion": [
    {
      "siren": "200018653",
      "nom": "CA CAP Excellence",
      "type": "CA",
      "population": 98491,
      "nombreCommunes": 3
    }
  ],
  "chercherCommunesDuDepartement": [
    {
      "code": "23096",
      "nom": "Guéret",
      "type": "actuelle",
      "codesPostaux": [
        "23000"
      ],
      "codeDepartement": "23",
      "codeRegion": "75",
      "sirenEpci": "200034825",
      "chefLieu": null,
      "population": 12955
    }
  ],
  "listerCommunesDuDepartement": [
    {
      "code": "23001",
      "nom": "Ahun",
      "type": "actuelle",
      "codesPostaux": [
        "23150"
      ],
      "codeDepartement": "23",
      "codeRegion": "75",
      "sirenEpci": "200067189",
      "chefLieu": null,
      "population": 1394
    }
  ],
  "compterGerees": {
    "total": 112,
    "mandatsExpires": 8,
    "mandatsARenouveler": 8,
    "majAFaire": 12,
    "majEnRetard": 12,
    "precisions": 0,
    "vues": {
      "toutes": 112,
      "pour-moi": 112,
      "miennes": 0,
      "non-affectees": 74,
      "demandes": 23,
      "precisions": 0
    },
    "gestionnaires": [
      {
        "id": 7,
        "nom": "Nadia Haddad",
        "nombre": 0
      }
    ],
    "departements": [
      {
        "code": "06",
        "nombre": 7
      }
    ]
  },
  "listerAFaire": {
    "taches": [
      {
        "nature": "mises-a-jour",
        "nombre": 12,
        "enRetard": 12,
        "jour": "31/08/2026",
        "copropriete": null,
        "de": "",
        "idDemande": null,
        "idMandat": null,
        "idDeclaration": null
      }
    ],
    "total": 34,
    "chezLesTeneurs": {
      "nombre": 23,
      "jour": "26/11/2026"
    },
    "chezDesCollegues": 0
  },
  "listerProfilsJournal": [
    {
      "clef": "DEFAULT",
      "valeur": "Visiteur"
    }
  ],
  "listerCategoriesJournal": [
    {
      "clef": "CONNEXION",
      "valeur": "Connexion"
    }
  ],
  "listerEvenementsDeCategorie": [
    {
      "clef": "preuve-refusee",
      "valeur": "Confirmation d’identité refusée"
    }
  ],
  "listerEvenements": [
    {
      "clef": "abonner-newsletter",
      "valeur": "Abonnement à la lettre d’information confirmé"
    }
  ],
  "listerModalitesJournal": [
    {
      "clef": "ECRAN",
      "valeur": "À l’écran"
    }
  ],
  "lireInfosCopropriete": {
    "infoCopro": {
      "id": 4,
      "numeroImmatriculation": "AA0000001",
      "nom": "Le Clos des Érables",
      "adressePrincipale": "13 Allée des Pins 23000 Guéret",
      "etat": "IMMATRICULEE_RATTACHEE",
      "libelleEtat": "Immatriculée et rattachée"
    },
    "infoMandatRattachement": {
      "id": 9,
      "etat": "EN_COURS",
      "libelleEtat": "Mandat en cours",
      "teledeclarant": "Cabinet Montclair Gestion",
      "teledeclarantId": 1,
      "dateDebut": "11/05/2026",
      "dateFin": "11/05/2027",
      "adminProvisoire": false,
      "syndicProvisoire": false,
      "typeJustif": "CONTRAT_SYNDIC",
      "documentId": "525edf54-d60c-8bff-a950-a866b1376664",
      "nomDocument": "contrat-syndic-0.pdf",
      "dateTeleversement": "11/05/2026",
      "actions": []
    },
    "mandatCoproStatus": "Mandat en cours",
    "isSuccessorDeclared": false,
    "previousArchivedMandat": {
      "id": 5,
      "etat": "ARCHIVE",
      "libelleEtat": "Mandat archivé",
      "teledeclarant": "Atlantis Syndic",
      "teledeclarantId": 2,
      "dateDebut": "11/05/2025",
      "dateFin": "10/05/2026",
      "adminProvisoire": false,
      "syndicProvisoire": false,
      "typeJustif": null,
      "documentId": null,
      "nomDocument": "",
      "dateTeleversement": "",
      "actions": []
    },
    "previousStartDateMandat": "11/05/2025",
    "finBloquee": false
  },
  "listerDeclarationsPredecesseur": [
    {
      "id": 27,
      "coproprieteId": 4,
      "nomCopropriete": "Le Clos des Érables",
      "typeMaj": "STANDARD",
      "auteur": "Atlantis Syndic",
      "deposeeLe": "2026-11-24T07:00:00.000Z"
    }
  ],
  "listerMandatsEnCours": [
    {
      "idDemande": 18,
      "idMandat": 897,
      "coproprieteId": 392,
      "numeroImmatriculation": "AA0000098",
      "nomCopropriete": "La Cour des Glycines",
      "adressePrincipale": "1 Avenue Léon Blum 75011 Paris",
      "sens": "RECUE",
      "demandeur": "Habitat social de l’Est",
      "etat": "A_VALIDER",
      "libelleEtat": "Demande de rattachement envoyée",
      "adminProvisoire": false,
      "syndicProvisoire": false,
      "dateDebutMandat": "12/05/2027",
      "dateFinMandat": "10/05/2028",
      "typeJustifMandat": null,
      "idDocument": null,
      "nomFichierJustifMandat": "",
      "deposeeLe": "2026-11-18T14:19:00.000Z",
      "echeance": "25/11/2026",
      "dateLimite": "",
      "echanges": [],
      "contestation": {
        "texte": "L’assemblée générale n’a pas désigné d’autre syndic : elle a reconduit notre mandat. Le procès-verbal est en cours de notification.",
        "le": "2026-11-19T14:19:00.000Z",
        "idDocument": null,
        "nomDocument": ""
      },
      "finAnticipee": null,
      "mandatPrecedent": {
        "syndic": "Cabinet Montclair Gestion",
        "dateDebut": "11/05/2026",
        "dateFin": "11/05/2027"
      },
      "refus": null,
      "actions": []
    }
  ],
  "coproprieteExiste": {
    "response": true,
    "nomCopropriete": "Le Clos des Érables",
    "adressePrincipale": "13 Allée des Pins 23000 Guéret"
  },
  "listerRecus": [
    {
      "reference": "R-2026-346",
      "titre": "Demande d’immatriculation",
      "coproprieteId": 1072,
      "nomCopropriete": "Les Jardins des Amandiers",
      "adressePrincipale": "13 Rue de la Marne 35000 Rennes",
      "numeroImmatriculation": null,
      "deposeLe": "2026-11-23T13:09:00.000Z",
      "deposePar": "Hugo Perrin",
      "etat": "EN_COURS",
      "libelleEtat": "En cours de traitement",
      "quiDecide": "Un teneur du registre national des copropriétés",
      "echeance": "30/11/2026",
      "etapes": [
        {
          "titre": "Déposée",
          "quand": "le 23/11/2026",
          "place": "passee"
        }
      ],
      "pendant": [
        "Vous n’avez rien à faire : le numéro d’immatriculation et l’attestation vous sont annoncés par courriel dès la validation."
      ],
      "idDeclaration": 3047,
      "idMandat": null
    }
  ],
  "trouverNomCopropriete": {
    "numeroImmatriculation": "AA0000001",
    "nomCopropriete": "Le Clos des Érables",
    "adressePrincipale": "13 Allée des Pins 23000 Guéret"
  },
  "lireReclamation": {
    "id": 1,
    "reference": "R-2026-000001",
    "etat": "RECUE",
    "libelleEtat": "À traiter",
    "demandeur": "Mireille Castelnau",
    "libelleDemandeur": "Copropriétaire ou membre du conseil syndical",
    "libelleObjet": "Le représentant légal d’une copropriété",
    "libelleType": "Le syndic indiqué n’est pas le bon",
    "numeroImmatriculation": "AA0000015",
    "recueLe": "2026-11-21T09:09:35.674Z",
    "version": 1,
    "email": "mireille.castelnau@demo.registre.test",
    "telephone": "",
    "coproprieteId": 60,
    "nomCopropriete": "Le Parc des Platanes",
    "adressePrincipale": "31 Avenue Frédéric Mistral 35700 Rennes",
    "message": "Bonjour,\n\nNotre assemblée générale a changé de syndic au printemps, mais l’annuaire montre encore l’ancien. Le nouveau doit-il faire une démarche ?\n\nAvec mes remerciements.",
    "document": null,
    "reponses": [],
    "traiteeLe": null,
    "traiteePar": "",
    "actions": [
      "repondre-reclamation"
    ]
  },
  "suggererRecherche": {
    "coproprietes": [
      {
        "id": 4,
        "numeroImmatriculation": "AA0000001",
        "nom": "Le Clos des Érables",
        "adresse": "13 Allée des Pins 23000 Guéret",
        "codePostal": "23000",
        "commune": "Guéret"
      }
    ],
    "communes": []
  },
  "repondreAdresse": {
    "adresse": {
      "libelle": "13 Allée des Pins, 23000 Guéret",
      "numero": "13",
      "longitude": 2.281062,
      "latitude": 45.8723,
      "codePostal": "23000",
      "commune": "Guéret"
    },
    "jour": "27/11/2026",
    "surPlace": [
      {
        "id": 4,
        "numeroImmatriculation": "AA0000001",
        "nom": "Le Clos des Érables",
        "adresse": "13 Allée des Pins 23000 Guéret",
        "codePostal": "23000",
        "commune": "Guéret",
        "nombreLots": 2,
        "syndic": "Cabinet Montclair Gestion",
        "mandatExpireLe": "",
        "sort": "",
        "longitude": 2.281062,
        "latitude": 45.8723,
        "distance": null
      }
    ],
    "voisines": [
      {
        "id": 868,
        "numeroImmatriculation": "AA0000217",
        "nom": "Le Domaine des Acacias",
        "adresse": "68 Rue de la Plage 23000 Guéret",
        "codePostal": "23000",
        "commune": "Guéret",
        "nombreLots": 8,
        "syndic": "Immobilière du Nord",
        "mandatExpireLe": "",
        "sort": "Copropriété dissoute le 10/07/2026",
        "longitude": 2.276187,
        "latitude": 45.873998,
        "distance": 422
      }
    ],
    "rayon": 1000,
    "nombreVoisines": 4,
    "autres": [
      "13 Allée des Pins, 06300 Nice"
    ],
    "indisponible": false
  },
  "chercherCommunes": [
    {
      "code": "23096",
      "nom": "Guéret",
      "codesPostaux": [
        "23000"
      ],
      "codeDepartement": "23",
      "chefLieu": null
    }
  ],
  "listerEnergies": [
    {
      "clef": "BOIS_DE_CHAUFFAGE",
      "valeur": "Bois de chauffage"
    }
  ],
  "listerTypesChauffage": [
    {
      "clef": "COLLECTIF",
      "valeur": "Collectif"
    }
  ],
  "listerPeriodesConstruction": [
    {
      "clef": "AVANT_1949",
      "valeur": "Avant 1949"
    }
  ],
  "listerStatutsCompte": [
    {
      "clef": "EN_ATTENTE",
      "valeur": "En attente de mot de passe"
    }
  ],
  "listerProfilsDisponibles": [
    {
      "clef": "TELE_PRO_ADMIN_SECOND",
      "valeur": "Syndic professionnel, administrateur secondaire"
    }
  ],
  "listerProfilsDisponiblesPour": [
    {
      "clef": "TELE_PRO_ADMIN_SECOND",
      "valeur": "Syndic professionnel, administrateur secondaire"
    }
  ],
  "listerProfilsDuType": [
    {
      "clef": "TENEUR_ADMIN_PRINC",
      "valeur": "Teneur, administrateur principal"
    }
  ],
  "listerCivilites": [
    {
      "clef": "MME",
      "valeur": "Madame"
    }
  ],
  "listerTypesPiecesJustif": [
    {
      "clef": "CONTRAT_SYNDIC",
      "valeur": "Contrat de syndic"
    }
  ],
  "listerTypesPiecesJustifDissolution": [
    {
      "clef": "PV_AG",
      "valeur": "Procès-verbal d’assemblée générale"
    }
  ],
  "listerStatutsTeledeclarant": [
    {
      "clef": "ATT_CREA_COMPTE",
      "valeur": "En attente de création de compte"
    }
  ],
  "listerStatutsTeledeclarantSuivants": [
    {
      "clef": "ACTIF",
      "valeur": "Actif"
    }
  ],
  "listerTypesTeledeclarant": [
    {
      "clef": "PRO",
      "valeur": "Syndic professionnel"
    }
  ],
  "listerFaitsGenerateurs": [
    {
      "clef": "DECISION_AG",
      "valeur": "Décision de l’assemblée générale"
    }
  ],
  "listerTypesDemande": [
    {
      "clef": "IMMATRICULATION",
      "valeur": "Immatriculation"
    }
  ],
  "listerTypesTeledeclarantMin": [
    {
      "clef": "PRO",
      "valeur": "Syndic professionnel"
    }
  ],
  "listerRegles": [
    {
      "code": "MAN-DEBUT",
      "bloc": "infoRattachement",
      "phrase": "La date de début du mandat doit être antérieure ou égale à la date du jour.",
      "champs": [
        "dateDebutMandat"
      ],
      "ou": "",
      "confirmable": false,
      "effet": "01/11/2016",
      "fin": ""
    }
  ],
  "lireTeledeclarant": {
    "id": 1,
    "version": 1,
    "type": "PRO",
    "libelleType": "Syndic professionnel",
    "numEtude": null,
    "etablissement": {
      "raisonSociale": "Cabinet Montclair Gestion",
      "siret": "99950001000015",
      "codeApe": "68.32A",
      "libelleApe": "Administration d’immeubles et autres biens immobiliers",
      "typeEtablissement": "",
      "adresse": [
        "18 cours Gambetta"
      ],
      "codePostal": "69003",
      "commune": "Lyon",
      "telephone": "+33472000001"
    },
    "representant": {
      "civilite": "MME",
      "nom": "Montclair",
      "prenom": "Claire",
      "email": "claire.montclair@demo.registre.test",
      "telephone": "+33472000001",
      "adresse": {
        "complement": "",
        "batiment": "",
        "voie": "",
        "lieuDit": "",
        "codePostal": "",
        "commune": "",
        "pays": "FRANCE"
      }
    },
    "domicilieEnFrance": true,
    "parametres": {
      "statut": "ACTIF",
      "certificatDn1": "",
      "certificatDn2": "",
      "emetteurDn1": "",
      "emetteurDn2": "",
      "libelleStatut": "Actif",
      "codeActivationLe": null
    },
    "statutsPossibles": [
      "ACTIF"
    ],
    "typesPossibles": [
      "PRO"
    ],
    "saisiALaMain": false,
    "nbCoproprietes": 74,
    "nbUtilisateurs": 3,
    "empechements": [
      "66 mandats en cours ou à venir"
    ],
    "utilisateurEmpruntable": 5,
    "nomAdmin": "Claire Montclair",
    "creeLe": "2026-11-27T09:09:36.215Z",
    "allowedToEdit": true,
    "allowedToDelete": true
  },
  "lireEtablissementSirene": {
    "siret": "99950001000015",
    "raisonSociale": "Cabinet Montclair Gestion",
    "codeApe": "68.32A",
    "libelleApe": "Administration d’immeubles et autres biens immobiliers",
    "typeEtablissement": "Siège",
    "complement": "",
    "voie": "18 cours Gambetta",
    "codePostal": "69003",
    "commune": "Lyon",
    "actif": true
  },
  "listerCodesApe": [
    {
      "clef": "68.32A",
      "valeur": "Administration d’immeubles et autres biens immobiliers"
    }
  ],
  "lireEtablissementParSiret": {
    "id": 1,
    "type": "PRO",
    "libelleType": "Syndic professionnel",
    "statut": "ACTIF",
    "siret": "99950001000015",
    "raisonSociale": "Cabinet Montclair Gestion",
    "codePostal": "69003",
    "commune": "Lyon"
  },
  "listerUtilisateurs": [
    {
      "id": 5,
      "version": 1,
      "login": "tele_pro_admin_princ@demo.registre.test",
      "email": "tele_pro_admin_princ@demo.registre.test",
      "civilite": "MME",
      "nom": "Montclair",
      "prenom": "Claire",
      "telephone": "+33100000000",
      "numCartePro": "",
      "profil": "TELE_PRO_ADMIN_PRINC",
      "niveau": "ADMIN_PRINCIPAL",
      "libelleNiveau": "Administrateur principal",
      "statut": "ACTIF",
      "libelleStatut": "Actif",
      "secondFacteur": false,
      "adminPrincipal": true,
      "soi": true,
      "profilsPossibles": [
        "TELE_PRO_ADMIN_PRINC"
      ],
      "allowedToChangeProfile": false,
      "allowedToEdit": true,
      "allowedToDelete": false,
      "idTeledeclarant": 1,
      "creeLe": "2021-06-06T09:09:35.674Z",
      "derniereActiviteLe": "2026-11-27T09:09:35.674Z"
    }
  ],
  "listerUtilisateursTeledeclarant": [
    {
      "id": 5,
      "version": 1,
      "login": "tele_pro_admin_princ@demo.registre.test",
      "email": "tele_pro_admin_princ@demo.registre.test",
      "civilite": "MME",
      "nom": "Montclair",
      "prenom": "Claire",
      "telephone": "+33100000000",
      "numCartePro": "",
      "profil": "TELE_PRO_ADMIN_PRINC",
      "niveau": "ADMIN_PRINCIPAL",
      "libelleNiveau": "Administrateur principal",
      "statut": "ACTIF",
      "libelleStatut": "Actif",
      "secondFacteur": false,
      "adminPrincipal": true,
      "soi": false,
      "profilsPossibles": [
        "TELE_PRO_ADMIN_PRINC"
      ],
      "allowedToChangeProfile": false,
      "allowedToEdit": true,
      "allowedToDelete": false,
      "idTeledeclarant": 1,
      "creeLe": "2021-06-06T09:09:35.674Z",
      "derniereActiviteLe": "2026-11-27T09:09:35.674Z"
    }
  ],
  "trouverPlusAncienneDemande": {
    "response": {
      "id": 278,
      "type": "IMMATRICULATION",
      "libelleType": "Immatriculation",
      "etat": "A_VALIDER",
      "libelleEtat": "À valider",
      "profilDemandeur": "TELE_PRO_GESTION",
      "libelleProfil": "Syndic professionnel, gestionnaire",
      "demandeur": "Atlantis Syndic",
      "coproprieteId": 1004,
      "idMandat": 1501,
      "idDeclaration": 2979,
      "numeroImmatriculation": null,
      "nomCopropriete": "Le Domaine des Noisetiers",
      "adressePrincipale": "64 Rue des Arts 34090 Montpellier",
      "deposeeLe": "2026-11-18T14:10:00.000Z",
      "echeance": "25/11/2026",
      "enRetard": true,
      "assigneeA": "",
      "verrouPar": "",
      "verrouLe": null,
      "verrouParMoi": false,
      "nonVerifiees": 0
    }
  },
  "listerTeneurs": [
    {
      "clef": "11",
      "valeur": "Catherine Lenoir (Teneur, administrateur principal)"
    }
  ],
  "listerMotifsRefus": [
    {
      "clef": "JUSTIFICATIF_ABSENT",
      "valeur": "Le justificatif est absent"
    }
  ],
  "listerFile": {
    "lignes": [
      {
        "id": 22,
        "type": "RATTACHEMENT",
        "libelleType": "Rattachement",
        "situation": "A_DECIDER",
        "demandeur": "Cabinet Montclair Gestion",
        "coproprieteId": 396,
        "idMandat": 909,
        "numeroImmatriculation": "AA0000099",
        "nomCopropriete": "Le Clos des Platanes",
        "adressePrincipale": "28 Rue Gabriel Péri 69003 Lyon",
        "deposeeLe": "2026-11-22T15:26:00.000Z",
        "echeance": "27/11/2026",
        "enRetard": false,
        "suspendueLe": null,
        "assigneeA": "",
        "assigneeAMoi": false,
        "verrouPar": "",
        "verrouLe": null,
        "verrouParMoi": false,
        "pointsForts": null,
        "pointsAutres": null
      }
    ],
    "total": 2,
    "plus": false
  },
  "rechercherGerees": {
    "coproprietes": [
      {
        "id": 484,
        "numeroImmatriculation": "AA0000121",
        "nom": "Les Marronniers",
        "adressePrincipale": "61 Rue de la Marne 38000 Grenoble",
        "etat": "IMMATRICULEE_RATTACHEMENT_EXPIRE",
        "sort": "",
        "geree": true,
        "nombreLots": 8,
        "idGestionnaire": null,
        "gestionnaire": "",
        "dateFinMandat": "03/10/2026",
        "joursFinMandat": -55,
        "mandatSuivi": false,
        "limiteMaj": "31/08/2027",
        "joursMaj": 277,
        "situationMaj": "faite",
        "dateMaj": "20/07/2026",
        "dateClotureComptes": "31/12/2025",
        "demande": "",
        "geolocalisee": true,
        "idDeclaration": null,
        "actions": [
          "renouveler-mandat"
        ]
      }
    ],
    "totalItems": 112
  },
  "preparerRenouvellements": [
    {
      "id": 4,
      "nom": "Le Clos des Érables",
      "numeroImmatriculation": "AA0000001",
      "dateDebut": "12/05/2027",
      "dateFin": "11/05/2028",
      "erreurs": [],
      "aConfirmer": []
    }
  ],
  "rechercherReclamations": {
    "reclamations": [
      {
        "id": 1,
        "reference": "R-2026-000001",
        "etat": "RECUE",
        "libelleEtat": "À traiter",
        "demandeur": "Mireille Castelnau",
        "libelleDemandeur": "Copropriétaire ou membre du conseil syndical",
        "libelleObjet": "Le représentant légal d’une copropriété",
        "libelleType": "Le syndic indiqué n’est pas le bon",
        "numeroImmatriculation": "AA0000015",
        "recueLe": "2026-11-21T09:09:35.674Z"
      }
    ],
    "totalItems": 3
  },
  "rechercherTeledeclarants": {
    "teledeclarantDTOList": [
      {
        "idTeledeclarant": 2,
        "statutTeledeclarant": "ACTIF",
        "libelleStatut": "Actif",
        "typeTeledeclarant": "PRO",
        "libelleType": "Syndic professionnel",
        "raisonSociale": "Atlantis Syndic",
        "siret": "99950002800017",
        "nomAdmin": "Kermeur",
        "prenomAdmin": "Yann",
        "motDePasseActive": true,
        "commune": "Nantes",
        "nbCoproprietes": 44,
        "utilisateurEmpruntable": 15,
        "allowedToEdit": true,
        "allowedToDelete": true
      }
    ],
    "totalItems": 10,
    "totalPlafonne": false
  },
  "rechercherDemandes": {
    "ligneRechercheDeclarationDTOList": [
      {
        "id": 442,
        "type": "DOUBLON_NOTAIRE",
        "libelleType": "Doublons notaires",
        "etat": "A_VALIDER",
        "libelleEtat": "À valider",
        "profilDemandeur": "NOTAIRE_ADMIN",
        "libelleProfil": "Notaire, administrateur",
        "demandeur": "Étude Castaing",
        "coproprieteId": 1200,
        "idMandat": null,
        "idDeclaration": 3175,
        "numeroImmatriculation": null,
        "nomCopropriete": "LE DOMAINE DES ÉRABLES",
        "adressePrincipale": "39 Rue Jean-Baptiste Colbert 06200 Nice",
        "deposeeLe": "2026-11-25T09:53:00.000Z",
        "echeance": "26/11/2026",
        "enRetard": true,
        "assigneeA": "",
        "verrouPar": "",
        "verrouLe": null,
        "verrouParMoi": false,
        "nonVerifiees": 0
      }
    ],
    "totalItems": 74
  },
  "listerWebhooks": [
    {
      "id": 1,
      "nom": "Gestion Montclair",
      "url": "https://logiciel.cabinet-montclair.test/registre",
      "actif": false,
      "curseur": 0,
      "enEchecDepuis": "2026-11-25T09:09:36.215Z",
      "erreur": "réponse 503",
      "dernierSuccesLe": "2026-11-25T09:09:36.215Z",
      "creeLe": "2026-10-18T09:09:36.215Z",
      "evenements": [],
      "ancienneCleJusqu": null,
      "essaiDemande": false
    }
  ],
  "listerPortefeuilles": [
    {
      "id": 1,
      "nom": "Annuelles 2026",
      "etat": "CONTROLE",
      "nbLignes": 2,
      "comptes": {
        "PRETE": 0,
        "A_CONFIRMER": 0,
        "EN_ERREUR": 2,
        "DEJA_ENREGISTREE": 0,
        "A_DEPOSER": 0,
        "DEPOSEE": 0,
        "ATTEND_ACCORD": 0,
        "REFUSEE": 0,
        "ABANDONNEE": 0
      },
      "par": "Claire Montclair",
      "creeLe": "2026-11-27T09:09:47.622Z",
      "soumisLe": null,
      "termineLe": null
    }
  ],
  "lirePortefeuille": {
    "portefeuille": {
      "id": 1,
      "nom": "Annuelles 2026",
      "etat": "CONTROLE",
      "nbLignes": 2,
      "comptes": {
        "PRETE": 0,
        "A_CONFIRMER": 0,
        "EN_ERREUR": 2,
        "DEJA_ENREGISTREE": 0,
        "A_DEPOSER": 0,
        "DEPOSEE": 0,
        "ATTEND_ACCORD": 0,
        "REFUSEE": 0,
        "ABANDONNEE": 0
      },
      "par": "Claire Montclair",
      "creeLe": "2026-11-27T09:09:47.622Z",
      "soumisLe": null,
      "termineLe": null
    },
    "regles": []
  },
  "listerLignesPortefeuille": {
    "total": 2,
    "lignes": [
      {
        "ligne": 1,
        "numero": "AA0000001",
        "coproprieteId": 4,
        "nom": "Le Clos des Érables",
        "etat": "EN_ERREUR",
        "sousAccord": false,
        "erreurs": [
          {
            "champ": "dateAg",
            "code": "WS22",
            "message": "La date de l’assemblée générale doit être antérieure à la date du jour (01/11/2016) : revenez le lendemain de l’assemblée."
          }
        ],
        "aConfirmer": [],
        "confirmations": [],
        "declarationId": null,
        "traiteeLe": null
      }
    ]
  },
  "listerMotifsDissolution": [
    {
      "clef": "DIVISION_ART_28",
      "valeur": "Division de la copropriété (article 28 de la loi du 10 juillet 1965)"
    }
  ],
  "listerRegions": [
    {
      "idRegion": 84,
      "code": "84",
      "nom": "Auvergne-Rhône-Alpes",
      "chefLieu": "69123"
    }
  ],
  "lireDepartement": {
    "code": "23",
    "nom": "Creuse",
    "codeRegion": "75",
    "chefLieu": "23096"
  },
  "lireCommune": {
    "code": "23096",
    "nom": "Guéret",
    "type": "actuelle",
    "codesPostaux": [
      "23000"
    ],
    "codeDepartement": "23",
    "codeRegion": "75",
    "sirenEpci": "200034825",
    "chefLieu": null,
    "population": 12955
  },
  "lireRegion": {
    "idRegion": 75,
    "code": "75",
    "nom": "Nouvelle-Aquitaine",
    "chefLieu": "33063"
  },
  "listerDepartementsDeLaRegion": [
    {
      "code": "16",
      "nom": "Charente",
      "codeRegion": "75",
      "chefLieu": "16015"
    }
  ],
  "lireEpci": {
    "siren": "200034825",
    "nom": "CA du Grand Guéret",
    "type": "CA",
    "population": 29508,
    "nombreCommunes": 25
  },
  "listerCommunesDeLEpci": [
    {
      "code": "23002",
      "nom": "Ajain",
      "type": "actuelle",
      "codesPostaux": [
        "23380"
      ],
      "codeDepartement": "23",
      "codeRegion": "75",
      "sirenEpci": "200034825",
      "chefLieu": null,
      "population": 1019
    }
  ],
  "chercherCoproprietes": {
    "coproprietes": [
      {
        "id": 4,
        "numeroImmatriculation": "AA0000001",
        "nom": "Le Clos des Érables",
        "adresse": "13 Allée des Pins 23000 Guéret",
        "codePostal": "23000",
        "commune": "Guéret",
        "nombreLots": 2,
        "syndic": "Cabinet Montclair Gestion",
        "mandatExpireLe": "",
        "sort": "",
        "longitude": 2.281062,
        "latitude": 45.8723,
        "distance": null
      }
    ],
    "total": 1,
    "plafonne": false,
    "corrections": [],
    "ignores": [],
    "vouliezVousDire": null,
    "communes": [],
    "syndic": null
  },
  "listerTypesDemandeur": [
    {
      "clef": "SYNDIC_PRO",
      "valeur": "Syndic professionnel"
    }
  ],
  "listerObjetsReclamation": [
    {
      "clef": "COMPTE",
      "valeur": "Mon compte et ma connexion"
    }
  ],
  "listerTypesReclamation": [
    {
      "clef": "CONNEXION",
      "valeur": "Je ne parviens pas à me connecter"
    }
  ],
  "lireStatistiques": {
    "territoire": {
      "niveau": "NATIONAL",
      "code": "",
      "nom": "France entière"
    },
    "periode": null,
    "valeurs": {},
    "evolution": [],
    "rapports": []
  }
}

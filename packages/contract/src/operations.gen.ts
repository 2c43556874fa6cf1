// Generated from the contract: npm run docs. A test checks that it is fresh.
import type { CallOptions } from './http.ts'

export type NumeroImmatriculation = string
export type Rien = {}
export type Drapeau = boolean | "true" | "false"
export type DateFr = string | null
export type LigneAnnuaire = { id: number; numeroImmatriculation: string; nom: string; adresse: string; codePostal: string; commune: string; nombreLots: number | null; statutCopropriete: string; statutRattachement: string; sort: string; distance: number | null }
export type FicheAnnuaire = { id: number; numeroImmatriculation: string; nom: string; statutCopropriete: string; statutRattachement: string; sort: string; numeroRemplacant: string | null; dateImmatriculation: DateFr; dateDerniereMaj: DateFr; dateReglement: DateFr; adresse: string; adressesComplementaires: string[]; codePostal: string; commune: { code: string; nom: string } | null; arrondissement: { code: string; nom: string } | null; epci: { code: string; nom: string } | null; departement: { code: string; nom: string } | null; region: { code: string; nom: string } | null; longitude: number | null; latitude: number | null; parcelles: string[]; typeSyndic: string; syndic: { nom: string; siret: string; codeApe: string; commune: string } | null; mandat: { situation: "EN_COURS" | "A_VENIR" | "EXPIRE" | "SANS"; libelle: string; dateDebut: DateFr; dateFin: DateFr }; nombreLots: number | null; nombreLotsPrincipaux: number | null; nombreLotsHabitation: number | null; nombreLotsStationnement: number | null; nombreBatiments: number; periodeConstruction: string; residenceService: boolean; syndicatCooperatif: boolean; syndicatPrincipal: boolean; numeroPrincipal: string; nombreAsl: number; nombreAful: number; nombreUnions: number }
export type Compte = { id: number; version: number; login: string; email: string; emailEnAttente: string; civilite: string; nom: string; prenom: string; telephone: string; numCartePro: string; profil: "DEFAULT" | "restricted" | "INSTITUTIONNEL" | "TELE_NONPRO_ADMIN_PRINC" | "TELE_NONPRO_ADMIN_SECOND" | "TELE_NONPRO_GESTION" | "TELE_PRO_ADMIN_PRINC" | "TELE_PRO_ADMIN_SECOND" | "TELE_PRO_GESTION" | "NOTAIRE_ADMIN" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLAB" | "TENEUR_ADMIN_PRINC" | "TENEUR_ADMIN_SCOND" | "TENEUR_ASS_HOTLINE_ADMIN" | "TENEUR_ASS_HOTLINE_GES"; authorities: ("IMMATRICULER_NVELLE_COPRO" | "UPDATE_ACCOUNT" | "MENU_GESTION_UTILISATEURS" | "VISUALISER_COPRO" | "ENREGISTRER_MODIFICATIONS" | "GERER_COPROPRIETE" | "AFFICHER_DONNEES_ADMIN_SYNDIC" | "MAJ_COPROPRIETE_ANNUELLE" | "MAJ_COPROPRIETE_STANDARD" | "MAJ_COPROPRIETE_AVANT_VALIDATION" | "MAJ_COPROPRIETE_ANNUELLE_EXPIRE" | "MAJ_COPROPRIETE_STANDARD_EXPIRE" | "MENU_COPROPRIETE" | "TYPE_TELEDECLARANT" | "RENOUVELER_MANDAT" | "LIRE_TELEDECLARANT" | "LST_TELEDECLARANT" | "EDITER_TELEDECLARANT" | "SUPPRIMER_TELEDECLARANT" | "SUPPRIMER_UTILISATEUR" | "VALIDER_DECLA_PREDECESSEUR" | "CREER_ADMIN_SEC" | "CREER_GESTIONNAIRE" | "MON_COMPTE" | "EDITER_SUPPRIMER_NON_ADMIN" | "EDITER_SUPPRIMER_ADMIN" | "AJOUTER_UTILISATEUR" | "MON_ENTREPRISE_LECTURE" | "MON_ENTREPRISE_ECRITURE" | "DECLARER_SUCCESSEUR" | "LIST_RECH_UTILISATEUR" | "LIST_RCH_USER_TENEUR" | "DISSOUDRE_COPRO" | "RATTACHER_COPROPRIETE" | "LIST_RATTACHEMENT" | "ATTENTE_ACTIVATION_TELE" | "CATEGORISATION" | "CHART_CONFIDENTIALITE" | "DONNEES_BRUTES" | "EDITER_MDP_USER" | "VALIDER_RATTACHEMENT_DECLARATION" | "SUIVI_INDICATEURS_MCO" | "RECHERCHE_EVENEMENT_JOURNAL" | "IMMATRICULER_D_OFFICE" | "IMMATRICULER_INITIALE")[]; statut: string; activated: boolean; adminPrincipal: boolean; allowedToChangeProfile: boolean; allowedToEdit: boolean; allowedToDelete: boolean; idTeledeclarant: number | null; typeTeledeclarant: "PRO" | "NON_PRO" | "NOTAIRE" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLABORATEUR" | "AUTRE" | "teneur" | "institutionnel" | null; raisonSociale: string; loginAs: boolean; loginAsPar: string; notaireCollaborateur: boolean; secondFacteur: boolean; secondFacteurRequis: boolean; authStatus: "AUTHENTICATED" | "AUTHENTICATED_CLAVIS" | "AUTHENTICATED_NOTAIRE"; charteAcceptee: boolean; versionCharte: string; territoire: TerritoireInstitution | null; creeLe: string; derniereActiviteLe: string | null; emailValideLe: string | null; derniereRelanceLe: string | null; sessionExpireLe: string }
export type TerritoireInstitution = { niveau: "NATIONAL" | "REGION" | "DEPARTEMENT" | "EPCI" | "COMMUNE"; code: string; nom: string }
export type ConnexionEnAttente = { authStatus: "PENDING" }
export type SessionOuverte = { id: string; appareil: string; adresse: string; ouverteLe: string; vueLe: string; courante: boolean; memorisee: boolean }
export type Declaration = { id: number | null; coproprieteId: number | null; empechement?: string | null | undefined; version: number; etat: "BROUILLON" | "SUPPRIME" | "A_VALIDER" | "COURANTE" | "IMMATRICULATION" | "AVANT_DECLARATION_ANNUELLE"; etatCopropriete: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR"; numeroImmatriculation: string | null; nomCopropriete: string; typeDeclaration: "INITIALE" | "OFFICE" | "MODIF_INITIALE" | "MODIF_OFFICE"; typeImmat: "DEFAULT" | "INITIALE" | "OFFICE"; typeMaj: "STANDARD" | "ANNUELLE" | "INITIALE" | "OFFICE" | "MODIF_DEMANDE" | "COMPTESNONAPPROUVES" | "MODIFICATION_ADMIN" | null; etape: string; jeu: "2016" | "2027"; jeuDuDebut: "2016" | "2027"; jeuDebiteurs: "2016" | "2027"; versionContenu: number; immatCopropriete: ImmatCoproprieteLue; confirmations: string[]; confirmationsOffice: ConfirmationsOffice | null; reponsesDoublons: ReponseDoublon[]; adresseEmailUtilisateur: string; numTeledeclarant: number; utilisateurDeclare: string; isExerciceNonApprouve: boolean; statutMandatCourant: "DEMANDE" | "EN_COURS_DE_VALIDATION" | "PRECISIONS_DEMANDEES" | "REFUSE" | "A_VENIR" | "EN_COURS" | "EXPIRE" | "ARCHIVE" | "RETIRE" | null; idDeclarationDeBase: number | null; exerciceCourant: DonneesFinancieres | null; dateClotureEditable: boolean; dateClotureDernierExercice: DateFr; dateAgDerniereMajAnnuelle: DateFr; creeLe: string | null; enregistreLe: string | null; soumisLe: string | null; controle: Controle; verifications: Verification[] }
export type ImmatCoproprieteLue = { infoRattachement: InfoRattachementLue; identification: IdentificationLue; procedures: ProceduresLues; donneesFinancieres: DonneesFinancieresLues; donneesTechniques: DonneesTechniquesLues }
export type InfoRattachementLue = { adminProvisoire: Drapeau; dateDebutMandat: DateFr; dateFinMandat: DateFr; dateTeleversement: DateFr; idDocument: string | null; justifMandat: Drapeau; nomFichierJustifMandat: string; typeJustifMandat: "CONTRAT_SYNDIC" | "PV_AG" | "ORDO_NOMINATION" | null; id?: number | null | undefined }
export type IdentificationLue = { adressePrincipale: AdresseLue | null; adresseSecondaire: AdresseLue[]; parcelle: ParcelleLue[]; dateReglementCopropriete: DateFr; nbAful: number; nbAsl: number; nbLots: number | null; nbLotsHab: number | null; nbLotsHabBurCom: number | null; nbLotsStationnement: number | null; nbUnionsSyndicats: number; nomCopropriete: string; numImmatriculationCopropriete: string; numImmatriculationCoproprietePrincipale: string; residenceService: Drapeau; siret: string; syndicatCooperatif: Drapeau; syndicatPrincipal: Drapeau; id?: number | null | undefined; idCopropriete?: number | null | undefined }
export type AdresseLue = { numeroVoie: string; voie: string; codePostal: string; commune: string; codeInsee: string; idBan: string; longitude: number | null; latitude: number | null; geolocalisee: Drapeau; type?: "REFERENCE" | "COMPLEMENTAIRE" | null | undefined }
export type ParcelleLue = { codePostal: string; commune: string; communeAbsorbee: string; codeInsee: string; prefixe: string; section: string; numero: string; geolocalisee: Drapeau }
export type ProceduresLues = { flagEquipementsCom: Drapeau; flagInsalubritePartiesCom: Drapeau; flagMandatAdhoc: Drapeau; flagOrdonnanceCarence: Drapeau; flagPerilPartiesCom: Drapeau; flagSecuriteInsalubritePartiesCom: Drapeau; arreteEquipements: Arrete | null; arreteInsalubriteParties: Arrete | null; arretePerilParties: Arrete | null; arreteSecuriteInsalubriteParties: ({ type: "EQUIPEMENTS" | "INSALUBRITE" | "PERIL" | "SECURITE_TR_INSALUBRITE"; dateArrete: DateFr; dateMainLevee: DateFr; id?: number | null | undefined })[]; mandatAdHoc: { dateNomination: DateFr; dateFinMission: DateFr } | null; ordonnanceCarence: { dateOrdonnance: DateFr } | null; id?: number | null | undefined; arrete?: Arrete[] | null | undefined }
export type Arrete = { type: "EQUIPEMENTS" | "INSALUBRITE" | "PERIL" | "SECURITE_TR_INSALUBRITE"; dateArrete: DateFr; dateMainLevee: DateFr }
export type DonneesFinancieresLues = { donneesFinancieresInconnues: Drapeau; premierExerciceComptable: Drapeau; comptesNonApprouves: Drapeau; dateDebutExercice: DateFr; dateClotureComptes: DateFr; dateAg: DateFr; chargesOperationsCourantes: number | null; chargesOperationsExceptionnelles: number | null; montantDettes: number | null; montantImpayesCoproprietaires: number | null; nbCoproprietairesImpayes: number | null; montantFondTravaux: number | null; presenceEmployes: Drapeau; petitSyndicat?: "LOTS" | "BUDGET" | null | undefined; id?: number | null | undefined }
export type DonneesTechniquesLues = { nbBatimentsTotal: number; nbAscenseurs: number; periodeConstruction: "AVANT_1949" | "DE_1949_A_1960" | "DE_1961_A_1974" | "DE_1975_A_1993" | "DE_1994_A_2000" | "DE_2001_A_2010" | "APRES_2011" | "NON_CONNUE" | null; anneeConstruction: number | null; typeChauffage: "COLLECTIF" | "INDIVIDUEL" | "MIXTE" | "SANS_CHAUFFAGE" | null; chauffageCollectifUrbain: Drapeau; energieChauffageCollectifNonUrbain: "BOIS_DE_CHAUFFAGE" | "GAZ_NATUREL" | "GAZ_PROPANE_BUTANE" | "FIOUL_DOMESTIQUE" | "CHARBON" | "ELECTRICITE" | "ENERGIE_AUTRE" | null; classementEnergetiqueComplet: { ETIQ_A: number; ETIQ_B: number; ETIQ_C: number; ETIQ_D: number; ETIQ_E: number; ETIQ_F: number; ETIQ_G: number; ETIQ_NON_DETERMINE: number }; ppt: Drapeau; pptDate: DateFr; pptInscritAG: Drapeau; batiments?: Batiment[] | undefined; id?: number | null | undefined; classementEnergetique?: "ETIQ_A" | "ETIQ_B" | "ETIQ_C" | "ETIQ_D" | "ETIQ_E" | "ETIQ_F" | "ETIQ_G" | "ETIQ_NON_DETERMINE" | null | undefined }
export type Batiment = { cle: string; nom: string; adresse: string; parcelle: string; idRnb: string; confianceRnb: "FORTE" | "MOYENNE" | "FAIBLE" | "NON_VERIFIE" | null; nbEtages: number | null; periodeConstruction: "AVANT_1949" | "DE_1949_A_1960" | "DE_1961_A_1974" | "DE_1975_A_1993" | "DE_1994_A_2000" | "DE_2001_A_2010" | "APRES_2011" | "NON_CONNUE" | null; anneeConstruction: number | null; nbAscenseurs: number; etiquette: "ETIQ_A" | "ETIQ_B" | "ETIQ_C" | "ETIQ_D" | "ETIQ_E" | "ETIQ_F" | "ETIQ_G" | "ETIQ_NON_DETERMINE" | null; sourceEtiquette: "DPE_COLLECTIF" | "AUDIT" | null; dateEtiquette: DateFr; numeroEtiquette: string; typeChauffage: "COLLECTIF" | "INDIVIDUEL" | "MIXTE" | "SANS_CHAUFFAGE" | null; systemeChauffage: "CHAUDIERE" | "CHAUDIERE_CONDENSATION" | "POMPE_A_CHALEUR" | "RESEAU_CHALEUR" | "RADIATEURS_ELECTRIQUES" | "POELE_INSERT" | "AUTRE" | "NON_CONNU" | null; energieChauffage: "BOIS_DE_CHAUFFAGE" | "GAZ_NATUREL" | "GAZ_PROPANE_BUTANE" | "FIOUL_DOMESTIQUE" | "CHARBON" | "ELECTRICITE" | "ENERGIE_AUTRE" | null; eauChaude: "COLLECTIVE" | "INDIVIDUELLE" | "MIXTE" | "AUCUNE" | null; systemeEauChaude: "AVEC_LE_CHAUFFAGE" | "CHAUFFE_EAU_ELECTRIQUE" | "CHAUFFE_EAU_GAZ" | "CHAUFFE_EAU_THERMODYNAMIQUE" | "RESEAU_CHALEUR" | "SOLAIRE" | "AUTRE" | "NON_CONNU" | null; ventilation: "AUCUNE" | "NATURELLE" | "VMC_SIMPLE_FLUX" | "VMC_HYGROREGLABLE" | "VMC_DOUBLE_FLUX" | "AUTRE" | "NON_CONNUE" | null; diagnosticStructurel: "REALISE" | "NON_REALISE" | null; dateDiagnosticStructurel: DateFr; menuiseries: "SIMPLE_VITRAGE" | "DOUBLE_VITRAGE" | "MIXTE" | "NON_CONNUES" | null; isolationMurs: "ISOLE" | "EN_PARTIE" | "NON_ISOLE" | "NON_CONNU" | null; isolationToiture: "ISOLE" | "EN_PARTIE" | "NON_ISOLE" | "NON_CONNU" | null; isolationPlancher: "ISOLE" | "EN_PARTIE" | "NON_ISOLE" | "NON_CONNU" | null; constateLe: DateFr }
export type ConfirmationsOffice = { nonImmatriculee: Drapeau; sansDemandeEnCours: Drapeau; sansRepresentantOuMiseEnDemeure: Drapeau }
export type ReponseDoublon = { candidatId: number; reponse: "RATTACHER" | "DIFFERENTE"; motif: string }
export type DonneesFinancieres = { donneesFinancieresInconnues: Drapeau; premierExerciceComptable: Drapeau; comptesNonApprouves: Drapeau; dateDebutExercice: DateFr; dateClotureComptes: DateFr; dateAg: DateFr; chargesOperationsCourantes: number | null; chargesOperationsExceptionnelles: number | null; montantDettes: number | null; montantImpayesCoproprietaires: number | null; nbCoproprietairesImpayes: number | null; montantFondTravaux: number | null; presenceEmployes: Drapeau; petitSyndicat?: "LOTS" | "BUDGET" | null | undefined }
export type Controle = { erreurs: ErreurDeChamp[]; aConfirmer: ErreurDeChamp[] }
export type ErreurDeChamp = { champ: string; code: string; message: string; confirmable?: boolean | undefined }
export type Verification = { champ: string; objet: "ADRESSE" | "COMMUNE" | "PARCELLE" | "SIRET" | "PRINCIPALE"; reference: string; resultat: "VERIFIE" | "INTROUVABLE" | "SERVICE_INDISPONIBLE"; libelle: string; precision: string; reprise: boolean }
export type LigneBrouillon = { id: number; coproprieteId: number; nomCopropriete: string; adressePrincipale: string; typeImmat: "DEFAULT" | "INITIALE" | "OFFICE"; typeMaj: "STANDARD" | "ANNUELLE" | "INITIALE" | "OFFICE" | "MODIF_DEMANDE" | "COMPTESNONAPPROUVES" | "MODIFICATION_ADMIN" | null; jeu: "2016" | "2027"; etape: string; etatCopropriete: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR"; auteur: string; enregistreLe: string }
export type DeclarationAvecLibelles = { id: number | null; coproprieteId: number | null; empechement?: string | null | undefined; version: number; etat: "BROUILLON" | "SUPPRIME" | "A_VALIDER" | "COURANTE" | "IMMATRICULATION" | "AVANT_DECLARATION_ANNUELLE"; etatCopropriete: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR"; numeroImmatriculation: string | null; nomCopropriete: string; typeDeclaration: "INITIALE" | "OFFICE" | "MODIF_INITIALE" | "MODIF_OFFICE"; typeImmat: "DEFAULT" | "INITIALE" | "OFFICE"; typeMaj: "STANDARD" | "ANNUELLE" | "INITIALE" | "OFFICE" | "MODIF_DEMANDE" | "COMPTESNONAPPROUVES" | "MODIFICATION_ADMIN" | null; etape: string; jeu: "2016" | "2027"; jeuDuDebut: "2016" | "2027"; jeuDebiteurs: "2016" | "2027"; versionContenu: number; immatCopropriete: ImmatCoproprieteLue; confirmations: string[]; confirmationsOffice: ConfirmationsOffice | null; reponsesDoublons: ReponseDoublon[]; adresseEmailUtilisateur: string; numTeledeclarant: number; utilisateurDeclare: string; isExerciceNonApprouve: boolean; statutMandatCourant: "DEMANDE" | "EN_COURS_DE_VALIDATION" | "PRECISIONS_DEMANDEES" | "REFUSE" | "A_VENIR" | "EN_COURS" | "EXPIRE" | "ARCHIVE" | "RETIRE" | null; idDeclarationDeBase: number | null; exerciceCourant: DonneesFinancieres | null; dateClotureEditable: boolean; dateClotureDernierExercice: DateFr; dateAgDerniereMajAnnuelle: DateFr; creeLe: string | null; enregistreLe: string | null; soumisLe: string | null; controle: Controle; verifications: Verification[]; libelles: Record<string, string> | null }
export type Adresse = { numeroVoie?: string | undefined; voie: string; codePostal: string; commune: string; codeInsee?: string | undefined; idBan?: string | undefined; longitude?: number | null | undefined; latitude?: number | null | undefined; geolocalisee?: Drapeau | undefined; type?: "REFERENCE" | "COMPLEMENTAIRE" | null | undefined }
export type Parcelle = { codePostal: string; commune: string; communeAbsorbee?: string | undefined; codeInsee?: string | undefined; prefixe?: string | undefined; section: string; numero: string; geolocalisee?: Drapeau | undefined }
export type CoproprieteDuLieu = { id: number; numeroImmatriculation: string; nom: string; adresse: string; nbLots: number | null; raisons: RaisonDoublon[]; rattachable: boolean }
export type RaisonDoublon = { code: "SIRET_IDENTIQUE" | "ADRESSE_IDENTIQUE" | "ADRESSE_MEME_NUMERO" | "ADRESSE_PROCHE" | "PARCELLES_IDENTIQUES" | "PARCELLES_COMMUNES" | "NOM_PROCHE" | "LOTS_IDENTIQUES" | "LOTS_PROCHES" | "BATIMENTS_IDENTIQUES" | "REGLEMENT_IDENTIQUE"; libelle: string }
export type ImmatCopropriete = { infoRattachement: InfoRattachement; identification: Identification; procedures: Procedures; donneesFinancieres: DonneesFinancieres; donneesTechniques: DonneesTechniques }
export type InfoRattachement = { adminProvisoire: Drapeau; dateDebutMandat: DateFr; dateFinMandat: DateFr; dateTeleversement: DateFr; idDocument: string | null; justifMandat: Drapeau; nomFichierJustifMandat: string; typeJustifMandat: "CONTRAT_SYNDIC" | "PV_AG" | "ORDO_NOMINATION" | null }
export type Identification = { adressePrincipale: Adresse | null; adresseSecondaire: AdresseComplementaire[]; parcelle: Parcelle[]; dateReglementCopropriete: DateFr; nbAful: number; nbAsl: number; nbLots: number | null; nbLotsHab: number | null; nbLotsHabBurCom: number | null; nbLotsStationnement: number | null; nbUnionsSyndicats: number; nomCopropriete: string; numImmatriculationCopropriete: string; numImmatriculationCoproprietePrincipale: string; residenceService: Drapeau; siret: string; syndicatCooperatif: Drapeau; syndicatPrincipal: Drapeau }
export type AdresseComplementaire = { numeroVoie?: string | undefined; voie: string; codePostal: string; commune: string; codeInsee?: string | undefined; idBan?: string | undefined; longitude?: number | null | undefined; latitude?: number | null | undefined; geolocalisee?: Drapeau | undefined; type?: "REFERENCE" | "COMPLEMENTAIRE" | null | undefined }
export type Procedures = { flagEquipementsCom: Drapeau; flagInsalubritePartiesCom: Drapeau; flagMandatAdhoc: Drapeau; flagOrdonnanceCarence: Drapeau; flagPerilPartiesCom: Drapeau; flagSecuriteInsalubritePartiesCom: Drapeau; arreteEquipements: ArreteEQUIPEMENTS | null; arreteInsalubriteParties: ArreteINSALUBRITE | null; arretePerilParties: ArretePERIL | null; arreteSecuriteInsalubriteParties: ArreteSECURITE_TR_INSALUBRITE[]; mandatAdHoc: { dateNomination: DateFr; dateFinMission: DateFr } | null; ordonnanceCarence: { dateOrdonnance: DateFr } | null }
export type ArreteEQUIPEMENTS = { type?: "EQUIPEMENTS" | "INSALUBRITE" | "PERIL" | "SECURITE_TR_INSALUBRITE" | undefined; dateArrete: DateFr; dateMainLevee: DateFr }
export type ArreteINSALUBRITE = { type?: "EQUIPEMENTS" | "INSALUBRITE" | "PERIL" | "SECURITE_TR_INSALUBRITE" | undefined; dateArrete: DateFr; dateMainLevee: DateFr }
export type ArretePERIL = { type?: "EQUIPEMENTS" | "INSALUBRITE" | "PERIL" | "SECURITE_TR_INSALUBRITE" | undefined; dateArrete: DateFr; dateMainLevee: DateFr }
export type ArreteSECURITE_TR_INSALUBRITE = { type?: "EQUIPEMENTS" | "INSALUBRITE" | "PERIL" | "SECURITE_TR_INSALUBRITE" | undefined; dateArrete: DateFr; dateMainLevee: DateFr }
export type DonneesTechniques = { nbBatimentsTotal: number; nbAscenseurs: number; periodeConstruction: "AVANT_1949" | "DE_1949_A_1960" | "DE_1961_A_1974" | "DE_1975_A_1993" | "DE_1994_A_2000" | "DE_2001_A_2010" | "APRES_2011" | "NON_CONNUE" | null; anneeConstruction: number | null; typeChauffage: "COLLECTIF" | "INDIVIDUEL" | "MIXTE" | "SANS_CHAUFFAGE" | null; chauffageCollectifUrbain: Drapeau; energieChauffageCollectifNonUrbain: "BOIS_DE_CHAUFFAGE" | "GAZ_NATUREL" | "GAZ_PROPANE_BUTANE" | "FIOUL_DOMESTIQUE" | "CHARBON" | "ELECTRICITE" | "ENERGIE_AUTRE" | null; classementEnergetiqueComplet: { ETIQ_A: number; ETIQ_B: number; ETIQ_C: number; ETIQ_D: number; ETIQ_E: number; ETIQ_F: number; ETIQ_G: number; ETIQ_NON_DETERMINE: number }; ppt: Drapeau; pptDate: DateFr; pptInscritAG: Drapeau; batiments?: Batiment[] | undefined }
export type CandidatDoublon = { id: number; numeroImmatriculation: string | null; etat: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR"; nom: string; adresseReference: string; dateCreation: DateFr; nbLots: number | null; nbBatiments: number; dateReglement: DateFr; representantLegal: string; parcelles: string[]; longitude: number | null; latitude: number | null; score: number; tresProche: boolean; raisons: RaisonDoublon[]; rattachable: boolean }
export type EnregistrementBrouillon = { id: number | null; version: number; typeImmat: "DEFAULT" | "INITIALE" | "OFFICE"; immatCopropriete: { infoRattachement?: InfoRattachement | undefined; identification?: Identification | undefined; procedures?: Procedures | undefined; donneesFinancieres?: DonneesFinancieres | undefined; donneesTechniques?: DonneesTechniques | undefined }; confirmations?: string[] | undefined; confirmationsOffice?: ConfirmationsOffice | null | undefined; reponsesDoublons?: ReponseDoublon[] | undefined; adresseEmailUtilisateur?: string | undefined }
export type RechercheCategorisation = { portee: PorteeCategorisation; criteres?: CriteresCategorisation | undefined }
export type PorteeCategorisation = { portee: "NATIONAL" | "METROPOLE" | "REGIONS" | "DEPARTEMENTS" | "DEPARTEMENTS_REGION" | "EPCI_REGION" | "EPCI_DEPARTEMENT" | "COMMUNES_DEPARTEMENT" | "COMMUNES_EPCI" | "MA_REGION" | "MON_DEPARTEMENT" | "MON_EPCI" | "MA_COMMUNE"; parent?: string | undefined; elements?: string[] | undefined }
export type CriteresCategorisation = { classes?: ("A" | "B" | "C" | "D")[] | undefined; lotsPrincipauxMin?: number | null | undefined; lotsPrincipauxMax?: number | null | undefined; lotsMin?: number | null | undefined; lotsMax?: number | null | undefined; periodes?: ("AVANT_1949" | "DE_1949_A_1960" | "DE_1961_A_1974" | "DE_1975_A_1993" | "DE_1994_A_2000" | "DE_2001_A_2010" | "APRES_2011" | "NON_CONNUE")[] | undefined; typesSyndic?: ("PROFESSIONNEL" | "BENEVOLE" | "NON_CONNU")[] | undefined; mandat?: "" | "EN_COURS" | "EXPIRE" | "SANS" | undefined; majApres?: DateFr | undefined; majAvant?: DateFr | undefined; immatriculeeApres?: DateFr | undefined; immatriculeeAvant?: DateFr | undefined; residenceService?: "" | "OUI" | "NON" | undefined; syndicatCooperatif?: "" | "OUI" | "NON" | undefined; chauffages?: ("COLLECTIF" | "INDIVIDUEL" | "MIXTE" | "SANS_CHAUFFAGE")[] | undefined; energies?: ("BOIS_DE_CHAUFFAGE" | "GAZ_NATUREL" | "GAZ_PROPANE_BUTANE" | "FIOUL_DOMESTIQUE" | "CHARBON" | "ELECTRICITE" | "ENERGIE_AUTRE")[] | undefined; etiquettes?: ("A" | "B" | "C" | "D" | "E" | "F" | "G")[] | undefined; planTravaux?: "" | "OUI" | "NON" | undefined; fondsTravaux?: "" | "OUI" | "NON" | undefined; procedures?: ("ARRETE_PERIL" | "ARRETE_INSALUBRITE" | "ARRETE_SECURITE" | "ARRETE_EQUIPEMENTS" | "MANDAT_AD_HOC" | "CARENCE")[] | undefined; impayesMin?: number | null | undefined; impayesMax?: number | null | undefined; dettesMin?: number | null | undefined; dettesMax?: number | null | undefined; chargesMin?: number | null | undefined; chargesMax?: number | null | undefined; comptes?: "" | "APPROUVES" | "NON_APPROUVES" | "NON_DECLARES" | undefined }
export type RegroupementCategorisation = { acces: "COMPLET" | "PUBLIC"; territoire: string; maille: "REGION" | "DEPARTEMENT" | "EPCI" | "COMMUNE"; total: number; groupes: { code: string; nom: string; nombre: number; nombreLotsPrincipaux: number; A: number; B: number; C: number; D: number }[] }
export type PageCategorisation = { pageNumber?: number | undefined; pageSize?: number | undefined; sortField?: "idRegion" | "points" | "nombreLots" | "commune" | undefined; sortDirection?: "ASC" | "DESC" | "asc" | "desc" | "ascending" | "descending" | "" | undefined }
export type ResultatsCategorisation = { acces: "COMPLET" | "PUBLIC"; territoire: string; lignes: LigneCategorisation[]; totalItems: number; plafonne: boolean }
export type LigneCategorisation = { id: number; numeroImmatriculation: string; nom: string; adresse: string; codePostal: string; commune: string; codeDepartement: string; idRegion: number; nombreLots: number | null; nombreLotsPrincipaux: number | null; periodeConstruction: string; typeSyndic: string; mandat: string; dateDerniereMaj: DateFr; classe: "A" | "B" | "C" | "D"; points: number; signes: ({ indicateur: "IMPAYES" | "DETTES" | "ARRETES" | "DIFFICULTE" | "ENERGIE" | "FONDS_TRAVAUX" | "PLAN_TRAVAUX" | "MANDAT" | "MISE_A_JOUR" | "CONSTRUCTION"; points: number })[]; complet: { tauxImpayes: number | null; tauxDettes: number | null; chargesParLot: number | null; partEtiquettesFG: number | null; arretes: boolean; difficulte: boolean; planTravaux: boolean } | null }
export type RechercheEnregistree = { id: number; nom: string; auteurNom: string; auteurPrenom: string; mienne: boolean; partagee: boolean; version: number; majLe: string; recherche: RechercheCategorisation }
export type ExportCategorisation = { id: number; type: "RAPPORT_XLSX" | "RAPPORT_PDF" | "DONNEES_XLSX" | "DONNEES_CSV" | "FICHES_ZIP" | "RAPPORT_FICHES"; libelleType: string; etat: "A_FAIRE" | "EN_COURS" | "PRET" | "ECHEC" | "ANNULE"; libelleEtat: string; territoire: string; total: number; faits: number; nomFichier: string; taille: number; erreur: string; demandeLe: string; expireLe: string | null }
export type Certificat = { id: number; idUtilisateur: number | null; titulaire: string; rang: number; sujet: string; emetteur: string; serie: string; empreinte: string; valideDu: string; valideAu: string; etat: "VALABLE" | "A_VENIR" | "PERIME"; allowedToEdit: boolean }
export type JourSaisi = string | null
export type Changement = { rang: number; instant: string; evenement: "creer-brouillon" | "supprimer-brouillon" | "soumettre" | "immatriculer-par-notaire" | "soumettre-doublon-notaire" | "valider" | "confirmer-doublon" | "refuser" | "demander-precisions" | "repondre-precisions" | "relancer-precisions" | "expirer-precisions" | "corriger" | "abandonner" | "demander-rattachement" | "valider-rattachement" | "refuser-rattachement" | "retirer-demande-rattachement" | "debuter-mandat" | "expirer-mandat" | "remplacer-mandat" | "renouveler-mandat" | "declarer-successeur" | "mettre-a-jour" | "modifier-immatriculation" | "retirer-rattachement" | "declarer-dissolution" | "valider-dissolution" | "refuser-dissolution" | "annuler-dissolution" | "constater-dissolution" | "annuler-immatriculation" | "supprimer-copropriete" | "restaurer" | "revenir" | "fusionner" | "demander" | "retirer-demande" | "renouveler" | "debuter" | "prevenir-echeance" | "expirer" | "modifier-dates" | "archiver" | "retirer" | "reprendre" | "declarer-par-predecesseur" | "supprimer-declaration-predecesseur"; libelle: string; copropriete: { id: number; numero: string | null }; idMandat: number | null; idDemande: number | null; de: "" | "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR" | "DEMANDE" | "EN_COURS_DE_VALIDATION" | "PRECISIONS_DEMANDEES" | "REFUSE" | "A_VENIR" | "EN_COURS" | "EXPIRE" | "ARCHIVE" | "RETIRE"; vers: "" | "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR" | "DEMANDE" | "EN_COURS_DE_VALIDATION" | "PRECISIONS_DEMANDEES" | "REFUSE" | "A_VENIR" | "EN_COURS" | "EXPIRE" | "ARCHIVE" | "RETIRE" }
export type Webhook = { id: number; nom: string; url: string; actif: boolean; curseur: number; enEchecDepuis: string | null; erreur: string; dernierSuccesLe: string | null; creeLe: string; evenements: ("creer-brouillon" | "supprimer-brouillon" | "soumettre" | "immatriculer-par-notaire" | "soumettre-doublon-notaire" | "valider" | "confirmer-doublon" | "refuser" | "demander-precisions" | "repondre-precisions" | "relancer-precisions" | "expirer-precisions" | "corriger" | "abandonner" | "demander-rattachement" | "valider-rattachement" | "refuser-rattachement" | "retirer-demande-rattachement" | "debuter-mandat" | "expirer-mandat" | "remplacer-mandat" | "renouveler-mandat" | "declarer-successeur" | "mettre-a-jour" | "modifier-immatriculation" | "retirer-rattachement" | "declarer-dissolution" | "valider-dissolution" | "refuser-dissolution" | "annuler-dissolution" | "constater-dissolution" | "annuler-immatriculation" | "supprimer-copropriete" | "restaurer" | "revenir" | "fusionner" | "demander" | "retirer-demande" | "renouveler" | "debuter" | "prevenir-echeance" | "expirer" | "modifier-dates" | "archiver" | "retirer" | "reprendre" | "declarer-par-predecesseur" | "supprimer-declaration-predecesseur")[]; ancienneCleJusqu: string | null; essaiDemande: boolean }
export type EnvoiDeWebhook = { id: number; envoi: string; instant: string; essai: boolean; changements: number; jusqu: number; statut: number | null; dureeMs: number; erreur: string }
export type ClefValeur = { clef: string; valeur: string }
export type LigneRechercheCopropriete = { id: number; numeroImmatriculation: string | null; nom: string; adressePrincipale: string; etat: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR"; sort: string; statutCopropriete: string; statutRattachement: string; idTeledeclarantCourant: number | null; nomTeledeclarantCourant: string; nombreLots: number | null; nombreBatiments: number; dateFinMandat: DateFr; majAnnuelle: boolean; limiteMajAnnuelle: DateFr; dateClotureComptes: DateFr; mandatSuivi: boolean; geolocalisee: boolean; idDeclaration: number | null; actions: ("enregistrer-etape" | "supprimer-brouillon" | "repondre-precisions" | "corriger" | "abandonner" | "demander-rattachement" | "renouveler-mandat" | "declarer-successeur" | "mettre-a-jour" | "declarer-dissolution" | "retirer-rattachement" | "annuler-immatriculation" | "supprimer-copropriete" | "restaurer" | "mettre-a-jour-annuelle" | "mettre-a-jour-standard" | "modifier-immatriculation" | "supprimer-declarations" | "retirer-maj-annuelle" | "suivre-rattachement")[] }
export type FicheCopropriete = { id: number; numeroImmatriculation: string | null; etat: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR"; libelleEtat: string; version: number; dateImmatriculation: DateFr; dateDissolution: DateFr; remplaceePar: string | null; sort: string; dissolution: Dissolution | null; teledeclarant: string; declaration: Declaration | null; mandats: Mandat[]; demandes: Demande[]; documents: Document[]; historique: Evenement[]; decisions: DecisionPrise[]; actions: ("enregistrer-etape" | "supprimer-brouillon" | "repondre-precisions" | "corriger" | "abandonner" | "demander-rattachement" | "renouveler-mandat" | "declarer-successeur" | "mettre-a-jour" | "declarer-dissolution" | "retirer-rattachement" | "annuler-immatriculation" | "supprimer-copropriete" | "restaurer" | "mettre-a-jour-annuelle" | "mettre-a-jour-standard" | "modifier-immatriculation" | "supprimer-declarations" | "retirer-maj-annuelle" | "suivre-rattachement")[] }
export type Dissolution = { id: number; statut: "A_VALIDER" | "VALIDEE" | "REFUSEE" | "ANNULEE"; libelleStatut: string; motif: string; libelleMotif: string; autre: string; faitGenerateur: string; libelleFaitGenerateur: string; dateFaitGenerateur: DateFr; dateEffet: DateFr; typeJustif: "PV_AG" | "DECISION_JUSTICE" | "ACTE_NOTARIE" | "ARRETE_PUBLIC" | "ATTESTATION_DEMOLITION" | "AUTRE_DOCUMENT"; libelleTypeJustif: string; documentId: string | null; nomDocument: string; declareePar: string; declareeLe: string; demandeId: number | null; annulable: boolean }
export type Mandat = { id: number; etat: "DEMANDE" | "EN_COURS_DE_VALIDATION" | "PRECISIONS_DEMANDEES" | "REFUSE" | "A_VENIR" | "EN_COURS" | "EXPIRE" | "ARCHIVE" | "RETIRE"; libelleEtat: string; teledeclarant: string; teledeclarantId: number; dateDebut: DateFr; dateFin: DateFr; adminProvisoire: boolean; syndicProvisoire: boolean; typeJustif: "CONTRAT_SYNDIC" | "PV_AG" | "ORDO_NOMINATION" | null; documentId: string | null; nomDocument: string; dateTeleversement: DateFr; actions: ("modifier-debut" | "modifier-fin" | "supprimer")[] }
export type Demande = { id: number; type: "IMMATRICULATION" | "RATTACHEMENT" | "DISSOLUTION" | "DOUBLON_NOTAIRE"; libelleType: string; etat: "A_VALIDER" | "EN_COURS" | "PRECISIONS" | "VALIDEE" | "REFUSEE" | "ANNULEE"; libelleEtat: string; version: number; deposeeLe: string; echeance: DateFr; enRetard: boolean; decideeLe: string | null; motifRefus: string; texteDecision: string; echanges: Echange[] }
export type Echange = { id: number; auteur: string; duTeneur: boolean; texte: string; creeLe: string }
export type Document = { id: string; type: "JUSTIFICATIF_MANDAT" | "JUSTIFICATIF_DISSOLUTION" | "ATTESTATION_IMMATRICULATION" | "ATTESTATION_DISSOLUTION" | "PIECE_RECLAMATION" | "PUBLICATION"; libelleType: string; nom: string; taille: number; creeLe: string; etatFichier: "PRET" | "ANALYSE" | "PREPARATION" | "IMPOSSIBLE"; disponible: boolean; retires: Retire[] }
export type Retire = { quoi: "SCRIPT" | "PIECE_JOINTE" | "ACTION" | "MULTIMEDIA" | "LIEN" | "NOTE" | "CHAMP" | "SIGNATURE"; nombre: number }
export type Evenement = { instant: string; libelle: string; auteur: string; de: string; vers: string; motif: string }
export type DecisionPrise = { id: number; sorte: "valider" | "valider-rattachement" | "valider-dissolution" | "refuser" | "refuser-rattachement" | "refuser-dissolution" | "expirer-precisions" | "confirmer-doublon" | "retirer-rattachement" | "modifier-dates" | "annuler-immatriculation" | "supprimer-copropriete"; libelle: string; priseLe: string; par: string; parMoi: boolean; idDemande: number | null; idMandat: number | null; voie: "PROPRE" | "REOUVERTURE" | "RETRAIT" | null; tenueJusqua: string | null; retraitAvant: DateFr; obstacles: ({ message: string; lien: { quoi: "decision" | "demande" | "mandat" | "declaration" | "fiche"; id: number | null } })[]; retrait: { motif: "IDENTITE_DU_SYNDIC" | "JUSTIFICATIF_FAUX" | "AUTRE_IMMEUBLE" | "DATES_INEXACTES" | "DEJA_IMMATRICULEE" | "HORS_CHAMP" | "AUTRE"; libelleMotif: string; texte: string; libelleFondement: string; reference: string; reponseAvant: DateFr; ouvertLe: string; ouvertPar: string; signable: boolean } | null }
export type RechercheCoproprietes = { paginationOptions?: { pageNumber?: number | undefined; pageSize?: number | undefined; sortDirection?: "ASC" | "DESC" | "asc" | "desc" | "ascending" | "descending" | "" | undefined; sortField?: "" | "nom" | "numeroImmatriculation" | "adressePrincipale" | "statutCopropriete" | "statutRattachement" | "nombreLots" | "nombreBatiments" | "dateFinMandat" | "majAnnuelle" | undefined } | undefined; immatriculationOuNom?: string | undefined; dateDebutMandat?: DateFr | undefined; dateFinMandat?: DateFr | undefined; etatsCopropriete?: ("BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR")[] | undefined; statut?: "" | "DEMANDE_EFFECTUEE" | "DEMANDE_EN_EXAMEN" | "DEMANDE_REFUSEE" | "NON_RATTACHEE" | "A_CONFIRMER" | "MANDAT_NON_COMMENCE" | "MANDAT_EN_COURS" | "MANDAT_EXPIRE" | "DEMANDE_EN_COURS" | "IMMATRICULEE" | "DISSOLUTION_EN_ATTENTE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS" | undefined; filtre?: "" | "seeAllCopro" | "annuelle" | "standard" | "mandate" | "immatriculee" | "mandat-expire" | "coproNonGeolocalisees" | "precisions-demandees" | "renouveler-mandat" | "declare-new-successor" | "attach" | "dissolution" | undefined }
export type Verrou = { pris: boolean; parMoi: boolean; par: string; le: string | null; jusqua: string | null }
export type PointAVerifier = { code: "PREUVE_ABSENTE" | "PREUVE_INHABITUELLE" | "MANDAT_INCONNU" | "MANDAT_INVERSE" | "MANDAT_TERMINE" | "MANDAT_FINISSANT" | "MANDAT_LOINTAIN" | "MANDAT_FUTUR" | "MANDAT_TROP_LONG" | "MANDAT_DUREE" | "MANDAT_ANTERIEUR" | "MANDAT_CHEVAUCHE" | "MANDAT_AVANT_REGLEMENT" | "SYNDIC_NON_PROFESSIONNEL" | "CONTESTEE" | "FIN_ANTICIPEE" | "FIN_ANTICIPEE_ACCORDEE" | "SYNDIC_ANNONCE" | "AUTRE_SYNDIC_ANNONCE" | "PLUSIEURS_DEMANDES" | "DISSOLUTION_A_VENIR" | "DISSOLUTION_IMPOSSIBLE" | "DISSOLUTION_AUTRE" | "OFFICE_NON_CONFIRME" | "DEUXIEME_DEMANDE" | "ECHEANCE" | "REGLE_CONFIRMEE" | "REGLE_NON_RESPECTEE" | "CHAMPS_MANQUANTS" | "ADRESSE_ABSENTE" | "PARCELLE_ABSENTE" | "LIEU_NON_VERIFIE" | "LIEU_DISPERSE" | "SIRET_NON_VERIFIE" | "PRINCIPALE_NON_VERIFIEE" | "VALEUR_REPRISE" | "DOUBLON_PROCHE" | "DOUBLON_POSSIBLE" | "LOTS_INCOHERENTS" | "SANS_HABITATION" | "TAILLE_HORS_NORME" | "BATIMENTS_INCOHERENTS" | "REGLEMENT_AVANT_CONSTRUCTION" | "DEBITEURS_IMPOSSIBLES" | "IMPAYES_IMPOSSIBLES" | "IMPAYES_EXCESSIFS" | "DETTES_EXCESSIVES" | "CHARGES_IMPROBABLES" | "FONDS_IMPROBABLE" | "CHIFFRE_ECARTE" | "LOTS_ECARTES"; gravite: "FORTE" | "ATTENTION" | "INFORMATION"; phrase: string; detail: string; ou: "preuve" | "mandat" | "mandats-en-place" | "lieu" | "identification" | "finances" | "technique" | "confirmations" | "doublons" | "refus" | "dissolution" | "echeance"; coproprieteId?: number | undefined; demandeId?: number | undefined }
export type CourrielDemo = { id: number; a: string; objet: string; recuLe: string }
export type Courrier = { id: number; libelleType: string; etat: "A_VERIFIER" | "A_ETABLIR" | "A_IMPRIMER" | "IMPRIME" | "ANNULE"; idTeledeclarant: number; libelleEtat: string; raisonSociale: string; destinataire: string[]; creeLe: string; imprimeLe: string | null }
export type AttestationVerifiee = { type: "ATTESTATION_IMMATRICULATION" | "ATTESTATION_DISSOLUTION"; numero: string; nom: string; etablieLe: string; situation: "IMMATRICULEE" | "DISSOUTE" | "RETIREE" | "ANNULEE"; modifieeDepuis: boolean }
export type Echeance = { idMandat: number; coproprieteId: number; numeroImmatriculation: string | null; nom: string; adressePrincipale: string; dateDebut: DateFr; dateFin: DateFr; joursRestants: number; urgence: "EXPIRE" | "SUIVI" | "PROCHE" | "A_PREVOIR" | "LOINTAIN"; libelleUrgence: string; suite: string; actions: ("enregistrer-etape" | "supprimer-brouillon" | "repondre-precisions" | "corriger" | "abandonner" | "demander-rattachement" | "renouveler-mandat" | "declarer-successeur" | "mettre-a-jour" | "declarer-dissolution" | "retirer-rattachement" | "annuler-immatriculation" | "supprimer-copropriete" | "restaurer" | "mettre-a-jour-annuelle" | "mettre-a-jour-standard" | "modifier-immatriculation" | "supprimer-declarations" | "retirer-maj-annuelle" | "suivre-rattachement")[] }
export type AbonnementCalendrier = { actif: boolean; creeLe: string | null; luLe: string | null }
export type EnvoisADecider = { total: number; envois: EnvoiADecider[] }
export type EnvoiADecider = { id: number; statut: "FAILED" | "UNCERTAIN"; libelleStatut: string; objet: string; destinataire: string; tentatives: number; cause: string; creeLe: string; decisions: ("renvoyer" | "classer" | "abandonner")[] }
export type EtatService = { niveau: "NORMAL" | "PERTURBE" | "INTERROMPU"; mesureLe: string; parties: ({ code: "demarches" | "depots" | "courriels" | "traitements"; libelle: string; normal: boolean; phrase: string })[]; incidents: ({ id: number; libelle: string; debutLe: string; finLe: string | null })[] }
export type Etablissement = { id: number; version: number; type: "PRO" | "NON_PRO" | "NOTAIRE" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLABORATEUR" | "AUTRE" | "teneur" | "institutionnel"; libelleType: string; statut: "ATT_CREA_COMPTE" | "ATT_ACTIVATION" | "ACTIF" | "SUPPRIME" | "ATT_FIN_IMM_NOT"; libelleStatut: string; raisonSociale: string; siret: string; codeApe: string; libelleApe: string; typeEtablissement: string; numEtude: number | null; adresse: string[]; codePostal: string; commune: string; telephone: string; representant: Representant; domicilieEnFrance: boolean; allowedToEdit: boolean }
export type Representant = { civilite?: "MME" | "M" | "" | undefined; nom: string; prenom: string; email: string; telephone?: string | undefined; adresse: AdresseRepresentant }
export type AdresseRepresentant = { complement?: string | undefined; batiment?: string | undefined; voie?: string | undefined; lieuDit?: string | undefined; codePostal?: string | undefined; commune?: string | undefined; pays?: string | undefined }
export type RepresentantSaisi = { civilite?: "MME" | "M" | "" | undefined; nom: string; prenom: string; email: string; telephone?: string | undefined; adresse: AdresseRepresentantSaisie }
export type AdresseRepresentantSaisie = { complement?: string | undefined; batiment?: string | undefined; voie?: string | undefined; lieuDit?: string | undefined; codePostal?: string | undefined; commune?: string | undefined; pays?: string | undefined }
export type ReponseCleAcces = { id: string; clientDataJSON: string; authenticatorData: string; signature: string }
export type LigneFile = { id: number; type: "IMMATRICULATION" | "RATTACHEMENT" | "DISSOLUTION" | "DOUBLON_NOTAIRE"; libelleType: string; situation: "A_DECIDER" | "REPONSE_RECUE" | "EN_COURS" | "EN_ATTENTE" | "EN_ATTENTE_SYNDIC" | "DECIDEE"; demandeur: string; coproprieteId: number; idMandat: number | null; numeroImmatriculation: string | null; nomCopropriete: string; adressePrincipale: string; deposeeLe: string; echeance: DateFr; enRetard: boolean; suspendueLe: string | null; assigneeA: string; assigneeAMoi: boolean; verrouPar: string; verrouLe: string | null; verrouParMoi: boolean; pointsForts: number | null; pointsAutres: number | null }
export type AdresseTrouvee = { type: "Feature"; geometry: { type: "Point"; coordinates: [number, number] }; properties: { label: string; name: string; postcode: string; city: string; citycode: string; housenumber: string; street: string; id: string; type: string; score: number } }
export type ParcelleTrouvee = { id: string; codeInsee: string; commune: string; prefixe: string; section: string; numero: string; longitude: number; latitude: number; contour: [number, number][] }
export type Region = { idRegion: number; code: string; nom: string; chefLieu: string | null }
export type Departement = { code: string; nom: string; codeRegion: string; chefLieu: string | null }
export type Epci = { siren: string; nom: string; type: string; population: number; nombreCommunes: number }
export type CommuneOfficielle = { code: string; nom: string; type: "actuelle" | "deleguee" | "associee" | "arrondissement"; codesPostaux: string[]; codeDepartement: string; codeRegion: string; sirenEpci: string | null; chefLieu: string | null; population: number }
export type CoproprieteGeree = { id: number; numeroImmatriculation: string | null; nom: string; adressePrincipale: string; etat: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR"; sort: string; geree: boolean; nombreLots: number | null; idGestionnaire: number | null; gestionnaire: string; dateFinMandat: DateFr; joursFinMandat: number | null; mandatSuivi: boolean; limiteMaj: DateFr; joursMaj: number | null; situationMaj: "faite" | "a-faire" | "en-retard" | null; dateMaj: DateFr; dateClotureComptes: DateFr; demande: string; geolocalisee: boolean; idDeclaration: number | null; actions: ("enregistrer-etape" | "supprimer-brouillon" | "repondre-precisions" | "corriger" | "abandonner" | "demander-rattachement" | "renouveler-mandat" | "declarer-successeur" | "mettre-a-jour" | "declarer-dissolution" | "retirer-rattachement" | "annuler-immatriculation" | "supprimer-copropriete" | "restaurer" | "mettre-a-jour-annuelle" | "mettre-a-jour-standard" | "modifier-immatriculation" | "supprimer-declarations" | "retirer-maj-annuelle" | "suivre-rattachement")[] }
export type VueGardee = { id: number; nom: string; recherche: string; partagee: boolean; auteur: string; aMoi: boolean; supprimable: boolean }
export type RenouvellementPropose = { id: number; nom: string; numeroImmatriculation: string; dateDebut: DateFr; dateFin: DateFr; erreurs: ErreurDeChamp[]; aConfirmer: ErreurDeChamp[] }
export type TableauMco = { code: string; titre: string; description: string; entete: string; colonnes: ({ cle: string; libelle: string; unite: "nombre" | "jours" | "pourcentage"; cible?: { valeur: number; sens: "au-moins" | "au-plus" } | undefined })[]; lignes: ({ libelle: string; valeurs: (number | null)[] })[]; graphique: "" | "barres" | "courbes" }
export type JetonVu = { id: number; nom: string; prefixe: string; autorites: ("IMMATRICULER_NVELLE_COPRO" | "UPDATE_ACCOUNT" | "MENU_GESTION_UTILISATEURS" | "VISUALISER_COPRO" | "ENREGISTRER_MODIFICATIONS" | "GERER_COPROPRIETE" | "AFFICHER_DONNEES_ADMIN_SYNDIC" | "MAJ_COPROPRIETE_ANNUELLE" | "MAJ_COPROPRIETE_STANDARD" | "MAJ_COPROPRIETE_AVANT_VALIDATION" | "MAJ_COPROPRIETE_ANNUELLE_EXPIRE" | "MAJ_COPROPRIETE_STANDARD_EXPIRE" | "MENU_COPROPRIETE" | "TYPE_TELEDECLARANT" | "RENOUVELER_MANDAT" | "LIRE_TELEDECLARANT" | "LST_TELEDECLARANT" | "EDITER_TELEDECLARANT" | "SUPPRIMER_TELEDECLARANT" | "SUPPRIMER_UTILISATEUR" | "VALIDER_DECLA_PREDECESSEUR" | "CREER_ADMIN_SEC" | "CREER_GESTIONNAIRE" | "MON_COMPTE" | "EDITER_SUPPRIMER_NON_ADMIN" | "EDITER_SUPPRIMER_ADMIN" | "AJOUTER_UTILISATEUR" | "MON_ENTREPRISE_LECTURE" | "MON_ENTREPRISE_ECRITURE" | "DECLARER_SUCCESSEUR" | "LIST_RECH_UTILISATEUR" | "LIST_RCH_USER_TENEUR" | "DISSOUDRE_COPRO" | "RATTACHER_COPROPRIETE" | "LIST_RATTACHEMENT" | "ATTENTE_ACTIVATION_TELE" | "CATEGORISATION" | "CHART_CONFIDENTIALITE" | "DONNEES_BRUTES" | "EDITER_MDP_USER" | "VALIDER_RATTACHEMENT_DECLARATION" | "SUIVI_INDICATEURS_MCO" | "RECHERCHE_EVENEMENT_JOURNAL" | "IMMATRICULER_D_OFFICE" | "IMMATRICULER_INITIALE")[]; usage: "LIRE_COPROPRIETES" | "SUIVRE_ECHEANCES" | "DEPOSER_MISES_A_JOUR" | "IMMATRICULER" | "GERER_MANDATS" | "LIRE_TERRITOIRE" | "LIRE_REGISTRE" | null; usages: ("LIRE_COPROPRIETES" | "SUIVRE_ECHEANCES" | "DEPOSER_MISES_A_JOUR" | "IMMATRICULER" | "GERER_MANDATS" | "LIRE_TERRITOIRE" | "LIRE_REGISTRE")[]; lectureSeule: boolean; adresses: string[]; creeLe: string; expireLe: string; vuLe: string | null; vuAdresse: string; etat: "ACTIF" | "EXPIRE" | "REVOQUE" }
export type EvenementJournal = { id: number; instant: string; categorie: "CONNEXION" | "COMPTE" | "BROUILLON" | "IMMATRICULATION" | "RATTACHEMENT" | "MANDAT" | "DECLARATION" | "DISSOLUTION" | "VALIDATION" | "EXPORT" | "DROITS" | "CONTACT" | "TRAITEMENT"; libelleCategorie: string; type: string; libelleType: string; modalite: "ECRAN" | "API" | "TRAITEMENT"; libelleModalite: string; personne: string; profil: "" | "DEFAULT" | "restricted" | "INSTITUTIONNEL" | "TELE_NONPRO_ADMIN_PRINC" | "TELE_NONPRO_ADMIN_SECOND" | "TELE_NONPRO_GESTION" | "TELE_PRO_ADMIN_PRINC" | "TELE_PRO_ADMIN_SECOND" | "TELE_PRO_GESTION" | "NOTAIRE_ADMIN" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLAB" | "TENEUR_ADMIN_PRINC" | "TENEUR_ADMIN_SCOND" | "TENEUR_ASS_HOTLINE_ADMIN" | "TENEUR_ASS_HOTLINE_GES"; libelleProfil: string; teneur: string; teledeclarant: string; copropriete: CoproprieteCitee | null; de: string; vers: string; motif: string; details: ClefValeur[] }
export type CoproprieteCitee = { id: number; numero: string | null; nom: string }
export type DeclarationPassee = { id: number; etat: "BROUILLON" | "SUPPRIME" | "A_VALIDER" | "COURANTE" | "IMMATRICULATION" | "AVANT_DECLARATION_ANNUELLE" | null; libelle: string; typeDeclaration: "INITIALE" | "OFFICE" | "MODIF_INITIALE" | "MODIF_OFFICE"; typeMaj: "STANDARD" | "ANNUELLE" | "INITIALE" | "OFFICE" | "MODIF_DEMANDE" | "COMPTESNONAPPROUVES" | "MODIFICATION_ADMIN" | null; auteur: string; du: string; au: string | null; jeu: "2016" | "2027"; jeuDebiteurs: "2016" | "2027"; confirmations: string[]; donneesFinancieres: DonneesFinancieres }
export type DeclarationPasseeEntiere = { id: number; etat: "BROUILLON" | "SUPPRIME" | "A_VALIDER" | "COURANTE" | "IMMATRICULATION" | "AVANT_DECLARATION_ANNUELLE" | null; libelle: string; typeDeclaration: "INITIALE" | "OFFICE" | "MODIF_INITIALE" | "MODIF_OFFICE"; typeMaj: "STANDARD" | "ANNUELLE" | "INITIALE" | "OFFICE" | "MODIF_DEMANDE" | "COMPTESNONAPPROUVES" | "MODIFICATION_ADMIN" | null; auteur: string; du: string; au: string | null; jeu: "2016" | "2027"; jeuDebiteurs: "2016" | "2027"; confirmations: string[]; donneesFinancieres: DonneesFinancieres; immatCopropriete: ImmatCoproprieteLue }
export type EtablissementInscrit = { siret?: string | undefined; raisonSociale?: string | undefined; codeApe?: string | undefined; complement?: string | undefined; voie?: string | undefined; codePostal?: string | undefined; commune?: string | undefined; telephone?: string | undefined }
export type DetailMandat = { infoCopro: ResumeCopropriete; infoMandatRattachement: Mandat | null; mandatCoproStatus: string; isSuccessorDeclared: boolean; previousArchivedMandat: Mandat | null; previousStartDateMandat: DateFr; finBloquee: boolean }
export type ResumeCopropriete = { id: number; numeroImmatriculation: string | null; nom: string; adressePrincipale: string; etat: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR"; libelleEtat: string }
export type Renouvellement = { infoCopro: ResumeCopropriete; mandat: Mandat | null; echeance: string; possible: boolean; raison: string; dateDebutProposee: DateFr; dateFinProposee: DateFr }
export type PublicationPublique = { fileName: string; titre: string; resume: string; publieeLe: string; taille: number }
export type Publication = { id: string; version: number; genre: "NEWSLETTER" | "FICHE_MEMO"; libelleGenre: string; categorie: "GENERAL" | "INSTITUTION" | "NOTAIRE" | "PRO" | "BENEVOLE" | null; libelleCategorie: string; titre: string; resume: string; nomFichier: string; documentId: string; taille: number; etatFichier: "PRET" | "ANALYSE" | "PREPARATION" | "IMPOSSIBLE"; disponible: boolean; retires: Retire[]; etat: "BROUILLON" | "PUBLIEE" | "RETIREE"; libelleEtat: string; creeLe: string; publieeLe: string | null; envoyeeLe: string | null; nombreEnvois: number | null; actions: ("deposer-publication" | "modifier-publication" | "publier" | "retirer-publication" | "envoyer-newsletter")[] }
export type NoteTeneur = { id: number; auteur: string; aMoi: boolean; texte: string; creeLe: string }
export type ReponseType = { id: number; usage: "REFUS" | "PRECISIONS"; motif: "JUSTIFICATIF_ABSENT" | "JUSTIFICATIF_ILLISIBLE" | "JUSTIFICATIF_NON_CONFORME" | "DATES_MANDAT_INCOHERENTES" | "SYNDIC_NON_HABILITE" | "COPROPRIETE_DEJA_IMMATRICULEE" | "COPROPRIETE_NON_CONCERNEE" | "DONNEES_INCOHERENTES" | "AUTRE" | null; titre: string; texte: string }
export type Portefeuille = { id: number; nom: string; etat: "CONTROLE" | "EN_COURS" | "TERMINE" | "ANNULE"; nbLignes: number; comptes: { PRETE: number; A_CONFIRMER: number; EN_ERREUR: number; DEJA_ENREGISTREE: number; A_DEPOSER: number; DEPOSEE: number; ATTEND_ACCORD: number; REFUSEE: number; ABANDONNEE: number }; par: string; creeLe: string; soumisLe: string | null; termineLe: string | null }
export type LignePortefeuille = { numero?: string | number | boolean | null | undefined; dateDebutExercice?: string | number | boolean | null | undefined; dateClotureComptes?: string | number | boolean | null | undefined; dateAg?: string | number | boolean | null | undefined; chargesOperationsCourantes?: string | number | boolean | null | undefined; chargesOperationsExceptionnelles?: string | number | boolean | null | undefined; montantDettes?: string | number | boolean | null | undefined; montantImpayesCoproprietaires?: string | number | boolean | null | undefined; nbCoproprietairesImpayes?: string | number | boolean | null | undefined; montantFondTravaux?: string | number | boolean | null | undefined; presenceEmployes?: string | number | boolean | null | undefined; comptesNonApprouves?: string | number | boolean | null | undefined; premierExerciceComptable?: string | number | boolean | null | undefined; donneesFinancieresInconnues?: string | number | boolean | null | undefined; nbLots?: string | number | boolean | null | undefined; nbLotsHabBurCom?: string | number | boolean | null | undefined; nbLotsHab?: string | number | boolean | null | undefined; nbLotsStationnement?: string | number | boolean | null | undefined; nbAscenseurs?: string | number | boolean | null | undefined; ppt?: string | number | boolean | null | undefined; pptDate?: string | number | boolean | null | undefined; batiments?: BatimentDeLigne[] | undefined } & Record<string, string | number | boolean | null | BatimentDeLigne[]>
export type BatimentDeLigne = { cle?: string | number | boolean | null | undefined; nom?: string | number | boolean | null | undefined; adresse?: string | number | boolean | null | undefined; parcelle?: string | number | boolean | null | undefined; idRnb?: string | number | boolean | null | undefined; nbEtages?: string | number | boolean | null | undefined; periodeConstruction?: string | number | boolean | null | undefined; anneeConstruction?: string | number | boolean | null | undefined; nbAscenseurs?: string | number | boolean | null | undefined; etiquette?: string | number | boolean | null | undefined; sourceEtiquette?: string | number | boolean | null | undefined; dateEtiquette?: string | number | boolean | null | undefined; numeroEtiquette?: string | number | boolean | null | undefined; typeChauffage?: string | number | boolean | null | undefined; systemeChauffage?: string | number | boolean | null | undefined; energieChauffage?: string | number | boolean | null | undefined; eauChaude?: string | number | boolean | null | undefined; systemeEauChaude?: string | number | boolean | null | undefined; ventilation?: string | number | boolean | null | undefined; diagnosticStructurel?: string | number | boolean | null | undefined; dateDiagnosticStructurel?: string | number | boolean | null | undefined; menuiseries?: string | number | boolean | null | undefined; isolationMurs?: string | number | boolean | null | undefined; isolationToiture?: string | number | boolean | null | undefined; isolationPlancher?: string | number | boolean | null | undefined; constateLe?: string | number | boolean | null | undefined } & Record<string, string | number | boolean | null>
export type LignePortefeuilleVue = { ligne: number; numero: string; coproprieteId: number | null; nom: string; etat: "PRETE" | "A_CONFIRMER" | "EN_ERREUR" | "DEJA_ENREGISTREE" | "A_DEPOSER" | "DEPOSEE" | "ATTEND_ACCORD" | "REFUSEE" | "ABANDONNEE"; sousAccord: boolean; erreurs: ErreurDeChamp[]; aConfirmer: ErreurDeChamp[]; confirmations: string[]; declarationId: number | null; traiteeLe: string | null }
export type MandatSaisi = { adminProvisoire: Drapeau; syndicProvisoire?: Drapeau | undefined; dateDebutMandat: DateFr; dateFinMandat: DateFr; typeJustifMandat: "CONTRAT_SYNDIC" | "PV_AG" | "ORDO_NOMINATION" | null }
export type Rattachement = { idDemande: number; idMandat: number; coproprieteId: number; numeroImmatriculation: string; nomCopropriete: string; adressePrincipale: string; sens: "EMISE" | "RECUE" | "EXAMINEE"; demandeur: string; etat: "A_VALIDER" | "EN_COURS" | "PRECISIONS" | "VALIDEE" | "REFUSEE" | "ANNULEE"; libelleEtat: string; adminProvisoire: boolean; syndicProvisoire: boolean; dateDebutMandat: DateFr; dateFinMandat: DateFr; typeJustifMandat: "CONTRAT_SYNDIC" | "PV_AG" | "ORDO_NOMINATION" | null; idDocument: string | null; nomFichierJustifMandat: string; deposeeLe: string; echeance: DateFr; dateLimite: DateFr; echanges: Echange[]; contestation: { texte: string; le: string } | null; finAnticipee: { electionLe: DateFr; reponseAvant: DateFr; accordeeLe: string | null } | null; mandatPrecedent: { syndic: string; dateDebut: DateFr; dateFin: DateFr } | null; refus: { le: string; motifs: string[]; explication: string } | null; actions: ("retirer" | "repondre" | "contester" | "accorder")[] }
export type LigneRattachement = { ligne: number; numero: string; nomCopropriete: string; adressePrincipale: string; dateDebut: DateFr; dateFin: DateFr; electionLe: DateFr; erreurs: ErreurDeChamp[]; aConfirmer: ErreurDeChamp[] }
export type Recu = { reference: string; titre: string; coproprieteId: number; nomCopropriete: string; adressePrincipale: string; numeroImmatriculation: string | null; deposeLe: string; deposePar: string; etat: "A_VALIDER" | "EN_COURS" | "PRECISIONS" | "VALIDEE" | "REFUSEE" | "ANNULEE" | null; libelleEtat: string; quiDecide: string; echeance: DateFr; etapes: ({ titre: string; quand: string; place: "passee" | "presente" | "a-venir" })[]; pendant: string[]; idDeclaration: number | null; idMandat: number | null }
export type LigneReclamation = { id: number; reference: string; etat: "RECUE" | "REPONDUE" | "TRAITEE"; libelleEtat: string; demandeur: string; libelleDemandeur: string; libelleObjet: string; libelleType: string; numeroImmatriculation: string; recueLe: string }
export type Reclamation = { id: number; reference: string; etat: "RECUE" | "REPONDUE" | "TRAITEE"; libelleEtat: string; demandeur: string; libelleDemandeur: string; libelleObjet: string; libelleType: string; numeroImmatriculation: string; recueLe: string; version: number; email: string; telephone: string; coproprieteId: number | null; nomCopropriete: string; adressePrincipale: string; message: string; document: { id: string; nom: string; taille: number; etatFichier: "PRET" | "ANALYSE" | "PREPARATION" | "IMPOSSIBLE"; disponible: boolean; retires: Retire[] } | null; reponses: { id: number; texte: string; auteur: string; envoyeeLe: string }[]; traiteeLe: string | null; traiteePar: string; actions: ("repondre-reclamation" | "clore-reclamation" | "rouvrir-reclamation")[] }
export type CoproprieteTrouvee = { id: number; numeroImmatriculation: string; nom: string; adresse: string; codePostal: string; commune: string; nombreLots: number | null; syndic: string; mandatExpireLe: DateFr; sort: string; longitude: number | null; latitude: number | null; distance: number | null }
export type Commune = { code: string; nom: string; codesPostaux: string[]; codeDepartement: string; chefLieu: string | null }
export type Regle = { code: string; bloc: "infoRattachement" | "confirmationsOffice" | "identification" | "procedures" | "donneesFinancieres" | "donneesTechniques"; phrase: string; champs: string[]; ou: string; confirmable: boolean; effet: DateFr; fin: DateFr }
export type CoproprieteReperee = { id: number; numeroImmatriculation: string; nom: string; adresse: string; codePostal: string; commune: string; statutCopropriete: string; sort: string }
export type LigneTeledeclarant = { idTeledeclarant: number; statutTeledeclarant: "ATT_CREA_COMPTE" | "ATT_ACTIVATION" | "ACTIF" | "SUPPRIME" | "ATT_FIN_IMM_NOT"; libelleStatut: string; typeTeledeclarant: "PRO" | "NON_PRO" | "NOTAIRE" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLABORATEUR" | "AUTRE" | "teneur" | "institutionnel"; libelleType: string; raisonSociale: string; siret: string; nomAdmin: string; prenomAdmin: string; motDePasseActive: boolean; commune: string; nbCoproprietes: number; utilisateurEmpruntable: number | null; allowedToEdit: boolean; allowedToDelete: boolean }
export type Teledeclarant = { id: number; version: number; type: "PRO" | "NON_PRO" | "NOTAIRE" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLABORATEUR" | "AUTRE" | "teneur" | "institutionnel"; libelleType: string; numEtude: number | null; etablissement: { raisonSociale?: string | undefined; siret?: string | undefined; codeApe?: string | undefined; libelleApe?: string | undefined; typeEtablissement?: string | undefined; adresse?: string[] | undefined; codePostal?: string | undefined; commune?: string | undefined; telephone?: string | undefined }; representant: Representant; domicilieEnFrance: boolean; parametres: { statut: "ATT_CREA_COMPTE" | "ATT_ACTIVATION" | "ACTIF" | "SUPPRIME" | "ATT_FIN_IMM_NOT"; certificatDn1?: string | undefined; certificatDn2?: string | undefined; emetteurDn1?: string | undefined; emetteurDn2?: string | undefined; libelleStatut: string; codeActivationLe: string | null }; statutsPossibles: ("ATT_CREA_COMPTE" | "ATT_ACTIVATION" | "ACTIF" | "SUPPRIME" | "ATT_FIN_IMM_NOT")[]; typesPossibles: ("PRO" | "NON_PRO" | "NOTAIRE" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLABORATEUR" | "AUTRE" | "teneur" | "institutionnel")[]; saisiALaMain: boolean; nbCoproprietes: number; nbUtilisateurs: number; empechements: string[]; utilisateurEmpruntable: number | null; nomAdmin: string; creeLe: string; allowedToEdit: boolean; allowedToDelete: boolean }
export type EtablissementSirene = { siret: string; raisonSociale: string; codeApe: string; libelleApe: string; typeEtablissement: string; complement: string; voie: string; codePostal: string; commune: string; actif: boolean }
export type EtablissementConnu = { id: number; type: "PRO" | "NON_PRO" | "NOTAIRE" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLABORATEUR" | "AUTRE" | "teneur" | "institutionnel"; libelleType: string; statut: "ATT_CREA_COMPTE" | "ATT_ACTIVATION" | "ACTIF" | "SUPPRIME" | "ATT_FIN_IMM_NOT"; siret: string; raisonSociale: string; codePostal: string; commune: string }
export type TrimestreStatistique = { annee: number; trimestre: number; libelle: string; arreteLe: DateFr; provisoire: boolean; reconstitue: boolean }
export type Successeur = { id: number; idCopropriete: number; version: number; type: "PRO" | "NON_PRO"; siret: string; raisonSociale: string; civilite: "MME" | "M" | ""; nom: string; prenom: string; email: string; datePriseFonction: DateFr; connu: boolean; declareLe: string }
export type SuccesseurDeclare = { id: number; idCopropriete: number; version: number; type: "PRO" | "NON_PRO"; siret: string; raisonSociale: string; civilite: "MME" | "M" | ""; nom: string; prenom: string; email: string; datePriseFonction: DateFr; connu: boolean; declareLe: string; avis: string }
export type SyndicDesigne = { type: "PRO" | "NON_PRO"; siret: string; raisonSociale: string; civilite: "MME" | "M" | ""; nom: string; prenom: string; email: string; connu: boolean; designeLe: string }
export type Utilisateur = { id: number; version: number; login: string; email: string; civilite: string; nom: string; prenom: string; telephone: string; numCartePro: string; profil: "DEFAULT" | "restricted" | "INSTITUTIONNEL" | "TELE_NONPRO_ADMIN_PRINC" | "TELE_NONPRO_ADMIN_SECOND" | "TELE_NONPRO_GESTION" | "TELE_PRO_ADMIN_PRINC" | "TELE_PRO_ADMIN_SECOND" | "TELE_PRO_GESTION" | "NOTAIRE_ADMIN" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLAB" | "TENEUR_ADMIN_PRINC" | "TENEUR_ADMIN_SCOND" | "TENEUR_ASS_HOTLINE_ADMIN" | "TENEUR_ASS_HOTLINE_GES"; niveau: "ADMIN_PRINCIPAL" | "ADMIN_SECONDAIRE" | "GESTIONNAIRE"; libelleNiveau: string; statut: "EN_ATTENTE" | "ACTIF" | "BLOQUE" | "DESACTIVE" | "SUPPRIME"; libelleStatut: string; secondFacteur: boolean; adminPrincipal: boolean; soi: boolean; profilsPossibles: ("DEFAULT" | "restricted" | "INSTITUTIONNEL" | "TELE_NONPRO_ADMIN_PRINC" | "TELE_NONPRO_ADMIN_SECOND" | "TELE_NONPRO_GESTION" | "TELE_PRO_ADMIN_PRINC" | "TELE_PRO_ADMIN_SECOND" | "TELE_PRO_GESTION" | "NOTAIRE_ADMIN" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLAB" | "TENEUR_ADMIN_PRINC" | "TENEUR_ADMIN_SCOND" | "TENEUR_ASS_HOTLINE_ADMIN" | "TENEUR_ASS_HOTLINE_GES")[]; allowedToChangeProfile: boolean; allowedToEdit: boolean; allowedToDelete: boolean; idTeledeclarant: number | null; creeLe: string; derniereActiviteLe: string | null }
export type LigneDemande = { id: number; type: "IMMATRICULATION" | "RATTACHEMENT" | "DISSOLUTION" | "DOUBLON_NOTAIRE"; libelleType: string; etat: "A_VALIDER" | "EN_COURS" | "PRECISIONS" | "VALIDEE" | "REFUSEE" | "ANNULEE"; libelleEtat: string; profilDemandeur: "DEFAULT" | "restricted" | "INSTITUTIONNEL" | "TELE_NONPRO_ADMIN_PRINC" | "TELE_NONPRO_ADMIN_SECOND" | "TELE_NONPRO_GESTION" | "TELE_PRO_ADMIN_PRINC" | "TELE_PRO_ADMIN_SECOND" | "TELE_PRO_GESTION" | "NOTAIRE_ADMIN" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLAB" | "TENEUR_ADMIN_PRINC" | "TENEUR_ADMIN_SCOND" | "TENEUR_ASS_HOTLINE_ADMIN" | "TENEUR_ASS_HOTLINE_GES"; libelleProfil: string; demandeur: string; coproprieteId: number; idMandat: number | null; idDeclaration: number | null; numeroImmatriculation: string | null; nomCopropriete: string; adressePrincipale: string; deposeeLe: string; echeance: DateFr; enRetard: boolean; assigneeA: string; verrouPar: string; verrouLe: string | null; verrouParMoi: boolean; nonVerifiees: number }
export type Avis = { envoi: string; webhook: number; essai: boolean; changements: Changement[]; suivant: number }
export type Probleme = { type: string; title: string; status: number; code: string; message: string; champs?: ({ champ: string; code: string; message: string; confirmable?: boolean | undefined })[] | undefined; infos?: Record<string, unknown> | undefined; requestId?: string | undefined }

/** The calls of the register. */
export interface Registre {
  /** Supprime une copropriété, avec son motif (administrateurs) */
  supprimerCopropriete: (args: { params: { id: number | string }; body: { version: number; motif: string } }, options?: CallOptions) => Promise<{ etatCopropriete: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR" }>
  /** Annule une immatriculation, au profit d’un autre numéro ou sans remplacement (administrateurs) */
  annulerImmatriculation: (args: { params: { id: number | string }; body: { version: number; motif: string; numeroRemplacement?: NumeroImmatriculation | undefined; fusion?: boolean | undefined } }, options?: CallOptions) => Promise<{ etatCopropriete: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR" }>
  /** Revient sur une décision, ou en ouvre ou abandonne le retrait ; sans décision nommée, rétablit une copropriété annulée ou supprimée */
  revenirSurDecision: (args: { params: { id: number | string }; body: { version: number; motif: string; acte?: "REVENIR" | "OUVRIR_RETRAIT" | "ABANDONNER_RETRAIT" | undefined; idDecision?: number | null | undefined; retrait?: { motif: "IDENTITE_DU_SYNDIC" | "JUSTIFICATIF_FAUX" | "AUTRE_IMMEUBLE" | "DATES_INEXACTES" | "DEJA_IMMATRICULEE" | "HORS_CHAMP" | "AUTRE"; fondement?: "DELAI" | "DEMANDE" | "FRAUDE" | undefined; reference?: string | undefined } | undefined } }, options?: CallOptions) => Promise<{ etatCopropriete: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR" }>
  /** Supprime les déclarations faites depuis la dernière mise à jour annuelle, qui est de nouveau en vigueur (administrateurs) */
  supprimerDeclarations: (args: { body: { idCopropriete: number | string; version: number; motif: string } }, options?: CallOptions) => Promise<{ declarationRetablie: number; nbSupprimees: number }>
  /** Retire la dernière mise à jour annuelle, de moins d’un an : les données d’avant sont de nouveau en vigueur (administrateurs) */
  retirerMajAnnuelle: (args: { params: { id: number | string }; body: { version: number; motif: string } }, options?: CallOptions) => Promise<{ declarationRetablie: number }>
  /** Signale au représentant légal une erreur dans une déclaration */
  declarerErreur: (args: { params: { id: number }; query: { erreur: string } }, options?: CallOptions) => Promise<Rien>
  /** Change l’adresse d’un compte, par la clé reçue à la nouvelle ; ses sessions et ses jetons prennent fin */
  confirmerAdresse: (args: { body: { cle: string } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** Arrête ce qui attend sur un compte, par la clé d’un courriel : un changement d’adresse (fait, il rend l’ancienne et efface le mot de passe), ou l’effacement de ses seconds facteurs */
  arreter: (args: { body: { cle: string; quoi: "ADRESSE" | "FACTEURS" } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** Cherche des copropriétés immatriculées ; avis dit ce que la recherche n’a pas pu suivre (not geolocalised, too many results, whole department) */
  rechercherAnnuaire: (args?: { body?: { isRechercheAvancee?: Drapeau | undefined; adresseNonSelectionnee?: string | undefined; adresseNonStructuree?: { voie?: string | undefined; commune?: string | undefined; codePostal?: string | undefined; codeInsee?: string | undefined; x?: number | string | null | undefined; y?: number | string | null | undefined } | null | undefined; numeroDepartement?: string | undefined; commune?: string | undefined; codePostal?: string | undefined; voie?: string | undefined; lieuDit?: string | undefined; numeroImmatriculation?: string | undefined; nom?: string | undefined; dateDebutMandat?: DateFr | undefined; dateFinMandat?: DateFr | undefined; majAnnuelle?: "" | "A_FAIRE" | "FAITE" | undefined; majExerciceNonApprouve?: "" | "A_FAIRE" | "FAITE" | undefined; statutCopropriete?: "" | "DEMANDE_EFFECTUEE" | "DEMANDE_EN_EXAMEN" | "DEMANDE_REFUSEE" | "NON_RATTACHEE" | "A_CONFIRMER" | "MANDAT_NON_COMMENCE" | "MANDAT_EN_COURS" | "MANDAT_EXPIRE" | "DEMANDE_EN_COURS" | "IMMATRICULEE" | "DISSOLUTION_EN_ATTENTE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS" | undefined; statutRattachement?: "" | "DEMANDE_EFFECTUEE" | "DEMANDE_EN_EXAMEN" | "DEMANDE_REFUSEE" | "NON_RATTACHEE" | "A_CONFIRMER" | "MANDAT_NON_COMMENCE" | "MANDAT_EN_COURS" | "MANDAT_EXPIRE" | "DEMANDE_EN_COURS" | "IMMATRICULEE" | "DISSOLUTION_EN_ATTENTE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS" | undefined; paginationOptions?: { pageNumber?: number | undefined; pageSize?: number | undefined; sortDirection?: "ASC" | "DESC" | "asc" | "desc" | "ascending" | "descending" | "" | undefined; sortField?: "" | "nom" | "numeroImmatriculation" | "commune" | "nombreLots" | undefined } | undefined } }, options?: CallOptions) => Promise<{ ligneAnnuaireDTOList: LigneAnnuaire[]; totalItems: number; avis: ("not geolocalised" | "too many results" | "whole department")[] }>
  /** Ce que tout le monde peut savoir d’une copropriété ; id : son identifiant ou son numéro d’immatriculation */
  lireFicheAnnuaire: (args: { params: { id: string } }, options?: CallOptions) => Promise<FicheAnnuaire>
  /** Vérifie une réponse au défi anti-robot */
  verifierCaptcha: (args: { body: { captcha: string } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** Dit si le défi anti-robot est levé (jamais en production) */
  contournerCaptcha: (args?: {}, options?: CallOptions) => Promise<{ response: boolean }>
  /** Nouveau défi anti-robot (preuve de travail, sans tiers) */
  obtenirDefiCaptcha: (args?: {}, options?: CallOptions) => Promise<Record<string, unknown>>
  /** Ouvre une session */
  seConnecter: (args: { body: { j_username: string; j_password: string; "remember-me"?: string | undefined; captcha?: string | undefined; submit?: string | undefined } }, options?: CallOptions) => Promise<Compte | ConnexionEnAttente>
  /** Compte connecté ; 401 quand personne ne l’est */
  lireCompte: (args?: {}, options?: CallOptions) => Promise<Compte>
  /** Enregistre ses coordonnées */
  enregistrerCompte: (args: { body: { civilite: "MME" | "M" | ""; nom: string; prenom: string; email: string; telephone: string; numCartePro?: string | undefined; password?: string | undefined; newPassword?: string | undefined; version?: number | undefined } }, options?: CallOptions) => Promise<Compte>
  /** Ferme la session */
  seDeconnecter: (args?: {}, options?: CallOptions) => Promise<Rien>
  /** Envoie un lien pour choisir un mot de passe ; même réponse que le compte existe ou non */
  demanderMotDePasse: (args: { body: { login: string } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** Dit si une clé reçue par courriel sert encore */
  verifierCle: (args: { params: { key: string } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** Choisit un mot de passe, par une clé reçue par courriel ou, connecté, avec l’actuel */
  changerMotDePasse: (args: { body: { key?: string | undefined; password?: string | undefined; newPassword: string } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** Les sessions ouvertes de son compte */
  listerMesSessions: (args?: {}, options?: CallOptions) => Promise<SessionOuverte[]>
  /** Ferme une de ses sessions, ou « autres » : toutes sauf celle qui demande */
  fermerSession: (args: { params: { id: string } }, options?: CallOptions) => Promise<Rien>
  /** Se connecte à la place du compte id */
  emprunterCompte: (args: { params: { id: number }; query?: { raison?: string | undefined; teledeclarant?: number | undefined } }, options?: CallOptions) => Promise<Compte>
  /** Revient à son propre compte */
  rendreCompte: (args?: {}, options?: CallOptions) => Promise<Compte>
  /** Message d’information de l’accueil ; vide s’il n’y en a pas */
  lireInfoMessage: (args?: {}, options?: CallOptions) => Promise<{ response: string }>
  /** Déclaration vierge d’une nouvelle immatriculation (x : DEFAULT, INITIALE ou OFFICE) ; rien n’est enregistré */
  nouveauBrouillon: (args: { params: { x: "DEFAULT" | "INITIALE" | "OFFICE" } }, options?: CallOptions) => Promise<Declaration>
  /** Brouillon de l’établissement */
  lireBrouillon: (args: { params: { id: number } }, options?: CallOptions) => Promise<Declaration>
  /** Supprime un brouillon de l’établissement */
  supprimerBrouillon: (args: { params: { id: number } }, options?: CallOptions) => Promise<Rien>
  /** Brouillons de l’établissement, le plus récent d’abord */
  listerBrouillons: (args?: {}, options?: CallOptions) => Promise<LigneBrouillon[]>
  /** Déclaration d’une copropriété (a : identifiant) dans un état (b : COURANTE, IMMATRICULATION, AVANT_DECLARATION_ANNUELLE, BROUILLON, A_VALIDER) ; flag : avec les libellés */
  lireDeclaration: (args: { params: { a: number | string; b: "COURANTE" | "IMMATRICULATION" | "AVANT_DECLARATION_ANNUELLE" | "BROUILLON" | "A_VALIDER"; flag: "true" | "false" } }, options?: CallOptions) => Promise<DeclarationAvecLibelles>
  /** Données déclarées : une déclaration, ou celle en vigueur d’une copropriété (par son numéro) */
  lireDeclarationDonneeCopropriete: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<Declaration>
  /** Copropriétés immatriculées à une adresse, ou sur une de ces parcelles ; d’une demande en cours, il est seulement dit qu’elle existe */
  chercherAuLieu: (args: { body: { adresse: Adresse | null; parcelles: Parcelle[] } }, options?: CallOptions) => Promise<{ immatriculees: CoproprieteDuLieu[]; demandeEnCours: boolean }>
  /** Copropriétés proches des données envoyées */
  chercherDoublons: (args: { params: { n: number }; body: { id: number | null; immatCopropriete: ImmatCopropriete } }, options?: CallOptions) => Promise<CandidatDoublon[]>
  /** Tableau des doublons d’une déclaration enregistrée (n : nombre de bâtiments de référence, 0 pour celui de la déclaration) */
  listerDoublonsDeclaration: (args: { params: { id: number; n: number } }, options?: CallOptions) => Promise<CandidatDoublon[]>
  /** Décision d’un teneur sur un doublon de notaire (key : demande ; n : copropriété existante, 0 si ce n’est pas un doublon) */
  validerDoublonCoproNotaire: (args: { params: { key: number | string; n: number | string } }, options?: CallOptions) => Promise<{ response: string; numeroImmatriculation: string | null }>
  /** Enregistre une étape (x : étape où revenir) */
  enregistrerBrouillon: (args: { params: { x: "infos-rattachement" | "identification" | "procedures" | "donnees-financieres" | "donnees-techniques" | "recapitulatif" | "doublons" }; body: EnregistrementBrouillon }, options?: CallOptions) => Promise<Declaration>
  /** Enregistre une déclaration entière (x : identifiant) ; flag true exige que toutes les règles soient respectées, et met en vigueur une mise à jour */
  enregistrerDeclaration: (args: { params: { flag: "true" | "false"; x: number }; body: EnregistrementBrouillon }, options?: CallOptions) => Promise<Declaration>
  /** Remplace les données financières d’une déclaration qui n’est pas encore validée */
  mettreAJourDonneesFinancieres: (args: { params: { id: number }; body: { version: number; donneesFinancieres: DonneesFinancieres; confirmations?: string[] | undefined } }, options?: CallOptions) => Promise<Declaration>
  /** Enregistre, contrôle toutes les règles et cherche les doublons : dit quelle étape suit */
  soumettreBrouillon: (args: { body: EnregistrementBrouillon }, options?: CallOptions) => Promise<{ declaration: Declaration; etapeSuivante: "doublons" | "recapitulatif"; doublons: CandidatDoublon[]; controle: Controle }>
  /** Dépôt définitif (A_VALIDER), reprise après refus (BROUILLON) ou abandon (SUPPRIME) par le déclarant */
  changerEtatBrouillon: (args: { body: { id: number; version: number; confirmations?: string[] | undefined; reponsesDoublons?: ReponseDoublon[] | undefined; message?: string | undefined; etat: "A_VALIDER" | "BROUILLON" | "SUPPRIME" } }, options?: CallOptions) => Promise<{ id: number; coproprieteId: number; etat: "BROUILLON" | "SUPPRIME" | "A_VALIDER" | "COURANTE" | "IMMATRICULATION" | "AVANT_DECLARATION_ANNUELLE"; etatCopropriete: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR"; demandeId: number | null; echeance: string }>
  /** Dépôt définitif par un notaire (x : télédéclarant de l’office) ; le numéro est immédiat sans doublon très proche */
  soumettreImmatriculationNotaire: (args: { params: { x: number }; body: { id: number; version: number; confirmations?: string[] | undefined; reponsesDoublons?: ReponseDoublon[] | undefined; message?: string | undefined; typeMaj?: "INITIALE" | "OFFICE" | null | undefined; confirmationsOffice?: ConfirmationsOffice | undefined } }, options?: CallOptions) => Promise<{ id: number; coproprieteId: number; typeMaj: "INITIALE" | "OFFICE"; etatCopropriete: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR"; numeroImmatriculation: string | null; demandeId: number | null }>
  /** Un notaire commence une immatriculation (kind : initiale ou office) : crée le brouillon */
  continuerImmatriculationNotaire: (args: { params: { kind: "initiale" | "office" }; body: { adresseEmailUtilisateur: string; confirmationsOffice?: ConfirmationsOffice | undefined } }, options?: CallOptions) => Promise<Declaration>
  /** Tuile vectorielle (MVT) des copropriétés : leur nombre par maille jusqu’au zoom 12, chacune à partir du zoom 13 */
  lireTuile: (args: { params: { z: number; x: number; y: number } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Nombre de copropriétés par territoire et par classe, pour une recherche */
  regrouperCategorisation: (args: { body: RechercheCategorisation }, options?: CallOptions) => Promise<RegroupementCategorisation>
  /** Copropriétés d’une recherche, avec leur classe ; jusqu’à 4 000 par page, région décroissante */
  chercherCategorisation: (args: { body: { portee: PorteeCategorisation; criteres?: CriteresCategorisation | undefined; paginationOptions?: PageCategorisation | undefined } }, options?: CallOptions) => Promise<ResultatsCategorisation>
  /** Recherches que l’on a enregistrées */
  listerMesRecherches: (args?: {}, options?: CallOptions) => Promise<RechercheEnregistree[]>
  /** Recherches partagées par ses collègues, et par les teneurs */
  listerRecherchesPartagees: (args?: {}, options?: CallOptions) => Promise<RechercheEnregistree[]>
  /** Supprime une recherche que l’on a enregistrée */
  supprimerRecherche: (args: { body: { id: number } }, options?: CallOptions) => Promise<Rien>
  /** Enregistre une recherche, nouvelle (id nul) ou sienne ; la renomme, la partage ou non */
  enregistrerRecherche: (args: { body: { id?: number | null | undefined; version?: number | undefined; nom: string; partagee?: boolean | undefined; recherche: RechercheCategorisation } }, options?: CallOptions) => Promise<RechercheEnregistree>
  /** Rapport synthétique d’une recherche, en tableur */
  telechargerRapportXlsx: (args: { body: RechercheCategorisation }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Rapport synthétique d’une recherche, en PDF balisé */
  telechargerRapportPdf: (args: { body: RechercheCategorisation }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Copropriétés d’une recherche, en tableur */
  extraireDonnees: (args: { body: { portee: PorteeCategorisation; criteres?: CriteresCategorisation | undefined; numeros?: string[] | undefined } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Copropriétés d’une recherche, en CSV */
  extraireDonneesCsv: (args: { body: { portee: PorteeCategorisation; criteres?: CriteresCategorisation | undefined; numeros?: string[] | undefined } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Fiches PDF des copropriétés d’une recherche, dans un ZIP ; l’en-tête x-register-warning dit pourquoi il n’a pu être fait */
  telechargerZipFiches: (args: { body: { portee: PorteeCategorisation; criteres?: CriteresCategorisation | undefined; numeros?: string[] | undefined } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Rapport PDF sur les copropriétés choisies : une fiche chacune, dans un seul document */
  telechargerRapportCoproprietes: (args: { body: { portee: PorteeCategorisation; criteres?: CriteresCategorisation | undefined; numeros?: string[] | undefined } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Fiche PDF d’une copropriété ; n : son identifiant ou son numéro d’immatriculation */
  telechargerFicheCopropriete: (args: { params: { n: string } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Guide de l’outil de catégorisation, en PDF */
  telechargerGuideCategorisation: (args?: {}, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Demande un fichier trop long à faire sur-le-champ ; un seul à la fois */
  preparerExport: (args: { body: { portee: PorteeCategorisation; criteres?: CriteresCategorisation | undefined; numeros?: string[] | undefined; type: "RAPPORT_XLSX" | "RAPPORT_PDF" | "DONNEES_XLSX" | "DONNEES_CSV" | "FICHES_ZIP" | "RAPPORT_FICHES" } }, options?: CallOptions) => Promise<ExportCategorisation>
  /** Ses fichiers demandés depuis moins de 24 heures, avec leur avancement */
  listerExports: (args?: {}, options?: CallOptions) => Promise<ExportCategorisation[]>
  /** Un fichier que l’on a demandé */
  telechargerExport: (args: { params: { id: number } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Annule un fichier demandé, ou le supprime s’il est prêt */
  annulerExport: (args: { params: { id: number } }, options?: CallOptions) => Promise<Rien>
  /** Étude de la personne qui se présente, par son certificat ou par la connexion des notaires ; numéro −1 : étude inconnue, à inscrire */
  lireEtudeNotariale: (args?: {}, options?: CallOptions) => Promise<{ numEtude: number; idTeledeclarant: number | null; raisonSociale: string; compteExistant: boolean; collaborateur: boolean; inscription: "NOTAIRE" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLABORATEUR" | null; personne: { moyen: "certificat" | "connexion"; nom: string; prenom: string; email: string; numEtude: number | null; siret: string; qualite: "NOTAIRE" | "COLLABORATEUR" } }>
  /** Profil du notaire reconnu par son certificat, ou par la connexion des notaires ; ouvre sa session, sans mot de passe */
  ouvrirSessionNotaire: (args?: {}, options?: CallOptions) => Promise<Compte>
  /** Ce que dit le certificat présenté */
  lireInfoCertificat: (args?: {}, options?: CallOptions) => Promise<{ present: boolean; sujet: string; emetteur: string; serie: string; valideAu: string | null; nom: string; prenom: string; email: string; numEtude: number | null; qualite: "NOTAIRE" | "COLLABORATEUR" | null; parConnexion: boolean }>
  /** Certificats d’une étude et de ses comptes */
  listerCertificats: (args: { params: { id: number } }, options?: CallOptions) => Promise<{ titulaires: ({ idUtilisateur: number | null; nom: string; profil: "DEFAULT" | "restricted" | "INSTITUTIONNEL" | "TELE_NONPRO_ADMIN_PRINC" | "TELE_NONPRO_ADMIN_SECOND" | "TELE_NONPRO_GESTION" | "TELE_PRO_ADMIN_PRINC" | "TELE_PRO_ADMIN_SECOND" | "TELE_PRO_GESTION" | "NOTAIRE_ADMIN" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLAB" | "TENEUR_ADMIN_PRINC" | "TENEUR_ADMIN_SCOND" | "TENEUR_ASS_HOTLINE_ADMIN" | "TENEUR_ASS_HOTLINE_GES" | null; allowedToEdit: boolean })[]; certificats: Certificat[]; arrivees: { id: number; nom: string; email: string; niveau: string; le: string }[] }>
  /** Détache un certificat : il n’ouvre plus de session, celles qu’il a ouvertes se ferment */
  revoquerCertificat: (args: { params: { id: number } }, options?: CallOptions) => Promise<Rien>
  /** Rattache un certificat (PEM, clé publique seule) à un compte de l’étude, ou à l’étude : idUtilisateur 0 */
  deposerCertificat: (args: { body: { file: File; idTeledeclarant: number; idUtilisateur: number; rang?: number | undefined } }, options?: CallOptions) => Promise<Certificat>
  /** Accepte ou refuse une personne qui rejoint l’étude (id : compte) */
  repondreArrivee: (args: { params: { id: number }; body: { accepter: boolean } }, options?: CallOptions) => Promise<Rien>
  /** Changements visibles après un rang, ou à partir d’un jour, dans l’ordre ; suivant est le rang à redemander */
  lireChangements: (args?: { query?: { depuis?: number | undefined; depuisLe?: JourSaisi | undefined; limite?: number | undefined } }, options?: CallOptions) => Promise<{ changements: Changement[]; suivant: number; encore: boolean }>
  /** Les logiciels de son établissement que le registre prévient */
  listerWebhooks: (args?: {}, options?: CallOptions) => Promise<Webhook[]>
  /** Ajoute un logiciel à prévenir ; la clé de signature n’est montrée qu’ici */
  creerWebhook: (args: { body: { nom: string; url: string; evenements?: ("creer-brouillon" | "supprimer-brouillon" | "soumettre" | "immatriculer-par-notaire" | "soumettre-doublon-notaire" | "valider" | "confirmer-doublon" | "refuser" | "demander-precisions" | "repondre-precisions" | "relancer-precisions" | "expirer-precisions" | "corriger" | "abandonner" | "demander-rattachement" | "valider-rattachement" | "refuser-rattachement" | "retirer-demande-rattachement" | "debuter-mandat" | "expirer-mandat" | "remplacer-mandat" | "renouveler-mandat" | "declarer-successeur" | "mettre-a-jour" | "modifier-immatriculation" | "retirer-rattachement" | "declarer-dissolution" | "valider-dissolution" | "refuser-dissolution" | "annuler-dissolution" | "constater-dissolution" | "annuler-immatriculation" | "supprimer-copropriete" | "restaurer" | "revenir" | "fusionner" | "demander" | "retirer-demande" | "renouveler" | "debuter" | "prevenir-echeance" | "expirer" | "modifier-dates" | "archiver" | "retirer" | "reprendre" | "declarer-par-predecesseur" | "supprimer-declaration-predecesseur")[] | undefined } }, options?: CallOptions) => Promise<{ webhook: Webhook; cle: string }>
  /** Reprend les envois à partir d’un rang : réactive, ou renvoie ce qui a déjà été envoyé */
  reprendreWebhook: (args: { params: { id: number }; body: { depuis: number } }, options?: CallOptions) => Promise<Webhook>
  /** Ne prévient plus ce logiciel */
  supprimerWebhook: (args: { params: { id: number } }, options?: CallOptions) => Promise<Rien>
  /** Change le nom, l’adresse ou les événements annoncés ; un envoi en attente suit l’adresse */
  modifierWebhook: (args: { params: { id: number }; body: { nom: string; url: string; evenements: ("creer-brouillon" | "supprimer-brouillon" | "soumettre" | "immatriculer-par-notaire" | "soumettre-doublon-notaire" | "valider" | "confirmer-doublon" | "refuser" | "demander-precisions" | "repondre-precisions" | "relancer-precisions" | "expirer-precisions" | "corriger" | "abandonner" | "demander-rattachement" | "valider-rattachement" | "refuser-rattachement" | "retirer-demande-rattachement" | "debuter-mandat" | "expirer-mandat" | "remplacer-mandat" | "renouveler-mandat" | "declarer-successeur" | "mettre-a-jour" | "modifier-immatriculation" | "retirer-rattachement" | "declarer-dissolution" | "valider-dissolution" | "refuser-dissolution" | "annuler-dissolution" | "constater-dissolution" | "annuler-immatriculation" | "supprimer-copropriete" | "restaurer" | "revenir" | "fusionner" | "demander" | "retirer-demande" | "renouveler" | "debuter" | "prevenir-echeance" | "expirer" | "modifier-dates" | "archiver" | "retirer" | "reprendre" | "declarer-par-predecesseur" | "supprimer-declaration-predecesseur")[] } }, options?: CallOptions) => Promise<Webhook>
  /** Donne une nouvelle clé de signature, montrée ici seulement ; l’ancienne signe aussi pendant un jour */
  renouvelerCleWebhook: (args: { params: { id: number } }, options?: CallOptions) => Promise<{ webhook: Webhook; cle: string }>
  /** Demande un avis d’essai, sans changement ; la réponse se lit dans les envois */
  essayerWebhook: (args: { params: { id: number } }, options?: CallOptions) => Promise<Webhook>
  /** Les envois des trente derniers jours et leurs réponses, du dernier au premier */
  listerEnvoisWebhook: (args: { params: { id: number }; query?: { avant?: number | undefined } }, options?: CallOptions) => Promise<{ envois: EnvoiDeWebhook[]; encore: boolean }>
  /** Ce que l’interface doit savoir de l’installation */
  lireConfiguration: (args?: {}, options?: CallOptions) => Promise<{ version: string; demonstration: boolean; jourDeReference: DateFr; comptesDemo: { login: string; profil: string; libelle: string }[]; motDePasseDemo: string; codeDemo: string; videosAccueil: { visiteurs: string; notaires: string; institutions: string }; fonctionsAVenir: string[]; videosTutoriels: { tutoriel: string; src: string }[]; aide: { telephone: string; horaires: string }; mentions: { editeur: string; directeur: string; hebergeur: string } }>
  /** Compteurs du tableau de bord du syndic */
  lireTableauDeBordSyndic: (args?: {}, options?: CallOptions) => Promise<{ nbCoproImmatriculees?: number | undefined; nbMandatsExpires?: number | undefined; nbMajAFaire?: number | undefined; nbCoproNonGeolocalisees?: number | undefined; nbBrouillons?: number | undefined; nbPrecisionsDemandees?: number | undefined }>
  /** États d’une copropriété */
  listerEtatsCopropriete: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
  /** Indicateurs des teneurs */
  lireIndicateurs: (args?: {}, options?: CallOptions) => Promise<{ nbCoproImmatriculees: number; moyenneImmatHebdo: number; nbTeledeclarants: number; moyenneRattachementHebdo: number; nbUtilisateurs: number; nbTelechargementDonneesBrutes: number; topEchelleGeographique: string; nbTelechargementRapportBo: number; nbMajParAnnee: number; nbMajParMois: number; demandesImmatEnCours: number; demandesImmatHorsDelai: number; demandesRattachementEnCours: number; demandesRattachementHorsDelai: number; demandesDissolutionEnCours: number; demandesDissolutionHorsDelai: number; nbDoublons: number; nbDoublonsHorsDelais: number }>
  /** Copropriétés visibles de la personne connectée ; fichesDe donne aussi la fiche entière de 100 numéros au plus */
  rechercherCoproprietes: (args?: { body?: { paginationOptions?: { pageNumber?: number | undefined; pageSize?: number | undefined; sortDirection?: "ASC" | "DESC" | "asc" | "desc" | "ascending" | "descending" | "" | undefined; sortField?: "" | "nom" | "numeroImmatriculation" | "adressePrincipale" | "statutCopropriete" | "statutRattachement" | "nombreLots" | "nombreBatiments" | "dateFinMandat" | "majAnnuelle" | undefined } | undefined; immatriculationOuNom?: string | undefined; dateDebutMandat?: DateFr | undefined; dateFinMandat?: DateFr | undefined; etatsCopropriete?: ("BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR")[] | undefined; statut?: "" | "DEMANDE_EFFECTUEE" | "DEMANDE_EN_EXAMEN" | "DEMANDE_REFUSEE" | "NON_RATTACHEE" | "A_CONFIRMER" | "MANDAT_NON_COMMENCE" | "MANDAT_EN_COURS" | "MANDAT_EXPIRE" | "DEMANDE_EN_COURS" | "IMMATRICULEE" | "DISSOLUTION_EN_ATTENTE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS" | undefined; filtre?: "" | "seeAllCopro" | "annuelle" | "standard" | "mandate" | "immatriculee" | "mandat-expire" | "coproNonGeolocalisees" | "precisions-demandees" | "renouveler-mandat" | "declare-new-successor" | "attach" | "dissolution" | undefined; fichesDe?: string[] | undefined } }, options?: CallOptions) => Promise<{ ligneRechercheCoproprieteDTOList: LigneRechercheCopropriete[]; totalItems: number; fiches: ({ numero: string; fiche: FicheCopropriete | null })[] }>
  /** Les mêmes, par numéro d’immatriculation ou nom */
  rechercherImmatOuNomCopro: (args?: { body?: RechercheCoproprietes }, options?: CallOptions) => Promise<{ ligneRechercheCoproprieteDTOList: LigneRechercheCopropriete[]; totalItems: number }>
  /** Fiche complète d’une copropriété */
  visualiserCopropriete: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<FicheCopropriete>
  /** Tout ce qu’un teneur lit avant de décider (n : demande) */
  lireInfosValidation: (args: { params: { n: number | string } }, options?: CallOptions) => Promise<{ demande: Demande; verrou: Verrou; assigneeA: string; raisonAffectation: string; demandeur: { teledeclarantId: number; utilisateurId: number | null; raisonSociale: string; profil: "DEFAULT" | "restricted" | "INSTITUTIONNEL" | "TELE_NONPRO_ADMIN_PRINC" | "TELE_NONPRO_ADMIN_SECOND" | "TELE_NONPRO_GESTION" | "TELE_PRO_ADMIN_PRINC" | "TELE_PRO_ADMIN_SECOND" | "TELE_PRO_GESTION" | "NOTAIRE_ADMIN" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLAB" | "TENEUR_ADMIN_PRINC" | "TENEUR_ADMIN_SCOND" | "TENEUR_ASS_HOTLINE_ADMIN" | "TENEUR_ASS_HOTLINE_GES"; email: string; telephone: string }; fiche: FicheCopropriete; mandat: Mandat | null; dissolution: Dissolution | null; doublons: CandidatDoublon[]; points: PointAVerifier[]; avantReponse: { le: string; contenu: ImmatCoproprieteLue | null; mandat: { debut: DateFr; fin: DateFr; document: string | null } | null } | null; validableLe: DateFr; actions: ("ouvrir" | "valider" | "refuser" | "demander-precisions" | "affecter" | "quitter" | "confirmer-doublon" | "pas-doublon" | "deverrouiller")[] }>
  /** Adresses et parcelles d’une copropriété */
  lireInfosAdresses: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<{ adressePrincipale: AdresseLue | null; adresseSecondaire: AdresseLue[]; parcelle: ParcelleLue[] }>
  /** Certificats d’essai (hors production) */
  listerCertificatsDemo: (args?: {}, options?: CallOptions) => Promise<{ presente: string; certificats: { nom: string; titre: string; suite: string }[] }>
  /** Présente un certificat d’essai, à la place du proxy (hors production) ; vide : aucun */
  presenterCertificatDemo: (args: { body: { nom: string } }, options?: CallOptions) => Promise<Rien>
  /** Courriers de la démonstration, avec le code que chacun porte (hors production) */
  listerCourriersDemo: (args?: {}, options?: CallOptions) => Promise<({ id: number; libelleType: string; etat: "A_VERIFIER" | "A_ETABLIR" | "A_IMPRIMER" | "IMPRIME" | "ANNULE"; idTeledeclarant: number; libelleEtat: string; raisonSociale: string; destinataire: string[]; creeLe: string; imprimeLe: string | null; code: string })[]>
  /** Un courrier de la démonstration en PDF */
  telechargerCourrierDemo: (args: { params: { id: number } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Boîte de démonstration (hors production) */
  listerCourrielsDemo: (args?: { query?: { a?: string | undefined } }, options?: CallOptions) => Promise<CourrielDemo[]>
  /** Un courriel de la boîte de démonstration */
  lireCourrielDemo: (args: { params: { id: number } }, options?: CallOptions) => Promise<{ id: number; a: string; objet: string; recuLe: string; texte: string; html: string }>
  /** Le même, mis en forme, pour un cadre isolé */
  afficherCourrielDemo: (args: { params: { id: number } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** La copropriété à dissoudre, et si la personne connectée peut déclarer sa dissolution */
  lireInfosDissolution: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<{ id: number; version: number; numeroImmatriculation: string | null; nom: string; adressePrincipale: string; etat: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR"; libelleEtat: string; representant: string; dateReglement: DateFr; possible: boolean; empechement: string }>
  /** La dernière dissolution déclarée d’une copropriété */
  lireDissolution: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<Dissolution>
  /** Déclare la dissolution d’une copropriété, avec son justificatif */
  dissoudre: (args: { body: { idCopropriete: number | string; version: number; motif: "DIVISION_ART_28" | "DIVISION_JUDICIAIRE_29_8" | "EXPROPRIATION" | "REUNION_DES_LOTS" | "DISPARITION_IMMEUBLE" | "PLUS_AUCUN_LOT_HABITATION" | "AUTRE" | null; autre?: string | undefined; faitGenerateur: "DECISION_AG" | "JUGEMENT" | "ORDONNANCE_EXPROPRIATION" | "ACTE_NOTARIE" | "FIN_DEMOLITION" | "CHANGEMENT_DESTINATION" | "AUTRE_EVENEMENT" | null; dateFaitGenerateur: JourSaisi; dateEffet?: JourSaisi | undefined; typeJustif: "PV_AG" | "DECISION_JUSTICE" | "ACTE_NOTARIE" | "ARRETE_PUBLIC" | "ATTESTATION_DEMOLITION" | "AUTRE_DOCUMENT" | null; idDocument: string | null } }, options?: CallOptions) => Promise<{ id: number; demandeId: number; etatCopropriete: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR"; echeance: DateFr; dateEffet: DateFr }>
  /** Annule la dissolution que l’on a déclarée, tant qu’aucune décision n’est prise */
  annulerDissolution: (args: { params: { id: number | string }; body: { motif: string } }, options?: CallOptions) => Promise<{ etatCopropriete: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR" }>
  /** Courriers à imprimer et à poster, les plus anciens d’abord ; ou les derniers imprimés */
  listerCourriers: (args?: { query?: { imprimes?: string | undefined } }, options?: CallOptions) => Promise<Courrier[]>
  /** Le courrier en PDF */
  telechargerCourrier: (args: { params: { id: number } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Note des courriers comme imprimés et postés : tous, ou aucun ; leur PDF est effacé */
  noterCourriersImprimes: (args: { body: number[] }, options?: CallOptions) => Promise<Rien>
  /** Les attestations établies pour un numéro, ou celle dont le fichier a cette empreinte SHA-256 ; vide : aucune */
  verifierAttestation: (args?: { query?: { numero?: NumeroImmatriculation | undefined; empreinte?: string | undefined } }, options?: CallOptions) => Promise<{ attestations: AttestationVerifiee[] }>
  /** Vérifie un PDF sans le conserver : ce que le registre en garderait, et en retirerait */
  verifierPdf: (args: { body: { file: File } }, options?: CallOptions) => Promise<{ response: boolean; nomFichier: string; code: string; message: string; pages: number; retires: Retire[] }>
  /** Rend un PDF tel que le registre le garderait et le montrerait, sans le conserver */
  apercuPdf: (args: { body: { file: File } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Dépose un justificatif (PDF, moins de 5 Mo) */
  deposerDocument: (args: { body: { file: File; type: "JUSTIFICATIF_MANDAT" | "JUSTIFICATIF_DISSOLUTION" } }, options?: CallOptions) => Promise<{ id: string; nom: string; taille: number; pages: number; retires: Retire[] }>
  /** Télécharge un document que l’on peut voir */
  telechargerDocument: (args: { params: { id: string } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Le registre en CSV : fichier public de la nuit (ETag, Last-Modified et Range), ou extraction du territoire de qui y a droit */
  telechargerDonneesBrutes: (args?: { query?: { perimetre?: "" | "public" | "territoire" | undefined; format?: "csv" | "csv.gz" | "csv.zst" | undefined } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Un fichier publié, à son adresse durable : coproprietes.csv, .csv.gz, .csv.zst, .parquet, differences.csv, differences-AAAA-MM-JJ.csv ; ETag, Last-Modified et Range */
  telechargerFichierPublie: (args: { params: { nom: string } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** La description des fichiers publiés pour les catalogues (DCAT, JSON-LD) */
  lireCatalogueDonnees: (args?: {}, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Le fichier public préparé cette nuit : date, nombre de lignes, tailles et empreintes ; null s’il n’y en a pas */
  lirePublicationDonnees: (args?: { query?: { apercu?: string | undefined } }, options?: CallOptions) => Promise<{ preteLe: string; lignes: number; fichiers: ({ format: "csv" | "csv.gz" | "csv.zst" | "parquet" | "differences"; nom: string; adresse: string; taille: number; sha256: string; lignes: number; modifieLe: string })[]; differences: ({ format: "csv" | "csv.gz" | "csv.zst" | "parquet" | "differences"; nom: string; adresse: string; taille: number; sha256: string; lignes: number; modifieLe: string; jour: string })[]; apercu: { colonnes: string[]; lignes: string[][] } | null } | null>
  /** Le schéma du fichier (JSON Table Schema), et ce qui y a changé */
  lireSchemaDonnees: (args?: { query?: { perimetre?: "public" | "territoire" | undefined } }, options?: CallOptions) => Promise<{ $schema: string; name: string; title: string; version: string; lang: string; primaryKey: string; fields: ({ name: string; title: string; type: string; format: string; description: string; constraints: { enum?: string[] | undefined; required?: boolean | undefined; unique?: boolean | undefined }; nonTenue: boolean })[]; changements: { version: string; date: string; changements: string[] }[] }>
  /** La grille de lecture des données brutes, en PDF */
  telechargerGrilleLecture: (args?: { query?: { perimetre?: "public" | "territoire" | undefined } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Échéances des mandats de son portefeuille */
  rechercherEcheances: (args?: { body?: { paginationOptions?: { pageNumber?: number | undefined; pageSize?: number | undefined; sortDirection?: "ASC" | "DESC" | "asc" | "desc" | "ascending" | "descending" | "" | undefined; sortField?: "" | "dateFin" | "nom" | "numeroImmatriculation" | undefined } | undefined; filtre?: "30" | "60" | "90" | "tous" | "expires" | "suivis" | undefined; jour?: DateFr | undefined } }, options?: CallOptions) => Promise<{ echeances: Echeance[]; totalItems: number; compteurs: { "30": number; "60": number; "90": number; tous: number; expires: number; suivis: number } }>
  /** Échéances d’un mois (AAAA-MM), jour par jour : fins de mandat et mises à jour annuelles */
  lireMoisEcheances: (args: { params: { mois: string } }, options?: CallOptions) => Promise<({ jour: DateFr; nombre: number; apercu: ({ coproprieteId: number; nom: string; numeroImmatriculation: string | null; adressePrincipale: string; nature: "MANDAT" | "MISE_A_JOUR"; urgence: "EXPIRE" | "SUIVI" | "PROCHE" | "A_PREVOIR" | "LOINTAIN" })[] })[]>
  /** Dit si une adresse privée de calendrier est ouverte */
  lireAbonnementCalendrier: (args?: {}, options?: CallOptions) => Promise<AbonnementCalendrier>
  /** Ouvre une adresse privée de calendrier ; l’ancienne ne vaut plus. L’adresse n’est donnée que cette fois */
  ouvrirAbonnementCalendrier: (args?: { body?: {} }, options?: CallOptions) => Promise<{ actif: boolean; creeLe: string | null; luLe: string | null; chemin: string }>
  /** Ferme son adresse privée de calendrier */
  fermerAbonnementCalendrier: (args?: {}, options?: CallOptions) => Promise<Rien>
  /** Échéances des mandats au format iCalendar, par une adresse privée */
  lireCalendrierEcheances: (args: { params: { jeton: string } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Envois en échec ou incertains, les plus anciens d’abord (200 au plus) */
  listerEnvoisADecider: (args?: {}, options?: CallOptions) => Promise<EnvoisADecider>
  /** Renvoie un envoi, le classe comme reçu ou l’abandonne */
  deciderEnvoi: (args: { params: { id: number; decision: "renvoyer" | "classer" | "abandonner" } }, options?: CallOptions) => Promise<Rien>
  /** État du service, partie par partie, et incidents récents */
  lireEtat: (args?: {}, options?: CallOptions) => Promise<EtatService>
  /** Un établissement : le sien, ou n’importe lequel pour un teneur */
  lireEtablissement: (args: { params: { id: number } }, options?: CallOptions) => Promise<Etablissement>
  /** Enregistre les coordonnées de son établissement et de son représentant légal */
  enregistrerEtablissement: (args: { body: { version: number; telephone?: string | undefined; representant: RepresentantSaisi } }, options?: CallOptions) => Promise<Etablissement>
  /** Les seconds facteurs de son compte */
  lireFacteurs: (args?: {}, options?: CallOptions) => Promise<{ obligatoire: boolean; code: boolean; cles: ({ id: number; nom: string; creeLe: string; vueLe: string | null })[]; codesSecours: number }>
  /** Tire un secret pour une application d’authentification ; il sert une fois confirmé */
  preparerCode: (args?: {}, options?: CallOptions) => Promise<{ secret: string; adresse: string }>
  /** Met en service l’application, par un premier code ; donne les codes de secours */
  confirmerCode: (args: { body: { code: string } }, options?: CallOptions) => Promise<{ codesSecours: string[] }>
  /** Retire l’application d’authentification */
  retirerCode: (args?: {}, options?: CallOptions) => Promise<Rien>
  /** Prépare l’ajout d’une clé d’accès */
  preparerCle: (args?: {}, options?: CallOptions) => Promise<{ challenge: string; rp: { id: string; name: string }; user: { id: string; name: string; displayName: string }; pubKeyCredParams: { alg: number; type: "public-key" }[]; excludeCredentials: { id: string; type: "public-key" }[] }>
  /** Ajoute une clé d’accès ; donne les codes de secours */
  ajouterCle: (args: { body: { nom: string; id: string; clientDataJSON: string; attestationObject: string } }, options?: CallOptions) => Promise<{ codesSecours: string[] }>
  /** Retire une clé d’accès */
  retirerCle: (args: { params: { id: number } }, options?: CallOptions) => Promise<Rien>
  /** Remplace les codes de secours ; les anciens ne servent plus */
  renouvelerCodesSecours: (args?: {}, options?: CallOptions) => Promise<{ codesSecours: string[] }>
  /** Ouvre la session d’une connexion en attente, par le code de l’application ou de secours */
  conclureConnexion: (args: { body: { code: string } }, options?: CallOptions) => Promise<Compte>
  /** Prépare une connexion par clé d’accès */
  preparerConnexionCle: (args?: {}, options?: CallOptions) => Promise<{ challenge: string; rpId: string }>
  /** Ouvre une session par une clé d’accès, sans mot de passe */
  seConnecterParCle: (args: { body: ReponseCleAcces }, options?: CallOptions) => Promise<Compte>
  /** Efface les seconds facteurs d’un compte : un administrateur du registre le demande, un autre le confirme */
  oublierFacteurs: (args: { params: { id: number } }, options?: CallOptions) => Promise<{ fait: boolean; effetLe: string | null }>
  /** Une vue de la file des demandes, par échéance puis par ancienneté */
  listerFile: (args?: { body?: { vue?: "A_TRAITER" | "HORS_DELAI" | "A_MOI" | "SANS_POINT" | "REPONSES" | "EN_ATTENTE" | undefined; typeDemande?: "" | "IMMATRICULATION" | "RATTACHEMENT" | "DISSOLUTION" | "DOUBLON_NOTAIRE" | undefined; points?: "" | "FORTS" | "SANS" | undefined; texte?: string | undefined; page?: number | undefined; taille?: number | undefined } }, options?: CallOptions) => Promise<{ lignes: LigneFile[]; total: number; plus: boolean }>
  /** Combien de demandes tient chaque vue, et combien sont arrivées depuis un instant */
  compterFile: (args?: { query?: { depuis?: string | undefined } }, options?: CallOptions) => Promise<{ A_TRAITER: number; HORS_DELAI: number; A_MOI: number; SANS_POINT: number; REPONSES: number; EN_ATTENTE: number; nouvelles: number; a: string }>
  /** La demande libre la plus urgente, par échéance ; null s’il n’y en a pas */
  trouverDemandeUrgente: (args?: { body?: { sauf?: number[] | undefined; typeDemande?: "" | "IMMATRICULATION" | "RATTACHEMENT" | "DISSOLUTION" | "DOUBLON_NOTAIRE" | undefined } }, options?: CallOptions) => Promise<{ demande: { id: number; idMandat: number | null; coproprieteId: number } | null }>
  /** Affecte plusieurs demandes à un teneur, ou les rend à l’équipe (sans idTeneur) */
  affecterDemandes: (args: { body: { demandes: (number | string)[]; idTeneur?: number | undefined; raison: string } }, options?: CallOptions) => Promise<{ affectees: number; ecartees: number }>
  /** Suggestions d’adresses (au plus 10) */
  completerAdresse: (args: { query: { text: string } }, options?: CallOptions) => Promise<{ results: { fulltext: string; street: string; city: string; zipcode: string; x: number; y: number }[] }>
  /** Adresses correspondant à une saisie */
  rechercherAdresse: (args: { query: { q: string; limit?: number | undefined; postcode?: string | undefined; citycode?: string | undefined } }, options?: CallOptions) => Promise<{ type: "FeatureCollection"; features: AdresseTrouvee[] }>
  /** Parcelle cadastrale */
  rechercherParcelle: (args: { query: { codeInsee: string; prefixe?: string | undefined; section: string; numero: string; contour?: string | undefined } }, options?: CallOptions) => Promise<{ parcelles: ParcelleTrouvee[] }>
  /** Parcelles cadastrales à un point, la plus proche d’abord (3 au plus) */
  parcellesAuPoint: (args: { query: { longitude: number; latitude: number; codeInsee: string } }, options?: CallOptions) => Promise<{ parcelles: ParcelleTrouvee[] }>
  /** Bâtiments du référentiel national (RNB) autour d’un point, le plus proche d’abord ; aucun n’est une liste vide */
  chercherBatimentsRnb: (args: { query: { longitude: number; latitude: number; idBan?: string | undefined } }, options?: CallOptions) => Promise<{ batiments: ({ idRnb: string; distance: number; adresses: string[]; confiance: "FORTE" | "MOYENNE" | "FAIBLE" | "NON_VERIFIE" })[] }>
  /** Communes d’un code postal */
  communesParCodePostal: (args: { query: { codePostal: string } }, options?: CallOptions) => Promise<{ code: string; nom: string; codesPostaux: string[]; codeDepartement: string }[]>
  /** Régions et collectivités d’outre-mer */
  listerRegions: (args?: {}, options?: CallOptions) => Promise<Region[]>
  /** Une région par son code INSEE */
  lireRegion: (args: { params: { code: string } }, options?: CallOptions) => Promise<Region>
  /** Départements d’une région ; 0 : tous */
  listerDepartements: (args: { params: { idRegion: number } }, options?: CallOptions) => Promise<Departement[]>
  /** Départements de la région de ce code INSEE */
  listerDepartementsDeLaRegion: (args: { params: { code: string } }, options?: CallOptions) => Promise<Departement[]>
  /** Un département par son numéro */
  lireDepartement: (args: { params: { num: string } }, options?: CallOptions) => Promise<Departement>
  /** Intercommunalités qui ont une commune dans ce département */
  listerEpciDuDepartement: (args: { params: { num: string } }, options?: CallOptions) => Promise<Epci[]>
  /** Intercommunalités qui ont une commune dans cette région */
  listerEpciDeLaRegion: (args: { params: { id: number } }, options?: CallOptions) => Promise<Epci[]>
  /** Une intercommunalité par son SIREN */
  lireEpci: (args: { params: { siren: string } }, options?: CallOptions) => Promise<Epci>
  /** Communes d’un département dont le nom commence par ce texte, accents et casse ignorés (au plus 50) */
  chercherCommunesDuDepartement: (args: { params: { dep: string; term: string } }, options?: CallOptions) => Promise<CommuneOfficielle[]>
  /** Communes d’une intercommunalité */
  listerCommunesDeLEpci: (args: { params: { siren: string } }, options?: CallOptions) => Promise<CommuneOfficielle[]>
  /** Communes actuelles d’un département */
  listerCommunesDuDepartement: (args: { params: { num: string } }, options?: CallOptions) => Promise<CommuneOfficielle[]>
  /** Une commune par son code INSEE ; un ancien code donne la commune qui l’a reprise */
  lireCommune: (args: { params: { insee: string } }, options?: CallOptions) => Promise<CommuneOfficielle>
  /** Copropriétés que son établissement voit, avec leurs échéances et leur gestionnaire */
  rechercherGerees: (args?: { body?: { paginationOptions?: { pageNumber?: number | undefined; pageSize?: number | undefined; sortDirection?: "ASC" | "DESC" | "asc" | "desc" | "ascending" | "descending" | "" | undefined; sortField?: "" | "nom" | "numeroImmatriculation" | "adressePrincipale" | "nombreLots" | "gestionnaire" | "dateFinMandat" | "limiteMaj" | undefined } | undefined; texte?: string | undefined; vue?: "toutes" | "miennes" | "non-affectees" | "demandes" | "precisions" | undefined; filtre?: "" | "seeAllCopro" | "annuelle" | "standard" | "mandate" | "immatriculee" | "mandat-expire" | "coproNonGeolocalisees" | "precisions-demandees" | "renouveler-mandat" | "declare-new-successor" | "attach" | "dissolution" | undefined; statut?: "" | "DEMANDE_EFFECTUEE" | "DEMANDE_EN_EXAMEN" | "DEMANDE_REFUSEE" | "NON_RATTACHEE" | "A_CONFIRMER" | "MANDAT_NON_COMMENCE" | "MANDAT_EN_COURS" | "MANDAT_EXPIRE" | "DEMANDE_EN_COURS" | "IMMATRICULEE" | "DISSOLUTION_EN_ATTENTE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS" | undefined; finMandat?: "30" | "60" | "90" | "" | "expire" | undefined; maj?: "" | "faite" | "a-faire" | "en-retard" | undefined; gestionnaire?: number | null | undefined; departement?: string | undefined } }, options?: CallOptions) => Promise<{ coproprietes: CoproprieteGeree[]; totalItems: number }>
  /** Ce qui attend dans les copropriétés de son établissement, et qui s’en occupe */
  compterGerees: (args?: {}, options?: CallOptions) => Promise<{ total: number; mandatsExpires: number; mandatsARenouveler: number; majAFaire: number; majEnRetard: number; precisions: number; vues: { toutes: number; miennes: number; "non-affectees": number; demandes: number; precisions: number }; gestionnaires: { id: number; nom: string; nombre: number }[]; departements: { code: string; nombre: number }[] }>
  /** La même liste, en classeur XLSX : ce que les critères montrent, ou une sélection */
  exporterGerees: (args?: { body?: { paginationOptions?: { pageNumber?: number | undefined; pageSize?: number | undefined; sortDirection?: "ASC" | "DESC" | "asc" | "desc" | "ascending" | "descending" | "" | undefined; sortField?: "" | "nom" | "numeroImmatriculation" | "adressePrincipale" | "nombreLots" | "gestionnaire" | "dateFinMandat" | "limiteMaj" | undefined } | undefined; texte?: string | undefined; vue?: "toutes" | "miennes" | "non-affectees" | "demandes" | "precisions" | undefined; filtre?: "" | "seeAllCopro" | "annuelle" | "standard" | "mandate" | "immatriculee" | "mandat-expire" | "coproNonGeolocalisees" | "precisions-demandees" | "renouveler-mandat" | "declare-new-successor" | "attach" | "dissolution" | undefined; statut?: "" | "DEMANDE_EFFECTUEE" | "DEMANDE_EN_EXAMEN" | "DEMANDE_REFUSEE" | "NON_RATTACHEE" | "A_CONFIRMER" | "MANDAT_NON_COMMENCE" | "MANDAT_EN_COURS" | "MANDAT_EXPIRE" | "DEMANDE_EN_COURS" | "IMMATRICULEE" | "DISSOLUTION_EN_ATTENTE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS" | undefined; finMandat?: "30" | "60" | "90" | "" | "expire" | undefined; maj?: "" | "faite" | "a-faire" | "en-retard" | undefined; gestionnaire?: number | null | undefined; departement?: string | undefined; ids?: (number | string)[] | undefined } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Vues de la liste que la personne a gardées, puis celles que son établissement partage */
  listerVuesGestion: (args?: {}, options?: CallOptions) => Promise<VueGardee[]>
  /** Garde une vue de la liste sous un nom, à la place de celle du même nom */
  enregistrerVueGestion: (args: { body: { nom: string; recherche: string; partagee?: Drapeau | undefined } }, options?: CallOptions) => Promise<{ id: number }>
  /** Retire une vue de la liste : la sienne, ou une vue partagée (administrateurs) */
  supprimerVueGestion: (args: { params: { id: number } }, options?: CallOptions) => Promise<Rien>
  /** Affecte des copropriétés à un compte de son établissement, ou à personne */
  affecterCoproprietes: (args: { body: { idCoproprietes: (number | string)[]; idUtilisateur: number | null } }, options?: CallOptions) => Promise<Rien>
  /** Dit ce qu’un renouvellement groupé écrirait : la période de chaque mandat, et ce qui l’empêche ; rien n’est écrit */
  preparerRenouvellements: (args: { body: { idCoproprietes: (number | string)[]; dureeMois?: "12" | "24" | "36" | undefined } }, options?: CallOptions) => Promise<RenouvellementPropose[]>
  /** Renouvelle plusieurs mandats en une fois, avec un justificatif pour tous : chacun à la suite de sa fin, pour la même durée */
  renouvelerMandats: (args: { body: { idCoproprietes: (number | string)[]; dureeMois?: "12" | "24" | "36" | undefined; typeJustifMandat?: "CONTRAT_SYNDIC" | "PV_AG" | "ORDO_NOMINATION" | null | undefined; confirmations?: string[] | undefined; file?: File | undefined } }, options?: CallOptions) => Promise<{ renouveles: { id: number; nom: string; numeroImmatriculation: string; dateDebut: DateFr; dateFin: DateFr; reference: string }[]; refuses: { id: number; nom: string; numeroImmatriculation: string; message: string }[] }>
  /** Tous les tableaux de suivi : volumes, délais, refus, comptes, envois */
  lireTableauxMco: (args?: {}, options?: CallOptions) => Promise<{ etabliLe: string | null; tableaux: TableauMco[] }>
  /** Les jetons de son compte, ou d’un compte que l’on administre ; et les usages que l’on peut leur donner */
  listerJetons: (args?: { query?: { idUtilisateur?: number | undefined } }, options?: CallOptions) => Promise<{ jetons: JetonVu[]; usages: ("LIRE_COPROPRIETES" | "SUIVRE_ECHEANCES" | "DEPOSER_MISES_A_JOUR" | "IMMATRICULER" | "GERER_MANDATS" | "LIRE_TERRITOIRE" | "LIRE_REGISTRE")[] }>
  /** Crée un jeton pour un programme ; sa valeur n’est donnée qu’une fois */
  creerJeton: (args: { body: { nom: string; usages?: ("LIRE_COPROPRIETES" | "SUIVRE_ECHEANCES" | "DEPOSER_MISES_A_JOUR" | "IMMATRICULER" | "GERER_MANDATS" | "LIRE_TERRITOIRE" | "LIRE_REGISTRE")[] | undefined; usage?: "LIRE_COPROPRIETES" | "SUIVRE_ECHEANCES" | "DEPOSER_MISES_A_JOUR" | "IMMATRICULER" | "GERER_MANDATS" | "LIRE_TERRITOIRE" | "LIRE_REGISTRE" | undefined; jours: number; adresses?: string[] | undefined } }, options?: CallOptions) => Promise<{ jeton: string; vue: JetonVu }>
  /** Révoque un jeton, aussitôt */
  revoquerJeton: (args: { params: { id: number } }, options?: CallOptions) => Promise<Rien>
  /** Profils que le journal peut citer */
  listerProfilsJournal: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
  /** Catégories d’événements */
  listerCategoriesJournal: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
  /** Types d’événements d’une catégorie */
  listerEvenementsDeCategorie: (args: { params: { cat: "CONNEXION" | "COMPTE" | "BROUILLON" | "IMMATRICULATION" | "RATTACHEMENT" | "MANDAT" | "DECLARATION" | "DISSOLUTION" | "VALIDATION" | "EXPORT" | "DROITS" | "CONTACT" | "TRAITEMENT" } }, options?: CallOptions) => Promise<ClefValeur[]>
  /** Tous les types d’événements */
  listerEvenements: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
  /** Modalités : à l’écran, par un autre logiciel, par le registre */
  listerModalitesJournal: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
  /** Événements du plus récent au plus ancien, 100 au plus ; tronque dit s’il y en a d’autres */
  rechercherJournal: (args?: { body?: { dateDu?: DateFr | undefined; dateAu?: DateFr | undefined; profil?: "" | "DEFAULT" | "restricted" | "INSTITUTIONNEL" | "TELE_NONPRO_ADMIN_PRINC" | "TELE_NONPRO_ADMIN_SECOND" | "TELE_NONPRO_GESTION" | "TELE_PRO_ADMIN_PRINC" | "TELE_PRO_ADMIN_SECOND" | "TELE_PRO_GESTION" | "NOTAIRE_ADMIN" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLAB" | "TENEUR_ADMIN_PRINC" | "TENEUR_ADMIN_SCOND" | "TENEUR_ASS_HOTLINE_ADMIN" | "TENEUR_ASS_HOTLINE_GES" | undefined; categorie?: "" | "CONNEXION" | "COMPTE" | "BROUILLON" | "IMMATRICULATION" | "RATTACHEMENT" | "MANDAT" | "DECLARATION" | "DISSOLUTION" | "VALIDATION" | "EXPORT" | "DROITS" | "CONTACT" | "TRAITEMENT" | undefined; typeEvenement?: "" | "connexion" | "connexion-refusee" | "preuve-refusee" | "deconnexion" | "fermer-sessions" | "emprunter-compte" | "rendre-compte" | "enregistrer-vue-file" | "supprimer-vue-file" | "demander-mot-de-passe" | "changer-mot-de-passe" | "changer-mot-de-passe-refuse" | "enregistrer-compte" | "ajouter-facteur" | "retirer-facteur" | "renouveler-codes-secours" | "code-de-secours" | "demander-oubli-facteurs" | "confirmer-oubli-facteurs" | "arreter-oubli-facteurs" | "oublier-facteurs" | "demander-adresse" | "changer-adresse" | "arreter-adresse" | "enregistrer-etablissement" | "deposer-certificat" | "revoquer-certificat" | "rejoindre-etude" | "accepter-arrivee" | "refuser-arrivee" | "rattacher-connexion" | "creer" | "creer-par-notaire" | "inscrire-etude" | "finaliser-immatriculation-notaire" | "definir-mot-de-passe" | "regenerer-code" | "activer" | "redemander-activation" | "expirer-activation" | "relancer-inactivite" | "supprimer-inactif" | "supprimer" | "abandonner-immatriculation-notaire" | "renvoyer-cle-inscription" | "activer-refuse" | "corriger-adresse-postale" | "creer-utilisateur" | "modifier-utilisateur" | "supprimer-utilisateur" | "desactiver-utilisateur" | "reactiver-utilisateur" | "creer-webhook" | "modifier-webhook" | "renouveler-cle-webhook" | "essayer-webhook" | "reprendre-webhook" | "suspendre-webhook" | "supprimer-webhook" | "modifier-teledeclarant" | "supprimer-teledeclarant" | "ouvrir-calendrier" | "fermer-calendrier" | "affecter-coproprietes" | "creer-brouillon" | "commencer-mise-a-jour" | "enregistrer-etape" | "supprimer-brouillon" | "corriger" | "abandonner" | "designer-syndic" | "retirer-syndic-designe" | "soumettre" | "immatriculer-par-notaire" | "soumettre-doublon-notaire" | "repondre-precisions" | "annuler-immatriculation" | "fusionner" | "demander-rattachement" | "valider-rattachement" | "refuser-rattachement" | "retirer-demande-rattachement" | "retirer-rattachement" | "demander" | "retirer-demande" | "contester-rattachement" | "accorder-fin-anticipee" | "ouvrir" | "quitter" | "expirer-verrou" | "deverrouiller" | "valider" | "refuser" | "demander-precisions" | "relancer-precisions" | "expirer-precisions" | "affecter" | "renouveler" | "debuter" | "prevenir-echeance" | "expirer" | "modifier-dates" | "archiver" | "retirer" | "revenir" | "reprendre" | "debuter-mandat" | "expirer-mandat" | "remplacer-mandat" | "renouveler-mandat" | "declarer-successeur" | "refuser-designation" | "mettre-a-jour" | "modifier-immatriculation" | "declarer-par-predecesseur" | "supprimer-declaration-predecesseur" | "verifier-declaration" | "deposer-document" | "refuser-document" | "reconstruire-document" | "remettre-original" | "declarer-erreur" | "supprimer-declarations" | "retirer-maj-annuelle" | "controler-portefeuille" | "deposer-portefeuille" | "terminer-portefeuille" | "annuler-portefeuille" | "declarer-dissolution" | "ouvrir-dissolution" | "quitter-dissolution" | "valider-dissolution" | "refuser-dissolution" | "annuler-dissolution" | "constater-dissolution" | "supprimer-copropriete" | "restaurer" | "reprendre-verrou" | "ouvrir-retrait" | "abandonner-retrait" | "confirmer-doublon" | "noter-demande" | "ecrire-reponse-type" | "supprimer-reponse-type" | "consulter-categorisation" | "extraire-categorisation" | "preparer-export" | "annuler-export" | "telecharger-export" | "enregistrer-recherche" | "supprimer-recherche" | "exporter-journal" | "telecharger-donnees-brutes" | "telecharger-rapport-bo" | "telecharger-courrier" | "noter-courriers-imprimes" | "envoyer-courriel" | "etablir-attestation" | "etablir-lettre" | "etablir-rapport" | "etablir-export" | "importer-rnic" | "envoi-inconnu" | "renvoyer-envoi" | "suspendre-envoi" | "classer-envoi" | "abandonner-envoi" | "lancer-traitement" | "exporter-personne" | "anonymiser-personne" | "reconstruire-statistiques" | "traiter-portefeuille" | "envoyer-reclamation" | "repondre-reclamation" | "clore-reclamation" | "rouvrir-reclamation" | "deposer-publication" | "modifier-publication" | "publier" | "retirer-publication" | "envoyer-newsletter" | "abonner-newsletter" | "desabonner-newsletter" | "acces-refuse" | "creer-jeton" | "revoquer-jeton" | "changer-profil" | "importer-institutions" | "fermer-institution" | "rouvrir-institution" | "accepter-charte" | "refuser-charte" | undefined; modalite?: "" | "ECRAN" | "API" | "TRAITEMENT" | undefined; sansMachines?: boolean | undefined; apres?: number | undefined; personne?: string | undefined; numeroImmatriculation?: string | undefined } }, options?: CallOptions) => Promise<{ evenements: EvenementJournal[]; tronque: boolean }>
  /** Les événements de la même recherche, en CSV, 100 000 au plus */
  exporterJournal: (args?: { body?: { dateDu?: DateFr | undefined; dateAu?: DateFr | undefined; profil?: "" | "DEFAULT" | "restricted" | "INSTITUTIONNEL" | "TELE_NONPRO_ADMIN_PRINC" | "TELE_NONPRO_ADMIN_SECOND" | "TELE_NONPRO_GESTION" | "TELE_PRO_ADMIN_PRINC" | "TELE_PRO_ADMIN_SECOND" | "TELE_PRO_GESTION" | "NOTAIRE_ADMIN" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLAB" | "TENEUR_ADMIN_PRINC" | "TENEUR_ADMIN_SCOND" | "TENEUR_ASS_HOTLINE_ADMIN" | "TENEUR_ASS_HOTLINE_GES" | undefined; categorie?: "" | "CONNEXION" | "COMPTE" | "BROUILLON" | "IMMATRICULATION" | "RATTACHEMENT" | "MANDAT" | "DECLARATION" | "DISSOLUTION" | "VALIDATION" | "EXPORT" | "DROITS" | "CONTACT" | "TRAITEMENT" | undefined; typeEvenement?: "" | "connexion" | "connexion-refusee" | "preuve-refusee" | "deconnexion" | "fermer-sessions" | "emprunter-compte" | "rendre-compte" | "enregistrer-vue-file" | "supprimer-vue-file" | "demander-mot-de-passe" | "changer-mot-de-passe" | "changer-mot-de-passe-refuse" | "enregistrer-compte" | "ajouter-facteur" | "retirer-facteur" | "renouveler-codes-secours" | "code-de-secours" | "demander-oubli-facteurs" | "confirmer-oubli-facteurs" | "arreter-oubli-facteurs" | "oublier-facteurs" | "demander-adresse" | "changer-adresse" | "arreter-adresse" | "enregistrer-etablissement" | "deposer-certificat" | "revoquer-certificat" | "rejoindre-etude" | "accepter-arrivee" | "refuser-arrivee" | "rattacher-connexion" | "creer" | "creer-par-notaire" | "inscrire-etude" | "finaliser-immatriculation-notaire" | "definir-mot-de-passe" | "regenerer-code" | "activer" | "redemander-activation" | "expirer-activation" | "relancer-inactivite" | "supprimer-inactif" | "supprimer" | "abandonner-immatriculation-notaire" | "renvoyer-cle-inscription" | "activer-refuse" | "corriger-adresse-postale" | "creer-utilisateur" | "modifier-utilisateur" | "supprimer-utilisateur" | "desactiver-utilisateur" | "reactiver-utilisateur" | "creer-webhook" | "modifier-webhook" | "renouveler-cle-webhook" | "essayer-webhook" | "reprendre-webhook" | "suspendre-webhook" | "supprimer-webhook" | "modifier-teledeclarant" | "supprimer-teledeclarant" | "ouvrir-calendrier" | "fermer-calendrier" | "affecter-coproprietes" | "creer-brouillon" | "commencer-mise-a-jour" | "enregistrer-etape" | "supprimer-brouillon" | "corriger" | "abandonner" | "designer-syndic" | "retirer-syndic-designe" | "soumettre" | "immatriculer-par-notaire" | "soumettre-doublon-notaire" | "repondre-precisions" | "annuler-immatriculation" | "fusionner" | "demander-rattachement" | "valider-rattachement" | "refuser-rattachement" | "retirer-demande-rattachement" | "retirer-rattachement" | "demander" | "retirer-demande" | "contester-rattachement" | "accorder-fin-anticipee" | "ouvrir" | "quitter" | "expirer-verrou" | "deverrouiller" | "valider" | "refuser" | "demander-precisions" | "relancer-precisions" | "expirer-precisions" | "affecter" | "renouveler" | "debuter" | "prevenir-echeance" | "expirer" | "modifier-dates" | "archiver" | "retirer" | "revenir" | "reprendre" | "debuter-mandat" | "expirer-mandat" | "remplacer-mandat" | "renouveler-mandat" | "declarer-successeur" | "refuser-designation" | "mettre-a-jour" | "modifier-immatriculation" | "declarer-par-predecesseur" | "supprimer-declaration-predecesseur" | "verifier-declaration" | "deposer-document" | "refuser-document" | "reconstruire-document" | "remettre-original" | "declarer-erreur" | "supprimer-declarations" | "retirer-maj-annuelle" | "controler-portefeuille" | "deposer-portefeuille" | "terminer-portefeuille" | "annuler-portefeuille" | "declarer-dissolution" | "ouvrir-dissolution" | "quitter-dissolution" | "valider-dissolution" | "refuser-dissolution" | "annuler-dissolution" | "constater-dissolution" | "supprimer-copropriete" | "restaurer" | "reprendre-verrou" | "ouvrir-retrait" | "abandonner-retrait" | "confirmer-doublon" | "noter-demande" | "ecrire-reponse-type" | "supprimer-reponse-type" | "consulter-categorisation" | "extraire-categorisation" | "preparer-export" | "annuler-export" | "telecharger-export" | "enregistrer-recherche" | "supprimer-recherche" | "exporter-journal" | "telecharger-donnees-brutes" | "telecharger-rapport-bo" | "telecharger-courrier" | "noter-courriers-imprimes" | "envoyer-courriel" | "etablir-attestation" | "etablir-lettre" | "etablir-rapport" | "etablir-export" | "importer-rnic" | "envoi-inconnu" | "renvoyer-envoi" | "suspendre-envoi" | "classer-envoi" | "abandonner-envoi" | "lancer-traitement" | "exporter-personne" | "anonymiser-personne" | "reconstruire-statistiques" | "traiter-portefeuille" | "envoyer-reclamation" | "repondre-reclamation" | "clore-reclamation" | "rouvrir-reclamation" | "deposer-publication" | "modifier-publication" | "publier" | "retirer-publication" | "envoyer-newsletter" | "abonner-newsletter" | "desabonner-newsletter" | "acces-refuse" | "creer-jeton" | "revoquer-jeton" | "changer-profil" | "importer-institutions" | "fermer-institution" | "rouvrir-institution" | "accepter-charte" | "refuser-charte" | undefined; modalite?: "" | "ECRAN" | "API" | "TRAITEMENT" | undefined; sansMachines?: boolean | undefined; apres?: number | undefined; personne?: string | undefined; numeroImmatriculation?: string | undefined } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Adresses de la connexion des institutions, et de celle des notaires ; `actif` dit si elles sont ouvertes */
  lireAdressesClavis: (args?: {}, options?: CallOptions) => Promise<{ actif: boolean; connexion: string; deconnexion: string; apresDeconnexion: string; notaires: { actif: boolean; nom: string; connexion: string } }>
  /** Dit si la session vient de la connexion des institutions */
  estAuthentifieClavis: (args?: {}, options?: CallOptions) => Promise<{ response: boolean }>
  /** Nom du service d’authentification, tel que la personne le connaît */
  lireNomServiceClavis: (args?: {}, options?: CallOptions) => Promise<string>
  /** Ce que le service d’authentification a dit de la personne ; nul quand aucune institution n’est connectée */
  lireAttributsClavis: (args?: {}, options?: CallOptions) => Promise<{ emetteur: string; sujet: string; email: string; prenom: string; nom: string; siret: string; idpId: string; institution: string; territoire: TerritoireInstitution } | null>
  /** Niveau du territoire de l’institution connectée ; vide sinon */
  lireNiveauGeographique: (args?: {}, options?: CallOptions) => Promise<string>
  /** Ferme la session et donne l’adresse où se déconnecter aussi du service d’authentification */
  deconnecterClavis: (args?: {}, options?: CallOptions) => Promise<{ response: string }>
  /** Commence la connexion : envoie le navigateur au service d’authentification */
  ouvrirClavis: (args?: { query?: { retour?: string | undefined; autre?: string | undefined; renouveler?: string | undefined } }, options?: CallOptions) => Promise<string>
  /** Reçoit la réponse du service d’authentification, ouvre la session et revient au registre */
  conclureClavis: (args?: {}, options?: CallOptions) => Promise<string>
  /** Accepte la charte de confidentialité, ou la refuse et se déconnecte ; `response` est l’adresse où aller */
  repondreCharte: (args: { body: { version: string; acceptee: boolean } }, options?: CallOptions) => Promise<{ response: string }>
  /** Commence la connexion des notaires : envoie le navigateur au service d’authentification */
  ouvrirConnexionNotaire: (args?: { query?: { retour?: string | undefined; autre?: string | undefined; renouveler?: string | undefined } }, options?: CallOptions) => Promise<string>
  /** Reçoit la réponse du service d’authentification des notaires : ouvre la session, mène à l’inscription, ou dit pourquoi */
  conclureConnexionNotaire: (args?: {}, options?: CallOptions) => Promise<string>
  /** Déclarations d’une copropriété, la courante et celles qu’elle a remplacées, la plus récente d’abord */
  listerDeclarationsPrecedentes: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<DeclarationPassee[]>
  /** Chronologie d’une copropriété : déclarations, mandats, décisions, du plus récent au plus ancien */
  lireChronologie: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<({ instant: string; categorie: "DECLARATION" | "MANDAT" | "DECISION"; libelle: string; detail: string; auteur: string; declarationId: number | null })[]>
  /** Deux déclarations d’une copropriété, avec les champs (bloc.champ) qui diffèrent */
  comparerDeclarations: (args: { params: { id: number | string }; query: { de: number; a: number } }, options?: CallOptions) => Promise<{ de: DeclarationPasseeEntiere; a: DeclarationPasseeEntiere; champs: string[] }>
  /** Ce que le registre disait d’une copropriété à la fin d’un jour (a_la_date, aaaa-mm-jj) ; aujourd’hui par défaut */
  lireEtatALaDate: (args: { params: { id: number | string }; query?: { a_la_date?: string | undefined } }, options?: CallOptions) => Promise<{ date: DateFr; etat: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR" | null; libelleEtat: string; declaration: DeclarationPasseeEntiere | null; mandat: { teledeclarant: string; dateDebut: DateFr; dateFin: DateFr } | null }>
  /** Crée un télédéclarant et son compte principal ; un notaire, par son certificat, inscrit son étude ou la rejoint */
  creerTeledeclarant: (args: { params: { type: "PRO" | "NON_PRO" | "NOTAIRE" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLABORATEUR" }; body: { etablissement?: EtablissementInscrit | undefined; syndicatCooperatif?: boolean | undefined; representant: RepresentantSaisi; confirmationEmail: string; numEtude?: number | null | undefined; idTeledeclarant?: number | null | undefined; captcha?: string | undefined } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** Choisit le premier mot de passe par la clé du courriel d’activation, et ouvre la session */
  activerCompte: (args: { body: { key: string; newPassword: string } }, options?: CallOptions) => Promise<Compte>
  /** Active l’établissement par le code reçu par courrier : ses comptes ont aussitôt tous leurs droits */
  activerTeledeclarant: (args: { body: { clef: string } }, options?: CallOptions) => Promise<Compte>
  /** Nouveau code d’activation, envoyé par courrier ; l’ancien ne vaut plus. Un teneur le lit une fois dans la réponse, jamais le titulaire */
  regenererCode: (args: { params: { id: number } }, options?: CallOptions) => Promise<{ clef: string }>
  /** Nouveau code d’activation, envoyé par courrier ; l’ancien ne vaut plus */
  renouvelerCode: (args: { params: { id: number }; body?: {} }, options?: CallOptions) => Promise<Rien>
  /** Un déclarant bénévole corrige l’adresse où son code lui est envoyé, une fois ; le code précédent ne vaut plus */
  corrigerAdressePostale: (args?: { body?: AdresseRepresentantSaisie }, options?: CallOptions) => Promise<Rien>
  /** Mandat archivé qui précède le mandat x ; vide s’il n’y en a pas */
  lireMandatPrecedentArchive: (args: { params: { x: number | string } }, options?: CallOptions) => Promise<{ response: Mandat | null }>
  /** Un successeur est déclaré pour la copropriété x */
  successeurDeclare: (args: { params: { x: number | string } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** État de la copropriété x */
  lireEtatCopropriete: (args: { params: { x: number | string } }, options?: CallOptions) => Promise<{ response: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR"; libelle: string }>
  /** Détail du mandat d’une copropriété, le mandat courant par défaut ; l’autorité du chemin ne fait que restreindre */
  lireMandatCopropriete: (args: { params: { id: number | string; authority: "IMMATRICULER_NVELLE_COPRO" | "UPDATE_ACCOUNT" | "MENU_GESTION_UTILISATEURS" | "VISUALISER_COPRO" | "ENREGISTRER_MODIFICATIONS" | "GERER_COPROPRIETE" | "AFFICHER_DONNEES_ADMIN_SYNDIC" | "MAJ_COPROPRIETE_ANNUELLE" | "MAJ_COPROPRIETE_STANDARD" | "MAJ_COPROPRIETE_AVANT_VALIDATION" | "MAJ_COPROPRIETE_ANNUELLE_EXPIRE" | "MAJ_COPROPRIETE_STANDARD_EXPIRE" | "MENU_COPROPRIETE" | "TYPE_TELEDECLARANT" | "RENOUVELER_MANDAT" | "LIRE_TELEDECLARANT" | "LST_TELEDECLARANT" | "EDITER_TELEDECLARANT" | "SUPPRIMER_TELEDECLARANT" | "SUPPRIMER_UTILISATEUR" | "VALIDER_DECLA_PREDECESSEUR" | "CREER_ADMIN_SEC" | "CREER_GESTIONNAIRE" | "MON_COMPTE" | "EDITER_SUPPRIMER_NON_ADMIN" | "EDITER_SUPPRIMER_ADMIN" | "AJOUTER_UTILISATEUR" | "MON_ENTREPRISE_LECTURE" | "MON_ENTREPRISE_ECRITURE" | "DECLARER_SUCCESSEUR" | "LIST_RECH_UTILISATEUR" | "LIST_RCH_USER_TENEUR" | "DISSOUDRE_COPRO" | "RATTACHER_COPROPRIETE" | "LIST_RATTACHEMENT" | "ATTENTE_ACTIVATION_TELE" | "CATEGORISATION" | "CHART_CONFIDENTIALITE" | "DONNEES_BRUTES" | "EDITER_MDP_USER" | "VALIDER_RATTACHEMENT_DECLARATION" | "SUIVI_INDICATEURS_MCO" | "RECHERCHE_EVENEMENT_JOURNAL" | "IMMATRICULER_D_OFFICE" | "IMMATRICULER_INITIALE" }; query?: { idMandat?: number | undefined } }, options?: CallOptions) => Promise<DetailMandat>
  /** Une copropriété et son mandat ; le profil ou l’autorité du chemin ne fait que restreindre */
  lireInfosCopropriete: (args: { params: { id: number | string; profileOrAuthority: string }; query?: { idMandat?: number | undefined } }, options?: CallOptions) => Promise<DetailMandat>
  /** Ce que propose un renouvellement : mandat suivi et période */
  lireRenouvellement: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<Renouvellement>
  /** Mandats en cours et à venir d’une copropriété */
  listerMandatsEnCoursAvenir: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<Mandat[]>
  /** Mandat courant d’une copropriété ; vide s’il n’y en a pas */
  lireMandatCourant: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<{ response: Mandat | null }>
  /** Mandats d’une copropriété qu’un teneur peut retirer un à un */
  listerMandatsSupprimables: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<Mandat[]>
  /** Modifie la date de début d’un mandat (teneur) */
  modifierDateDebutMandat: (args: { params: { idMandat: number; date: string }; query?: { motif?: string | undefined } }, options?: CallOptions) => Promise<Mandat>
  /** Modifie la date de fin d’un mandat (teneur) ; impossible tant qu’une demande de rattachement lui succède */
  modifierDateFinMandat: (args: { params: { idMandat: number; date: string }; query?: { motif?: string | undefined } }, options?: CallOptions) => Promise<Mandat>
  /** Renouvelle son mandat, sans étape du teneur */
  renouvelerMandat: (args: { body: { idCopropriete: number | string; mandat: { dateDebutMandat: JourSaisi; dateFinMandat: JourSaisi; adminProvisoire?: Drapeau | undefined; syndicProvisoire?: Drapeau | undefined; typeJustifMandat?: "CONTRAT_SYNDIC" | "PV_AG" | "ORDO_NOMINATION" | null | undefined }; confirmations?: string[] | undefined; file?: File | undefined } }, options?: CallOptions) => Promise<Mandat>
  /** Retire un mandat parmi plusieurs (teneur administrateur, raison obligatoire, dans l’adresse ou dans un corps JSON), ou sa propre demande de rattachement en attente (sans raison) */
  supprimerMandat: (args: { params: { id: number }; query?: { raison?: string | undefined }; body?: { raison?: string | undefined } }, options?: CallOptions) => Promise<Rien>
  /** Retire un mandat parmi plusieurs (teneur administrateur, motif obligatoire) */
  supprimerMandatRattachement: (args: { params: { id: number | string }; body: { idMandat: number; raison: string } }, options?: CallOptions) => Promise<Rien>
  /** Retire le rattachement d’une copropriété : tous ses mandats (teneur administrateur, motif obligatoire) */
  retirerRattachement: (args: { params: { id: number | string }; body: { raison: string } }, options?: CallOptions) => Promise<Rien>
  /** Ouvre une mise à jour, préremplie de la déclaration courante, ou reprend celle qui est commencée ; elle se dépose par declaration/true/{x} */
  commencerMiseAJour: (args: { body: { coproprieteId: number | string; type: "ANNUELLE" | "STANDARD" | "MODIFICATION_ADMIN"; preparer?: boolean | undefined } }, options?: CallOptions) => Promise<Declaration>
  /** Le notaire connecté peut modifier l’immatriculation qu’il a faite, et sous quel type de déclaration */
  verifierModificationNotaire: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<{ response: boolean; typeDeclaration: "MODIF_INITIALE" | "MODIF_OFFICE" | null }>
  /** Remplace les parcelles, et l’adresse de référence, qui n’ont pas pu être géolocalisées */
  reparerParcelles: (args: { params: { idDeclaration: number }; body: { version: number; parcelle: Parcelle[]; adressePrincipale?: Adresse | undefined } }, options?: CallOptions) => Promise<Declaration>
  /** Mises à jour déposées par l’ancien syndic, qui attendent l’accord de l’établissement connecté */
  listerDeclarationsPredecesseur: (args?: {}, options?: CallOptions) => Promise<({ id: number; coproprieteId: number; nomCopropriete: string; typeMaj: "STANDARD" | "ANNUELLE" | "INITIALE" | "OFFICE" | "MODIF_DEMANDE" | "COMPTESNONAPPROUVES" | "MODIFICATION_ADMIN"; auteur: string; deposeeLe: string })[]>
  /** Le successeur accepte la déclaration déposée par son prédécesseur : elle entre en vigueur */
  accepterDeclarationPredecesseur: (args: { params: { id: number } }, options?: CallOptions) => Promise<Declaration>
  /** Le successeur écarte la déclaration déposée par son prédécesseur */
  supprimerDeclarationPredecesseur: (args: { params: { id: number } }, options?: CallOptions) => Promise<Rien>
  /** Comment la personne connectée peut prouver à nouveau son identité */
  lirePreuve: (args?: {}, options?: CallOptions) => Promise<{ fraiche: boolean; moyens: ("mot-de-passe" | "code" | "cle-acces" | "fournisseur" | "certificat")[]; fournisseur: string }>
  /** Prouve à nouveau son identité : par son second facteur s’il y en a un, sinon par son mot de passe, ou sans rien dire par le certificat présenté */
  prouver: (args?: { body?: { motDePasse?: string | undefined; code?: string | undefined; presentation?: ReponseCleAcces | undefined } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** Lettres d’information publiées, la plus récente d’abord */
  listerNewsletters: (args?: {}, options?: CallOptions) => Promise<PublicationPublique[]>
  /** Le PDF d’une lettre publiée ; le nom est cherché dans la liste */
  telechargerNewsletter: (args: { query: { fileName: string } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Fiches mémo publiées d’une catégorie */
  listerFichesMemo: (args: { query: { categorie: "GENERAL" | "INSTITUTION" | "NOTAIRE" | "PRO" | "BENEVOLE" } }, options?: CallOptions) => Promise<PublicationPublique[]>
  /** Le PDF d’une fiche mémo publiée ; le nom est cherché dans la liste */
  telechargerFicheMemo: (args: { query: { fileName: string } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Demande un abonnement : un courriel à confirmer part ; la réponse ne dit rien de l’adresse */
  sAbonnerNewsletter: (args: { body: { email: string } }, options?: CallOptions) => Promise<Rien>
  /** Confirme un abonnement par la clé du courriel */
  confirmerAbonnement: (args: { body: { cle: string } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** Termine un abonnement par la clé du courriel ; l’adresse est effacée */
  seDesabonnerNewsletter: (args: { body: { cle: string } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** Toutes les publications d’un genre et le nombre d’abonnés confirmés */
  listerPublications: (args?: { query?: { genre?: "NEWSLETTER" | "FICHE_MEMO" | undefined } }, options?: CallOptions) => Promise<{ publications: Publication[]; abonnes: number }>
  /** Dépose une lettre ou une fiche (PDF) ; elle n’est pas encore publiée */
  deposerPublication: (args: { body: { genre: "NEWSLETTER" | "FICHE_MEMO"; categorie?: "" | "GENERAL" | "INSTITUTION" | "NOTAIRE" | "PRO" | "BENEVOLE" | undefined; titre: string; resume: string; file: File } }, options?: CallOptions) => Promise<Publication>
  /** Modifie une publication : titre, résumé, catégorie d’une fiche, date, fichier ; ce qui n’est pas envoyé (date, fichier) reste */
  modifierPublication: (args: { params: { id: string }; body: { version: number; categorie?: "" | "GENERAL" | "INSTITUTION" | "NOTAIRE" | "PRO" | "BENEVOLE" | undefined; titre: string; resume: string; publieeLe?: DateFr | undefined; file?: File | undefined } }, options?: CallOptions) => Promise<Publication>
  /** Met une publication à la disposition de tous */
  publierPublication: (args: { params: { id: string }; body: { version: number } }, options?: CallOptions) => Promise<Publication>
  /** Retire une publication */
  retirerPublication: (args: { params: { id: string }; body: { version: number } }, options?: CallOptions) => Promise<Publication>
  /** Envoie une lettre publiée à chaque abonné confirmé, une seule fois */
  envoyerNewsletter: (args: { params: { id: string }; body: { version: number } }, options?: CallOptions) => Promise<Publication>
  /** Vues de la file que le teneur a gardées, puis celles que d’autres partagent */
  listerVuesFile: (args?: {}, options?: CallOptions) => Promise<VueGardee[]>
  /** Garde une vue de la file sous un nom, à la place de celle du même nom */
  enregistrerVueFile: (args: { body: { nom: string; recherche: string; partagee?: Drapeau | undefined } }, options?: CallOptions) => Promise<{ id: number }>
  /** Retire une vue de la file : la sienne, ou une vue partagée (administrateurs) */
  supprimerVueFile: (args: { params: { id: number } }, options?: CallOptions) => Promise<Rien>
  /** Notes que les teneurs se laissent sur une demande */
  listerNotes: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<NoteTeneur[]>
  /** Laisse une note aux autres teneurs ; communicable à qui demande ses données */
  ajouterNote: (args: { params: { id: number | string }; body: { texte: string } }, options?: CallOptions) => Promise<Rien>
  /** Réponses types des teneurs, par usage et par motif */
  listerReponsesTypes: (args?: {}, options?: CallOptions) => Promise<ReponseType[]>
  /** Ajoute une réponse type (administrateurs) */
  creerReponseType: (args: { body: { usage: "REFUS" | "PRECISIONS"; motif?: "JUSTIFICATIF_ABSENT" | "JUSTIFICATIF_ILLISIBLE" | "JUSTIFICATIF_NON_CONFORME" | "DATES_MANDAT_INCOHERENTES" | "SYNDIC_NON_HABILITE" | "COPROPRIETE_DEJA_IMMATRICULEE" | "COPROPRIETE_NON_CONCERNEE" | "DONNEES_INCOHERENTES" | "AUTRE" | null | undefined; titre: string; texte: string } }, options?: CallOptions) => Promise<{ id: number }>
  /** Réécrit une réponse type (administrateurs) */
  modifierReponseType: (args: { params: { id: number }; body: { usage: "REFUS" | "PRECISIONS"; motif?: "JUSTIFICATIF_ABSENT" | "JUSTIFICATIF_ILLISIBLE" | "JUSTIFICATIF_NON_CONFORME" | "DATES_MANDAT_INCOHERENTES" | "SYNDIC_NON_HABILITE" | "COPROPRIETE_DEJA_IMMATRICULEE" | "COPROPRIETE_NON_CONCERNEE" | "DONNEES_INCOHERENTES" | "AUTRE" | null | undefined; titre: string; texte: string } }, options?: CallOptions) => Promise<Rien>
  /** Retire une réponse type (administrateurs) */
  supprimerReponseType: (args: { params: { id: number } }, options?: CallOptions) => Promise<Rien>
  /** Classeur XLSX prérempli des mises à jour annuelles des copropriétés de son établissement, avec leurs bâtiments depuis le 21/02/2027 */
  telechargerModelePortefeuille: (args?: {}, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Les derniers dépôts groupés de son établissement */
  listerPortefeuilles: (args?: {}, options?: CallOptions) => Promise<Portefeuille[]>
  /** Contrôle un dépôt groupé de mises à jour annuelles, ligne par ligne, sans rien déposer */
  controlerPortefeuille: (args: { body: { nom?: string | undefined; lignes: LignePortefeuille[] } }, options?: CallOptions) => Promise<Portefeuille>
  /** Le même contrôle pour un classeur XLSX (2 000 lignes, 5 Mo) */
  controlerClasseurPortefeuille: (args: { body: { fichier: File } }, options?: CallOptions) => Promise<Portefeuille>
  /** État et avancement d’un dépôt groupé, avec les règles à confirmer */
  lirePortefeuille: (args: { params: { id: number } }, options?: CallOptions) => Promise<{ portefeuille: Portefeuille; regles: { code: string; exemple: string; lignes: number[] }[] }>
  /** Les lignes d’un dépôt groupé, avec chaque erreur : champ, code de contrôle, explication */
  listerLignesPortefeuille: (args: { params: { id: number }; query?: { etat?: "PRETE" | "A_CONFIRMER" | "EN_ERREUR" | "DEJA_ENREGISTREE" | "A_DEPOSER" | "DEPOSEE" | "ATTEND_ACCORD" | "REFUSEE" | "ABANDONNEE" | undefined; page?: number | undefined; taille?: number | undefined } }, options?: CallOptions) => Promise<{ total: number; lignes: LignePortefeuilleVue[] }>
  /** Dépose les lignes prêtes, et celles dont chaque règle à confirmer est confirmée ; les autres restent de côté */
  deposerPortefeuille: (args: { params: { id: number }; body?: { confirmations?: { ligne: number; codes: string[] }[] | undefined } }, options?: CallOptions) => Promise<Portefeuille>
  /** Arrête un dépôt groupé : ce qui est déposé le reste, le reste ne le sera pas */
  annulerPortefeuille: (args: { params: { id: number } }, options?: CallOptions) => Promise<Portefeuille>
  /** Ce qui a été pris et ce qui ne l’a pas été, ligne par ligne (XLSX ou CSV) ; le classeur peut être corrigé et redéposé */
  telechargerResultatPortefeuille: (args: { params: { id: number }; query?: { format?: "xlsx" | "csv" | undefined } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Demande un rattachement, avec le justificatif du mandat */
  rattacher: (args: { body: { numero: NumeroImmatriculation; infoRattachement: MandatSaisi; confirmations?: string[] | undefined; message?: string | undefined; finAnticipee?: { electionLe: DateFr } | null | undefined; file: File } }, options?: CallOptions) => Promise<{ idDemande: number; idMandat: number; etatCopropriete: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR"; echeance: DateFr; aCompleter: boolean }>
  /** Demande un rattachement sans justificatif */
  rattacherSansJustificatif: (args: { body: { numero: NumeroImmatriculation; infoRattachement: MandatSaisi; confirmations?: string[] | undefined; message?: string | undefined; finAnticipee?: { electionLe: DateFr } | null | undefined } }, options?: CallOptions) => Promise<{ idDemande: number; idMandat: number; etatCopropriete: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR"; echeance: DateFr; aCompleter: boolean }>
  /** Le syndic en place a le même SIREN que la personne connectée (x : numéro d’immatriculation) */
  verifierMandatMemeSiren: (args: { params: { x: NumeroImmatriculation } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** Demande de rattachement à l’examen sur une copropriété (réponse : vrai s’il y en a une) */
  lireRattachementEnCours: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<{ response: boolean; rattachement: Rattachement | null }>
  /** Demandes de rattachement à l’examen : les siennes, et celles qui visent ses copropriétés ; toutes pour un teneur. Avec les siennes qui viennent d’être refusées */
  listerMandatsEnCours: (args?: {}, options?: CallOptions) => Promise<Rattachement[]>
  /** Ce que la validation d’un rattachement changera (n : demande) */
  lireMandatEnCoursValidation: (args: { params: { n: number | string } }, options?: CallOptions) => Promise<{ rattachement: Rattachement; autres: Rattachement[]; mandats: { id: number; syndic: string; dateDebut: DateFr; dateFin: DateFr; libelleEtat: string; effet: string; nouvelleFin: DateFr }[] }>
  /** Retire sa demande de rattachement */
  retirerRattachementDemande: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<Rien>
  /** Le syndic en place conteste une demande de rattachement */
  contesterRattachement: (args: { params: { id: number | string }; body: { texte: string } }, options?: CallOptions) => Promise<Rien>
  /** Le syndic en place accepte la fin anticipée de son mandat ; un teneur seul y met fin */
  accorderFinAnticipee: (args: { params: { id: number | string }; body?: {} }, options?: CallOptions) => Promise<Rien>
  /** Répond à une demande de précisions : message, dates corrigées, nouveau justificatif */
  repondrePrecisionsRattachement: (args: { params: { id: number | string }; body: { infoRattachement: MandatSaisi; confirmations?: string[] | undefined; message?: string | undefined; file?: File | undefined; sansJustificatif?: Drapeau | undefined } }, options?: CallOptions) => Promise<{ idDemande: number; idMandat: number; etatCopropriete: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR"; echeance: DateFr; aCompleter: boolean }>
  /** Le numéro existe ; nom et adresse de la copropriété, publics, pour la reconnaître */
  coproprieteExiste: (args: { params: { immat: NumeroImmatriculation } }, options?: CallOptions) => Promise<{ response: boolean; nomCopropriete: string; adressePrincipale: string }>
  /** L’état de la copropriété permet un rattachement (faux aussi pour un numéro inconnu) */
  coproprieteEtatOk: (args: { params: { immat: NumeroImmatriculation } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** La personne connectée peut demander le rattachement (faux : déjà rattachée, ou numéro inconnu) */
  coproprieteRattachementOk: (args: { params: { immat: NumeroImmatriculation } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** Période du mandat précédent, renouvellement à venir compris (x : numéro d’immatriculation ; flag : mandats archivés compris) ; vide s’il n’y en a pas */
  trouverDateDebutMandatPrecedent: (args: { params: { x: NumeroImmatriculation; flag: "true" | "false" } }, options?: CallOptions) => Promise<{ response: DateFr; dateFin: DateFr }>
  /** Classeur XLSX à remplir pour demander plusieurs rattachements */
  telechargerModeleRattachements: (args?: {}, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Dit, ligne par ligne, ce qu’un classeur de rattachements demanderait ; rien n’est écrit */
  controlerRattachements: (args: { body: { fichier: File; typeJustifMandat?: "CONTRAT_SYNDIC" | "PV_AG" | "ORDO_NOMINATION" | null | undefined } }, options?: CallOptions) => Promise<LigneRattachement[]>
  /** Demande plusieurs rattachements en une fois, avec un justificatif pour tous */
  rattacherPlusieurs: (args: { body: { lignes: ({ ligne: number; numero: NumeroImmatriculation; dateDebut: DateFr; dateFin: DateFr; electionLe?: DateFr | undefined })[]; typeJustifMandat?: "CONTRAT_SYNDIC" | "PV_AG" | "ORDO_NOMINATION" | null | undefined; confirmations?: string[] | undefined; file: File } }, options?: CallOptions) => Promise<{ demandes: { ligne: number; numero: string; echeance: DateFr }[]; refuses: { ligne: number; numero: string; message: string }[] }>
  /** Demandes en cours de son établissement, avec leurs étapes */
  listerRecus: (args?: {}, options?: CallOptions) => Promise<Recu[]>
  /** Reçu d’une demande (R-…), d’une mise à jour (M-…) ou d’un renouvellement de mandat (N-…) de son établissement */
  lireRecu: (args: { params: { reference: string } }, options?: CallOptions) => Promise<Recu>
  /** Le même reçu, en PDF */
  telechargerRecu: (args: { params: { reference: string } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Qualités de la personne qui écrit (x : type de télédéclarant, ou « all » pour toutes) */
  listerTypesDemandeur: (args: { params: { x: "PRO" | "NON_PRO" | "NOTAIRE" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLABORATEUR" | "AUTRE" | "teneur" | "institutionnel" | "all" } }, options?: CallOptions) => Promise<ClefValeur[]>
  /** Objets possibles du message (x : qualité de la personne) */
  listerObjetsReclamation: (args: { params: { x: "SYNDIC_PRO" | "SYNDIC_BENEVOLE" | "ADMINISTRATEUR_PROVISOIRE" | "NOTAIRE" | "COPROPRIETAIRE" | "INSTITUTION" | "AUTRE" } }, options?: CallOptions) => Promise<ClefValeur[]>
  /** Demandes possibles pour un objet (x : qualité de la personne, y : objet) */
  listerTypesReclamation: (args: { params: { x: "SYNDIC_PRO" | "SYNDIC_BENEVOLE" | "ADMINISTRATEUR_PROVISOIRE" | "NOTAIRE" | "COPROPRIETAIRE" | "INSTITUTION" | "AUTRE"; y: "COMPTE" | "COPROPRIETE" | "MANDAT" | "DONNEES" | "SITE" } }, options?: CallOptions) => Promise<ClefValeur[]>
  /** Champs obligatoires d’une demande (x : type de demande), pour la qualité de la personne si elle est dite */
  lireChampsObligatoires: (args: { params: { x: "CONNEXION" | "CODE_ACTIVATION" | "CERTIFICAT" | "ACCES_INSTITUTION" | "IMMATRICULER" | "DOUBLON" | "NUMERO_INCONNU" | "DISSOLUTION" | "RATTACHEMENT" | "SYNDIC_ERRONE" | "ABSENCE_IMMATRICULATION" | "DONNEES_ERRONEES" | "MISE_A_JOUR" | "DONNEES_PERSONNELLES" | "UTILISER_DONNEES" | "ACCESSIBILITE" | "ANOMALIE" | "AUTRE_QUESTION" }; query?: { demandeur?: "SYNDIC_PRO" | "SYNDIC_BENEVOLE" | "ADMINISTRATEUR_PROVISOIRE" | "NOTAIRE" | "COPROPRIETAIRE" | "INSTITUTION" | "AUTRE" | undefined } }, options?: CallOptions) => Promise<{ adressePrincipale: boolean; numeroImmatriculation: boolean; pieceJointe: boolean }>
  /** Nom et adresse principale d’une copropriété immatriculée */
  trouverNomCopropriete: (args: { params: { immat: string } }, options?: CallOptions) => Promise<{ numeroImmatriculation: string; nomCopropriete: string; adressePrincipale: string }>
  /** Envoie un message aux teneurs du registre ; un accusé de réception part aussitôt */
  envoyerReclamation: (args: { body: { typeDemandeur: string; objet: string; typeReclamation: string; nom: string; prenom: string; email: string; confirmationEmail: string; telephone?: string | undefined; numeroImmatriculation?: string | undefined; nomCopropriete?: string | undefined; adressePrincipale?: string | undefined; message: string; captcha?: string | undefined; file?: File | undefined } }, options?: CallOptions) => Promise<{ reference: string }>
  /** Messages reçus, les plus anciens à traiter d’abord */
  rechercherReclamations: (args?: { body?: { paginationOptions?: { pageNumber?: number | undefined; pageSize?: number | undefined; sortDirection?: "ASC" | "DESC" | "asc" | "desc" | "ascending" | "descending" | "" | undefined; sortField?: "" | undefined } | undefined; etat?: "" | "RECUE" | "REPONDUE" | "TRAITEE" | undefined; texte?: string | undefined } }, options?: CallOptions) => Promise<{ reclamations: LigneReclamation[]; totalItems: number }>
  /** Un message reçu et ses réponses */
  lireReclamation: (args: { params: { id: number } }, options?: CallOptions) => Promise<Reclamation>
  /** Répond par courriel à la personne qui a écrit */
  repondreReclamation: (args: { params: { id: number }; body: { version: number; texte: string } }, options?: CallOptions) => Promise<Rien>
  /** Note un message comme traité */
  cloreReclamation: (args: { params: { id: number }; body: { version: number } }, options?: CallOptions) => Promise<Rien>
  /** Rouvre un message traité */
  rouvrirReclamation: (args: { params: { id: number }; body: { version: number } }, options?: CallOptions) => Promise<Rien>
  /** Copropriétés que désigne un texte libre (nom, numéro, adresse, commune), fautes et abréviations comprises, les plus pertinentes d’abord */
  chercherCoproprietes: (args: { query: { q: string; page?: number | undefined; taille?: number | undefined } }, options?: CallOptions) => Promise<{ coproprietes: CoproprieteTrouvee[]; total: number; plafonne: boolean; corrections: { de: string; en: string }[]; ignores: string[]; vouliezVousDire: string | null; communes: { code: string; nom: string; codePostal: string; nombre: number }[]; syndic: string | null }>
  /** Copropriétés et communes que désigne un texte en cours de saisie */
  suggererRecherche: (args: { query: { q: string } }, options?: CallOptions) => Promise<{ coproprietes: { id: number; numeroImmatriculation: string; nom: string; adresse: string; codePostal: string; commune: string }[]; communes: { code: string; nom: string; codePostal: string; nombre: number }[] }>
  /** Adresses que désigne un texte en cours de saisie, avec leurs copropriétés */
  suggererAdresses: (args: { query: { q: string } }, options?: CallOptions) => Promise<{ adresses: { libelle: string; surPlace: number; autour: number }[] }>
  /** Copropriétés à une adresse, puis voisines par distance ; dit s’il n’y en a aucune */
  repondreAdresse: (args: { query: { q: string } }, options?: CallOptions) => Promise<{ adresse: { libelle: string; numero: string; longitude: number; latitude: number; codePostal: string; commune: string } | null; jour: DateFr; surPlace: CoproprieteTrouvee[]; voisines: CoproprieteTrouvee[]; rayon: number; nombreVoisines: number; autres: string[]; indisponible: boolean }>
  /** Communes dont le nom commence par x, ou dont x est le code postal */
  chercherCommunes: (args: { params: { x: string } }, options?: CallOptions) => Promise<Commune[]>
  /** Communes absorbées, déléguées ou associées d’une commune (x : code INSEE) */
  listerCommunesAbsorbees: (args: { params: { x: string } }, options?: CallOptions) => Promise<Commune[]>
  /** Énergies de chauffage */
  listerEnergies: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
  /** Types de chauffage */
  listerTypesChauffage: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
  /** Périodes de construction */
  listerPeriodesConstruction: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
  /** Statuts d’un compte utilisateur */
  listerStatutsCompte: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
  /** Profils que la personne connectée peut attribuer */
  listerProfilsDisponibles: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
  /** Profils que l’on peut attribuer chez un télédéclarant */
  listerProfilsDisponiblesPour: (args: { params: { id: number } }, options?: CallOptions) => Promise<ClefValeur[]>
  /** Profils d’un type de télédéclarant */
  listerProfilsDuType: (args: { params: { type: "0" | "PRO" | "NON_PRO" | "NOTAIRE" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLABORATEUR" | "AUTRE" | "teneur" | "institutionnel" } }, options?: CallOptions) => Promise<ClefValeur[]>
  /** Civilités */
  listerCivilites: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
  /** Types de justificatif d’un mandat */
  listerTypesPiecesJustif: (args?: { query?: { adminProvisoire?: string | undefined } }, options?: CallOptions) => Promise<ClefValeur[]>
  /** Types de justificatif d’un motif de dissolution */
  listerTypesPiecesJustifDissolution: (args: { params: { x: "DIVISION_ART_28" | "DIVISION_JUDICIAIRE_29_8" | "EXPROPRIATION" | "REUNION_DES_LOTS" | "DISPARITION_IMMEUBLE" | "PLUS_AUCUN_LOT_HABITATION" | "AUTRE" } }, options?: CallOptions) => Promise<ClefValeur[]>
  /** Statuts d’un télédéclarant */
  listerStatutsTeledeclarant: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
  /** Statuts possibles pour un type de télédéclarant */
  listerStatutsTeledeclarantSuivants: (args: { params: { type: "0" | "PRO" | "NON_PRO" | "NOTAIRE" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLABORATEUR" | "AUTRE" | "teneur" | "institutionnel" } }, options?: CallOptions) => Promise<ClefValeur[]>
  /** Types de télédéclarant (type, ou all) */
  listerTypesTeledeclarant: (args: { params: { type: "PRO" | "NON_PRO" | "NOTAIRE" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLABORATEUR" | "AUTRE" | "teneur" | "institutionnel" | "all" } }, options?: CallOptions) => Promise<ClefValeur[]>
  /** Motifs de dissolution */
  listerMotifsDissolution: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
  /** Faits générateurs d’un motif de dissolution */
  listerFaitsGenerateurs: (args: { params: { x: "DIVISION_ART_28" | "DIVISION_JUDICIAIRE_29_8" | "EXPROPRIATION" | "REUNION_DES_LOTS" | "DISPARITION_IMMEUBLE" | "PLUS_AUCUN_LOT_HABITATION" | "AUTRE" } }, options?: CallOptions) => Promise<ClefValeur[]>
  /** Types de demande à valider */
  listerTypesDemande: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
  /** Types de télédéclarant, liste courte */
  listerTypesTeledeclarantMin: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
  /** Règles vérifiées dans une déclaration : code, phrase, champs, dates d’effet (les mêmes qu’à l’écran /aide/regles) */
  listerRegles: (args?: {}, options?: CallOptions) => Promise<Regle[]>
  /** Copropriétés par numéro d’immatriculation, SIRET, parcelle (14 caractères) ou adresse de la base nationale : 100 clés au plus */
  repererCoproprietes: (args?: { body?: { numeros?: string[] | undefined; sirets?: string[] | undefined; parcelles?: string[] | undefined; adresses?: string[] | undefined } }, options?: CallOptions) => Promise<{ resultats: ({ critere: "numero" | "siret" | "parcelle" | "adresse"; cle: string; coproprietes: CoproprieteReperee[]; tronque: boolean })[] }>
  /** Recherche des télédéclarants : « contient » ; $ au début : commence par ; _ : un caractère */
  rechercherTeledeclarants: (args?: { body?: { paginationOptions?: { pageNumber?: number | undefined; pageSize?: number | undefined; sortDirection?: "ASC" | "DESC" | "asc" | "desc" | "ascending" | "descending" | "" | undefined; sortField?: "" | "idTeledeclarant" | "raisonSociale" | "siret" | "commune" | "statutTeledeclarant" | "typeTeledeclarant" | "nbCoproprietes" | undefined } | undefined; idTeledeclarant?: string | number | undefined; raisonSociale?: string | undefined; siret?: string | undefined; typeTeledeclarant?: "PRO" | "NON_PRO" | "NOTAIRE" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLABORATEUR" | "AUTRE" | "teneur" | "institutionnel" | "" | undefined; codePostal?: string | undefined; commune?: string | undefined; nomAdmin?: string | undefined; prenomAdmin?: string | undefined; email?: string | undefined; statutTeledeclarant?: "ATT_CREA_COMPTE" | "ATT_ACTIVATION" | "ACTIF" | "SUPPRIME" | "ATT_FIN_IMM_NOT" | "" | undefined; motDePasseActive?: boolean | "oui" | "non" | "yes" | "no" | "true" | "false" | "" | null | undefined; codeAPE?: string | undefined } }, options?: CallOptions) => Promise<{ teledeclarantDTOList: LigneTeledeclarant[]; totalItems: number; totalPlafonne: boolean }>
  /** La fiche d’un télédéclarant, avec ses paramètres techniques */
  lireTeledeclarant: (args: { params: { id: number } }, options?: CallOptions) => Promise<Teledeclarant>
  /** Supprime un télédéclarant, ses comptes et ses brouillons ; refusé s’il a un mandat ou une demande en cours */
  supprimerTeledeclarant: (args: { params: { id: number } }, options?: CallOptions) => Promise<Rien>
  /** Enregistre la fiche d’un télédéclarant : type, établissement, représentant légal, paramètres techniques */
  modifierTeledeclarant: (args: { params: { id: number }; body: { version: number; type: "PRO" | "NON_PRO" | "NOTAIRE" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLABORATEUR" | "AUTRE" | "teneur" | "institutionnel"; etablissement: { raisonSociale?: string | undefined; siret?: string | undefined; codeApe?: string | undefined; libelleApe?: string | undefined; typeEtablissement?: string | undefined; adresse?: string[] | undefined; codePostal?: string | undefined; commune?: string | undefined; telephone?: string | undefined }; representant: Representant; parametres: { statut: "ATT_CREA_COMPTE" | "ATT_ACTIVATION" | "ACTIF" | "SUPPRIME" | "ATT_FIN_IMM_NOT"; certificatDn1?: string | undefined; certificatDn2?: string | undefined; emetteurDn1?: string | undefined; emetteurDn2?: string | undefined } } }, options?: CallOptions) => Promise<Teledeclarant>
  /** Un établissement dans l’annuaire des entreprises */
  lireEtablissementSirene: (args: { params: { siret: string } }, options?: CallOptions) => Promise<EtablissementSirene>
  /** Dit si un télédéclarant porte déjà ce SIRET */
  siretDejaInscrit: (args: { params: { siret: string } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** Dit si ce SIRET est celui d’un établissement ouvert */
  verifierSiret: (args: { params: { siret: string } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** Dit si un syndic professionnel actif porte ce SIRET */
  existePourTeneur: (args: { params: { siret: string } }, options?: CallOptions) => Promise<{ response: boolean }>
  /** Codes APE acceptés pour un type de télédéclarant ; vide quand aucun n’est demandé */
  listerCodesApe: (args: { params: { type: "PRO" | "NON_PRO" | "NOTAIRE" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLABORATEUR" | "AUTRE" | "teneur" | "institutionnel" } }, options?: CallOptions) => Promise<ClefValeur[]>
  /** Le télédéclarant qui porte un SIRET */
  lireEtablissementParSiret: (args: { params: { siret: string } }, options?: CallOptions) => Promise<EtablissementConnu>
  /** Le télédéclarant dont le représentant légal a cette adresse électronique */
  lireEtablissementParEmail: (args: { query: { email: string } }, options?: CallOptions) => Promise<EtablissementConnu>
  /** Années dont un rapport a été établi : national, ou d’un territoire */
  listerAnneesStatistiques: (args: { params: { isNationale: "true" | "false" } }, options?: CallOptions) => Promise<number[]>
  /** Trimestres dont les chiffres sont établis, le plus récent d’abord */
  listerTrimestresStatistiques: (args?: {}, options?: CallOptions) => Promise<TrimestreStatistique[]>
  /** Rapport d’un trimestre en PDF ou XLSX : France, région, département, intercommunalité ou commune */
  telechargerRapportBo: (args: { query: { annee: number; trimestre: number; niveau?: "NATIONAL" | "REGION" | "DEPARTEMENT" | "EPCI" | "COMMUNE" | undefined; code?: string | undefined; format?: "pdf" | "xlsx" | undefined } }, options?: CallOptions) => Promise<{ blob: Blob; fileName: string | null }>
  /** Chiffres d’un territoire à un trimestre, leur évolution et leurs rapports */
  lireStatistiques: (args?: { query?: { niveau?: "NATIONAL" | "REGION" | "DEPARTEMENT" | "EPCI" | "COMMUNE" | undefined; code?: string | undefined; annee?: number | undefined; trimestre?: number | undefined } }, options?: CallOptions) => Promise<{ territoire: { niveau: "NATIONAL" | "REGION" | "DEPARTEMENT" | "EPCI" | "COMMUNE"; code: string; nom: string }; periode: { annee: number; trimestre: number; libelle: string; arreteLe: DateFr; provisoire: boolean; reconstitue: boolean; etabliLe: string } | null; valeurs: Record<string, number | null>; evolution: ({ annee: number; trimestre: number; valeurs: Record<string, number | null> })[]; rapports: ({ format: "pdf" | "xlsx"; nom: string; taille: number | null })[] }>
  /** Chiffres de chaque département à un trimestre */
  lireCarteStatistiques: (args?: { query?: { annee?: number | undefined; trimestre?: number | undefined } }, options?: CallOptions) => Promise<{ departements: ({ code: string; nom: string; valeurs: Record<string, number | null> })[] }>
  /** Dit si un successeur peut être déclaré, et pourquoi il ne peut pas l’être */
  verifierDeclSuccPossible: (args: { body: { idCopropriete: number | string } }, options?: CallOptions) => Promise<{ response: boolean; message: string; copropriete: { id: number; nom: string; numeroImmatriculation: string | null; adressePrincipale: string }; declare: Successeur | null }>
  /** Déclare son successeur : connu, il est prévenu ; inconnu, il reçoit une clé */
  declarerSuccesseur: (args: { body: { idCopropriete: number | string; type: "PRO" | "NON_PRO"; siret?: string | undefined; raisonSociale?: string | undefined; civilite?: "MME" | "M" | "" | undefined; nom?: string | undefined; prenom?: string | undefined; email?: string | undefined; datePriseFonction?: JourSaisi | undefined } }, options?: CallOptions) => Promise<SuccesseurDeclare>
  /** Modifie la déclaration de son successeur ; la clé envoyée avant ne vaut plus */
  modifierSuccesseur: (args: { body: { idCopropriete: number | string; type: "PRO" | "NON_PRO"; siret?: string | undefined; raisonSociale?: string | undefined; civilite?: "MME" | "M" | "" | undefined; nom?: string | undefined; prenom?: string | undefined; email?: string | undefined; datePriseFonction?: JourSaisi | undefined; version: number } }, options?: CallOptions) => Promise<SuccesseurDeclare>
  /** Ce qui a été déclaré d’un successeur, par la clé reçue par courriel */
  lireSuccesseurParCle: (args: { params: { key: string } }, options?: CallOptions) => Promise<{ type: "PRO" | "NON_PRO"; siret: string; raisonSociale: string; civilite: "MME" | "M" | ""; nom: string; prenom: string; email: string; nomCopropriete: string; numeroImmatriculation: string | null; declarant: string; parNotaire: boolean; datePriseFonction: DateFr; expireLe: string; adresse: string[] }>
  /** Complète le compte d’un successeur déclaré, par la clé reçue par courriel */
  creerCompteSuccesseur: (args: { params: { key: string }; body: { civilite?: "MME" | "M" | "" | undefined; nom: string; prenom: string; telephone?: string | undefined; voie?: string | undefined; complement?: string | undefined; codePostal?: string | undefined; commune?: string | undefined; motDePasse: string } }, options?: CallOptions) => Promise<Compte>
  /** Refuse pour de bon une désignation, par la clé reçue par courriel : l’adresse n’en recevra plus */
  refuserDesignation: (args: { params: { key: string }; body?: {} }, options?: CallOptions) => Promise<Rien>
  /** Syndics professionnels inscrits dont le nom contient ce texte (au plus 10) */
  chercherSyndics: (args: { query: { q: string } }, options?: CallOptions) => Promise<{ siret: string; raisonSociale: string; codePostal: string; commune: string }[]>
  /** Syndic que le notaire a désigné dans son brouillon (id : déclaration) */
  lireSyndicDesigne: (args: { params: { id: number } }, options?: CallOptions) => Promise<{ designe: SyndicDesigne | null }>
  /** Un notaire désigne le syndic de la copropriété qu’il immatricule : il en est prévenu quand elle a son numéro, et reçoit une clé s’il n’a pas de compte */
  designerSyndic: (args: { params: { id: number }; body: { type: "PRO" | "NON_PRO"; siret?: string | undefined; raisonSociale?: string | undefined; civilite?: "MME" | "M" | "" | undefined; nom?: string | undefined; prenom?: string | undefined; email?: string | undefined } }, options?: CallOptions) => Promise<{ designe: SyndicDesigne | null }>
  /** Retire la désignation du syndic : personne n’en avait été prévenu */
  retirerSyndicDesigne: (args: { params: { id: number } }, options?: CallOptions) => Promise<Rien>
  /** Copropriétés dont un syndic sortant a déclaré son établissement comme successeur */
  listerSuccessions: (args?: {}, options?: CallOptions) => Promise<{ coproprieteId: number; numeroImmatriculation: string; nomCopropriete: string; adressePrincipale: string; declarant: string; datePriseFonction: DateFr; demandee: boolean }[]>
  /** Crée un compte dans son établissement (ou, pour un teneur, chez un télédéclarant) ; la personne reçoit un courriel */
  creerUtilisateur: (args: { body: { idTeledeclarant?: number | null | undefined; profil: "DEFAULT" | "restricted" | "INSTITUTIONNEL" | "TELE_NONPRO_ADMIN_PRINC" | "TELE_NONPRO_ADMIN_SECOND" | "TELE_NONPRO_GESTION" | "TELE_PRO_ADMIN_PRINC" | "TELE_PRO_ADMIN_SECOND" | "TELE_PRO_GESTION" | "NOTAIRE_ADMIN" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLAB" | "TENEUR_ADMIN_PRINC" | "TENEUR_ADMIN_SCOND" | "TENEUR_ASS_HOTLINE_ADMIN" | "TENEUR_ASS_HOTLINE_GES"; civilite?: "MME" | "M" | "" | undefined; nom: string; prenom: string; email: string; telephone?: string | undefined; numCartePro?: string | undefined } }, options?: CallOptions) => Promise<Utilisateur>
  /** Enregistre un compte de son établissement, ou le sien */
  modifierUtilisateur: (args: { body: { id: number; version: number; profil: "DEFAULT" | "restricted" | "INSTITUTIONNEL" | "TELE_NONPRO_ADMIN_PRINC" | "TELE_NONPRO_ADMIN_SECOND" | "TELE_NONPRO_GESTION" | "TELE_PRO_ADMIN_PRINC" | "TELE_PRO_ADMIN_SECOND" | "TELE_PRO_GESTION" | "NOTAIRE_ADMIN" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLAB" | "TENEUR_ADMIN_PRINC" | "TENEUR_ADMIN_SCOND" | "TENEUR_ASS_HOTLINE_ADMIN" | "TENEUR_ASS_HOTLINE_GES"; civilite?: "MME" | "M" | "" | undefined; nom: string; prenom: string; email: string; telephone?: string | undefined; numCartePro?: string | undefined } }, options?: CallOptions) => Promise<Utilisateur>
  /** Un compte visible de la personne connectée */
  lireUtilisateur: (args: { params: { id: number } }, options?: CallOptions) => Promise<Utilisateur>
  /** Comptes de son établissement */
  listerUtilisateurs: (args: { params: { id: number } }, options?: CallOptions) => Promise<Utilisateur[]>
  /** Comptes d’un télédéclarant, pour un teneur ; 0 : l’équipe des teneurs */
  listerUtilisateursTeledeclarant: (args: { params: { id: number } }, options?: CallOptions) => Promise<Utilisateur[]>
  /** Enregistre le compte d’un télédéclarant, par un teneur */
  modifierUtilisateurTeledeclarant: (args: { body: { id: number; version: number; profil: "DEFAULT" | "restricted" | "INSTITUTIONNEL" | "TELE_NONPRO_ADMIN_PRINC" | "TELE_NONPRO_ADMIN_SECOND" | "TELE_NONPRO_GESTION" | "TELE_PRO_ADMIN_PRINC" | "TELE_PRO_ADMIN_SECOND" | "TELE_PRO_GESTION" | "NOTAIRE_ADMIN" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLAB" | "TENEUR_ADMIN_PRINC" | "TENEUR_ADMIN_SCOND" | "TENEUR_ASS_HOTLINE_ADMIN" | "TENEUR_ASS_HOTLINE_GES"; civilite?: "MME" | "M" | "" | undefined; nom: string; prenom: string; email: string; telephone?: string | undefined; numCartePro?: string | undefined } }, options?: CallOptions) => Promise<Utilisateur>
  /** Supprime une sélection de comptes : tous, ou aucun */
  supprimerUtilisateurs: (args: { body: number[] }, options?: CallOptions) => Promise<Rien>
  /** Demandes à traiter, par profil du demandeur */
  rechercherDemandes: (args?: { body?: { paginationOptions?: { pageNumber?: number | undefined; pageSize?: number | undefined; sortDirection?: "ASC" | "DESC" | "asc" | "desc" | "ascending" | "descending" | "" | undefined; sortField?: "" | "profilDemandeur" | "deposeeLe" | "echeance" | "type" | "nomCopropriete" | "demandeur" | "etat" | undefined } | undefined; typeDemande?: "" | "IMMATRICULATION" | "RATTACHEMENT" | "DISSOLUTION" | "DOUBLON_NOTAIRE" | undefined; etats?: ("A_VALIDER" | "EN_COURS" | "PRECISIONS" | "VALIDEE" | "REFUSEE" | "ANNULEE")[] | undefined; immatriculationOuNom?: string | undefined; profilDemandeur?: "" | "DEFAULT" | "restricted" | "INSTITUTIONNEL" | "TELE_NONPRO_ADMIN_PRINC" | "TELE_NONPRO_ADMIN_SECOND" | "TELE_NONPRO_GESTION" | "TELE_PRO_ADMIN_PRINC" | "TELE_PRO_ADMIN_SECOND" | "TELE_PRO_GESTION" | "NOTAIRE_ADMIN" | "NOTAIRE_NOTAIRE" | "NOTAIRE_COLLAB" | "TENEUR_ADMIN_PRINC" | "TENEUR_ADMIN_SCOND" | "TENEUR_ASS_HOTLINE_ADMIN" | "TENEUR_ASS_HOTLINE_GES" | undefined; dateDu?: DateFr | undefined; dateAu?: DateFr | undefined; horsDelai?: boolean | undefined; assigneesAMoi?: boolean | undefined } }, options?: CallOptions) => Promise<{ ligneRechercheDeclarationDTOList: LigneDemande[]; totalItems: number }>
  /** La plus ancienne demande libre ; null s’il n’y en a pas */
  trouverPlusAncienneDemande: (args?: { query?: { typeDemande?: "IMMATRICULATION" | "RATTACHEMENT" | "DISSOLUTION" | "DOUBLON_NOTAIRE" | undefined } }, options?: CallOptions) => Promise<{ response: LigneDemande | null }>
  /** Prend, ou prolonge, le verrou de validation (id : mandat, ou référence de la demande) */
  ouvrirDemande: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<{ demandeId: number; version: number; verrouJusqua: string }>
  /** Prend, ou prolonge, le verrou d’une demande sans mandat (n : copropriété) */
  ouvrirDemandeSansMandat: (args: { params: { n: number | string } }, options?: CallOptions) => Promise<{ demandeId: number; version: number; verrouJusqua: string }>
  /** Rend la demande à la file (id : demande) */
  rendreDemande: (args: { params: { id: number | string } }, options?: CallOptions) => Promise<Rien>
  /** Libère de force le verrou d’une copropriété (administrateurs) */
  deverrouillerCopropriete: (args: { params: { n: number | string } }, options?: CallOptions) => Promise<Rien>
  /** Refuse une demande, avec motifs et explication (immat : copropriété ; idMandat : 0 pour sa demande sans mandat) */
  refuserDemande: (args: { params: { immat: number | string; idMandat: number | string | "0" }; query: { raison: string; typesMotifRefus: string | string[] } }, options?: CallOptions) => Promise<Rien>
  /** Quitte l’écran de validation : libère le verrou */
  quitterValidation: (args: { params: { idMandat: number | string } }, options?: CallOptions) => Promise<Rien>
  /** Affecte la demande à un teneur, ou à toute l’équipe (sans idTeneur), avec la raison */
  affecterDemande: (args: { body: { idMandat?: number | null | undefined; idDemande?: number | string | undefined; idTeneur?: number | undefined; raisonAffectationTeneur: string } }, options?: CallOptions) => Promise<Rien>
  /** Demande des précisions au déclarant par courriel */
  demanderPrecisions: (args: { body: { idMandat?: number | null | undefined; idDemande?: number | string | undefined; message: string } }, options?: CallOptions) => Promise<Rien>
  /** Valide une demande dont on détient le verrou */
  validerDemande: (args: { params: { id: number | string }; body: { version: number } }, options?: CallOptions) => Promise<{ numeroImmatriculation: string | null; etatCopropriete: "BROUILLON" | "IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER" | "IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION" | "IMMATRICULATION_ET_RATTACHEMENT_REFUSES" | "IMMATRICULATION_DEMANDE_DE_PRECISIONS" | "IMMATRICULEE_A_RATTACHER" | "IMMATRICULEE_RATTACHEMENT_A_CONFIRMER" | "IMMATRICULEE_RATTACHEE" | "IMMATRICULEE_RATTACHEMENT_EXPIRE" | "IMMATRICULATION_ANNULEE" | "DISSOLUTION_A_VALIDER" | "DISSOLUTION_EN_COURS_DE_VALIDATION" | "DISSOLUTION_EN_COURS" | "DISSOUTE" | "SUPPRIMEE" | "FUTUR" }>
  /** Teneurs à qui affecter une demande */
  listerTeneurs: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
  /** Motifs de refus */
  listerMotifsRefus: (args?: {}, options?: CallOptions) => Promise<ClefValeur[]>
}

export const OPERATIONS = {
  supprimerCopropriete: ['PUT', '/api/coproprietes/supprimer/{id}', 'json', 0],
  annulerImmatriculation: ['PUT', '/api/coproprietes/annuler-immatriculation/{id}', 'json', 0],
  revenirSurDecision: ['PUT', '/api/coproprietes/revenir/{id}', 'json', 0],
  supprimerDeclarations: ['PUT', '/api/coproprietes/supprimer-declarations', 'json', 0],
  retirerMajAnnuelle: ['PUT', '/api/coproprietes/retirer-maj-annuelle/{id}', 'json', 0],
  declarerErreur: ['GET', '/api/declarations/declarerErreur/{id}', 'json', 0],
  confirmerAdresse: ['POST', '/api/public/adresse/confirmer', 'json', 0],
  arreter: ['POST', '/api/public/compte/arreter', 'json', 0],
  rechercherAnnuaire: ['POST', '/api/public/annuaire/rechercherAnnuaire', 'json', 0],
  lireFicheAnnuaire: ['GET', '/api/public/annuaire/coproannuairedetail/{id}', 'json', 0],
  verifierCaptcha: ['POST', '/api/public/captcha/verify', 'json', 0],
  contournerCaptcha: ['GET', '/api/public/captcha/bypass', 'json', 0],
  obtenirDefiCaptcha: ['GET', '/api/public/captcha/defi', 'json', 0],
  seConnecter: ['POST', '/api/authentication', 'form', 0],
  lireCompte: ['GET', '/api/account', 'json', 0],
  enregistrerCompte: ['POST', '/api/account', 'json', 0],
  seDeconnecter: ['POST', '/api/logout', 'json', 0],
  demanderMotDePasse: ['POST', '/api/account/reset_password/init', 'json', 0],
  verifierCle: ['GET', '/api/public/activate/verify/{key}', 'json', 0],
  changerMotDePasse: ['POST', '/api/account/change_password', 'json', 0],
  listerMesSessions: ['GET', '/api/account/sessions', 'json', 0],
  fermerSession: ['DELETE', '/api/account/sessions/{id}', 'json', 0],
  emprunterCompte: ['GET', '/api/teledeclarant/loginAs/{id}', 'json', 0],
  rendreCompte: ['GET', '/api/restoreAccount', 'json', 0],
  lireInfoMessage: ['GET', '/api/public/infomessage', 'json', 0],
  nouveauBrouillon: ['GET', '/api/coproprietes/new/{x}', 'json', 0],
  lireBrouillon: ['GET', '/api/coproprietes/brouillon/{id}', 'json', 0],
  listerBrouillons: ['GET', '/api/coproprietes/brouillons', 'json', 0],
  lireDeclaration: ['GET', '/api/coproprietes/declaration/{a}/{b}/{flag}', 'json', 0],
  lireDeclarationDonneeCopropriete: ['GET', '/api/coproprietes/declaration/declaration-donnee-copropriete/{id}', 'json', 0],
  chercherAuLieu: ['POST', '/api/coproprietes/doublon/lieu', 'json', 0],
  chercherDoublons: ['POST', '/api/coproprietes/doublon/nbBatimentsRef/{n}/maj', 'json', 0],
  listerDoublonsDeclaration: ['GET', '/api/coproprietes/doublon/declaration/adressePrincipale/{id}/nbBatimentsRef/{n}/noType', 'json', 0],
  validerDoublonCoproNotaire: ['GET', '/api/coproprietes/validerDoublonCoproNotaire/{key}/{n}/false', 'json', 0],
  enregistrerBrouillon: ['PUT', '/api/coproprietes/brouillon/save/{x}', 'json', 0],
  enregistrerDeclaration: ['PUT', '/api/coproprietes/declaration/{flag}/{x}', 'json', 0],
  mettreAJourDonneesFinancieres: ['PUT', '/api/coproprietes/mettreAJourDonneesFinancieres/{id}', 'json', 0],
  soumettreBrouillon: ['PUT', '/api/coproprietes/brouillon/submit', 'json', 0],
  changerEtatBrouillon: ['PUT', '/api/coproprietes/brouillon/change-etat', 'json', 0],
  soumettreImmatriculationNotaire: ['POST', '/api/coproprietes/notaire/immatriculation/td/{x}/submit', 'json', 0],
  continuerImmatriculationNotaire: ['POST', '/api/teledeclarant/immatriculation/{kind}/continuer', 'json', 0],
  supprimerBrouillon: ['DELETE', '/api/coproprietes/brouillon/{id}', 'json', 0],
  lireTuile: ['GET', '/api/public/carte/{z}/{x}/{y}', 'json', 1],
  regrouperCategorisation: ['POST', '/api/public/categorisation/findRegroupementWithCriterias', 'json', 0],
  chercherCategorisation: ['POST', '/api/public/categorisation/findWithCriterias', 'json', 0],
  listerMesRecherches: ['POST', '/api/public/categorisation/getMySearches', 'json', 0],
  listerRecherchesPartagees: ['POST', '/api/public/categorisation/getSharedSearches', 'json', 0],
  supprimerRecherche: ['POST', '/api/public/categorisation/delete', 'json', 0],
  enregistrerRecherche: ['POST', '/api/public/categorisation/saveCriterias', 'json', 0],
  telechargerRapportXlsx: ['POST', '/api/public/categorisation/download-xlsx-rapport-synthetique', 'json', 1],
  telechargerRapportPdf: ['POST', '/api/public/categorisation/download-pdf-rapport-synthetique', 'json', 1],
  extraireDonnees: ['POST', '/api/public/categorisation/extractDatas', 'json', 1],
  extraireDonneesCsv: ['POST', '/api/public/categorisation/extractDatasForCsv', 'json', 1],
  telechargerZipFiches: ['POST', '/api/public/categorisation/download-zip-fiche-copropriete', 'json', 1],
  telechargerRapportCoproprietes: ['POST', '/api/public/categorisation/download-rapport-for-copropriete', 'json', 1],
  telechargerFicheCopropriete: ['GET', '/api/public/categorisation/download-single-fiche-copropriete/{n}', 'json', 1],
  telechargerGuideCategorisation: ['GET', '/api/public/categorisation/guide', 'json', 1],
  preparerExport: ['POST', '/api/categorisation/exports', 'json', 0],
  listerExports: ['GET', '/api/categorisation/exports', 'json', 0],
  telechargerExport: ['GET', '/api/categorisation/exports/{id}/fichier', 'json', 1],
  annulerExport: ['POST', '/api/categorisation/exports/{id}/annuler', 'json', 0],
  lireEtudeNotariale: ['GET', '/api/public/etudenotariale', 'json', 0],
  ouvrirSessionNotaire: ['GET', '/api/public/profilnotaire', 'json', 0],
  lireInfoCertificat: ['GET', '/api/public/infocertificat', 'json', 0],
  listerCertificats: ['GET', '/api/certificats/{id}', 'json', 0],
  deposerCertificat: ['POST', '/api/certificats', 'multipart', 0],
  revoquerCertificat: ['DELETE', '/api/certificats/{id}', 'json', 0],
  repondreArrivee: ['POST', '/api/certificats/arrivees/{id}', 'json', 0],
  lireChangements: ['GET', '/api/changements', 'json', 0],
  listerWebhooks: ['GET', '/api/webhooks', 'json', 0],
  creerWebhook: ['POST', '/api/webhooks', 'json', 0],
  reprendreWebhook: ['PUT', '/api/webhooks/{id}', 'json', 0],
  modifierWebhook: ['PUT', '/api/webhooks/{id}/reglages', 'json', 0],
  renouvelerCleWebhook: ['POST', '/api/webhooks/{id}/cle', 'json', 0],
  essayerWebhook: ['POST', '/api/webhooks/{id}/essai', 'json', 0],
  listerEnvoisWebhook: ['GET', '/api/webhooks/{id}/envois', 'json', 0],
  supprimerWebhook: ['DELETE', '/api/webhooks/{id}', 'json', 0],
  lireConfiguration: ['GET', '/api/public/configuration', 'json', 0],
  lireTableauDeBordSyndic: ['GET', '/api/coproprietes/tableauDeBordSyndic', 'json', 0],
  listerEtatsCopropriete: ['GET', '/api/etat-copropriete', 'json', 0],
  lireIndicateurs: ['GET', '/api/coproprietes/indicateurs', 'json', 0],
  rechercherCoproprietes: ['POST', '/api/coproprietes/rechercher', 'json', 0],
  rechercherImmatOuNomCopro: ['POST', '/api/coproprietes/rechercherImmatOuNomCopro', 'json', 0],
  visualiserCopropriete: ['GET', '/api/coproprietes/visualisation/{id}', 'json', 0],
  lireInfosValidation: ['GET', '/api/coproprietes/infos/validation/{n}', 'json', 0],
  lireInfosAdresses: ['GET', '/api/coproprietes/infos/adresses/{id}', 'json', 0],
  listerCertificatsDemo: ['GET', '/api/demo/certificats', 'json', 0],
  presenterCertificatDemo: ['POST', '/api/demo/certificats', 'json', 0],
  listerCourriersDemo: ['GET', '/api/demo/lettres', 'json', 0],
  telechargerCourrierDemo: ['GET', '/api/demo/lettres/{id}', 'json', 1],
  listerCourrielsDemo: ['GET', '/api/demo/courriels', 'json', 0],
  lireCourrielDemo: ['GET', '/api/demo/courriels/{id}', 'json', 0],
  afficherCourrielDemo: ['GET', '/api/demo/courriels/{id}/html', 'json', 1],
  lireInfosDissolution: ['GET', '/api/coproprietes/infos/dissolution/{id}', 'json', 0],
  lireDissolution: ['GET', '/api/coproprietes/getinfosdissolution/{id}', 'json', 0],
  dissoudre: ['PUT', '/api/coproprietes/dissoudre', 'json', 0],
  annulerDissolution: ['PUT', '/api/coproprietes/{id}/dissolution/annuler', 'json', 0],
  listerCourriers: ['GET', '/api/courriers', 'json', 0],
  telechargerCourrier: ['GET', '/api/courriers/{id}/pdf', 'json', 1],
  noterCourriersImprimes: ['POST', '/api/courriers/imprimes', 'json', 0],
  verifierAttestation: ['GET', '/api/public/attestations', 'json', 0],
  verifierPdf: ['POST', '/api/public/pdf/estValide', 'multipart', 0],
  apercuPdf: ['POST', '/api/public/pdf/apercu', 'multipart', 1],
  deposerDocument: ['POST', '/api/documents', 'multipart', 0],
  telechargerDocument: ['GET', '/api/documents/{id}', 'json', 1],
  telechargerDonneesBrutes: ['GET', '/api/public/donneesBrute/telecharger', 'json', 1],
  telechargerFichierPublie: ['GET', '/api/public/donneesBrute/fichiers/{nom}', 'json', 1],
  lireCatalogueDonnees: ['GET', '/api/public/donneesBrute/catalogue.jsonld', 'json', 1],
  lirePublicationDonnees: ['GET', '/api/public/donneesBrute/publication', 'json', 0],
  lireSchemaDonnees: ['GET', '/api/public/donneesBrute/schema', 'json', 0],
  telechargerGrilleLecture: ['GET', '/api/public/donneesBrute/grille-lecture', 'json', 1],
  rechercherEcheances: ['POST', '/api/mandats/echeances', 'json', 0],
  lireMoisEcheances: ['GET', '/api/mandats/echeances/mois/{mois}', 'json', 0],
  lireAbonnementCalendrier: ['GET', '/api/mandats/calendrier', 'json', 0],
  ouvrirAbonnementCalendrier: ['POST', '/api/mandats/calendrier', 'json', 0],
  fermerAbonnementCalendrier: ['DELETE', '/api/mandats/calendrier', 'json', 0],
  lireCalendrierEcheances: ['GET', '/api/public/calendriers/{jeton}/echeances.ics', 'json', 1],
  listerEnvoisADecider: ['GET', '/api/envois', 'json', 0],
  deciderEnvoi: ['PUT', '/api/envois/{id}/{decision}', 'json', 0],
  lireEtat: ['GET', '/api/etat', 'json', 0],
  lireEtablissement: ['GET', '/api/etablissement/{id}', 'json', 0],
  enregistrerEtablissement: ['PUT', '/api/etablissement', 'json', 0],
  lireFacteurs: ['GET', '/api/account/facteurs', 'json', 0],
  preparerCode: ['POST', '/api/account/facteurs/code', 'json', 0],
  confirmerCode: ['PUT', '/api/account/facteurs/code', 'json', 0],
  retirerCode: ['DELETE', '/api/account/facteurs/code', 'json', 0],
  preparerCle: ['POST', '/api/account/facteurs/cles/defi', 'json', 0],
  ajouterCle: ['POST', '/api/account/facteurs/cles', 'json', 0],
  retirerCle: ['DELETE', '/api/account/facteurs/cles/{id}', 'json', 0],
  renouvelerCodesSecours: ['POST', '/api/account/facteurs/secours', 'json', 0],
  conclureConnexion: ['POST', '/api/authentication/second-facteur', 'json', 0],
  preparerConnexionCle: ['POST', '/api/authentication/cle/defi', 'json', 0],
  seConnecterParCle: ['POST', '/api/authentication/cle', 'json', 0],
  oublierFacteurs: ['POST', '/api/utilisateurs/{id}/facteurs/oublier', 'json', 0],
  listerFile: ['POST', '/api/teneurs/file', 'json', 0],
  compterFile: ['GET', '/api/teneurs/file/comptes', 'json', 0],
  trouverDemandeUrgente: ['POST', '/api/teneurs/file/urgente', 'json', 0],
  affecterDemandes: ['POST', '/api/teneurs/affectations', 'json', 0],
  completerAdresse: ['GET', '/api/public/geocodage/completion', 'json', 0],
  rechercherAdresse: ['GET', '/api/public/geocodage/search', 'json', 0],
  rechercherParcelle: ['GET', '/api/public/geocodage/parcelles', 'json', 0],
  parcellesAuPoint: ['GET', '/api/public/geocodage/parcelles/point', 'json', 0],
  chercherBatimentsRnb: ['GET', '/api/public/geocodage/batiments', 'json', 0],
  communesParCodePostal: ['GET', '/api/public/geocodage/communes', 'json', 0],
  listerRegions: ['GET', '/api/public/statistiques/chargeRegion', 'json', 0],
  lireRegion: ['GET', '/api/public/region/findRegionByCodeInseeRegion/{code}', 'json', 0],
  listerDepartements: ['GET', '/api/public/statistiques/chargeDepartement/{idRegion}', 'json', 0],
  listerDepartementsDeLaRegion: ['GET', '/api/public/statistiques/chargeDepartementDepuisCdInsee/{code}', 'json', 0],
  lireDepartement: ['GET', '/api/public/departement/{num}', 'json', 0],
  listerEpciDuDepartement: ['GET', '/api/public/statistiques/chargeInterCommunalite/{num}', 'json', 0],
  listerEpciDeLaRegion: ['GET', '/api/public/epci/chargeEpciParIdRegion/{id}', 'json', 0],
  lireEpci: ['GET', '/api/public/epci/findOneEpciBySiren/{siren}', 'json', 0],
  chercherCommunesDuDepartement: ['GET', '/api/public/commune/{dep}/{term}', 'json', 0],
  listerCommunesDeLEpci: ['GET', '/api/public/statistiques/chargeCommune/{siren}', 'json', 0],
  listerCommunesDuDepartement: ['GET', '/api/public/communes/findCommunesByIdDepartement/{num}', 'json', 0],
  lireCommune: ['GET', '/api/public/commune/findOneCommuneByInseeCommune/{insee}', 'json', 0],
  rechercherGerees: ['POST', '/api/gestion/rechercher', 'json', 0],
  compterGerees: ['GET', '/api/gestion/compteurs', 'json', 0],
  exporterGerees: ['POST', '/api/gestion/export', 'json', 1],
  listerVuesGestion: ['GET', '/api/gestion/vues', 'json', 0],
  enregistrerVueGestion: ['POST', '/api/gestion/vues', 'json', 0],
  supprimerVueGestion: ['DELETE', '/api/gestion/vues/{id}', 'json', 0],
  affecterCoproprietes: ['PUT', '/api/gestion/affectations', 'json', 0],
  preparerRenouvellements: ['POST', '/api/gestion/renouvellements/preparer', 'json', 0],
  renouvelerMandats: ['POST', '/api/gestion/renouvellements', 'multipart', 0],
  lireTableauxMco: ['GET', '/api/indicateurMCO/allTableau', 'json', 0],
  listerJetons: ['GET', '/api/jetons', 'json', 0],
  creerJeton: ['POST', '/api/jetons', 'json', 0],
  revoquerJeton: ['DELETE', '/api/jetons/{id}', 'json', 0],
  listerProfilsJournal: ['GET', '/api/evenement-journal/profil', 'json', 0],
  listerCategoriesJournal: ['GET', '/api/evenement-journal/categorie', 'json', 0],
  listerEvenementsDeCategorie: ['GET', '/api/evenement-journal/type-evenement/{cat}', 'json', 0],
  listerEvenements: ['GET', '/api/evenement-journal/all-type-evenement', 'json', 0],
  listerModalitesJournal: ['GET', '/api/evenement-journal/type-modalite', 'json', 0],
  rechercherJournal: ['POST', '/api/evenement-journal/rechercher', 'json', 0],
  exporterJournal: ['POST', '/api/evenement-journal/exporter', 'json', 1],
  lireAdressesClavis: ['GET', '/api/public/clavis/geturls', 'json', 0],
  estAuthentifieClavis: ['GET', '/api/public/clavis/isauthenticated', 'json', 0],
  lireNomServiceClavis: ['GET', '/api/public/clavis/getservicename', 'json', 2],
  lireAttributsClavis: ['GET', '/api/public/clavis/getauthattributes', 'json', 0],
  lireNiveauGeographique: ['GET', '/api/public/clavis/getniveaugeographique', 'json', 2],
  deconnecterClavis: ['GET', '/api/public/clavis/logout', 'json', 0],
  ouvrirClavis: ['GET', '/api/public/clavis/connexion', 'json', 2],
  conclureClavis: ['GET', '/api/public/clavis/retour', 'json', 2],
  repondreCharte: ['POST', '/api/institutionnels/charte', 'json', 0],
  ouvrirConnexionNotaire: ['GET', '/api/public/notaires/connexion', 'json', 2],
  conclureConnexionNotaire: ['GET', '/api/public/notaires/retour', 'json', 2],
  listerDeclarationsPrecedentes: ['GET', '/api/coproprietes/{id}/declarationsPrecedentes', 'json', 0],
  lireChronologie: ['GET', '/api/coproprietes/{id}/chronologie', 'json', 0],
  comparerDeclarations: ['GET', '/api/coproprietes/{id}/comparaison', 'json', 0],
  lireEtatALaDate: ['GET', '/api/coproprietes/{id}/etat', 'json', 0],
  creerTeledeclarant: ['POST', '/api/teledeclarant/{type}', 'json', 0],
  activerCompte: ['POST', '/api/activate', 'json', 0],
  activerTeledeclarant: ['POST', '/api/teledeclarant/activate', 'json', 0],
  regenererCode: ['GET', '/api/regenerate/{id}', 'json', 0],
  renouvelerCode: ['POST', '/api/teledeclarants/{id}/code', 'json', 0],
  corrigerAdressePostale: ['PUT', '/api/teledeclarant/adresse-postale', 'json', 0],
  lireMandatPrecedentArchive: ['GET', '/api/mandats/mandatPrecArchive/{x}', 'json', 0],
  successeurDeclare: ['GET', '/api/coproprietes/is-successeur-declare/{x}', 'json', 0],
  lireEtatCopropriete: ['GET', '/api/coproprietes/getetat/{x}', 'json', 0],
  lireMandatCopropriete: ['GET', '/api/mandats/copro/{id}/{authority}', 'json', 0],
  lireInfosCopropriete: ['GET', '/api/coproprietes/infos/{id}/{profileOrAuthority}', 'json', 0],
  lireRenouvellement: ['GET', '/api/mandats/copro/renouv/{id}', 'json', 0],
  listerMandatsEnCoursAvenir: ['GET', '/api/mandats/findMandatEnCoursAvenir/{id}', 'json', 0],
  lireMandatCourant: ['GET', '/api/mandats/courant/{id}', 'json', 0],
  listerMandatsSupprimables: ['GET', '/api/mandats/listeMandatSupprimable/{id}', 'json', 0],
  modifierDateDebutMandat: ['PUT', '/api/mandats/updateDateDebutMandat/{idMandat}/{date}', 'json', 0],
  modifierDateFinMandat: ['PUT', '/api/mandats/updateDateFinMandatArchive/{idMandat}/{date}', 'json', 0],
  renouvelerMandat: ['POST', '/api/mandats/renouvellement', 'multipart', 0],
  supprimerMandat: ['DELETE', '/api/mandats/{id}', 'json', 0],
  supprimerMandatRattachement: ['PUT', '/api/coproprietes/supprimerMandat-rattachement/{id}', 'json', 0],
  retirerRattachement: ['PUT', '/api/coproprietes/retirer-rattachement/{id}', 'json', 0],
  commencerMiseAJour: ['POST', '/api/mises-a-jour', 'json', 0],
  verifierModificationNotaire: ['GET', '/api/coproprietes/typeModifNotaireOk/{id}', 'json', 0],
  reparerParcelles: ['PUT', '/api/coproprietes/updateParcelleNonGeolocalisees/{idDeclaration}', 'json', 0],
  listerDeclarationsPredecesseur: ['GET', '/api/declarations-predecesseur', 'json', 0],
  accepterDeclarationPredecesseur: ['PUT', '/api/declarations-predecesseur/{id}', 'json', 0],
  supprimerDeclarationPredecesseur: ['DELETE', '/api/coproprietes/declarationpredecesseur/{id}', 'json', 0],
  lirePreuve: ['GET', '/api/account/preuve', 'json', 0],
  prouver: ['POST', '/api/account/preuve', 'json', 0],
  listerNewsletters: ['GET', '/api/public/newsletter/findAllNewsletterNames', 'json', 0],
  telechargerNewsletter: ['GET', '/api/public/newsletter/telechargerNewsletter', 'json', 1],
  listerFichesMemo: ['GET', '/api/public/fichesmemo/recupereNomDesFichiers', 'json', 0],
  telechargerFicheMemo: ['GET', '/api/public/fichesmemo/telecharger', 'json', 1],
  sAbonnerNewsletter: ['POST', '/api/public/newsletter/abonnement', 'json', 0],
  confirmerAbonnement: ['POST', '/api/public/newsletter/abonnement/confirmer', 'json', 0],
  seDesabonnerNewsletter: ['POST', '/api/public/newsletter/desabonnement', 'json', 0],
  listerPublications: ['GET', '/api/publications', 'json', 0],
  deposerPublication: ['POST', '/api/publications', 'multipart', 0],
  modifierPublication: ['PUT', '/api/publications/{id}', 'multipart', 0],
  publierPublication: ['POST', '/api/publications/{id}/publier', 'json', 0],
  retirerPublication: ['POST', '/api/publications/{id}/retirer', 'json', 0],
  envoyerNewsletter: ['POST', '/api/publications/{id}/envoyer', 'json', 0],
  listerVuesFile: ['GET', '/api/teneurs/file/vues', 'json', 0],
  enregistrerVueFile: ['POST', '/api/teneurs/file/vues', 'json', 0],
  supprimerVueFile: ['DELETE', '/api/teneurs/file/vues/{id}', 'json', 0],
  listerNotes: ['GET', '/api/teneurs/demandes/{id}/notes', 'json', 0],
  ajouterNote: ['POST', '/api/teneurs/demandes/{id}/notes', 'json', 0],
  listerReponsesTypes: ['GET', '/api/teneurs/reponses-types', 'json', 0],
  creerReponseType: ['POST', '/api/teneurs/reponses-types', 'json', 0],
  modifierReponseType: ['PUT', '/api/teneurs/reponses-types/{id}', 'json', 0],
  supprimerReponseType: ['DELETE', '/api/teneurs/reponses-types/{id}', 'json', 0],
  telechargerModelePortefeuille: ['GET', '/api/portefeuilles/modele', 'json', 1],
  listerPortefeuilles: ['GET', '/api/portefeuilles', 'json', 0],
  controlerPortefeuille: ['POST', '/api/portefeuilles', 'json', 0],
  controlerClasseurPortefeuille: ['POST', '/api/portefeuilles/classeur', 'multipart', 0],
  lirePortefeuille: ['GET', '/api/portefeuilles/{id}', 'json', 0],
  listerLignesPortefeuille: ['GET', '/api/portefeuilles/{id}/lignes', 'json', 0],
  deposerPortefeuille: ['PUT', '/api/portefeuilles/{id}/depot', 'json', 0],
  annulerPortefeuille: ['PUT', '/api/portefeuilles/{id}/annulation', 'json', 0],
  telechargerResultatPortefeuille: ['GET', '/api/portefeuilles/{id}/resultat', 'json', 1],
  rattacher: ['POST', '/api/coproprietes/rattachement', 'multipart', 0],
  rattacherSansJustificatif: ['POST', '/api/coproprietes/rattachement/pasJustif', 'json', 0],
  verifierMandatMemeSiren: ['GET', '/api/coproprietes/mandatMemeSiren/{x}', 'json', 0],
  lireRattachementEnCours: ['GET', '/api/coproprietes/rattachementEnCours/{id}', 'json', 0],
  listerMandatsEnCours: ['GET', '/api/mandats/encours', 'json', 0],
  lireMandatEnCoursValidation: ['GET', '/api/mandats/encours/validation/{n}', 'json', 0],
  retirerRattachementDemande: ['PUT', '/api/demandes/{id}/retirer', 'json', 0],
  contesterRattachement: ['POST', '/api/demandes/{id}/contestation', 'json', 0],
  accorderFinAnticipee: ['POST', '/api/demandes/{id}/accord', 'json', 0],
  repondrePrecisionsRattachement: ['POST', '/api/demandes/{id}/precisions', 'multipart', 0],
  coproprieteExiste: ['GET', '/api/coproprietes/existe/{immat}', 'json', 0],
  coproprieteEtatOk: ['GET', '/api/coproprietes/etatOk/{immat}', 'json', 0],
  coproprieteRattachementOk: ['GET', '/api/coproprietes/rattachementOk/{immat}', 'json', 0],
  trouverDateDebutMandatPrecedent: ['GET', '/api/mandats/findDateDebutMandatPrec/{x}/{flag}', 'json', 0],
  telechargerModeleRattachements: ['GET', '/api/rattachements/modele', 'json', 1],
  controlerRattachements: ['POST', '/api/rattachements/controle', 'multipart', 0],
  rattacherPlusieurs: ['POST', '/api/rattachements', 'multipart', 0],
  listerRecus: ['GET', '/api/recus', 'json', 0],
  lireRecu: ['GET', '/api/recus/{reference}', 'json', 0],
  telechargerRecu: ['GET', '/api/recus/{reference}/pdf', 'json', 1],
  listerTypesDemandeur: ['GET', '/api/public/reclamation/all-type-demandeur/{x}', 'json', 0],
  listerObjetsReclamation: ['GET', '/api/public/reclamation/type-reclamation/{x}', 'json', 0],
  listerTypesReclamation: ['GET', '/api/public/reclamation/type-reclamation/{x}/{y}', 'json', 0],
  lireChampsObligatoires: ['GET', '/api/public/reclamation/type-reclamation-obl/{x}', 'json', 0],
  trouverNomCopropriete: ['GET', '/api/public/num-immat-nom/{immat}', 'json', 0],
  envoyerReclamation: ['POST', '/api/public/reclamation/save', 'multipart', 0],
  rechercherReclamations: ['POST', '/api/reclamations/rechercher', 'json', 0],
  lireReclamation: ['GET', '/api/reclamations/{id}', 'json', 0],
  repondreReclamation: ['POST', '/api/reclamations/{id}/reponse', 'json', 0],
  cloreReclamation: ['POST', '/api/reclamations/{id}/clore', 'json', 0],
  rouvrirReclamation: ['POST', '/api/reclamations/{id}/rouvrir', 'json', 0],
  chercherCoproprietes: ['GET', '/api/public/recherche', 'json', 0],
  suggererRecherche: ['GET', '/api/public/recherche/suggestions', 'json', 0],
  suggererAdresses: ['GET', '/api/public/recherche/adresses', 'json', 0],
  repondreAdresse: ['GET', '/api/public/recherche/adresse', 'json', 0],
  chercherCommunes: ['GET', '/api/public/communes/lib/{x}', 'json', 0],
  listerCommunesAbsorbees: ['GET', '/api/public/communesabsorbees/{x}', 'json', 0],
  listerEnergies: ['GET', '/api/parametres/energieUtilisee', 'json', 0],
  listerTypesChauffage: ['GET', '/api/parametres/typeChauffage', 'json', 0],
  listerPeriodesConstruction: ['GET', '/api/parametres/periodeConstruction', 'json', 0],
  listerStatutsCompte: ['GET', '/api/statut-compte-utilisateurs', 'json', 0],
  listerProfilsDisponibles: ['GET', '/api/profil-utilisateurs/disponible', 'json', 0],
  listerProfilsDisponiblesPour: ['GET', '/api/profil-utilisateurs/disponible/{id}', 'json', 0],
  listerProfilsDuType: ['GET', '/api/profil-utilisateurs/type/{type}', 'json', 0],
  listerCivilites: ['GET', '/api/civilites', 'json', 0],
  listerTypesPiecesJustif: ['GET', '/api/typeDePiecesJustif', 'json', 0],
  listerTypesPiecesJustifDissolution: ['GET', '/api/typeDePiecesJustif/dissolution/{x}', 'json', 0],
  listerStatutsTeledeclarant: ['GET', '/api/statut-teledeclarant/recherche', 'json', 0],
  listerStatutsTeledeclarantSuivants: ['GET', '/api/statut-teledeclarant/suivant/{type}', 'json', 0],
  listerTypesTeledeclarant: ['GET', '/api/type-teledeclarant/{type}', 'json', 0],
  listerMotifsDissolution: ['GET', '/api/coproprietes/motifdissolution', 'json', 0],
  listerFaitsGenerateurs: ['GET', '/api/coproprietes/faitgenerateur/{x}', 'json', 0],
  listerTypesDemande: ['GET', '/api/type-demande-valider-ratt-immat', 'json', 0],
  listerTypesTeledeclarantMin: ['GET', '/api/type-teledeclarant-min', 'json', 0],
  listerRegles: ['GET', '/api/public/regles', 'json', 0],
  repererCoproprietes: ['POST', '/api/public/reperage', 'json', 0],
  rechercherTeledeclarants: ['POST', '/api/teledeclarants', 'json', 0],
  lireTeledeclarant: ['GET', '/api/teledeclarants/{id}', 'json', 0],
  supprimerTeledeclarant: ['DELETE', '/api/teledeclarants/{id}', 'json', 0],
  modifierTeledeclarant: ['PUT', '/api/teledeclarants/{id}', 'json', 0],
  lireEtablissementSirene: ['GET', '/api/public/siret/etablissements/{siret}', 'json', 0],
  siretDejaInscrit: ['GET', '/api/public/siret/etablissements/existe/{siret}', 'json', 0],
  verifierSiret: ['GET', '/api/siret/check/{siret}', 'json', 0],
  existePourTeneur: ['GET', '/api/etablissements/existe-teneur/{siret}/PRO', 'json', 0],
  listerCodesApe: ['GET', '/api/public/teledeclarant/codesape/{type}', 'json', 0],
  lireEtablissementParSiret: ['GET', '/api/etablissements/bdd/{siret}', 'json', 0],
  lireEtablissementParEmail: ['GET', '/api/etablissements/email/', 'json', 0],
  listerAnneesStatistiques: ['GET', '/api/public/statistiques/chargementAnneeGeneration/{isNationale}', 'json', 0],
  listerTrimestresStatistiques: ['GET', '/api/public/statistiques/chargementTrimestreGeneration', 'json', 0],
  telechargerRapportBo: ['GET', '/api/public/statistiques/telechargerRapportBo', 'json', 1],
  lireStatistiques: ['GET', '/api/public/statistiques/chiffres', 'json', 0],
  lireCarteStatistiques: ['GET', '/api/public/statistiques/carte', 'json', 0],
  verifierDeclSuccPossible: ['POST', '/api/teledeclarant/verifieDeclSuccPossible', 'json', 0],
  declarerSuccesseur: ['POST', '/api/teledeclarant/successeur', 'json', 0],
  modifierSuccesseur: ['PUT', '/api/successeur', 'json', 0],
  lireSuccesseurParCle: ['GET', '/api/public/successeur/{key}', 'json', 0],
  creerCompteSuccesseur: ['POST', '/api/public/successeur/{key}', 'json', 0],
  refuserDesignation: ['POST', '/api/public/successeur/{key}/refus', 'json', 0],
  chercherSyndics: ['GET', '/api/coproprietes/notaire/syndics', 'json', 0],
  lireSyndicDesigne: ['GET', '/api/coproprietes/notaire/immatriculation/{id}/syndic', 'json', 0],
  designerSyndic: ['PUT', '/api/coproprietes/notaire/immatriculation/{id}/syndic', 'json', 0],
  retirerSyndicDesigne: ['DELETE', '/api/coproprietes/notaire/immatriculation/{id}/syndic', 'json', 0],
  listerSuccessions: ['GET', '/api/successions', 'json', 0],
  creerUtilisateur: ['POST', '/api/utilisateurs', 'json', 0],
  modifierUtilisateur: ['PUT', '/api/utilisateurs', 'json', 0],
  lireUtilisateur: ['GET', '/api/utilisateurs/{id}', 'json', 0],
  listerUtilisateurs: ['GET', '/api/teledeclarant/{id}/utilisateurs', 'json', 0],
  listerUtilisateursTeledeclarant: ['GET', '/api/utilisateurs/teledeclarant/{id}', 'json', 0],
  modifierUtilisateurTeledeclarant: ['PUT', '/api/utilisateurs/teledeclarant', 'json', 0],
  supprimerUtilisateurs: ['POST', '/api/utilisateurs/delete-lot', 'json', 0],
  rechercherDemandes: ['POST', '/api/declarations/rechercher', 'json', 0],
  trouverPlusAncienneDemande: ['GET', '/api/declarations/rechercher/oldest', 'json', 0],
  ouvrirDemande: ['GET', '/api/declarations/update-etat-encours/{id}', 'json', 0],
  ouvrirDemandeSansMandat: ['GET', '/api/declarations/update-etat-encours-sansmandat/{n}', 'json', 0],
  rendreDemande: ['GET', '/api/declarations/a-valider/{id}', 'json', 0],
  deverrouillerCopropriete: ['GET', '/api/declarations/unlockcopro/{n}', 'json', 0],
  refuserDemande: ['PUT', '/api/refusRattachementTeneur/{immat}/{idMandat}', 'json', 0],
  quitterValidation: ['PUT', '/api/quitterValidRatt/{idMandat}', 'json', 0],
  affecterDemande: ['POST', '/api/affectationTeneur', 'json', 0],
  demanderPrecisions: ['POST', '/api/demande-precision/sendMail', 'json', 0],
  validerDemande: ['PUT', '/api/demandes/{id}/valider', 'json', 0],
  listerTeneurs: ['GET', '/api/teneurs', 'json', 0],
  listerMotifsRefus: ['GET', '/api/types-motif-refus', 'json', 0],
} as const

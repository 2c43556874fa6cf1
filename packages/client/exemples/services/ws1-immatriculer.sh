# WS1, première immatriculation : sh ws1-immatriculer.sh contrat.pdf
. "$(dirname "$0")/commun.sh"

# 1. La preuve du mandat.
preuve=$(appeler /api/documents --form type=JUSTIFICATIF_MANDAT --form "file=@$1;type=application/pdf")

# 2. La déclaration vierge dit le jeu de données du jour : à partir de 2027, les bâtiments se décrivent un à un.
#    Elle est remplie, puis contrôlée en entier.
annee=${JOUR%%-*}
brouillon=$(appeler /api/coproprietes/new/DEFAULT | jq --argjson preuve "$preuve" --argjson annee "$annee" \
  --arg aujourdhui "$(dans 0)" --arg debut "$(dans -30)" --arg fin "$(un_an "$(dans -30)")" '
  .jeu as $jeu | {
    id: null, version: 0, typeImmat, confirmations: [],
    immatCopropriete: (.immatCopropriete * {
      infoRattachement: { dateDebutMandat: $debut, dateFinMandat: $fin, justifMandat: true,
        typeJustifMandat: "CONTRAT_SYNDIC", idDocument: $preuve.id, nomFichierJustifMandat: $preuve.nom },
      identification: {
        nomCopropriete: "Résidence du Logiciel", dateReglementCopropriete: "18/08/1993",
        nbLots: 20, nbLotsHab: 10, nbLotsHabBurCom: 12, nbLotsStationnement: 6,
        nbAful: 0, nbAsl: 0, nbUnionsSyndicats: 0, residenceService: false,
        syndicatCooperatif: false, syndicatPrincipal: true,
        adressePrincipale: { numeroVoie: "7", voie: "Rue du Logiciel", codePostal: "23000", commune: "Guéret",
          codeInsee: "23096", idBan: "", longitude: null, latitude: null, geolocalisee: false },
        parcelle: [{ codePostal: "23000", commune: "Guéret", communeAbsorbee: "", codeInsee: "23096",
          prefixe: "000", section: "ZY", numero: "0007", geolocalisee: false }] },
      donneesFinancieres: {
        dateDebutExercice: "01/01/\($annee - 2)", dateClotureComptes: "31/12/\($annee - 2)",
        dateAg: "15/06/\($annee - 1)", chargesOperationsCourantes: 18500, chargesOperationsExceptionnelles: 0,
        montantDettes: 1600, montantImpayesCoproprietaires: 1700, nbCoproprietairesImpayes: 1,
        montantFondTravaux: 950, presenceEmployes: false },
      donneesTechniques: ({
        nbBatimentsTotal: 1, nbAscenseurs: 0, periodeConstruction: "DE_1961_A_1974", anneeConstruction: 1967,
        typeChauffage: "SANS_CHAUFFAGE", chauffageCollectifUrbain: false, ppt: false, pptInscritAG: false,
        classementEnergetiqueComplet: { ETIQ_A: 0, ETIQ_B: 1, ETIQ_C: 0, ETIQ_D: 0, ETIQ_E: 0, ETIQ_F: 0,
          ETIQ_G: 0, ETIQ_NON_DETERMINE: 0 } }
        + if $jeu == "2016" then {} else { batiments: [{ cle: "a", nom: "Bâtiment A", adresse: "", parcelle: "",
          idRnb: "", confianceRnb: null, nbEtages: 4, periodeConstruction: "DE_1961_A_1974",
          anneeConstruction: 1967, nbAscenseurs: 0, etiquette: "ETIQ_B", sourceEtiquette: "DPE_COLLECTIF",
          dateEtiquette: "16/09/2025", numeroEtiquette: "", typeChauffage: "SANS_CHAUFFAGE",
          systemeChauffage: null, energieChauffage: null, eauChaude: "INDIVIDUELLE",
          systemeEauChaude: "CHAUFFE_EAU_ELECTRIQUE", ventilation: "VMC_SIMPLE_FLUX",
          diagnosticStructurel: "NON_REALISE", dateDiagnosticStructurel: null, menuiseries: null,
          isolationMurs: null, isolationToiture: null, isolationPlancher: null,
          constateLe: $aujourdhui }] } end) }) }' |
  envoyer /api/coproprietes/brouillon/submit --request PUT)

# 3. Le dépôt : un teneur donne le numéro ; sa décision paraît dans le flux des changements.
printf '%s' "$brouillon" | jq '.declaration | { id, version, etat: "A_VALIDER" }' |
  envoyer /api/coproprietes/brouillon/change-etat --request PUT |
  jq -r '"Immatriculation déposée : demande \(.demandeId), réponse attendue le \(.echeance)."'

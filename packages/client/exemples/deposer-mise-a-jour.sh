# Dépose la mise à jour annuelle d’une copropriété, avec curl et jq :
#   sh deposer-mise-a-jour.sh <numéro de la copropriété>
: "${REGISTRE_URL:=http://127.0.0.1:3000}"
: "${REGISTRE_JETON:?copiez-y le jeton}"
: "${JOUR:=$(date +%F)}" # pour un registre qui répète un autre jour : JOUR=2027-03-16

appeler() {
  curl --silent --show-error --header "Authorization: Bearer $REGISTRE_JETON" \
    --header 'Content-Type: application/json' "$@"
}
# Un refus a un code, et une phrase pour chaque champ.
refus='"\(.code) : \(.message)", (.champs // [] | .[] | "  \(.champ) [\(.code)] \(.message)")'

# 1. Le brouillon est prérempli des données en vigueur : les dates de l’exercice suivant sont
#    proposées, ses montants sont vides.
brouillon=$(appeler "$REGISTRE_URL/api/mises-a-jour" \
  --data "{\"coproprieteId\": \"${1:?indiquez le numéro de la copropriété}\", \"type\": \"ANNUELLE\"}")
if [ "$(echo "$brouillon" | jq 'has("code")')" = true ]; then
  echo "$brouillon" | jq -r "$refus"
  exit 1
fi
id=$(echo "$brouillon" | jq .id)
# Aucune clôture n’est proposée tant que l’exercice suivant n’est pas clos.
if [ -z "$(echo "$brouillon" | jq -r .immatCopropriete.donneesFinancieres.dateClotureComptes)" ]; then
  echo 'Rien à déclarer : l’exercice suivant n’est pas encore clos.'
  exit
fi

# 2. Les comptes, tels que vous les connaissez, dans ce qui était proposé. À partir de 2027, les
#    bâtiments se décrivent un à un : ce que le registre n’en sait pas se complète.
demande=$(echo "$brouillon" | jq --arg jour "${JOUR#*-*-}/$(echo "$JOUR" | cut -c6-7)/${JOUR%%-*}" '
  .immatCopropriete.donneesTechniques as $technique | { id, version, typeImmat, confirmations: [],
  immatCopropriete: (if $technique.batiments then { donneesTechniques: ($technique | .batiments |= map(. + {
    nbEtages: 4, sourceEtiquette: "DPE_COLLECTIF", dateEtiquette: "16/09/2025",
    eauChaude: "INDIVIDUELLE", systemeEauChaude: "CHAUFFE_EAU_ELECTRIQUE", ventilation: "VMC_SIMPLE_FLUX",
    diagnosticStructurel: "NON_REALISE", constateLe: $jour } + with_entries(select(.value != null and .value != "")))) }
    else {} end + { donneesFinancieres: (.immatCopropriete.donneesFinancieres + {
    dateAg: "15/06/\((.immatCopropriete.donneesFinancieres.dateClotureComptes[-4:] | tonumber) + 1)",
    chargesOperationsCourantes: 48500, chargesOperationsExceptionnelles: 3200, montantDettes: 1900,
    montantImpayesCoproprietaires: 750, nbCoproprietairesImpayes: 2, montantFondTravaux: 6400 }) }) }')

# 3. Le dépôt ; les règles qui demandent une confirmation sont confirmées une fois lues.
deposer() {
  echo "$demande" | appeler --request PUT "$REGISTRE_URL/api/coproprietes/declaration/true/$id" --data @-
}
reponse=$(deposer)
if [ "$(echo "$reponse" | jq -r '.code // ""')" = confirmation-requise ]; then
  echo "$reponse" | jq -r '.champs[] | "À confirmer [\(.code)] \(.message)"'
  demande=$(echo "$demande" | jq --argjson r "$reponse" '.confirmations = [$r.champs[].code]')
  reponse=$(deposer)
fi

# 4. Ce que le registre a gardé, ou pourquoi il a refusé.
echo "$reponse" | jq -r "if .code then $refus else \"Mise à jour enregistrée : \(.nomCopropriete).\" end"
[ "$(echo "$reponse" | jq 'has("code")')" = false ]

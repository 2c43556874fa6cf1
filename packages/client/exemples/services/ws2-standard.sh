# WS2, mise à jour standard : sh ws2-standard.sh <numéro>
. "$(dirname "$0")/commun.sh"

# 1. La mise à jour s’ouvre, préremplie de ce qui est en vigueur ; commencée, elle est reprise.
maj=$(jq -n --arg numero "$1" '{ coproprieteId: $numero, type: "STANDARD" }' | envoyer /api/mises-a-jour)

# 2. L’objet lu se renvoie, changé : un bloc est envoyé entier.
id=$(printf '%s' "$maj" | jq .id)
#    À partir de 2027, les bâtiments se décrivent un à un : ce que le registre n’en sait pas se complète.
printf '%s' "$maj" | jq --arg jour "$(dans 0)" '
  .confirmations = [] | .immatCopropriete.identification.residenceService |= not
  | .immatCopropriete.donneesTechniques |= if .batiments then .batiments |= map(. + {
    nbEtages: 4, sourceEtiquette: "DPE_COLLECTIF", dateEtiquette: "16/09/2025",
    eauChaude: "INDIVIDUELLE", systemeEauChaude: "CHAUFFE_EAU_ELECTRIQUE", ventilation: "VMC_SIMPLE_FLUX",
    diagnosticStructurel: "NON_REALISE", constateLe: $jour } + with_entries(select(.value != null and .value != ""))) else . end' |
  envoyer "/api/coproprietes/declaration/true/$id" --request PUT |
  jq -r '"Mise à jour enregistrée : \(.nomCopropriete)."'

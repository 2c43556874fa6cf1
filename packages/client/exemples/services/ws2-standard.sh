# WS2, mise à jour standard : sh ws2-standard.sh <numéro>
. "$(dirname "$0")/commun.sh"

# 1. La mise à jour s’ouvre, préremplie de ce qui est en vigueur ; commencée, elle est reprise.
maj=$(jq -n --argjson id "$(identifiant "$1")" '{ coproprieteId: $id, type: "STANDARD" }' | envoyer /api/mises-a-jour)

# 2. L’objet lu se renvoie, changé : un bloc est envoyé entier.
id=$(printf '%s' "$maj" | jq .id)
printf '%s' "$maj" | jq '.immatCopropriete.identification.residenceService |= not | .confirmations = []' |
  envoyer "/api/coproprietes/declaration/true/$id" --request PUT |
  jq -r '"Mise à jour enregistrée : \(.nomCopropriete)."'

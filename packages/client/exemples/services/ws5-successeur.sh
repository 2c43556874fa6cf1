# WS5, déclarer son successeur : sh ws5-successeur.sh <numéro> <SIRET> <adresse électronique>
. "$(dirname "$0")/commun.sh"

# 1. Peut-il être déclaré ? Sinon, la phrase dit pourquoi ; une déclaration qui existe se modifie (PUT /api/successeur).
jq -n --arg numero "$1" '{ idCopropriete: $numero }' | envoyer /api/teledeclarant/verifieDeclSuccPossible |
  jq --exit-status --raw-output 'if .response then empty else .message end, .response' | grep -v '^true$' >&2 && exit 1

# 2. Il est prévenu, et demande son rattachement (WS4).
jq -n --arg numero "$1" --arg siret "$2" --arg email "$3" --arg jour "$(dans 30)" \
  '{ idCopropriete: $numero, type: "PRO", siret: $siret, email: $email, datePriseFonction: $jour }' |
  envoyer /api/teledeclarant/successeur | jq -r '"Successeur déclaré : \(.raisonSociale)."'

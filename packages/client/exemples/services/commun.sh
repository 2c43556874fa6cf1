# Commun aux sept services : le registre, le jeton, le jour, et comment un refus se lit. Il faut curl et jq.
set -eu
: "${REGISTRE_URL:=http://127.0.0.1:3000}"
: "${REGISTRE_JETON:?copiez-y le jeton}"
: "${JOUR:=$(date +%F)}" # pour un registre qui répète un autre jour : JOUR=2027-03-16

# appeler <chemin> [options de curl] : la réponse, ou la phrase du refus et ses champs.
appeler() {
  chemin=$1
  shift
  reponse=$(curl --silent --show-error --header "Authorization: Bearer $REGISTRE_JETON" "$REGISTRE_URL$chemin" "$@")
  if printf '%s' "$reponse" | jq --exit-status 'type == "object" and has("code") and has("status")' >/dev/null; then
    printf '%s' "$reponse" | jq -r '"\(.code) : \(.message)", (.champs // [] | .[] | "  \(.champ) [\(.code)] \(.message)")' >&2
    exit 1
  fi
  printf '%s\n' "$reponse"
}
# envoyer <chemin> [options de curl] : de même, avec le JSON de l’entrée standard.
envoyer() { appeler "$@" --header 'Content-Type: application/json' --data @-; }
# dans <jours> [jour jj/mm/aaaa] : le jour qui vient tant de jours après, aujourd’hui sans jour.
dans() {
  jq -nr --argjson n "$1" --arg depuis "${2:-}" --arg aujourdhui "$JOUR" '
    (if $depuis == "" then $aujourdhui | strptime("%Y-%m-%d") else $depuis | strptime("%d/%m/%Y") end)
    | mktime + $n * 86400 | strftime("%d/%m/%Y")'
}
# un_an <jour jj/mm/aaaa> : le dernier jour d’un mandat de douze mois qui commence ce jour.
un_an() { jq -nr --arg d "$1" '$d | strptime("%d/%m/%Y") | .[0] += 1 | mktime - 86400 | strftime("%d/%m/%Y")'; }

# WS7, confirmer, comme successeur, les mises à jour que le syndic précédent a déposées : sh ws7-confirmer.sh
. "$(dirname "$0")/commun.sh"

# Chacune attend un accord : PUT l’accepte, DELETE /api/coproprietes/declarationpredecesseur/{id} l’écarte.
attendues=$(appeler /api/declarations-predecesseur)
[ "$attendues" != '[]' ] || echo 'Aucune mise à jour n’attend votre accord.'
printf '%s' "$attendues" | jq -c '.[] | { id, typeMaj, auteur }' |
  while read -r attendue; do
    printf '%s\n' "$attendue" | jq -r '"À confirmer : \(.typeMaj), déposée par \(.auteur)."'
    printf '{}' | envoyer "/api/declarations-predecesseur/$(printf '%s' "$attendue" | jq .id)" --request PUT |
      jq -r '"Confirmée : \(.nomCopropriete)."'
  done

# WS3, lire ses copropriétés, 100 au plus en un appel : sh ws3-lire.sh <numéro> <numéro> …
. "$(dirname "$0")/commun.sh"

# Chaque fiche est celle de GET /api/coproprietes/visualisation/{id} ; nulle pour ce que vous ne pouvez pas voir.
jq -n '{ fichesDe: $ARGS.positional, paginationOptions: { pageSize: 1 } }' --args "$@" |
  envoyer /api/coproprietes/rechercher |
  jq -r '.fiches[] | "\(.numero) : " + if .fiche then
    "\(.fiche.declaration.nomCopropriete), \(.fiche.libelleEtat), \(.fiche.mandats | length) mandats" else "inconnue" end'

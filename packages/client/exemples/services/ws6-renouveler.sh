# WS6, renouveler son mandat : sh ws6-renouveler.sh <numéro> contrat.pdf
. "$(dirname "$0")/commun.sh"

# 1. Le registre propose la période qui suit le mandat, ou dit pourquoi il ne se renouvelle pas.
propose=$(appeler "/api/mandats/copro/renouv/$1")
printf '%s' "$propose" | jq -r 'select(.possible | not).raison' | grep . >&2 && exit 1

# 2. Le renouvellement prend effet au dépôt.
appeler /api/mandats/renouvellement --form "idCopropriete=$1" --form "file=@$2;type=application/pdf" \
  --form "mandat=$(printf '%s' "$propose" | jq -c '{ dateDebutMandat: .dateDebutProposee,
    dateFinMandat: .dateFinProposee, typeJustifMandat: "CONTRAT_SYNDIC" }')" |
  jq -r '"Mandat renouvelé du \(.dateDebut) au \(.dateFin)."'

# WS4, demander un rattachement : sh ws4-rattacher.sh <numéro> contrat.pdf
. "$(dirname "$0")/commun.sh"

# 1. Le mandat demandé suit celui du syndic en place, ou commence aujourd’hui.
precedent=$(appeler "/api/mandats/findDateDebutMandatPrec/$1/false" | jq -r .dateFin)
debut=$(dans 0)
if [ -n "$precedent" ] && jq -ne --arg p "$precedent" --arg d "$debut" \
  '[$p, $d] | map(strptime("%d/%m/%Y") | mktime) | .[0] >= .[1]' >/dev/null; then
  debut=$(dans 1 "$precedent")
fi

# 2. La demande et sa preuve ; un teneur la décide.
appeler /api/coproprietes/rattachement --form "numero=$1" --form "file=@$2;type=application/pdf" \
  --form "infoRattachement=$(jq -nc --arg d "$debut" --arg f "$(un_an "$debut")" \
    '{ adminProvisoire: false, typeJustifMandat: "CONTRAT_SYNDIC", dateDebutMandat: $d, dateFinMandat: $f }')" |
  jq -r '"Rattachement demandé : demande \(.idDemande), réponse attendue le \(.echeance)."'

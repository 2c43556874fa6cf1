# Le registre, et le jeton créé à l’écran : Mon compte, Jetons des programmes.
: "${REGISTRE_URL:=http://127.0.0.1:3000}"
: "${REGISTRE_JETON:?copiez-y le jeton}"

# 1. Sans jeton : ce qui est public. Une copropriété par son numéro, 100 clés au plus par appel.
curl --fail-with-body --silent --show-error "$REGISTRE_URL/api/public/reperage" \
  --header 'Content-Type: application/json' \
  --data '{"numeros": ["AA0-000-001"]}'
echo

# 2. Avec le jeton : le compte au nom duquel le programme agit.
curl --fail-with-body --silent --show-error "$REGISTRE_URL/api/account" \
  --header "Authorization: Bearer $REGISTRE_JETON"
echo

# 3. Ce qui a changé, depuis le début. La réponse dit d’où repartir : suivant.
curl --fail-with-body --silent --show-error "$REGISTRE_URL/api/changements?depuis=0&limite=3" \
  --header "Authorization: Bearer $REGISTRE_JETON"
echo

# Vérifie un avis à la main. CLE : montrée à la création ; SIGNATURE : l’en-tête X-Registre-Signature ;
# avis.json : le corps, tel qu’il a été reçu.
seconde=$(printf '%s' "$SIGNATURE" | sed -E 's/^t=([0-9]+),.*/\1/')
attendue=$(printf '%s.' "$seconde" | cat - avis.json | openssl dgst -sha256 -hmac "$CLE" | sed 's/^.*= //')
[ "t=$seconde,v1=$attendue" = "$SIGNATURE" ] && echo 'Signature juste.' || { echo 'Signature fausse.'; exit 1; }

# Vérifie un avis à la main. CLE : montrée à la création ; SIGNATURE : l’en-tête X-Registre-Signature ;
# avis.json : le corps, tel qu’il a été reçu.
seconde=$(printf '%s' "$SIGNATURE" | sed -E 's/^t=([0-9]+),.*/\1/')
attendue=$(printf '%s.' "$seconde" | cat - avis.json | openssl dgst -sha256 -hmac "$CLE" | sed 's/^.*= //')
# Le jour où la clé est renouvelée, l’en-tête porte deux signatures : l’une des deux suffit.
case "$SIGNATURE," in *",v1=$attendue,"*) echo 'Signature juste.' ;; *) echo 'Signature fausse.'; exit 1 ;; esac

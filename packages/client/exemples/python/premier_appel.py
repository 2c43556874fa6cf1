"""Trois appels : ce qui est public, le compte du jeton, ce qui a changé.

REGISTRE_URL=… REGISTRE_JETON=… python3 premier_appel.py
"""

from registre import appeler

# 1. Sans jeton : une copropriété par son numéro, 100 clés au plus par appel.
reperees = appeler("POST", "/api/public/reperage", {"numeros": ["AA0-000-001"]})
print(reperees["resultats"])

# 2. Avec le jeton : le compte au nom duquel le programme agit.
compte = appeler("GET", "/api/account")
print(compte["login"])

# 3. Ce qui a changé, depuis le début. La réponse dit d'où repartir : suivant.
tranche = appeler("GET", "/api/changements?depuis=0&limite=3")
print(f"{len(tranche['changements'])} changements, suivant : {tranche['suivant']}")

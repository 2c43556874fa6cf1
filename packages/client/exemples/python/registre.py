"""Appels du registre, avec la seule bibliothèque standard de Python (3.9 ou plus récent)."""

import json
import os
import urllib.error
import urllib.request
import uuid

URL = os.environ.get("REGISTRE_URL", "http://127.0.0.1:3000")
JETON = os.environ.get("REGISTRE_JETON")


class Refus(Exception):
    """Un refus du registre : son code, sa phrase, et les champs fautifs avec le code de leur règle."""

    def __init__(self, statut, probleme):
        self.statut = statut
        self.code = probleme.get("code")
        self.champs = probleme.get("champs", [])
        lignes = [f"  {c['champ']} [{c['code']}] {c['message']}" for c in self.champs]
        super().__init__("\n".join([f"{self.code} : {probleme.get('message')}", *lignes]))


def appeler(methode, chemin, corps=None, cle=None):
    """Appelle le registre et rend sa réponse. La même clé et le même corps donnent la même réponse :
    un appel dont la réponse s'est perdue se refait sans risque. Lève Refus."""
    entetes = {"Accept": "application/json"}
    if JETON:
        entetes["Authorization"] = f"Bearer {JETON}"
    if cle:
        entetes["Idempotency-Key"] = cle
    donnees = None
    if corps is not None:
        entetes["Content-Type"] = "application/json"
        donnees = json.dumps(corps).encode()
    demande = urllib.request.Request(URL + chemin, donnees, entetes, method=methode)
    try:
        with urllib.request.urlopen(demande, timeout=30) as reponse:
            return json.load(reponse)
    except urllib.error.HTTPError as erreur:
        raise Refus(erreur.code, json.load(erreur)) from None


def nouvelle_cle():
    """Une clé d'idempotence : à garder tant que l'appel n'a pas reçu de réponse."""
    return str(uuid.uuid4())

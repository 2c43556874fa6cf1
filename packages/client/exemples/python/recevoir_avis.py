"""Reçoit les avis du registre, et vérifie leur signature.

CLE=whsec_… PORT=8080 python3 recevoir_avis.py
"""

import hashlib
import hmac
import json
import os
import re
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

CLE = os.environ["CLE"].encode()
# Dans un vrai logiciel : une table, avec une contrainte d'unicité, écrite avec le traitement.
deja_traites = set()


def signature_valable(signature, corps):
    """L'en-tête porte une signature, ou deux le jour où la clé est renouvelée : une seule suffit."""
    lue = re.fullmatch(r"t=(\d+)((?:,v1=[0-9a-f]{64}){1,2})", signature or "")
    if not lue or abs(time.time() - int(lue[1])) > 300:
        return False
    attendue = hmac.new(CLE, lue[1].encode() + b"." + corps, hashlib.sha256).hexdigest()
    return any(hmac.compare_digest(attendue, v) for v in lue[2].split(",v1=")[1:])


class Reception(BaseHTTPRequestHandler):
    def do_POST(self):
        # La signature porte sur le texte reçu, à l'octet près : vérifiez-la avant de lire le JSON.
        corps = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        juste = signature_valable(self.headers.get("X-Registre-Signature"), corps)
        if juste:
            avis = json.loads(corps)
            # Un envoi dont la réponse s'est perdue revient, identique : on l'acquitte sans le refaire.
            if avis["envoi"] not in deja_traites:
                for changement in avis["changements"]:
                    numero = changement["copropriete"]["numero"]
                    print(f"{changement['rang']} {numero} : {changement['libelle']}", flush=True)
                deja_traites.add(avis["envoi"])
        self.send_response(204 if juste else 401)
        self.end_headers()

    def log_message(self, *_):
        pass


serveur = HTTPServer(("127.0.0.1", int(os.environ.get("PORT", 8080))), Reception)
print("En écoute.", flush=True)
serveur.serve_forever()

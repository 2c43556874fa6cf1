"""Dépose la mise à jour annuelle d'une copropriété, étape par étape, comme à l'écran.

REGISTRE_URL=… REGISTRE_JETON=… python3 deposer_mise_a_jour.py AA0-000-004
"""

import os
import sys
from datetime import date

from registre import Refus, appeler, nouvelle_cle

# 1. Le brouillon est prérempli des données en vigueur : les dates de l'exercice suivant sont
#    proposées, ses montants sont vides.
brouillon = appeler(
    "POST", "/api/mises-a-jour", {"coproprieteId": sys.argv[1], "type": "ANNUELLE"}
)
finances = brouillon["immatCopropriete"]["donneesFinancieres"]
# Aucune clôture n'est proposée tant que l'exercice suivant n'est pas clos.
if not finances["dateClotureComptes"]:
    print("Rien à déclarer : l'exercice suivant n'est pas encore clos.")
    sys.exit()
annee = int(finances["dateClotureComptes"][-4:])

# 2. Les comptes, tels que le logiciel du syndic les connaît.
finances.update(
    dateAg=f"15/06/{annee + 1}",
    chargesOperationsCourantes=48_500,
    chargesOperationsExceptionnelles=3_200,
    montantDettes=1_900,
    montantImpayesCoproprietaires=750,
    nbCoproprietairesImpayes=2,
    montantFondTravaux=6_400,
)

blocs = {"donneesFinancieres": finances}

# 3. À partir de 2027, les bâtiments se décrivent un à un : ce que le registre n'en sait pas se
#    complète. JOUR=2027-03-16 : pour un registre qui répète un autre jour.
jour = date.fromisoformat(os.environ.get("JOUR", date.today().isoformat()))
technique = brouillon["immatCopropriete"]["donneesTechniques"]
for batiment in technique.get("batiments", []):
    observes = dict(
        nbEtages=4,
        sourceEtiquette="DPE_COLLECTIF",
        dateEtiquette="16/09/2025",
        eauChaude="INDIVIDUELLE",
        systemeEauChaude="CHAUFFE_EAU_ELECTRIQUE",
        ventilation="VMC_SIMPLE_FLUX",
        diagnosticStructurel="NON_REALISE",
        constateLe=jour.strftime("%d/%m/%Y"),
    )
    batiment.update({c: v for c, v in observes.items() if batiment[c] in (None, "")})
    blocs["donneesTechniques"] = technique


# 4. Le dépôt ; les règles qui demandent une confirmation sont confirmées une fois lues.
def deposer(confirmations):
    return appeler(
        "PUT",
        f"/api/coproprietes/declaration/true/{brouillon['id']}",
        {
            "id": brouillon["id"],
            "version": brouillon["version"],
            "typeImmat": brouillon["typeImmat"],
            "immatCopropriete": blocs,
            "confirmations": confirmations,
        },
        nouvelle_cle(),
    )


try:
    deposee = deposer([])
except Refus as refus:
    if refus.code != "confirmation-requise":
        raise
    for champ in refus.champs:
        print(f"À confirmer [{champ['code']}] {champ['message']}")
    deposee = deposer([champ["code"] for champ in refus.champs])
print(f"Mise à jour enregistrée : {deposee['nomCopropriete']}.")

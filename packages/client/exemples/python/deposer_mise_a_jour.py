"""Dépose la mise à jour annuelle d'une copropriété, étape par étape, comme à l'écran.

REGISTRE_URL=… REGISTRE_JETON=… python3 deposer_mise_a_jour.py <identifiant de la copropriété>
"""

import sys

from registre import Refus, appeler, nouvelle_cle

copropriete = int(sys.argv[1])

# 1. Le brouillon est prérempli des données en vigueur : les dates de l'exercice suivant sont
#    proposées, ses montants sont vides.
brouillon = appeler(
    "POST", "/api/mises-a-jour", {"coproprieteId": copropriete, "type": "ANNUELLE"}
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


# 3. Le dépôt ; les règles qui demandent une confirmation sont confirmées une fois lues.
def deposer(confirmations):
    return appeler(
        "PUT",
        f"/api/coproprietes/declaration/true/{brouillon['id']}",
        {
            "id": brouillon["id"],
            "version": brouillon["version"],
            "typeImmat": brouillon["typeImmat"],
            "immatCopropriete": {"donneesFinancieres": finances},
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

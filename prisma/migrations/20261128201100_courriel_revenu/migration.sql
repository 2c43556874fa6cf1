-- Compatible : une table que la version précédente ne lit pas. Addresses whose mail came back for good.
CREATE TABLE "courriel_revenu" (
    "email" TEXT NOT NULL,
    "statut" TEXT NOT NULL,
    "modele" TEXT NOT NULL,
    "revenu_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "courriel_revenu_pkey" PRIMARY KEY ("email")
);

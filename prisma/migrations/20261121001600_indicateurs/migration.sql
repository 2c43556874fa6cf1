-- How many events of each kind a month saw: follows the journal in the order of its seal, so that nothing counts rows when a keeper looks.
CREATE TABLE "compteur_journal" (
    "mois" DATE NOT NULL,
    "categorie" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "profil" TEXT NOT NULL,
    "niveau" TEXT NOT NULL,
    "nombre" INTEGER NOT NULL,

    CONSTRAINT "compteur_journal_pkey" PRIMARY KEY ("mois", "categorie", "type", "profil", "niveau")
);

-- What the keepers' follow-up counted on each day: the row of the day is written again while it lasts.
CREATE TABLE "releve_mco" (
    "jour" DATE NOT NULL,
    "etabli_le" TIMESTAMPTZ(3) NOT NULL,
    "contenu" JSONB NOT NULL,

    CONSTRAINT "releve_mco_pkey" PRIMARY KEY ("jour")
);

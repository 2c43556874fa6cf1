-- Statistics: the figures of each territory at each quarter, counted once; what is withheld is not even written.
CREATE TABLE "trimestre_statistique" (
    "annee" INTEGER NOT NULL,
    "trimestre" INTEGER NOT NULL,
    "arrete_le" DATE NOT NULL,
    "provisoire" BOOLEAN NOT NULL,
    "reconstitue" BOOLEAN NOT NULL,
    "etabli_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "trimestre_statistique_pkey" PRIMARY KEY ("annee", "trimestre")
);

CREATE TABLE "statistique" (
    "niveau" "niveau_geographique" NOT NULL,
    "code" TEXT NOT NULL,
    "annee" INTEGER NOT NULL,
    "trimestre" INTEGER NOT NULL,
    "valeurs" JSONB NOT NULL,

    CONSTRAINT "statistique_pkey" PRIMARY KEY ("niveau", "code", "annee", "trimestre")
);
CREATE INDEX "statistique_annee_trimestre_idx" ON "statistique"("annee", "trimestre");

-- The report files of each quarter.
CREATE TABLE "rapport_statistique" (
    "niveau" "niveau_geographique" NOT NULL,
    "code" TEXT NOT NULL,
    "annee" INTEGER NOT NULL,
    "trimestre" INTEGER NOT NULL,
    "format" TEXT NOT NULL,
    "nom" TEXT NOT NULL,
    "cle" TEXT NOT NULL,
    "taille" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "etabli_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rapport_statistique_pkey" PRIMARY KEY ("niveau", "code", "annee", "trimestre", "format")
);

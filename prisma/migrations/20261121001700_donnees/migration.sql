-- The prepared public file of each night: one row a day, its two compressed forms in the storage.
CREATE TABLE "publication_donnees" (
    "jour" DATE NOT NULL,
    "lignes" INTEGER NOT NULL,
    "taille" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "gz_cle" TEXT NOT NULL,
    "gz_taille" INTEGER NOT NULL,
    "gz_sha256" CHAR(64) NOT NULL,
    "zst_cle" TEXT NOT NULL,
    "zst_taille" INTEGER NOT NULL,
    "zst_sha256" CHAR(64) NOT NULL,
    "prete_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "publication_donnees_pkey" PRIMARY KEY ("jour")
);

-- Rows taken from a published file: what the import wrote, so that it never replaces what somebody declared since.
CREATE TABLE "reprise_rnic" (
    "numero" VARCHAR(9) NOT NULL,
    "copropriete_id" INTEGER NOT NULL,
    "empreinte" CHAR(64) NOT NULL,
    "version" INTEGER NOT NULL,
    "declaration_id" INTEGER NOT NULL,
    "reprise_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reprise_rnic_pkey" PRIMARY KEY ("numero")
);
CREATE UNIQUE INDEX "reprise_rnic_copropriete_id_key" ON "reprise_rnic"("copropriete_id");

-- Categorisation: saved searches, and the files that the worker prepares.
CREATE INDEX "fiche_code_region_numero_idx" ON "fiche"("code_region", "numero");

CREATE TABLE "recherche_categorisation" (
    "id" SERIAL NOT NULL,
    "utilisateur_id" INTEGER NOT NULL,
    "institution_id" INTEGER,
    "nom" VARCHAR(100) NOT NULL,
    "recherche" JSONB NOT NULL,
    "partagee" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "maj_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recherche_categorisation_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "recherche_categorisation_utilisateur_id_nom_key" ON "recherche_categorisation"("utilisateur_id", "nom");
CREATE INDEX "recherche_categorisation_institution_id_idx" ON "recherche_categorisation"("institution_id");
ALTER TABLE "recherche_categorisation" ADD CONSTRAINT "recherche_categorisation_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "recherche_categorisation" ADD CONSTRAINT "recherche_categorisation_institution_id_fkey" FOREIGN KEY ("institution_id") REFERENCES "institution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TYPE "etat_export" AS ENUM ('A_FAIRE', 'EN_COURS', 'PRET', 'ECHEC', 'ANNULE');
CREATE TABLE "export_categorisation" (
    "id" SERIAL NOT NULL,
    "utilisateur_id" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "etat" "etat_export" NOT NULL DEFAULT 'A_FAIRE',
    "selection" JSONB NOT NULL,
    "lieu" JSONB NOT NULL,
    "jour" DATE NOT NULL,
    "total" INTEGER NOT NULL,
    "faits" INTEGER NOT NULL DEFAULT 0,
    "tentatives" INTEGER NOT NULL DEFAULT 0,
    "cle" TEXT NOT NULL DEFAULT '',
    "taille" INTEGER NOT NULL DEFAULT 0,
    "erreur" TEXT NOT NULL DEFAULT '',
    "demande_le" TIMESTAMPTZ(3) NOT NULL,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "export_categorisation_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "export_categorisation_utilisateur_id_idx" ON "export_categorisation"("utilisateur_id");
CREATE INDEX "export_categorisation_expire_le_idx" ON "export_categorisation"("expire_le");
ALTER TABLE "export_categorisation" ADD CONSTRAINT "export_categorisation_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- One running export a person, however many ask at once.
CREATE UNIQUE INDEX "export_categorisation_en_cours_key" ON "export_categorisation"("utilisateur_id") WHERE "etat" IN ('A_FAIRE', 'EN_COURS');

-- Client certificates of notaries: of an account, or of the office itself. What is kept is public; a private key never is.
CREATE TABLE "certificat" (
    "id" SERIAL NOT NULL,
    "teledeclarant_id" INTEGER NOT NULL,
    "utilisateur_id" INTEGER,
    "rang" SMALLINT NOT NULL DEFAULT 1,
    "sujet" TEXT NOT NULL,
    "emetteur" TEXT NOT NULL,
    "serie" TEXT NOT NULL,
    "empreinte" VARCHAR(64) NOT NULL,
    "valide_du" TIMESTAMPTZ(3) NOT NULL,
    "valide_au" TIMESTAMPTZ(3) NOT NULL,
    "revoque_le" TIMESTAMPTZ(3),
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "certificat_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "certificat" ADD CONSTRAINT "certificat_teledeclarant_id_fkey" FOREIGN KEY ("teledeclarant_id") REFERENCES "teledeclarant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "certificat" ADD CONSTRAINT "certificat_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "certificat_teledeclarant_id_idx" ON "certificat"("teledeclarant_id");
CREATE INDEX "certificat_utilisateur_id_idx" ON "certificat"("utilisateur_id");
-- One living link for a certificate, for a key, and for each place of a holder; those that ended stay in the history.
CREATE UNIQUE INDEX "certificat_emetteur_serie_key" ON "certificat"("emetteur", "serie") WHERE revoque_le IS NULL;
CREATE UNIQUE INDEX "certificat_empreinte_key" ON "certificat"("empreinte") WHERE revoque_le IS NULL;
CREATE UNIQUE INDEX "certificat_titulaire_rang_key" ON "certificat"("teledeclarant_id", COALESCE("utilisateur_id", 0), "rang") WHERE revoque_le IS NULL;

-- An office that is deleted frees its number, as a declarant frees its SIRET.
DROP INDEX "teledeclarant_num_etude_key";
CREATE UNIQUE INDEX "teledeclarant_num_etude_key" ON "teledeclarant"("num_etude") WHERE statut <> 'SUPPRIME';

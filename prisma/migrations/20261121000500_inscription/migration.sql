-- Who started a declarant, whether its establishment was typed by hand, and since when it has its status.
ALTER TABLE "teledeclarant" ADD COLUMN "origine" TEXT NOT NULL DEFAULT '';
ALTER TABLE "teledeclarant" ADD COLUMN "saisi_a_la_main" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "teledeclarant" ADD COLUMN "statut_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "teledeclarant" SET "statut_le" = "cree_le";

CREATE FUNCTION teledeclarant_dater_statut() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.statut_le := now();
  RETURN NEW;
END $$;
CREATE TRIGGER teledeclarant_statut_date BEFORE UPDATE OF statut ON "teledeclarant"
  FOR EACH ROW WHEN (OLD.statut IS DISTINCT FROM NEW.statut) EXECUTE FUNCTION teledeclarant_dater_statut();

-- One declarant a SIRET among those that live: a deleted one keeps its number in the history and frees it.
DROP INDEX "teledeclarant_siret_key";
CREATE UNIQUE INDEX "teledeclarant_siret_key" ON "teledeclarant"("siret") WHERE statut <> 'SUPPRIME';
CREATE INDEX "teledeclarant_a_activer_idx" ON "teledeclarant"("statut_le") WHERE statut IN ('ATT_CREA_COMPTE', 'ATT_ACTIVATION');

-- Letters to print and post. The code that one carries is not here: it is made from the seed and the secret of the installation.
CREATE TYPE "etat_courrier" AS ENUM ('A_ETABLIR', 'A_IMPRIMER', 'IMPRIME', 'ANNULE');
CREATE TABLE "courrier" (
    "id" SERIAL NOT NULL,
    "type" TEXT NOT NULL,
    "etat" "etat_courrier" NOT NULL DEFAULT 'A_ETABLIR',
    "teledeclarant_id" INTEGER NOT NULL,
    "graine" TEXT NOT NULL,
    "destinataire" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "cle" TEXT NOT NULL DEFAULT '',
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "imprime_le" TIMESTAMPTZ(3),
    "imprime_par_id" INTEGER,

    CONSTRAINT "courrier_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "courrier_teledeclarant_id_idx" ON "courrier"("teledeclarant_id");
CREATE INDEX "courrier_etat_cree_le_idx" ON "courrier"("etat", "cree_le");
ALTER TABLE "courrier" ADD CONSTRAINT "courrier_teledeclarant_id_fkey" FOREIGN KEY ("teledeclarant_id") REFERENCES "teledeclarant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "courrier" ADD CONSTRAINT "courrier_imprime_par_id_fkey" FOREIGN KEY ("imprime_par_id") REFERENCES "utilisateur"("id") ON DELETE SET NULL ON UPDATE CASCADE;

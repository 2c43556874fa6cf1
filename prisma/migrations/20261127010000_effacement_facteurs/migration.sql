-- Compatible : trois colonnes de plus, vides pour la version d’avant, qui ne les lit pas.
-- A reset that two administrators tied to one another confirm waits until `effet_le`; the key of its mail stops it.
ALTER TABLE "oubli_facteurs" ADD COLUMN "confirme_par_id" INTEGER,
  ADD COLUMN "effet_le" TIMESTAMPTZ(3),
  ADD COLUMN "arret_hash" CHAR(64);
CREATE UNIQUE INDEX "oubli_facteurs_arret_hash_key" ON "oubli_facteurs"("arret_hash");
CREATE INDEX "oubli_facteurs_effet_le_idx" ON "oubli_facteurs"("effet_le");

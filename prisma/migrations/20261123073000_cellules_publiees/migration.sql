-- Compatible : une colonne de plus, que la version d'avant laisse vide ; deux index.
-- What a published file said, cell by cell: given back as it was for as long as nobody declares anew.
ALTER TABLE "reprise_rnic" ADD COLUMN "cellules" TEXT[] NOT NULL DEFAULT '{}';
-- A firm of the file that has no SIRET is known by its name and its commune.
CREATE INDEX "teledeclarant_nom_et_commune_idx" ON "teledeclarant"(lower("raison_sociale"), lower("commune")) WHERE "type" = 'PRO';

-- Compatible : un index. The co-ownerships of a street and a number, whatever their commune.
CREATE INDEX "adresse_cle_voie_numero_voie_idx" ON "adresse"("cle_voie", "numero_voie");

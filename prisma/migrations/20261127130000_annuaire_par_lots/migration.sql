-- Compatible : un index. The directory in the order of the number of lots, when too many match to be sorted.
CREATE INDEX "fiche_nb_lots_numero_idx" ON "fiche"("nb_lots", "numero");

-- Compatible : l’index garde l’ordre de l’ancien et porte en plus ce que lit d’un mandat qui regarde une copropriété.
CREATE INDEX "mandat_teledeclarant_id_etat_date_fin_copropriete_id_idx" ON "mandat"("teledeclarant_id", "etat", "date_fin", "copropriete_id");
DROP INDEX "mandat_teledeclarant_id_etat_idx";

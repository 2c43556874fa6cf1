-- An attachment request: who asked, and what the syndic in place answered.
ALTER TABLE "demande" ADD COLUMN "demandeur_id" INTEGER;
ALTER TABLE "demande" ADD COLUMN "contestee_le" TIMESTAMPTZ(3);
ALTER TABLE "demande" ADD COLUMN "contestee_par_id" INTEGER;
ALTER TABLE "demande" ADD COLUMN "contestation" TEXT NOT NULL DEFAULT '';
ALTER TABLE "demande" ADD CONSTRAINT "demande_demandeur_id_fkey" FOREIGN KEY ("demandeur_id") REFERENCES "utilisateur"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "demande" ADD CONSTRAINT "demande_contestee_par_id_fkey" FOREIGN KEY ("contestee_par_id") REFERENCES "utilisateur"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One open request of each kind per co-ownership, attachments included: the second syndic waits for the decision.
DROP INDEX demande_une_seule_ouverte;
CREATE UNIQUE INDEX demande_une_seule_ouverte ON demande (copropriete_id, type)
  WHERE etat IN ('A_VALIDER', 'EN_COURS', 'PRECISIONS');

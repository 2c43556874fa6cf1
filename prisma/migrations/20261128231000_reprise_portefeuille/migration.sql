-- Compatible : trois colonnes que la version précédente ne lit pas. The whole portfolio of a firm that another takes over.
ALTER TABLE "portefeuille" ADD COLUMN "cedant_id" INTEGER;
ALTER TABLE "portefeuille" ADD COLUMN "document_id" UUID;
ALTER TABLE "portefeuille" ADD COLUMN "motif" TEXT NOT NULL DEFAULT '';
CREATE INDEX "portefeuille_cedant_id_idx" ON "portefeuille"("cedant_id");
CREATE INDEX "portefeuille_document_id_idx" ON "portefeuille"("document_id");
CREATE UNIQUE INDEX "portefeuille_une_reprise" ON "portefeuille"("cedant_id") WHERE "etat" IN ('CONTROLE', 'EN_COURS');
ALTER TABLE "portefeuille" ADD CONSTRAINT "portefeuille_cedant_id_fkey" FOREIGN KEY ("cedant_id") REFERENCES "teledeclarant"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "portefeuille" ADD CONSTRAINT "portefeuille_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE SET NULL ON UPDATE CASCADE;

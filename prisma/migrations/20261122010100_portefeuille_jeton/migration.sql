-- The token that submitted a portfolio: its rows are filed under what it was allowed, never under all that its account holds.
ALTER TABLE "portefeuille" ADD COLUMN "jeton_id" INTEGER;
ALTER TABLE "portefeuille" ADD CONSTRAINT "portefeuille_jeton_id_fkey" FOREIGN KEY ("jeton_id") REFERENCES "jeton_api"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

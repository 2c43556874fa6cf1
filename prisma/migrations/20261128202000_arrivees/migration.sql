-- Compatible : une table et une colonne que la version précédente ne lit pas. Who asks to join a firm that has its account.
CREATE TABLE "arrivee" (
    "id" SERIAL NOT NULL,
    "teledeclarant_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "civilite" TEXT NOT NULL,
    "nom" TEXT NOT NULL,
    "prenom" TEXT NOT NULL,
    "telephone" TEXT NOT NULL,
    "etat" TEXT NOT NULL,
    "graine" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,
    "cree_le" TIMESTAMPTZ(3) NOT NULL,
    "confirme_le" TIMESTAMPTZ(3),
    "relance_le" TIMESTAMPTZ(3),
    "code_hash" TEXT,
    "code_essais" INTEGER NOT NULL DEFAULT 0,
    "fin_le" TIMESTAMPTZ(3),

    CONSTRAINT "arrivee_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "arrivee_hash_key" ON "arrivee"("hash");
CREATE UNIQUE INDEX "arrivee_email_teledeclarant_id_key" ON "arrivee"("email", "teledeclarant_id");
CREATE INDEX "arrivee_teledeclarant_id_idx" ON "arrivee"("teledeclarant_id");
ALTER TABLE "arrivee" ADD CONSTRAINT "arrivee_teledeclarant_id_fkey" FOREIGN KEY ("teledeclarant_id") REFERENCES "teledeclarant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "courrier" ADD COLUMN "arrivee_id" INTEGER;
CREATE INDEX "courrier_arrivee_id_idx" ON "courrier"("arrivee_id");
ALTER TABLE "courrier" ADD CONSTRAINT "courrier_arrivee_id_fkey" FOREIGN KEY ("arrivee_id") REFERENCES "arrivee"("id") ON DELETE SET NULL ON UPDATE CASCADE;

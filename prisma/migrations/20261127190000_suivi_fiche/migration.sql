-- Compatible : une table que la version précédente ne lit pas. Who follows a public sheet, without an account.
CREATE TABLE "suivi_fiche" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "copropriete_id" INTEGER NOT NULL,
    "rythme" TEXT NOT NULL,
    "graine" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,
    "dernier_courriel_le" TIMESTAMPTZ(3) NOT NULL,
    "confirme_le" TIMESTAMPTZ(3),
    "dit" JSONB,
    "dit_le" TIMESTAMPTZ(3),
    "fin_dite_le" TIMESTAMPTZ(3),
    "cree_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "suivi_fiche_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "suivi_fiche_hash_key" ON "suivi_fiche"("hash");
CREATE INDEX "suivi_fiche_copropriete_id_idx" ON "suivi_fiche"("copropriete_id");
CREATE UNIQUE INDEX "suivi_fiche_email_copropriete_id_key" ON "suivi_fiche"("email", "copropriete_id");
ALTER TABLE "suivi_fiche" ADD CONSTRAINT "suivi_fiche_copropriete_id_fkey" FOREIGN KEY ("copropriete_id") REFERENCES "copropriete"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

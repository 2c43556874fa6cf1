-- A change of e-mail on its way: it takes effect by the link sent to the new address, and stops by the one sent to the old.
CREATE TABLE "changement_adresse" (
    "cle_hash" CHAR(64) NOT NULL,
    "arret_hash" CHAR(64) NOT NULL,
    "utilisateur_id" INTEGER NOT NULL,
    "ancienne" TEXT NOT NULL,
    "nouvelle" TEXT NOT NULL,
    "cree_le" TIMESTAMPTZ(3) NOT NULL,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,
    "arret_jusqu_au" TIMESTAMPTZ(3) NOT NULL,
    "fait_le" TIMESTAMPTZ(3),

    CONSTRAINT "changement_adresse_pkey" PRIMARY KEY ("cle_hash")
);
CREATE UNIQUE INDEX "changement_adresse_arret_hash_key" ON "changement_adresse"("arret_hash");
CREATE INDEX "changement_adresse_utilisateur_id_idx" ON "changement_adresse"("utilisateur_id");
ALTER TABLE "changement_adresse" ADD CONSTRAINT "changement_adresse_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A leaving syndic declares who follows it; at most one declaration stands per co-ownership.
CREATE TABLE "successeur" (
    "id" SERIAL NOT NULL,
    "copropriete_id" INTEGER NOT NULL,
    "declarant_id" INTEGER NOT NULL,
    "successeur_id" INTEGER NOT NULL,
    "etat" TEXT NOT NULL DEFAULT 'DECLARE',
    "version" INTEGER NOT NULL DEFAULT 1,
    "email" TEXT NOT NULL,
    "date_prise_fonction" DATE,
    "cle_hash" TEXT,
    "expire_le" TIMESTAMPTZ(3),
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "maj_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "successeur_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "successeur_cle_hash_key" ON "successeur"("cle_hash");
CREATE INDEX "successeur_copropriete_id_idx" ON "successeur"("copropriete_id");
CREATE INDEX "successeur_successeur_id_idx" ON "successeur"("successeur_id");
CREATE UNIQUE INDEX "successeur_un_seul_declare" ON "successeur"("copropriete_id") WHERE etat = 'DECLARE';
ALTER TABLE "successeur" ADD CONSTRAINT "successeur_copropriete_id_fkey" FOREIGN KEY ("copropriete_id") REFERENCES "copropriete"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "successeur" ADD CONSTRAINT "successeur_declarant_id_fkey" FOREIGN KEY ("declarant_id") REFERENCES "teledeclarant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "successeur" ADD CONSTRAINT "successeur_successeur_id_fkey" FOREIGN KEY ("successeur_id") REFERENCES "teledeclarant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The private address of a person's calendar of deadlines: only the SHA-256 of its token is kept.
CREATE TABLE "abonnement_calendrier" (
    "utilisateur_id" INTEGER NOT NULL,
    "jeton_hash" TEXT NOT NULL,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lu_le" TIMESTAMPTZ(3),

    CONSTRAINT "abonnement_calendrier_pkey" PRIMARY KEY ("utilisateur_id")
);
CREATE UNIQUE INDEX "abonnement_calendrier_jeton_hash_key" ON "abonnement_calendrier"("jeton_hash");
ALTER TABLE "abonnement_calendrier" ADD CONSTRAINT "abonnement_calendrier_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;

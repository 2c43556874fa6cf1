-- Tokens of programs: what a program presents instead of a session, with rights that its account chose.
CREATE TABLE "jeton_api" (
    "id" SERIAL NOT NULL,
    "utilisateur_id" INTEGER NOT NULL,
    "nom" TEXT NOT NULL,
    "prefixe" VARCHAR(12) NOT NULL,
    "jeton_hash" CHAR(64) NOT NULL,
    "autorites" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "adresses" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "expire_le" TIMESTAMPTZ(3) NOT NULL,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "vu_le" TIMESTAMPTZ(3),
    "vu_adresse" TEXT NOT NULL DEFAULT '',
    "revoque_le" TIMESTAMPTZ(3),

    CONSTRAINT "jeton_api_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "jeton_api_jeton_hash_key" ON "jeton_api"("jeton_hash");
CREATE INDEX "jeton_api_utilisateur_id_idx" ON "jeton_api"("utilisateur_id");
ALTER TABLE "jeton_api" ADD CONSTRAINT "jeton_api_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;

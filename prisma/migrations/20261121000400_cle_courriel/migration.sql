-- Keys sent by mail (a forgotten password): only their SHA-256 is kept; they serve once and expire.
CREATE TABLE "cle_courriel" (
    "cle_hash" TEXT NOT NULL,
    "objet" TEXT NOT NULL,
    "utilisateur_id" INTEGER NOT NULL,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cle_courriel_pkey" PRIMARY KEY ("cle_hash")
);
CREATE INDEX "cle_courriel_utilisateur_id_idx" ON "cle_courriel"("utilisateur_id");
ALTER TABLE "cle_courriel" ADD CONSTRAINT "cle_courriel_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The remember-me series of the browser that holds a session: closing the session from elsewhere closes it too.
ALTER TABLE "session" ADD COLUMN "souvenir_serie" TEXT;

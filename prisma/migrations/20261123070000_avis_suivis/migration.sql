-- Compatible : des colonnes qui ont une valeur par défaut et une table que la version d'avant ignore.
-- What a program wants to hear of (nothing: everything), the key that ends, and a test that waits.
ALTER TABLE "webhook"
  ADD COLUMN "evenements" TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN "graine_precedente" TEXT,
  ADD COLUMN "precedente_jusqu" TIMESTAMPTZ(3),
  ADD COLUMN "essai_demande_le" TIMESTAMPTZ(3),
  ADD COLUMN "essai_envoi" UUID;

-- Each try of a delivery and its answer: its owner reads why a program was not told.
CREATE TABLE "webhook_envoi" (
  "id" BIGSERIAL PRIMARY KEY,
  "webhook_id" INTEGER NOT NULL REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "envoi" UUID NOT NULL,
  "instant" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "essai" BOOLEAN NOT NULL,
  "changements" INTEGER NOT NULL,
  "jusqu" BIGINT NOT NULL,
  "statut" INTEGER,
  "duree_ms" INTEGER NOT NULL,
  "erreur" TEXT NOT NULL
);
CREATE INDEX "webhook_envoi_webhook_id_id_idx" ON "webhook_envoi"("webhook_id", "id");
CREATE INDEX "webhook_envoi_instant_idx" ON "webhook_envoi"("instant");

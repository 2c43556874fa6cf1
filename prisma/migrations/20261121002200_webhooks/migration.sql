-- Programs that are told of changes: each receives them in the order of the journal's seal, from where it stopped.
CREATE TABLE "webhook" (
    "id" SERIAL NOT NULL,
    "teledeclarant_id" INTEGER NOT NULL,
    "utilisateur_id" INTEGER NOT NULL,
    "nom" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "graine" TEXT NOT NULL,
    "curseur" BIGINT NOT NULL,
    "actif" BOOLEAN NOT NULL DEFAULT true,
    "en_echec_depuis" TIMESTAMPTZ(3),
    "echecs" INTEGER NOT NULL DEFAULT 0,
    "erreur" TEXT NOT NULL DEFAULT '',
    "dernier_succes_le" TIMESTAMPTZ(3),
    "pas_avant" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "bail" UUID,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "webhook_teledeclarant_id_idx" ON "webhook"("teledeclarant_id");
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_teledeclarant_id_fkey" FOREIGN KEY ("teledeclarant_id") REFERENCES "teledeclarant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

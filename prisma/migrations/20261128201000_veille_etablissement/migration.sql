-- Compatible : une table que la version précédente ne lit pas. What the directory of companies says of each professional, week after week.
CREATE TABLE "veille_etablissement" (
    "teledeclarant_id" INTEGER NOT NULL,
    "siret" VARCHAR(14) NOT NULL,
    "etat" TEXT NOT NULL,
    "lu_le" TIMESTAMPTZ(3) NOT NULL,
    "constate_le" TIMESTAMPTZ(3) NOT NULL,
    "confirme_le" TIMESTAMPTZ(3),
    "leve_le" TIMESTAMPTZ(3),
    "decide_par_id" INTEGER,
    "dits" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "veille_etablissement_pkey" PRIMARY KEY ("teledeclarant_id")
);
CREATE INDEX "veille_etablissement_etat_idx" ON "veille_etablissement"("etat");
ALTER TABLE "veille_etablissement" ADD CONSTRAINT "veille_etablissement_teledeclarant_id_fkey" FOREIGN KEY ("teledeclarant_id") REFERENCES "teledeclarant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "veille_etablissement" ADD CONSTRAINT "veille_etablissement_decide_par_id_fkey" FOREIGN KEY ("decide_par_id") REFERENCES "utilisateur"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Annual updates sent at once: the portfolio as it was received and checked, and what became of each row.
CREATE TABLE "portefeuille" (
    "id" SERIAL NOT NULL,
    "teledeclarant_id" INTEGER NOT NULL,
    "utilisateur_id" INTEGER NOT NULL,
    "original_id" INTEGER,
    "modalite" TEXT NOT NULL,
    "nom" TEXT NOT NULL,
    "etat" TEXT NOT NULL DEFAULT 'CONTROLE',
    "nb_lignes" INTEGER NOT NULL,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "soumis_le" TIMESTAMPTZ(3),
    "termine_le" TIMESTAMPTZ(3),

    CONSTRAINT "portefeuille_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "portefeuille_teledeclarant_id_id_idx" ON "portefeuille"("teledeclarant_id", "id");
ALTER TABLE "portefeuille" ADD CONSTRAINT "portefeuille_teledeclarant_id_fkey" FOREIGN KEY ("teledeclarant_id") REFERENCES "teledeclarant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "portefeuille" ADD CONSTRAINT "portefeuille_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "portefeuille_ligne" (
    "portefeuille_id" INTEGER NOT NULL,
    "ligne" INTEGER NOT NULL,
    "saisie" JSONB NOT NULL,
    "numero" TEXT NOT NULL,
    "copropriete_id" INTEGER,
    "nom" TEXT NOT NULL DEFAULT '',
    "etat" TEXT NOT NULL,
    "erreurs" JSONB NOT NULL DEFAULT '[]',
    "a_confirmer" JSONB NOT NULL DEFAULT '[]',
    "confirmations" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "declaration_id" INTEGER,
    "tentatives" INTEGER NOT NULL DEFAULT 0,
    "traitee_le" TIMESTAMPTZ(3),

    CONSTRAINT "portefeuille_ligne_pkey" PRIMARY KEY ("portefeuille_id", "ligne")
);
CREATE INDEX "portefeuille_ligne_portefeuille_id_etat_ligne_idx" ON "portefeuille_ligne"("portefeuille_id", "etat", "ligne");
ALTER TABLE "portefeuille_ligne" ADD CONSTRAINT "portefeuille_ligne_portefeuille_id_fkey" FOREIGN KEY ("portefeuille_id") REFERENCES "portefeuille"("id") ON DELETE CASCADE ON UPDATE CASCADE;

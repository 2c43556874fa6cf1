-- The notaries' sign-on, beside their certificates. A trip belongs to one of the two sign-ons: its answer is spent there alone.
ALTER TABLE "connexion_clavis" ADD COLUMN "acces" TEXT NOT NULL DEFAULT 'institution';
ALTER TABLE "connexion_clavis" ADD CONSTRAINT "connexion_clavis_acces_check" CHECK ("acces" IN ('institution', 'notaire'));

-- The person of the sign-on whose account this is: one of each.
CREATE TABLE "personne_notaire" (
    "utilisateur_id" INTEGER NOT NULL,
    "emetteur" TEXT NOT NULL,
    "sujet" TEXT NOT NULL,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "personne_notaire_pkey" PRIMARY KEY ("utilisateur_id")
);
CREATE UNIQUE INDEX "personne_notaire_emetteur_sujet_key" ON "personne_notaire"("emetteur", "sujet");
ALTER TABLE "personne_notaire" ADD CONSTRAINT "personne_notaire_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the sign-on said of a person who has no account yet, while it registers. Only the hash of what the browser holds.
CREATE TABLE "presentation_notaire" (
    "id_hash" TEXT NOT NULL,
    "identite" JSONB NOT NULL,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "presentation_notaire_pkey" PRIMARY KEY ("id_hash")
);
CREATE INDEX "presentation_notaire_expire_le_idx" ON "presentation_notaire"("expire_le");

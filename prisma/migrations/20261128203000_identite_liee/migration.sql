-- Compatible : une table, des colonnes facultatives et des accès de plus, que la version précédente ne lit ni n’écrit.
-- The identity of the State's (FranceConnect, ProConnect) that opens an account: the provider's issuer and subject, nothing of what it says.
CREATE TABLE "identite_liee" (
    "utilisateur_id" INTEGER NOT NULL,
    "acces" TEXT NOT NULL,
    "emetteur" TEXT NOT NULL,
    "sujet" TEXT NOT NULL,
    "cree_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "identite_liee_pkey" PRIMARY KEY ("utilisateur_id")
);
CREATE UNIQUE INDEX "identite_liee_emetteur_sujet_key" ON "identite_liee"("emetteur", "sujet");
ALTER TABLE "identite_liee" ADD CONSTRAINT "identite_liee_acces_check" CHECK ("acces" IN ('franceconnect', 'proconnect'));
ALTER TABLE "identite_liee" ADD CONSTRAINT "identite_liee_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Two sign-ons more; a trip may be that of a link to the account of the session that left.
ALTER TABLE "connexion_clavis" DROP CONSTRAINT "connexion_clavis_acces_check";
ALTER TABLE "connexion_clavis" ADD CONSTRAINT "connexion_clavis_acces_check" CHECK ("acces" IN ('institution', 'notaire', 'franceconnect', 'proconnect'));
ALTER TABLE "connexion_clavis" ADD COLUMN "lier" BOOLEAN NOT NULL DEFAULT false;

-- A sign-in by a provider that waits for the second factor of its account: the session keeps the id token, to sign out there.
ALTER TABLE "connexion_en_attente" ADD COLUMN "jeton_identite" TEXT;

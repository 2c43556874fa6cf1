-- Institutions: who may sign on through the external provider, for which territory, and the charter that they accepted.
CREATE TYPE "niveau_geographique" AS ENUM ('NATIONAL', 'REGION', 'DEPARTEMENT', 'EPCI', 'COMMUNE');

CREATE TABLE "institution" (
    "id" SERIAL NOT NULL,
    "numero" VARCHAR(14) NOT NULL,
    "nom" TEXT NOT NULL,
    "niveau" "niveau_geographique" NOT NULL,
    "code" VARCHAR(9) NOT NULL DEFAULT '',
    "actif" BOOLEAN NOT NULL DEFAULT true,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "maj_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "institution_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "institution_numero_check" CHECK ("numero" ~ '^([0-9]{9}|[0-9]{14})$'),
    CONSTRAINT "institution_code_check" CHECK (("niveau" = 'NATIONAL') = ("code" = ''))
);
CREATE UNIQUE INDEX "institution_numero_key" ON "institution"("numero");

CREATE TABLE "personne_institution" (
    "utilisateur_id" INTEGER NOT NULL,
    "emetteur" TEXT NOT NULL,
    "sujet" TEXT NOT NULL,
    "institution_id" INTEGER NOT NULL,
    "siret" VARCHAR(14) NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "idp_id" TEXT NOT NULL DEFAULT '',
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "maj_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "personne_institution_pkey" PRIMARY KEY ("utilisateur_id")
);
CREATE UNIQUE INDEX "personne_institution_emetteur_sujet_key" ON "personne_institution"("emetteur", "sujet");
CREATE INDEX "personne_institution_institution_id_idx" ON "personne_institution"("institution_id");
ALTER TABLE "personne_institution" ADD CONSTRAINT "personne_institution_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "personne_institution" ADD CONSTRAINT "personne_institution_institution_id_fkey" FOREIGN KEY ("institution_id") REFERENCES "institution"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "acceptation_charte" (
    "utilisateur_id" INTEGER NOT NULL,
    "version" TEXT NOT NULL,
    "acceptee_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "acceptation_charte_pkey" PRIMARY KEY ("utilisateur_id", "version")
);
ALTER TABLE "acceptation_charte" ADD CONSTRAINT "acceptation_charte_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "personne_institution"("utilisateur_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A sign-on on its way: spent by its answer, or by time. Only hashes of what the browser and the address carry.
CREATE TABLE "connexion_clavis" (
    "etat_hash" TEXT NOT NULL,
    "navigateur_hash" TEXT NOT NULL,
    "nonce" TEXT NOT NULL,
    "verificateur" TEXT NOT NULL,
    "retour" TEXT NOT NULL DEFAULT '',
    "session_hash" TEXT,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "connexion_clavis_pkey" PRIMARY KEY ("etat_hash")
);
CREATE INDEX "connexion_clavis_expire_le_idx" ON "connexion_clavis"("expire_le");

-- The provider's token of the person, to sign out there as well.
ALTER TABLE "session" ADD COLUMN "jeton_identite" TEXT;

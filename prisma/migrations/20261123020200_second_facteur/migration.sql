-- Second factor: codes of an application, passkeys, recovery codes; and what is on its way (a sign-in after its password, a ceremony, a reset).
ALTER TABLE "utilisateur" ADD COLUMN "second_facteur" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "facteur_code" (
    "utilisateur_id" INTEGER NOT NULL,
    "secret_chiffre" TEXT NOT NULL,
    "confirme_le" TIMESTAMPTZ(3),
    "dernier_pas" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "facteur_code_pkey" PRIMARY KEY ("utilisateur_id")
);
CREATE TABLE "cle_acces" (
    "id" SERIAL NOT NULL,
    "utilisateur_id" INTEGER NOT NULL,
    "identifiant" TEXT NOT NULL,
    "cle_publique" BYTEA NOT NULL,
    "compteur" BIGINT NOT NULL,
    "nom" TEXT NOT NULL,
    "cree_le" TIMESTAMPTZ(3) NOT NULL,
    "vue_le" TIMESTAMPTZ(3),

    CONSTRAINT "cle_acces_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "cle_acces_identifiant_key" ON "cle_acces"("identifiant");
CREATE INDEX "cle_acces_utilisateur_id_idx" ON "cle_acces"("utilisateur_id");
CREATE TABLE "code_secours" (
    "utilisateur_id" INTEGER NOT NULL,
    "code_hash" CHAR(64) NOT NULL,

    CONSTRAINT "code_secours_pkey" PRIMARY KEY ("utilisateur_id", "code_hash")
);
CREATE TABLE "defi_acces" (
    "defi_hash" CHAR(64) NOT NULL,
    "utilisateur_id" INTEGER,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "defi_acces_pkey" PRIMARY KEY ("defi_hash")
);
CREATE INDEX "defi_acces_expire_le_idx" ON "defi_acces"("expire_le");
CREATE TABLE "connexion_en_attente" (
    "cle_hash" CHAR(64) NOT NULL,
    "utilisateur_id" INTEGER NOT NULL,
    "se_souvenir" BOOLEAN NOT NULL,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "connexion_en_attente_pkey" PRIMARY KEY ("cle_hash")
);
CREATE INDEX "connexion_en_attente_utilisateur_id_idx" ON "connexion_en_attente"("utilisateur_id");
CREATE TABLE "oubli_facteurs" (
    "utilisateur_id" INTEGER NOT NULL,
    "demandeur_id" INTEGER NOT NULL,
    "demande_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "oubli_facteurs_pkey" PRIMARY KEY ("utilisateur_id")
);
ALTER TABLE "facteur_code" ADD CONSTRAINT "facteur_code_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "cle_acces" ADD CONSTRAINT "cle_acces_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "code_secours" ADD CONSTRAINT "code_secours_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "connexion_en_attente" ADD CONSTRAINT "connexion_en_attente_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "oubli_facteurs" ADD CONSTRAINT "oubli_facteurs_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Keepers are not remembered any more: a browser of theirs proves who they are each time.
DELETE FROM "jeton_souvenir" WHERE "utilisateur_id" IN (SELECT "id" FROM "utilisateur" WHERE "profil" LIKE 'TENEUR\_%');

-- The devices from which a person has signed in: strangers' failures do not close the account to them.
CREATE TABLE "appareil_connu" (
    "utilisateur_id" INTEGER NOT NULL,
    "jeton_hash" CHAR(64) NOT NULL,
    "vu_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "appareil_connu_pkey" PRIMARY KEY ("utilisateur_id", "jeton_hash")
);
ALTER TABLE "appareil_connu" ADD CONSTRAINT "appareil_connu_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;

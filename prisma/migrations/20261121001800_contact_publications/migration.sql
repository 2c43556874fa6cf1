-- Messages to the keepers (contact form), publications (newsletters, memo sheets), subscriptions.
CREATE TYPE "etat_reclamation" AS ENUM ('RECUE', 'REPONDUE', 'TRAITEE');
CREATE TYPE "etat_publication" AS ENUM ('BROUILLON', 'PUBLIEE', 'RETIREE');

CREATE TABLE "reclamation" (
  "id" SERIAL NOT NULL,
  "reference" TEXT NOT NULL,
  "etat" "etat_reclamation" NOT NULL DEFAULT 'RECUE',
  "version" INTEGER NOT NULL DEFAULT 1,
  "type_demandeur" TEXT NOT NULL,
  "objet" TEXT NOT NULL,
  "type" TEXT NOT NULL,
  "nom" TEXT NOT NULL,
  "prenom" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "telephone" TEXT NOT NULL DEFAULT '',
  "numero_immatriculation" TEXT NOT NULL DEFAULT '',
  "copropriete_id" INTEGER,
  "nom_copropriete" TEXT NOT NULL DEFAULT '',
  "adresse_principale" TEXT NOT NULL DEFAULT '',
  "message" TEXT NOT NULL,
  "document_id" UUID,
  "utilisateur_id" INTEGER,
  "empreinte" CHAR(64) NOT NULL,
  "recue_le" TIMESTAMPTZ(3) NOT NULL,
  "traitee_le" TIMESTAMPTZ(3),
  "traitee_par_id" INTEGER,

  CONSTRAINT "reclamation_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "reclamation_copropriete_id_fkey" FOREIGN KEY ("copropriete_id") REFERENCES "copropriete"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "reclamation_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "reclamation_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "reclamation_traitee_par_id_fkey" FOREIGN KEY ("traitee_par_id") REFERENCES "utilisateur"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "reclamation_reference_key" ON "reclamation"("reference");
CREATE INDEX "reclamation_etat_recue_le_idx" ON "reclamation"("etat", "recue_le");
CREATE INDEX "reclamation_empreinte_idx" ON "reclamation"("empreinte");

CREATE TABLE "reclamation_reponse" (
  "id" SERIAL NOT NULL,
  "reclamation_id" INTEGER NOT NULL,
  "texte" TEXT NOT NULL,
  "auteur_id" INTEGER,
  "envoyee_le" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "reclamation_reponse_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "reclamation_reponse_reclamation_id_fkey" FOREIGN KEY ("reclamation_id") REFERENCES "reclamation"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "reclamation_reponse_auteur_id_fkey" FOREIGN KEY ("auteur_id") REFERENCES "utilisateur"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "reclamation_reponse_reclamation_id_idx" ON "reclamation_reponse"("reclamation_id");

CREATE TABLE "publication" (
  "id" UUID NOT NULL DEFAULT gen_random_uuid(),
  "genre" TEXT NOT NULL,
  "categorie" TEXT,
  "titre" TEXT NOT NULL,
  "resume" TEXT NOT NULL,
  "nom_fichier" TEXT NOT NULL,
  "document_id" UUID NOT NULL,
  "etat" "etat_publication" NOT NULL DEFAULT 'BROUILLON',
  "version" INTEGER NOT NULL DEFAULT 1,
  "auteur_id" INTEGER,
  "cree_le" TIMESTAMPTZ(3) NOT NULL,
  "publiee_le" TIMESTAMPTZ(3),
  "envoyee_le" TIMESTAMPTZ(3),
  "nombre_envois" INTEGER,

  CONSTRAINT "publication_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "publication_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "publication_auteur_id_fkey" FOREIGN KEY ("auteur_id") REFERENCES "utilisateur"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "publication_categorie_check" CHECK (("genre" = 'NEWSLETTER' AND "categorie" IS NULL) OR ("genre" = 'FICHE_MEMO' AND "categorie" IN ('GENERAL', 'INSTITUTION', 'NOTAIRE', 'PRO', 'BENEVOLE')))
);
CREATE UNIQUE INDEX "publication_genre_nom_fichier_key" ON "publication"("genre", "nom_fichier");

CREATE TABLE "abonnement_newsletter" (
  "id" SERIAL NOT NULL,
  "email" TEXT NOT NULL,
  "confirmation_hash" TEXT,
  "expire_le" TIMESTAMPTZ(3),
  "dernier_courriel_le" TIMESTAMPTZ(3) NOT NULL,
  "confirme_le" TIMESTAMPTZ(3),
  "desabonnement_graine" TEXT NOT NULL,
  "desabonnement_hash" TEXT NOT NULL,
  "cree_le" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "abonnement_newsletter_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "abonnement_newsletter_email_key" ON "abonnement_newsletter"("email");
CREATE UNIQUE INDEX "abonnement_newsletter_confirmation_hash_key" ON "abonnement_newsletter"("confirmation_hash");
CREATE UNIQUE INDEX "abonnement_newsletter_desabonnement_hash_key" ON "abonnement_newsletter"("desabonnement_hash");

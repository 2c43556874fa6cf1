-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "etat_copropriete" AS ENUM ('BROUILLON', 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER', 'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION', 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES', 'IMMATRICULATION_DEMANDE_DE_PRECISIONS', 'IMMATRICULEE_A_RATTACHER', 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER', 'IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', 'IMMATRICULATION_ANNULEE', 'DISSOLUTION_A_VALIDER', 'DISSOLUTION_EN_COURS_DE_VALIDATION', 'DISSOLUTION_EN_COURS', 'DISSOUTE', 'SUPPRIMEE', 'FUTUR');

-- CreateEnum
CREATE TYPE "etat_declaration" AS ENUM ('BROUILLON', 'SUPPRIME', 'A_VALIDER', 'COURANTE', 'IMMATRICULATION', 'AVANT_DECLARATION_ANNUELLE');

-- CreateEnum
CREATE TYPE "type_demande" AS ENUM ('IMMATRICULATION', 'RATTACHEMENT', 'DISSOLUTION', 'DOUBLON_NOTAIRE');

-- CreateEnum
CREATE TYPE "etat_demande" AS ENUM ('A_VALIDER', 'EN_COURS', 'PRECISIONS', 'VALIDEE', 'REFUSEE', 'ANNULEE');

-- CreateEnum
CREATE TYPE "etat_analyse" AS ENUM ('PENDING', 'SAFE', 'INFECTED');

-- CreateEnum
CREATE TYPE "etat_mandat" AS ENUM ('DEMANDE', 'EN_COURS_DE_VALIDATION', 'PRECISIONS_DEMANDEES', 'REFUSE', 'A_VENIR', 'EN_COURS', 'EXPIRE', 'ARCHIVE', 'RETIRE');

-- CreateEnum
CREATE TYPE "statut_outbox" AS ENUM ('PENDING', 'QUEUED', 'SENDING', 'DONE', 'UNCERTAIN', 'FAILED');

-- CreateEnum
CREATE TYPE "type_teledeclarant" AS ENUM ('PRO', 'NON_PRO', 'NOTAIRE', 'TENEUR', 'INSTITUTIONNEL', 'AUTRE');

-- CreateEnum
CREATE TYPE "statut_teledeclarant" AS ENUM ('ATT_CREA_COMPTE', 'ATT_ACTIVATION', 'ACTIF', 'SUPPRIME', 'ATT_FIN_IMM_NOT');

-- CreateTable
CREATE TABLE "copropriete" (
    "id" SERIAL NOT NULL,
    "numero_immatriculation" VARCHAR(9),
    "etat" "etat_copropriete" NOT NULL,
    "etat_precedent" "etat_copropriete",
    "version" INTEGER NOT NULL DEFAULT 1,
    "auteur_teledeclarant_id" INTEGER NOT NULL,
    "auteur_utilisateur_id" INTEGER,
    "teledeclarant_id" INTEGER,
    "remplacee_par_id" INTEGER,
    "date_immatriculation" DATE,
    "date_dissolution" DATE,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "maj_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "nom" TEXT NOT NULL DEFAULT '',
    "nom_normalise" TEXT NOT NULL DEFAULT '',
    "adresse_principale" TEXT NOT NULL DEFAULT '',
    "code_postal" VARCHAR(5) NOT NULL DEFAULT '',
    "code_insee" VARCHAR(5) NOT NULL DEFAULT '',
    "nb_lots" INTEGER,
    "nb_lots_principaux" INTEGER,
    "nb_batiments" INTEGER NOT NULL DEFAULT 0,
    "date_reglement" DATE,
    "siret" VARCHAR(14) NOT NULL DEFAULT '',
    "geolocalisee" BOOLEAN NOT NULL DEFAULT false,
    "date_fin_mandat" DATE,
    "date_derniere_maj_annuelle" DATE,
    "date_cloture_dernier_exercice" DATE,

    CONSTRAINT "copropriete_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "adresse" (
    "id" SERIAL NOT NULL,
    "copropriete_id" INTEGER NOT NULL,
    "principale" BOOLEAN NOT NULL DEFAULT false,
    "numero_voie" TEXT NOT NULL DEFAULT '',
    "voie" TEXT NOT NULL,
    "cle_voie" TEXT NOT NULL,
    "code_postal" VARCHAR(5) NOT NULL,
    "commune" TEXT NOT NULL,
    "code_insee" VARCHAR(5) NOT NULL,
    "id_ban" TEXT NOT NULL DEFAULT '',
    "longitude" DOUBLE PRECISION,
    "latitude" DOUBLE PRECISION,
    "geolocalisee" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "adresse_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "parcelle" (
    "id" SERIAL NOT NULL,
    "copropriete_id" INTEGER NOT NULL,
    "id_parcelle" VARCHAR(14) NOT NULL,
    "code_postal" VARCHAR(5) NOT NULL DEFAULT '',
    "commune" TEXT NOT NULL,
    "commune_absorbee" TEXT NOT NULL DEFAULT '',
    "code_insee" VARCHAR(5) NOT NULL,
    "prefixe" VARCHAR(3) NOT NULL DEFAULT '000',
    "section" VARCHAR(2) NOT NULL,
    "numero" VARCHAR(4) NOT NULL,
    "geolocalisee" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "parcelle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "doublon_reponse" (
    "declaration_id" INTEGER NOT NULL,
    "candidat_id" INTEGER NOT NULL,
    "reponse" TEXT NOT NULL,
    "motif" TEXT NOT NULL DEFAULT '',
    "score" DOUBLE PRECISION NOT NULL,
    "raisons" JSONB NOT NULL,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "doublon_reponse_pkey" PRIMARY KEY ("declaration_id","candidat_id")
);

-- CreateTable
CREATE TABLE "dissolution" (
    "id" SERIAL NOT NULL,
    "copropriete_id" INTEGER NOT NULL,
    "motif" TEXT NOT NULL,
    "autre" TEXT NOT NULL DEFAULT '',
    "fait_generateur" TEXT NOT NULL,
    "date_fait_generateur" DATE NOT NULL,
    "type_justif" TEXT NOT NULL,
    "document_id" UUID,
    "statut" TEXT NOT NULL DEFAULT 'A_VALIDER',
    "date_effet" DATE,
    "demande_par_id" INTEGER,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dissolution_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "declaration" (
    "id" SERIAL NOT NULL,
    "copropriete_id" INTEGER NOT NULL,
    "etat" "etat_declaration" NOT NULL,
    "type_declaration" TEXT NOT NULL,
    "type_immat" TEXT NOT NULL,
    "type_maj" TEXT,
    "version_contenu" INTEGER NOT NULL DEFAULT 1,
    "contenu" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "etape" TEXT NOT NULL DEFAULT 'infos-rattachement',
    "confirmations" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "confirmations_office" JSONB,
    "email_contact" TEXT NOT NULL DEFAULT '',
    "auteur_teledeclarant_id" INTEGER NOT NULL,
    "auteur_utilisateur_id" INTEGER,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "enregistre_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "soumis_le" TIMESTAMPTZ(3),
    "valide_le" TIMESTAMPTZ(3),

    CONSTRAINT "declaration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "demande" (
    "id" SERIAL NOT NULL,
    "type" "type_demande" NOT NULL,
    "etat" "etat_demande" NOT NULL DEFAULT 'A_VALIDER',
    "version" INTEGER NOT NULL DEFAULT 1,
    "copropriete_id" INTEGER NOT NULL,
    "mandat_id" INTEGER,
    "declaration_id" INTEGER,
    "teledeclarant_id" INTEGER NOT NULL,
    "profil_demandeur" TEXT NOT NULL,
    "deposee_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "echeance" DATE NOT NULL,
    "suspendue_le" TIMESTAMPTZ(3),
    "relance_le" TIMESTAMPTZ(3),
    "assignee_a_id" INTEGER,
    "raison_affectation" TEXT NOT NULL DEFAULT '',
    "verrou_par_id" INTEGER,
    "verrou_le" TIMESTAMPTZ(3),
    "verrou_jusqu_a" TIMESTAMPTZ(3),
    "decidee_le" TIMESTAMPTZ(3),
    "decidee_par_id" INTEGER,
    "motif_refus" TEXT NOT NULL DEFAULT '',
    "texte_decision" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "demande_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "echange" (
    "id" SERIAL NOT NULL,
    "demande_id" INTEGER NOT NULL,
    "auteur_id" INTEGER NOT NULL,
    "du_teneur" BOOLEAN NOT NULL,
    "texte" TEXT NOT NULL,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "echange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "type" TEXT NOT NULL,
    "nom" TEXT NOT NULL,
    "taille" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "cle" TEXT NOT NULL,
    "etat_analyse" "etat_analyse" NOT NULL DEFAULT 'PENDING',
    "copropriete_id" INTEGER,
    "teledeclarant_id" INTEGER,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mandat" (
    "id" SERIAL NOT NULL,
    "copropriete_id" INTEGER NOT NULL,
    "teledeclarant_id" INTEGER NOT NULL,
    "etat" "etat_mandat" NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "date_debut" DATE NOT NULL,
    "date_fin" DATE NOT NULL,
    "admin_provisoire" BOOLEAN NOT NULL DEFAULT false,
    "type_justif" TEXT,
    "document_id" UUID,
    "demande_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decide_le" TIMESTAMPTZ(3),
    "motif" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "mandat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "journal" (
    "id" BIGSERIAL NOT NULL,
    "instant" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "categorie" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "modalite" TEXT NOT NULL DEFAULT 'ECRAN',
    "acteur_id" INTEGER,
    "acteur_profil" TEXT NOT NULL DEFAULT '',
    "original_id" INTEGER,
    "teledeclarant_id" INTEGER,
    "copropriete_id" INTEGER,
    "mandat_id" INTEGER,
    "declaration_id" INTEGER,
    "demande_id" INTEGER,
    "de" TEXT NOT NULL DEFAULT '',
    "vers" TEXT NOT NULL DEFAULT '',
    "motif" TEXT NOT NULL DEFAULT '',
    "donnees" JSONB NOT NULL DEFAULT '{}',
    "request_id" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "journal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" BIGSERIAL NOT NULL,
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "statut" "statut_outbox" NOT NULL DEFAULT 'PENDING',
    "tentatives" INTEGER NOT NULL DEFAULT 0,
    "pas_avant" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "erreur" TEXT NOT NULL DEFAULT '',
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "fait_le" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "boite_demo" (
    "id" BIGINT NOT NULL,
    "a" TEXT NOT NULL,
    "objet" TEXT NOT NULL,
    "texte" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "recu_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "boite_demo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cle_idempotence" (
    "cle" TEXT NOT NULL,
    "empreinte" TEXT NOT NULL,
    "statut" INTEGER,
    "reponse" JSONB,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cle_idempotence_pkey" PRIMARY KEY ("cle")
);

-- CreateTable
CREATE TABLE "limite_debit" (
    "cle" TEXT NOT NULL,
    "compte" INTEGER NOT NULL,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "limite_debit_pkey" PRIMARY KEY ("cle")
);

-- CreateTable
CREATE TABLE "defi_depense" (
    "signature" TEXT NOT NULL,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "defi_depense_pkey" PRIMARY KEY ("signature")
);

-- CreateTable
CREATE TABLE "parametre" (
    "cle" TEXT NOT NULL,
    "valeur" JSONB NOT NULL,
    "maj_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "parametre_pkey" PRIMARY KEY ("cle")
);

-- CreateTable
CREATE TABLE "teledeclarant" (
    "id" SERIAL NOT NULL,
    "type" "type_teledeclarant" NOT NULL,
    "statut" "statut_teledeclarant" NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "raison_sociale" TEXT NOT NULL DEFAULT '',
    "siret" VARCHAR(14),
    "code_ape" VARCHAR(6) NOT NULL DEFAULT '',
    "libelle_ape" TEXT NOT NULL DEFAULT '',
    "type_etablissement" TEXT NOT NULL DEFAULT '',
    "num_etude" INTEGER,
    "adresse" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "code_postal" VARCHAR(5) NOT NULL DEFAULT '',
    "commune" TEXT NOT NULL DEFAULT '',
    "telephone" TEXT NOT NULL DEFAULT '',
    "syndicat_cooperatif" BOOLEAN NOT NULL DEFAULT false,
    "domicilie_en_france" BOOLEAN NOT NULL DEFAULT true,
    "rep_civilite" TEXT NOT NULL DEFAULT '',
    "rep_nom" TEXT NOT NULL DEFAULT '',
    "rep_prenom" TEXT NOT NULL DEFAULT '',
    "rep_email" TEXT NOT NULL DEFAULT '',
    "rep_telephone" TEXT NOT NULL DEFAULT '',
    "rep_adresse" JSONB,
    "code_activation_hash" TEXT,
    "code_activation_le" TIMESTAMPTZ(3),
    "code_activation_essais" INTEGER NOT NULL DEFAULT 0,
    "certificat_dn1" TEXT NOT NULL DEFAULT '',
    "certificat_dn2" TEXT NOT NULL DEFAULT '',
    "emetteur_dn1" TEXT NOT NULL DEFAULT '',
    "emetteur_dn2" TEXT NOT NULL DEFAULT '',
    "territoire_niveau" TEXT NOT NULL DEFAULT '',
    "territoire_code" TEXT NOT NULL DEFAULT '',
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "teledeclarant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "region" (
    "code" VARCHAR(3) NOT NULL,
    "nom" TEXT NOT NULL,
    "zone" TEXT NOT NULL,

    CONSTRAINT "region_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "departement" (
    "code" VARCHAR(3) NOT NULL,
    "nom" TEXT NOT NULL,
    "code_region" VARCHAR(3) NOT NULL,

    CONSTRAINT "departement_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "epci" (
    "siren" VARCHAR(9) NOT NULL,
    "nom" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "code_departement" VARCHAR(3),
    "code_region" VARCHAR(3),

    CONSTRAINT "epci_pkey" PRIMARY KEY ("siren")
);

-- CreateTable
CREATE TABLE "commune" (
    "code" VARCHAR(5) NOT NULL,
    "nom" TEXT NOT NULL,
    "nom_normalise" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "chef_lieu" VARCHAR(5),
    "code_departement" VARCHAR(3) NOT NULL,
    "code_region" VARCHAR(3) NOT NULL,
    "siren_epci" VARCHAR(9),
    "population" INTEGER NOT NULL DEFAULT 0,
    "codes_postaux" TEXT[],

    CONSTRAINT "commune_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "utilisateur" (
    "id" SERIAL NOT NULL,
    "teledeclarant_id" INTEGER,
    "profil" TEXT NOT NULL,
    "login" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "mot_de_passe_hash" TEXT,
    "civilite" TEXT NOT NULL DEFAULT '',
    "nom" TEXT NOT NULL DEFAULT '',
    "prenom" TEXT NOT NULL DEFAULT '',
    "telephone" TEXT NOT NULL DEFAULT '',
    "num_carte_pro" TEXT NOT NULL DEFAULT '',
    "actif" BOOLEAN NOT NULL DEFAULT true,
    "certificat_dn" TEXT NOT NULL DEFAULT '',
    "emetteur_dn" TEXT NOT NULL DEFAULT '',
    "echecs_connexion" INTEGER NOT NULL DEFAULT 0,
    "bloque_jusqu_a" TIMESTAMPTZ(3),
    "derniere_activite_le" TIMESTAMPTZ(3),
    "derniere_relance_le" TIMESTAMPTZ(3),
    "supprime_le" TIMESTAMPTZ(3),
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "utilisateur_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id_hash" TEXT NOT NULL,
    "utilisateur_id" INTEGER NOT NULL,
    "original_id" INTEGER,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "vue_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,
    "adresse" TEXT NOT NULL DEFAULT '',
    "agent" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "session_pkey" PRIMARY KEY ("id_hash")
);

-- CreateTable
CREATE TABLE "jeton_souvenir" (
    "serie" TEXT NOT NULL,
    "jeton_hash" TEXT NOT NULL,
    "utilisateur_id" INTEGER NOT NULL,
    "expire_le" TIMESTAMPTZ(3) NOT NULL,
    "cree_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "jeton_souvenir_pkey" PRIMARY KEY ("serie")
);

-- CreateIndex
CREATE UNIQUE INDEX "copropriete_numero_immatriculation_key" ON "copropriete"("numero_immatriculation");

-- CreateIndex
CREATE INDEX "copropriete_teledeclarant_id_etat_idx" ON "copropriete"("teledeclarant_id", "etat");

-- CreateIndex
CREATE INDEX "copropriete_auteur_teledeclarant_id_etat_idx" ON "copropriete"("auteur_teledeclarant_id", "etat");

-- CreateIndex
CREATE INDEX "copropriete_code_insee_idx" ON "copropriete"("code_insee");

-- CreateIndex
CREATE INDEX "copropriete_etat_idx" ON "copropriete"("etat");

-- CreateIndex
CREATE INDEX "adresse_copropriete_id_idx" ON "adresse"("copropriete_id");

-- CreateIndex
CREATE INDEX "adresse_code_insee_cle_voie_numero_voie_idx" ON "adresse"("code_insee", "cle_voie", "numero_voie");

-- CreateIndex
CREATE INDEX "adresse_id_ban_idx" ON "adresse"("id_ban");

-- CreateIndex
CREATE INDEX "parcelle_copropriete_id_idx" ON "parcelle"("copropriete_id");

-- CreateIndex
CREATE INDEX "parcelle_id_parcelle_idx" ON "parcelle"("id_parcelle");

-- CreateIndex
CREATE INDEX "dissolution_copropriete_id_idx" ON "dissolution"("copropriete_id");

-- CreateIndex
CREATE INDEX "declaration_copropriete_id_etat_idx" ON "declaration"("copropriete_id", "etat");

-- CreateIndex
CREATE INDEX "declaration_auteur_teledeclarant_id_etat_idx" ON "declaration"("auteur_teledeclarant_id", "etat");

-- CreateIndex
CREATE INDEX "demande_etat_type_echeance_idx" ON "demande"("etat", "type", "echeance");

-- CreateIndex
CREATE INDEX "demande_copropriete_id_idx" ON "demande"("copropriete_id");

-- CreateIndex
CREATE INDEX "demande_mandat_id_idx" ON "demande"("mandat_id");

-- CreateIndex
CREATE INDEX "echange_demande_id_idx" ON "echange"("demande_id");

-- CreateIndex
CREATE UNIQUE INDEX "document_cle_key" ON "document"("cle");

-- CreateIndex
CREATE INDEX "document_copropriete_id_idx" ON "document"("copropriete_id");

-- CreateIndex
CREATE INDEX "mandat_copropriete_id_etat_idx" ON "mandat"("copropriete_id", "etat");

-- CreateIndex
CREATE INDEX "mandat_teledeclarant_id_etat_idx" ON "mandat"("teledeclarant_id", "etat");

-- CreateIndex
CREATE INDEX "mandat_etat_date_fin_idx" ON "mandat"("etat", "date_fin");

-- CreateIndex
CREATE INDEX "journal_instant_idx" ON "journal"("instant");

-- CreateIndex
CREATE INDEX "journal_copropriete_id_idx" ON "journal"("copropriete_id");

-- CreateIndex
CREATE INDEX "journal_acteur_id_idx" ON "journal"("acteur_id");

-- CreateIndex
CREATE INDEX "cle_idempotence_cree_le_idx" ON "cle_idempotence"("cree_le");

-- CreateIndex
CREATE UNIQUE INDEX "teledeclarant_siret_key" ON "teledeclarant"("siret");

-- CreateIndex
CREATE UNIQUE INDEX "teledeclarant_num_etude_key" ON "teledeclarant"("num_etude");

-- CreateIndex
CREATE INDEX "commune_code_departement_nom_normalise_idx" ON "commune"("code_departement", "nom_normalise");

-- CreateIndex
CREATE INDEX "commune_chef_lieu_idx" ON "commune"("chef_lieu");

-- CreateIndex
CREATE INDEX "commune_nom_normalise_idx" ON "commune"("nom_normalise");

-- CreateIndex
CREATE UNIQUE INDEX "utilisateur_login_key" ON "utilisateur"("login");

-- CreateIndex
CREATE INDEX "utilisateur_teledeclarant_id_idx" ON "utilisateur"("teledeclarant_id");

-- CreateIndex
CREATE INDEX "utilisateur_email_idx" ON "utilisateur"("email");

-- CreateIndex
CREATE INDEX "session_utilisateur_id_idx" ON "session"("utilisateur_id");

-- CreateIndex
CREATE INDEX "session_expire_le_idx" ON "session"("expire_le");

-- CreateIndex
CREATE INDEX "jeton_souvenir_utilisateur_id_idx" ON "jeton_souvenir"("utilisateur_id");

-- AddForeignKey
ALTER TABLE "copropriete" ADD CONSTRAINT "copropriete_auteur_teledeclarant_id_fkey" FOREIGN KEY ("auteur_teledeclarant_id") REFERENCES "teledeclarant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "copropriete" ADD CONSTRAINT "copropriete_auteur_utilisateur_id_fkey" FOREIGN KEY ("auteur_utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "copropriete" ADD CONSTRAINT "copropriete_teledeclarant_id_fkey" FOREIGN KEY ("teledeclarant_id") REFERENCES "teledeclarant"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "copropriete" ADD CONSTRAINT "copropriete_remplacee_par_id_fkey" FOREIGN KEY ("remplacee_par_id") REFERENCES "copropriete"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adresse" ADD CONSTRAINT "adresse_copropriete_id_fkey" FOREIGN KEY ("copropriete_id") REFERENCES "copropriete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parcelle" ADD CONSTRAINT "parcelle_copropriete_id_fkey" FOREIGN KEY ("copropriete_id") REFERENCES "copropriete"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "doublon_reponse" ADD CONSTRAINT "doublon_reponse_declaration_id_fkey" FOREIGN KEY ("declaration_id") REFERENCES "declaration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "doublon_reponse" ADD CONSTRAINT "doublon_reponse_candidat_id_fkey" FOREIGN KEY ("candidat_id") REFERENCES "copropriete"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dissolution" ADD CONSTRAINT "dissolution_copropriete_id_fkey" FOREIGN KEY ("copropriete_id") REFERENCES "copropriete"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dissolution" ADD CONSTRAINT "dissolution_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dissolution" ADD CONSTRAINT "dissolution_demande_par_id_fkey" FOREIGN KEY ("demande_par_id") REFERENCES "utilisateur"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "declaration" ADD CONSTRAINT "declaration_copropriete_id_fkey" FOREIGN KEY ("copropriete_id") REFERENCES "copropriete"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "declaration" ADD CONSTRAINT "declaration_auteur_teledeclarant_id_fkey" FOREIGN KEY ("auteur_teledeclarant_id") REFERENCES "teledeclarant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "declaration" ADD CONSTRAINT "declaration_auteur_utilisateur_id_fkey" FOREIGN KEY ("auteur_utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demande" ADD CONSTRAINT "demande_copropriete_id_fkey" FOREIGN KEY ("copropriete_id") REFERENCES "copropriete"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demande" ADD CONSTRAINT "demande_mandat_id_fkey" FOREIGN KEY ("mandat_id") REFERENCES "mandat"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demande" ADD CONSTRAINT "demande_declaration_id_fkey" FOREIGN KEY ("declaration_id") REFERENCES "declaration"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demande" ADD CONSTRAINT "demande_teledeclarant_id_fkey" FOREIGN KEY ("teledeclarant_id") REFERENCES "teledeclarant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demande" ADD CONSTRAINT "demande_assignee_a_id_fkey" FOREIGN KEY ("assignee_a_id") REFERENCES "utilisateur"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demande" ADD CONSTRAINT "demande_verrou_par_id_fkey" FOREIGN KEY ("verrou_par_id") REFERENCES "utilisateur"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "demande" ADD CONSTRAINT "demande_decidee_par_id_fkey" FOREIGN KEY ("decidee_par_id") REFERENCES "utilisateur"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "echange" ADD CONSTRAINT "echange_demande_id_fkey" FOREIGN KEY ("demande_id") REFERENCES "demande"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "echange" ADD CONSTRAINT "echange_auteur_id_fkey" FOREIGN KEY ("auteur_id") REFERENCES "utilisateur"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document" ADD CONSTRAINT "document_copropriete_id_fkey" FOREIGN KEY ("copropriete_id") REFERENCES "copropriete"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document" ADD CONSTRAINT "document_teledeclarant_id_fkey" FOREIGN KEY ("teledeclarant_id") REFERENCES "teledeclarant"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mandat" ADD CONSTRAINT "mandat_copropriete_id_fkey" FOREIGN KEY ("copropriete_id") REFERENCES "copropriete"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mandat" ADD CONSTRAINT "mandat_teledeclarant_id_fkey" FOREIGN KEY ("teledeclarant_id") REFERENCES "teledeclarant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mandat" ADD CONSTRAINT "mandat_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "departement" ADD CONSTRAINT "departement_code_region_fkey" FOREIGN KEY ("code_region") REFERENCES "region"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "commune" ADD CONSTRAINT "commune_siren_epci_fkey" FOREIGN KEY ("siren_epci") REFERENCES "epci"("siren") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "utilisateur" ADD CONSTRAINT "utilisateur_teledeclarant_id_fkey" FOREIGN KEY ("teledeclarant_id") REFERENCES "teledeclarant"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_original_id_fkey" FOREIGN KEY ("original_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jeton_souvenir" ADD CONSTRAINT "jeton_souvenir_utilisateur_id_fkey" FOREIGN KEY ("utilisateur_id") REFERENCES "utilisateur"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the public and the territories read: projections of the registered co-ownerships, kept by the worker a few seconds
-- behind the journal. They can be emptied and made again at any time; nothing else writes them.

-- The sheet: what a registered co-ownership declares, one typed column a fact.
CREATE TABLE "fiche" (
    "copropriete_id" INTEGER NOT NULL,
    "numero" VARCHAR(9) NOT NULL,
    "etat" "etat_copropriete" NOT NULL,
    "date_immatriculation" DATE,
    "date_derniere_maj" DATE,
    "date_maj_annuelle" DATE,
    "date_dissolution" DATE,
    "remplacee_par" VARCHAR(9),
    "teledeclarant_id" INTEGER,
    "type_syndic" TEXT NOT NULL,
    "date_debut_mandat" DATE,
    "date_fin_mandat" DATE,
    "etat_mandat" "etat_mandat",
    "nom" TEXT NOT NULL,
    "adresse" TEXT NOT NULL,
    "numero_et_voie" TEXT NOT NULL,
    "code_postal" VARCHAR(5) NOT NULL,
    "commune" TEXT NOT NULL,
    "adresses_complementaires" TEXT[],
    "longitude" DOUBLE PRECISION,
    "latitude" DOUBLE PRECISION,
    "date_reglement" DATE,
    "residence_service" BOOLEAN NOT NULL,
    "syndicat_cooperatif" BOOLEAN NOT NULL,
    "syndicat_principal" BOOLEAN NOT NULL,
    "numero_principal" VARCHAR(9) NOT NULL,
    "siret" VARCHAR(14) NOT NULL,
    "nb_asl" INTEGER NOT NULL,
    "nb_aful" INTEGER NOT NULL,
    "nb_unions" INTEGER NOT NULL,
    "nb_lots" INTEGER,
    "nb_lots_principaux" INTEGER,
    "nb_lots_habitation" INTEGER,
    "nb_lots_stationnement" INTEGER,
    "nb_batiments" INTEGER NOT NULL,
    "nb_ascenseurs" INTEGER NOT NULL,
    "periode_construction" TEXT,
    "annee_construction" INTEGER,
    "parcelles" TEXT[],
    "code_insee" VARCHAR(5) NOT NULL,
    "code_arrondissement" VARCHAR(5),
    "code_departement" VARCHAR(3) NOT NULL,
    "code_region" VARCHAR(3) NOT NULL,
    "siren_epci" VARCHAR(9),
    "type_chauffage" TEXT,
    "chauffage_urbain" BOOLEAN NOT NULL,
    "energie" TEXT,
    "etiquettes" INTEGER[],
    "ppt" BOOLEAN NOT NULL,
    "ppt_date" DATE,
    "ppt_inscrit_ag" BOOLEAN NOT NULL,
    "finances_inconnues" BOOLEAN NOT NULL,
    "premier_exercice" BOOLEAN NOT NULL,
    "comptes_non_approuves" BOOLEAN NOT NULL,
    "date_debut_exercice" DATE,
    "date_cloture" DATE,
    "date_ag" DATE,
    "charges_courantes" BIGINT,
    "charges_exceptionnelles" BIGINT,
    "dettes" BIGINT,
    "impayes" BIGINT,
    "nb_debiteurs" INTEGER,
    "fonds_travaux" BIGINT,
    "employes" BOOLEAN NOT NULL,
    "arrete_equipements" BOOLEAN NOT NULL,
    "arrete_insalubrite" BOOLEAN NOT NULL,
    "arrete_peril" BOOLEAN NOT NULL,
    "arrete_securite" BOOLEAN NOT NULL,
    "mandat_ad_hoc" BOOLEAN NOT NULL,
    "ordonnance_carence" BOOLEAN NOT NULL,

    CONSTRAINT "fiche_pkey" PRIMARY KEY ("copropriete_id")
);
CREATE UNIQUE INDEX "fiche_numero_key" ON "fiche"("numero");
CREATE INDEX "fiche_code_insee_idx" ON "fiche"("code_insee");
CREATE INDEX "fiche_siren_epci_idx" ON "fiche"("siren_epci");
CREATE INDEX "fiche_code_departement_idx" ON "fiche"("code_departement");

-- The directory's own narrow table: what is searched, nothing that is shown (performance.md, "Directory").
CREATE TABLE "annuaire" (
    "copropriete_id" INTEGER NOT NULL,
    "numero" VARCHAR(9) NOT NULL,
    "etat" "etat_copropriete" NOT NULL,
    "nom_n" TEXT NOT NULL,
    "adresse_n" TEXT NOT NULL,
    "code_postal" VARCHAR(5) NOT NULL,
    "code_insee" VARCHAR(5) NOT NULL,
    "code_departement" VARCHAR(3) NOT NULL,
    "date_debut_mandat" DATE,
    "date_fin_mandat" DATE,
    "date_maj_annuelle" DATE,
    "comptes_non_approuves" BOOLEAN NOT NULL,

    CONSTRAINT "annuaire_pkey" PRIMARY KEY ("copropriete_id")
);

CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE UNIQUE INDEX annuaire_numero_idx ON annuaire (numero varchar_pattern_ops);
CREATE INDEX annuaire_nom_idx ON annuaire (nom_n COLLATE "C", numero) INCLUDE (etat, copropriete_id);
CREATE INDEX annuaire_commune_idx ON annuaire (code_insee, nom_n COLLATE "C", numero) INCLUDE (etat, copropriete_id);
CREATE INDEX annuaire_code_postal_idx ON annuaire (code_postal, nom_n COLLATE "C", numero) INCLUDE (etat, copropriete_id);
CREATE INDEX annuaire_departement_idx ON annuaire (code_departement, nom_n COLLATE "C", numero) INCLUDE (etat, copropriete_id);
CREATE INDEX annuaire_texte_idx ON annuaire USING gin (nom_n gin_trgm_ops, adresse_n gin_trgm_ops, code_departement, code_insee) WITH (fastupdate = off);

-- The same as the domain's normaliserTexte (a test compares them).
CREATE FUNCTION normaliser_texte(texte text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT btrim(regexp_replace(f_unaccent(lower(texte)), '[^a-z0-9]+', ' ', 'g')) $$;

-- Text of a JSON field as a day, a number or a boolean; null when it is empty.
CREATE FUNCTION jour_de(texte text) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN texte ~ '^\d{4}-\d\d-\d\d' THEN left(texte, 10)::date END $$;
CREATE FUNCTION entier_de(texte text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN texte ~ '^-?\d{1,15}(\.\d+)?$' THEN round(texte::numeric)::bigint END $$;
CREATE FUNCTION oui_de(texte text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(texte, '') = 'true' $$;

-- The sheet as the register holds it now. A deleted co-ownership has none; neither has one without a number.
CREATE VIEW fiche_actuelle AS
  SELECT c.id AS copropriete_id, c.numero_immatriculation AS numero, c.etat, c.date_immatriculation,
    greatest(d.valide_le::date, c.date_derniere_maj_annuelle, c.date_immatriculation) AS date_derniere_maj, c.date_derniere_maj_annuelle AS date_maj_annuelle,
    c.date_dissolution, r.numero_immatriculation AS remplacee_par, c.teledeclarant_id,
    CASE t.type WHEN 'PRO' THEN 'PROFESSIONNEL' WHEN 'NON_PRO' THEN 'BENEVOLE' ELSE 'NON_CONNU' END AS type_syndic,
    m.date_debut AS date_debut_mandat, m.date_fin AS date_fin_mandat, m.etat AS etat_mandat,
    c.nom, c.adresse_principale AS adresse, coalesce(btrim(a.numero_voie || ' ' || a.voie), '') AS numero_et_voie, coalesce(a.code_postal, c.code_postal) AS code_postal,
    coalesce(a.commune, k.nom, '') AS commune, coalesce(ac.adresses, '{}') AS adresses_complementaires, a.longitude, a.latitude,
    c.date_reglement, oui_de(i ->> 'residenceService') AS residence_service, oui_de(i ->> 'syndicatCooperatif') AS syndicat_cooperatif,
    coalesce(i ->> 'syndicatPrincipal', 'true') = 'true' AS syndicat_principal, left(coalesce(i ->> 'numImmatriculationCoproprietePrincipale', ''), 9) AS numero_principal, c.siret,
    coalesce(entier_de(i ->> 'nbAsl'), 0)::int AS nb_asl, coalesce(entier_de(i ->> 'nbAful'), 0)::int AS nb_aful, coalesce(entier_de(i ->> 'nbUnionsSyndicats'), 0)::int AS nb_unions,
    c.nb_lots, c.nb_lots_principaux, entier_de(i ->> 'nbLotsHab')::int AS nb_lots_habitation, entier_de(i ->> 'nbLotsStationnement')::int AS nb_lots_stationnement,
    c.nb_batiments, coalesce(entier_de(e ->> 'nbAscenseurs'), 0)::int AS nb_ascenseurs, e ->> 'periodeConstruction' AS periode_construction, entier_de(e ->> 'anneeConstruction')::int AS annee_construction,
    coalesce(p.parcelles, '{}') AS parcelles,
    coalesce(k.chef_lieu, c.code_insee) AS code_insee, CASE WHEN k.type = 'arrondissement-municipal' THEN k.code END AS code_arrondissement,
    coalesce(k.code_departement, '') AS code_departement, coalesce(k.code_region, '') AS code_region, k.siren_epci,
    e ->> 'typeChauffage' AS type_chauffage, oui_de(e ->> 'chauffageCollectifUrbain') AS chauffage_urbain, e ->> 'energieChauffageCollectifNonUrbain' AS energie,
    (SELECT array_agg(coalesce(entier_de(e -> 'classementEnergetiqueComplet' ->> x.etiquette), 0)::int ORDER BY x.rang)
       FROM unnest(ARRAY['ETIQ_A', 'ETIQ_B', 'ETIQ_C', 'ETIQ_D', 'ETIQ_E', 'ETIQ_F', 'ETIQ_G', 'ETIQ_NON_DETERMINE']) WITH ORDINALITY AS x(etiquette, rang)) AS etiquettes,
    oui_de(e ->> 'ppt') AS ppt, jour_de(e ->> 'pptDate') AS ppt_date, oui_de(e ->> 'pptInscritAG') AS ppt_inscrit_ag,
    oui_de(f ->> 'donneesFinancieresInconnues') AS finances_inconnues, oui_de(f ->> 'premierExerciceComptable') AS premier_exercice, oui_de(f ->> 'comptesNonApprouves') AS comptes_non_approuves,
    jour_de(f ->> 'dateDebutExercice') AS date_debut_exercice, jour_de(f ->> 'dateClotureComptes') AS date_cloture, jour_de(f ->> 'dateAg') AS date_ag,
    entier_de(f ->> 'chargesOperationsCourantes') AS charges_courantes, entier_de(f ->> 'chargesOperationsExceptionnelles') AS charges_exceptionnelles,
    entier_de(f ->> 'montantDettes') AS dettes, entier_de(f ->> 'montantImpayesCoproprietaires') AS impayes, entier_de(f ->> 'nbCoproprietairesImpayes')::int AS nb_debiteurs,
    entier_de(f ->> 'montantFondTravaux') AS fonds_travaux, oui_de(f ->> 'presenceEmployes') AS employes,
    oui_de(o ->> 'flagEquipementsCom') AS arrete_equipements, oui_de(o ->> 'flagInsalubritePartiesCom') AS arrete_insalubrite, oui_de(o ->> 'flagPerilPartiesCom') AS arrete_peril,
    oui_de(o ->> 'flagSecuriteInsalubritePartiesCom') AS arrete_securite, oui_de(o ->> 'flagMandatAdhoc') AS mandat_ad_hoc, oui_de(o ->> 'flagOrdonnanceCarence') AS ordonnance_carence
  FROM copropriete c
  LEFT JOIN copropriete r ON r.id = c.remplacee_par_id
  LEFT JOIN teledeclarant t ON t.id = c.teledeclarant_id
  LEFT JOIN commune k ON k.code = c.code_insee
  LEFT JOIN LATERAL (SELECT * FROM adresse WHERE copropriete_id = c.id AND principale ORDER BY id LIMIT 1) a ON true
  LEFT JOIN LATERAL (SELECT array_agg(btrim(x.numero_voie || ' ' || x.voie || ' ' || x.code_postal || ' ' || x.commune) ORDER BY x.id) AS adresses
                     FROM adresse x WHERE x.copropriete_id = c.id AND NOT x.principale) ac ON true
  LEFT JOIN LATERAL (SELECT array_agg(id_parcelle ORDER BY id) AS parcelles FROM parcelle WHERE copropriete_id = c.id) p ON true
  LEFT JOIN LATERAL (SELECT date_debut, date_fin, etat FROM mandat WHERE copropriete_id = c.id AND etat IN ('A_VENIR', 'EN_COURS', 'EXPIRE', 'ARCHIVE')
                     ORDER BY (etat = 'EN_COURS') DESC, (etat = 'A_VENIR') DESC, date_fin DESC LIMIT 1) m ON true
  LEFT JOIN LATERAL (SELECT contenu, valide_le FROM declaration WHERE copropriete_id = c.id AND etat = 'COURANTE' ORDER BY id DESC LIMIT 1) d ON true
  LEFT JOIN LATERAL (SELECT d.contenu -> 'identification' AS i, d.contenu -> 'donneesTechniques' AS e, d.contenu -> 'donneesFinancieres' AS f, d.contenu -> 'procedures' AS o OFFSET 0) b ON true
  WHERE c.numero_immatriculation IS NOT NULL AND c.etat <> 'SUPPRIMEE';

-- Makes the projections of these co-ownerships again; null: of all of them (the tables are emptied first).
CREATE FUNCTION projeter_coproprietes(ids int[]) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  faites bigint;
  nom text;
  creations text[] := '{}';
  creation text;
BEGIN
  IF ids IS NULL THEN
    TRUNCATE fiche, annuaire;
    -- Filling a table under its indexes takes far longer than making them at the end.
    FOR nom, creation IN SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema() AND tablename IN ('fiche', 'annuaire') AND indexname NOT LIKE '%\_pkey' LOOP
      creations := creations || creation;
      EXECUTE format('DROP INDEX %I', nom);
    END LOOP;
  ELSE
    DELETE FROM fiche WHERE copropriete_id = ANY (ids);
    DELETE FROM annuaire WHERE copropriete_id = ANY (ids);
  END IF;
  INSERT INTO fiche SELECT * FROM fiche_actuelle v WHERE ids IS NULL OR v.copropriete_id = ANY (ids);
  GET DIAGNOSTICS faites = ROW_COUNT;
  INSERT INTO annuaire (copropriete_id, numero, etat, nom_n, adresse_n, code_postal, code_insee, code_departement, date_debut_mandat, date_fin_mandat, date_maj_annuelle, comptes_non_approuves)
    SELECT f.copropriete_id, f.numero, f.etat, normaliser_texte(f.nom), normaliser_texte(f.adresse || ' ' || array_to_string(f.adresses_complementaires, ' ')), f.code_postal, f.code_insee,
      f.code_departement, f.date_debut_mandat, f.date_fin_mandat, f.date_maj_annuelle, f.comptes_non_approuves
    FROM fiche f WHERE ids IS NULL OR f.copropriete_id = ANY (ids);
  FOREACH creation IN ARRAY creations LOOP
    EXECUTE creation;
  END LOOP;
  RETURN faites;
END $$;

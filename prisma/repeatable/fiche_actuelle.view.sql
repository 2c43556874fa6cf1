-- The sheet as the register holds it now. A deleted co-ownership has none; neither has one without a number, nor one whose
-- registration is to be decided anew.
CREATE OR REPLACE VIEW fiche_actuelle AS
  SELECT c.id AS copropriete_id, c.numero_immatriculation AS numero, c.etat, c.date_immatriculation,
    greatest((d.valide_le AT TIME ZONE 'Europe/Paris')::date, c.date_derniere_maj_annuelle, c.date_immatriculation) AS date_derniere_maj, c.date_derniere_maj_annuelle AS date_maj_annuelle,
    c.date_dissolution, r.numero_immatriculation AS remplacee_par, c.teledeclarant_id,
    CASE t.type WHEN 'PRO' THEN 'PROFESSIONNEL' WHEN 'NON_PRO' THEN 'BENEVOLE' ELSE 'NON_CONNU' END AS type_syndic,
    m.date_debut AS date_debut_mandat, m.date_fin AS date_fin_mandat, m.etat AS etat_mandat,
    c.nom, c.adresse_principale AS adresse, coalesce(nullif(btrim(coalesce(i -> 'adressePrincipale' ->> 'numeroVoie', '') || ' ' || coalesce(i -> 'adressePrincipale' ->> 'voie', '')), ''), btrim(a.numero_voie || ' ' || a.voie), '') AS numero_et_voie, coalesce(a.code_postal, c.code_postal) AS code_postal,
    coalesce(a.commune, k.nom, '') AS commune, coalesce(ac.adresses, '{}') AS adresses_complementaires, a.longitude, a.latitude,
    c.date_reglement, oui_de(i ->> 'residenceService') AS residence_service, oui_de(i ->> 'syndicatCooperatif') AS syndicat_cooperatif,
    coalesce(i ->> 'syndicatPrincipal', 'true') = 'true' AS syndicat_principal, left(coalesce(i ->> 'numImmatriculationCoproprietePrincipale', ''), 9) AS numero_principal, c.siret,
    coalesce(entier_de(i ->> 'nbAsl'), 0)::int AS nb_asl, coalesce(entier_de(i ->> 'nbAful'), 0)::int AS nb_aful, coalesce(entier_de(i ->> 'nbUnionsSyndicats'), 0)::int AS nb_unions,
    c.nb_lots, c.nb_lots_principaux, entier_de(i ->> 'nbLotsHab')::int AS nb_lots_habitation, entier_de(i ->> 'nbLotsStationnement')::int AS nb_lots_stationnement,
    c.nb_batiments, coalesce(entier_de(e ->> 'nbAscenseurs'), 0)::int AS nb_ascenseurs, e ->> 'periodeConstruction' AS periode_construction, entier_de(e ->> 'anneeConstruction')::int AS annee_construction,
    coalesce(p.parcelles, '{}') AS parcelles,
    coalesce(k.chef_lieu, c.code_insee, '')::varchar(5) AS code_insee, CASE WHEN k.type = 'arrondissement-municipal' THEN k.code END AS code_arrondissement,
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
    oui_de(o ->> 'flagSecuriteInsalubritePartiesCom') AS arrete_securite, oui_de(o ->> 'flagMandatAdhoc') AS mandat_ad_hoc, oui_de(o ->> 'flagOrdonnanceCarence') AS ordonnance_carence,
    coalesce(d.jeu, '2016')::varchar(4) AS jeu, coalesce(d.jeu_debiteurs, '2016')::varchar(4) AS jeu_debiteurs,
    -- The domain says the same (copropriete/situation.ts, sansDpeDes): a test compares both.
    (SELECT min(CASE WHEN x ->> 'etiquette' = 'ETIQ_NON_DETERMINE' THEN DATE '1900-01-01'
                     WHEN x ->> 'sourceEtiquette' IS DISTINCT FROM 'DPE_COLLECTIF' THEN NULL
                     WHEN jour_de(x ->> 'dateEtiquette') < DATE '2021-07-01' THEN DATE '2025-01-01'
                     WHEN jour_de(x ->> 'dateEtiquette') > DATE '2021-07-01' AND x ->> 'etiquette' IN ('ETIQ_A', 'ETIQ_B', 'ETIQ_C') THEN NULL
                     ELSE (jour_de(x ->> 'dateEtiquette') + interval '10 years')::date END)
       FROM jsonb_array_elements(CASE WHEN jsonb_typeof(e -> 'batiments') = 'array' THEN e -> 'batiments' ELSE '[]' END) x
       WHERE CASE WHEN entier_de(x ->> 'anneeConstruction') IS NOT NULL THEN entier_de(x ->> 'anneeConstruction') < 2013
                  ELSE x ->> 'periodeConstruction' IN ('AVANT_1949', 'DE_1949_A_1960', 'DE_1961_A_1974', 'DE_1975_A_1993', 'DE_1994_A_2000', 'DE_2001_A_2010') END) AS dpe_du
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
  LEFT JOIN LATERAL (SELECT contenu, valide_le, jeu, jeu_debiteurs FROM declaration WHERE copropriete_id = c.id AND etat = 'COURANTE' ORDER BY id DESC LIMIT 1) d ON true
  LEFT JOIN LATERAL (SELECT d.contenu -> 'identification' AS i, d.contenu -> 'donneesTechniques' AS e, d.contenu -> 'donneesFinancieres' AS f, d.contenu -> 'procedures' AS o OFFSET 0) b ON true
  WHERE c.numero_immatriculation IS NOT NULL AND c.etat NOT IN ('SUPPRIMEE', 'BROUILLON', 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
    'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION', 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES', 'IMMATRICULATION_DEMANDE_DE_PRECISIONS');

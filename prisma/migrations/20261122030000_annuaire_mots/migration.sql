-- The words of the directory: where a pattern may be found is decided on some tens of thousands of words, then looked up
-- exactly, instead of on the trigrams of every name and address (performance.md, "Directory").

-- Each word with how many names and how many addresses hold it.
CREATE TABLE "annuaire_mot" (
    "mot" TEXT NOT NULL,
    "nb_noms" INTEGER NOT NULL,
    "nb_adresses" INTEGER NOT NULL,

    CONSTRAINT "annuaire_mot_pkey" PRIMARY KEY ("mot")
);
CREATE INDEX annuaire_mot_trgm_idx ON annuaire_mot USING gin (mot gin_trgm_ops);

-- The different names that hold a word, in their order: the first ones of a common word, wherever they stand. A name that nobody has any more may stay.
CREATE TABLE annuaire_nom_mot (
    mot text COLLATE "C" NOT NULL,
    nom_n text COLLATE "C" NOT NULL,
    PRIMARY KEY (mot, nom_n)
);

-- Where the co-ownerships of the directory are: one index answers alone, without a page of the addresses for each of them.
CREATE TABLE annuaire_lieu (
    copropriete_id integer NOT NULL,
    lieu point NOT NULL
);
CREATE INDEX annuaire_lieu_copropriete_idx ON annuaire_lieu (copropriete_id);
CREATE INDEX annuaire_lieu_idx ON annuaire_lieu USING gist (lieu) INCLUDE (copropriete_id);
INSERT INTO annuaire_lieu SELECT d.copropriete_id, point(d.longitude, d.latitude) FROM adresse d JOIN annuaire a USING (copropriete_id)
  WHERE d.longitude IS NOT NULL AND d.latitude IS NOT NULL;

DROP INDEX annuaire_texte_idx;
CREATE INDEX annuaire_mots_idx ON annuaire USING gin (string_to_array(nom_n, ' '), string_to_array(adresse_n, ' ')) WITH (fastupdate = off);

-- One index for the beginning of a number and for its order.
DROP INDEX annuaire_numero_idx;
CREATE UNIQUE INDEX annuaire_numero_idx ON annuaire (numero COLLATE "C");

-- The words of these co-ownerships; null: of all of them.
CREATE FUNCTION compter_mots(ids int[]) RETURNS SETOF annuaire_mot LANGUAGE sql STABLE AS $$
  SELECT x.mot, sum(x.nom)::int, sum(1 - x.nom)::int
  FROM (SELECT 1 AS nom, m.mot FROM annuaire a, LATERAL (SELECT DISTINCT unnest(string_to_array(a.nom_n, ' '))) m(mot) WHERE ids IS NULL OR a.copropriete_id = ANY (ids)
        UNION ALL
        SELECT 0, m.mot FROM annuaire a, LATERAL (SELECT DISTINCT unnest(string_to_array(a.adresse_n, ' '))) m(mot) WHERE ids IS NULL OR a.copropriete_id = ANY (ids)) x
  GROUP BY x.mot
$$;
CREATE FUNCTION noms_par_mot(ids int[]) RETURNS SETOF annuaire_nom_mot LANGUAGE sql STABLE AS $$
  SELECT DISTINCT m.mot, n.nom_n FROM (SELECT DISTINCT nom_n FROM annuaire a WHERE ids IS NULL OR a.copropriete_id = ANY (ids)) n, unnest(string_to_array(n.nom_n, ' ')) m(mot)
$$;
INSERT INTO annuaire_mot SELECT * FROM compter_mots(NULL);
INSERT INTO annuaire_nom_mot SELECT * FROM noms_par_mot(NULL);

-- Makes the projections of these co-ownerships again, with their words; null: of all of them (the tables are emptied first).
CREATE OR REPLACE FUNCTION projeter_coproprietes(ids int[]) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  faites bigint;
  nom text;
  creations text[] := '{}';
  creation text;
  avant annuaire_mot[] := '{}';
BEGIN
  IF ids IS NULL THEN
    TRUNCATE fiche, annuaire, annuaire_mot, annuaire_nom_mot, annuaire_lieu;
    -- Filling a table under its indexes takes far longer than making them at the end.
    FOR nom, creation IN SELECT indexname, indexdef FROM pg_indexes
      WHERE schemaname = current_schema() AND tablename IN ('fiche', 'annuaire', 'annuaire_mot', 'annuaire_lieu') AND indexname NOT LIKE '%\_pkey' LOOP
      creations := creations || creation;
      EXECUTE format('DROP INDEX %I', nom);
    END LOOP;
  ELSE
    SELECT coalesce(array_agg(m), '{}') INTO avant FROM compter_mots(ids) m;
    DELETE FROM fiche WHERE copropriete_id = ANY (ids);
    DELETE FROM annuaire WHERE copropriete_id = ANY (ids);
    DELETE FROM annuaire_lieu WHERE copropriete_id = ANY (ids);
  END IF;
  INSERT INTO fiche SELECT * FROM fiche_actuelle v WHERE ids IS NULL OR v.copropriete_id = ANY (ids);
  GET DIAGNOSTICS faites = ROW_COUNT;
  INSERT INTO annuaire (copropriete_id, numero, etat, nom_n, adresse_n, code_postal, code_insee, code_departement, date_debut_mandat, date_fin_mandat, date_maj_annuelle, comptes_non_approuves)
    SELECT f.copropriete_id, f.numero, f.etat, normaliser_texte(f.nom), normaliser_texte(f.adresse || ' ' || array_to_string(f.adresses_complementaires, ' ')), f.code_postal, f.code_insee,
      f.code_departement, f.date_debut_mandat, f.date_fin_mandat, f.date_maj_annuelle, f.comptes_non_approuves
    FROM fiche f WHERE ids IS NULL OR f.copropriete_id = ANY (ids);
  INSERT INTO annuaire_lieu SELECT d.copropriete_id, point(d.longitude, d.latitude) FROM adresse d JOIN annuaire a USING (copropriete_id)
    WHERE d.longitude IS NOT NULL AND d.latitude IS NOT NULL AND (ids IS NULL OR a.copropriete_id = ANY (ids));
  -- Most changes leave the words alone: nothing is written then.
  INSERT INTO annuaire_mot AS m
    SELECT d.mot, sum(d.nb_noms), sum(d.nb_adresses)
    FROM (SELECT * FROM compter_mots(ids) UNION ALL SELECT x.mot, -x.nb_noms, -x.nb_adresses FROM unnest(avant) x) d
    GROUP BY d.mot HAVING sum(d.nb_noms) <> 0 OR sum(d.nb_adresses) <> 0
    ON CONFLICT (mot) DO UPDATE SET nb_noms = m.nb_noms + excluded.nb_noms, nb_adresses = m.nb_adresses + excluded.nb_adresses;
  INSERT INTO annuaire_nom_mot SELECT * FROM noms_par_mot(ids) ON CONFLICT DO NOTHING;
  FOREACH creation IN ARRAY creations LOOP
    EXECUTE creation;
  END LOOP;
  RETURN faites;
END $$;

-- Runs as its owner, who alone writes the projections: the worker may run it, and nobody else.
-- Makes the projections of these co-ownerships again, with their words; null: of all of them (the tables are emptied first).
CREATE OR REPLACE FUNCTION projeter_coproprietes(ids int[]) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  faites bigint;
  nom text;
  creations text[] := '{}';
  creation text;
  avant annuaire_mot[] := '{}';
  fiches fiche[];
  entrees annuaire[];
  parties int[];
  venues int[];
  changees int[];
  deplacees int[];
BEGIN
  IF ids IS NULL THEN
    TRUNCATE fiche, annuaire, annuaire_mot, annuaire_nom_mot, annuaire_lieu, annuaire_forme;
    -- Filling a table under its indexes takes far longer than making them at the end.
    FOR nom, creation IN SELECT indexname, indexdef FROM pg_indexes
      WHERE schemaname = current_schema() AND tablename IN ('fiche', 'annuaire', 'annuaire_mot', 'annuaire_lieu') AND indexname NOT LIKE '%\_pkey' LOOP
      creations := creations || creation;
      EXECUTE format('DROP INDEX %I', nom);
    END LOOP;
    INSERT INTO fiche SELECT * FROM fiche_actuelle;
    GET DIAGNOSTICS faites = ROW_COUNT;
    INSERT INTO annuaire SELECT * FROM annuaire_actuel;
    INSERT INTO annuaire_lieu SELECT d.copropriete_id, point(d.longitude, d.latitude) FROM adresse d JOIN annuaire a USING (copropriete_id)
      WHERE d.longitude IS NOT NULL AND d.latitude IS NOT NULL;
    INSERT INTO annuaire_mot SELECT * FROM compter_mots(NULL);
    INSERT INTO annuaire_nom_mot SELECT * FROM noms_par_mot(NULL);
    INSERT INTO annuaire_forme SELECT x.forme, m.mot FROM annuaire_mot m, formes_du_mot(m.mot) x(forme);
    FOREACH creation IN ARRAY creations LOOP
      EXECUTE creation;
    END LOOP;
    RETURN faites;
  END IF;

  SELECT coalesce(array_agg(ROW(v.*)::fiche), '{}') INTO fiches FROM fiche_actuelle v WHERE v.copropriete_id = ANY (ids);
  WITH d AS (
    DELETE FROM fiche f WHERE f.copropriete_id = ANY (ids) AND NOT EXISTS (SELECT FROM unnest(fiches) n WHERE n.copropriete_id = f.copropriete_id AND n = f) RETURNING f.copropriete_id)
  SELECT coalesce(array_agg(copropriete_id), '{}') INTO parties FROM d;
  WITH i AS (
    INSERT INTO fiche SELECT n.* FROM unnest(fiches) n WHERE NOT EXISTS (SELECT FROM fiche f WHERE f.copropriete_id = n.copropriete_id) RETURNING copropriete_id)
  SELECT coalesce(array_agg(copropriete_id), '{}') INTO venues FROM i;
  SELECT coalesce(array_agg(DISTINCT c), '{}') INTO changees FROM unnest(parties || venues) c;

  -- An entry of the directory says nothing that its sheet does not.
  SELECT coalesce(array_agg(ROW(v.*)::annuaire), '{}') INTO entrees FROM annuaire_actuel v WHERE v.copropriete_id = ANY (changees);
  SELECT coalesce(array_agg(m), '{}') INTO avant FROM compter_mots(changees) m;
  DELETE FROM annuaire a WHERE a.copropriete_id = ANY (changees) AND NOT EXISTS (SELECT FROM unnest(entrees) n WHERE n.copropriete_id = a.copropriete_id);
  UPDATE annuaire a SET numero = n.numero, etat = n.etat, nom_n = n.nom_n, adresse_n = n.adresse_n, code_postal = n.code_postal, code_insee = n.code_insee,
      code_departement = n.code_departement, date_debut_mandat = n.date_debut_mandat, date_fin_mandat = n.date_fin_mandat, date_maj_annuelle = n.date_maj_annuelle,
      comptes_non_approuves = n.comptes_non_approuves
    FROM unnest(entrees) n WHERE a.copropriete_id = n.copropriete_id AND n <> a;
  INSERT INTO annuaire SELECT n.* FROM unnest(entrees) n WHERE NOT EXISTS (SELECT FROM annuaire a WHERE a.copropriete_id = n.copropriete_id);
  INSERT INTO annuaire_mot AS m
    SELECT d.mot, sum(d.nb_noms), sum(d.nb_adresses)
    FROM (SELECT * FROM compter_mots(changees) UNION ALL SELECT x.mot, -x.nb_noms, -x.nb_adresses FROM unnest(avant) x) d
    GROUP BY d.mot HAVING sum(d.nb_noms) <> 0 OR sum(d.nb_adresses) <> 0
    ON CONFLICT (mot) DO UPDATE SET nb_noms = m.nb_noms + excluded.nb_noms, nb_adresses = m.nb_adresses + excluded.nb_adresses;
  INSERT INTO annuaire_nom_mot SELECT * FROM noms_par_mot(changees) ON CONFLICT DO NOTHING;
  -- A word that nobody holds any more may keep its forms: its count says that nobody does.
  INSERT INTO annuaire_forme SELECT x.forme, c.mot FROM compter_mots(changees) c, formes_du_mot(c.mot) x(forme) ON CONFLICT DO NOTHING;

  -- Every address has its place, and the sheet says that of the first one alone.
  SELECT coalesce(array_agg(i), '{}') INTO deplacees FROM unnest(ids) i
    WHERE (SELECT array_agg(l.lieu::text ORDER BY l.lieu::text) FROM annuaire_lieu l WHERE l.copropriete_id = i) IS DISTINCT FROM
      (SELECT array_agg(point(d.longitude, d.latitude)::text ORDER BY point(d.longitude, d.latitude)::text) FROM adresse d JOIN annuaire a USING (copropriete_id)
         WHERE d.copropriete_id = i AND d.longitude IS NOT NULL AND d.latitude IS NOT NULL);
  DELETE FROM annuaire_lieu WHERE copropriete_id = ANY (deplacees);
  INSERT INTO annuaire_lieu SELECT d.copropriete_id, point(d.longitude, d.latitude) FROM adresse d JOIN annuaire a USING (copropriete_id)
    WHERE d.longitude IS NOT NULL AND d.latitude IS NOT NULL AND d.copropriete_id = ANY (deplacees);
  RETURN cardinality(fiches);
END $$;
REVOKE EXECUTE ON FUNCTION projeter_coproprietes(int[]) FROM PUBLIC;

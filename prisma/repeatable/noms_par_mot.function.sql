CREATE OR REPLACE FUNCTION noms_par_mot(ids int[]) RETURNS SETOF annuaire_nom_mot LANGUAGE sql STABLE AS $$
  SELECT DISTINCT m.mot, n.nom_n FROM (SELECT DISTINCT nom_n FROM annuaire a WHERE ids IS NULL OR a.copropriete_id = ANY (ids)) n, unnest(string_to_array(n.nom_n, ' ')) m(mot)
$$;

-- The words of these co-ownerships; null: of all of them.
CREATE OR REPLACE FUNCTION compter_mots(ids int[]) RETURNS SETOF annuaire_mot LANGUAGE sql STABLE AS $$
  SELECT x.mot, sum(x.nom)::int, sum(1 - x.nom)::int
  FROM (SELECT 1 AS nom, m.mot FROM annuaire a, LATERAL (SELECT DISTINCT unnest(string_to_array(a.nom_n, ' '))) m(mot) WHERE ids IS NULL OR a.copropriete_id = ANY (ids)
        UNION ALL
        SELECT 0, m.mot FROM annuaire a, LATERAL (SELECT DISTINCT unnest(string_to_array(a.adresse_n, ' '))) m(mot) WHERE ids IS NULL OR a.copropriete_id = ANY (ids)) x
  GROUP BY x.mot
$$;

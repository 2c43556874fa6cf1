-- The sound of a word, and the same with one letter less at each place: two words that share one of them are a letter apart,
-- wherever it is. Words of letters alone, from three on.
CREATE OR REPLACE FUNCTION formes_du_mot(mot text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT ROWS 10 AS $$
  SELECT s.son FROM (SELECT son_du_mot(mot) AS son) s WHERE mot ~ '^[a-z]{3,}$'
  UNION
  SELECT left(s.son, i - 1) || substr(s.son, i + 1) FROM (SELECT son_du_mot(mot) AS son) s, generate_series(1, length(s.son)) i
  WHERE mot ~ '^[a-z]{3,}$' AND length(s.son) >= 3
$$;

-- How a word sounds in French, roughly: two spellings that people take for each other sound alike ("résidance", "marroniers").
-- Letters that make one sound become one sign, silent ends go, doubled letters are single.
CREATE OR REPLACE FUNCTION son_du_mot(mot text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT CASE WHEN length(court) >= 2 THEN court ELSE son END
  FROM (SELECT son, regexp_replace(son, '[estxd]+$', '') AS court FROM (SELECT
    regexp_replace(translate(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(mot,
      'ph', 'f', 'g'), 's?ch|sh', '2', 'g'), 'ck|qu|q', 'k', 'g'), 'c([eiy])', 's\1', 'g'),
      'gu([eiy])', '9\1', 'g'), 'g([eiy])', 'j\1', 'g'), 'eau|au', 'o', 'g'),
      '(ain|ein|aim|yn|ym|im)(?![aeiouy])', 'in', 'g'), 'ai|ei|ay|ey|oe|ae', 'e', 'g'), '[ea][nm](?![aeiouynm])', 'an', 'g'),
      'h', '', 'g'), '9cywz', 'gkivs'), '(.)\1+', '\1', 'g') AS son) s) t
$$;

-- Text of a JSON field as a day, a number or a boolean; null when it is empty.
CREATE OR REPLACE FUNCTION jour_de(texte text) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN texte ~ '^\d{4}-\d\d-\d\d' THEN left(texte, 10)::date END $$;

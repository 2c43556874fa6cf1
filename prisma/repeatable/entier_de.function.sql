CREATE OR REPLACE FUNCTION entier_de(texte text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN texte ~ '^-?\d{1,15}(\.\d+)?$' THEN round(texte::numeric)::bigint END $$;

-- The same as the domain's normaliserTexte (a test compares them).
CREATE OR REPLACE FUNCTION normaliser_texte(texte text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT btrim(regexp_replace(f_unaccent(lower(texte)), '[^a-z0-9]+', ' ', 'g')) $$;

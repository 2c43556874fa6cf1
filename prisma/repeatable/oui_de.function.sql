CREATE OR REPLACE FUNCTION oui_de(texte text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(texte, '') = 'true' $$;

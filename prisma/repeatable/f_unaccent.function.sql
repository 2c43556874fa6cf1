-- unaccent() is only STABLE (its dictionary could change); with the dictionary named, indexes may use it.
CREATE OR REPLACE FUNCTION f_unaccent(texte text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, texte) $$;

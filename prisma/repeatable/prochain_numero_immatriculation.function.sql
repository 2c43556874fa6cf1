CREATE OR REPLACE FUNCTION prochain_numero_immatriculation() RETURNS text
  LANGUAGE sql VOLATILE
  AS $$ SELECT format_numero_immatriculation(nextval('numero_immatriculation_seq')) $$;

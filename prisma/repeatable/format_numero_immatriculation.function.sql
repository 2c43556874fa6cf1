CREATE OR REPLACE FUNCTION format_numero_immatriculation(n bigint) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT chr((65 + n / 10000000 / 26)::int) || chr((65 + n / 10000000 % 26)::int) || lpad((n % 10000000)::text, 7, '0') $$;

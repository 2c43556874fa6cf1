-- The register's instant: the server's, moved by a rehearsal (JOUR_DE_REFERENCE) by whole days.
CREATE OR REPLACE FUNCTION maintenant() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT now() + make_interval(days => coalesce(nullif(current_setting('registre.decalage_jours', true), '')::int, 0)) $$;

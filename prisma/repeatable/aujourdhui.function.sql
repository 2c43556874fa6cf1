-- The register's day: that of Paris, moved by a rehearsal like its instant.
CREATE OR REPLACE FUNCTION aujourdhui() RETURNS date LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT (maintenant() AT TIME ZONE 'Europe/Paris')::date $$;

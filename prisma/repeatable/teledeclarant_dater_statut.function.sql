CREATE OR REPLACE FUNCTION teledeclarant_dater_statut() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.statut_le := now();
  RETURN NEW;
END $$;

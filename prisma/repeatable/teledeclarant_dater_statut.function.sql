CREATE OR REPLACE FUNCTION teledeclarant_dater_statut() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.statut_le := maintenant();
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION copropriete_suivre_etat_rare() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE copropriete_etat_rare;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM copropriete_etat_rare WHERE etat = OLD.etat AND copropriete_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.etat NOT IN ('BROUILLON', 'IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') THEN
    INSERT INTO copropriete_etat_rare (etat, copropriete_id) VALUES (NEW.etat, NEW.id);
  END IF;
  RETURN NULL;
END $$;

-- Whoever moves a declaration, its period follows.
CREATE OR REPLACE FUNCTION declaration_suivre_periode() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.etat = 'COURANTE' AND (TG_OP = 'DELETE' OR NEW.etat <> 'COURANTE') THEN
    UPDATE declaration_periode SET au = greatest(du, maintenant()) WHERE declaration_id = OLD.id AND au IS NULL;
  END IF;
  IF TG_OP = 'INSERT' AND NEW.etat = 'COURANTE' THEN
    INSERT INTO declaration_periode (copropriete_id, declaration_id, du) VALUES (NEW.copropriete_id, NEW.id, coalesce(NEW.valide_le, maintenant()));
  ELSIF TG_OP = 'UPDATE' AND NEW.etat = 'COURANTE' AND OLD.etat <> 'COURANTE' THEN
    INSERT INTO declaration_periode (copropriete_id, declaration_id, du)
      VALUES (NEW.copropriete_id, NEW.id, greatest(maintenant(), (SELECT max(p.au) FROM declaration_periode p WHERE p.copropriete_id = NEW.copropriete_id)));
  END IF;
  RETURN NULL;
END $$;

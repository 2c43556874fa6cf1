-- A number once issued is never null and never changes.
CREATE OR REPLACE FUNCTION copropriete_refuser_changement_numero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Le numéro d’immatriculation % ne peut pas changer', OLD.numero_immatriculation
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'copropriete_numero_immuable', TABLE = 'copropriete';
END $$;

-- The next number that no co-ownership bears: those of a file taken in are passed over, and never move the sequence.
CREATE OR REPLACE FUNCTION prochain_numero_immatriculation() RETURNS text
  LANGUAGE plpgsql VOLATILE
  AS $$
DECLARE
  numero text;
BEGIN
  LOOP
    numero := format_numero_immatriculation(nextval('numero_immatriculation_seq'));
    EXIT WHEN NOT EXISTS (SELECT FROM copropriete WHERE numero_immatriculation = numero);
  END LOOP;
  RETURN numero;
END $$;

-- The journal is written once.
CREATE OR REPLACE FUNCTION journal_refuser_modification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Le journal ne se modifie pas (%)', TG_OP USING ERRCODE = 'insufficient_privilege', TABLE = 'journal';
END $$;

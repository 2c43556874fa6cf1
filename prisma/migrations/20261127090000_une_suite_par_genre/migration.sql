-- Compatible : la version d'avant prend les mêmes suites. A number of a dossier names one kind of thing: each kind counts by four
-- from its own rank, above all that was given so far. A call that names the wrong kind so finds nothing, and never another object.
DO $$
DECLARE
  depart bigint;
BEGIN
  SELECT 4 * (max(n) / 4 + 1) INTO depart FROM (
    SELECT last_value FROM copropriete_id_seq UNION ALL SELECT last_value FROM mandat_id_seq
    UNION ALL SELECT last_value FROM demande_id_seq UNION ALL SELECT last_value FROM declaration_id_seq
  ) AS suites (n);
  EXECUTE format('ALTER SEQUENCE copropriete_id_seq INCREMENT BY 4 RESTART WITH %s', depart);
  EXECUTE format('ALTER SEQUENCE mandat_id_seq INCREMENT BY 4 RESTART WITH %s', depart + 1);
  EXECUTE format('ALTER SEQUENCE demande_id_seq INCREMENT BY 4 RESTART WITH %s', depart + 2);
  EXECUTE format('ALTER SEQUENCE declaration_id_seq INCREMENT BY 4 RESTART WITH %s', depart + 3);
END $$;

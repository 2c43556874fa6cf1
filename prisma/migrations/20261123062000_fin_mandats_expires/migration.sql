-- The list of co-ownerships gives the end of an expired mandate too: it is kept beside the last one.
UPDATE copropriete c SET date_fin_mandat = m.date_fin
  FROM (SELECT DISTINCT ON (copropriete_id) copropriete_id, date_fin FROM mandat WHERE etat = 'EXPIRE'
    ORDER BY copropriete_id, date_fin DESC) m
  WHERE m.copropriete_id = c.id AND c.date_fin_mandat IS NULL
    AND NOT EXISTS (SELECT 1 FROM mandat a WHERE a.copropriete_id = c.id AND a.etat IN ('EN_COURS', 'A_VENIR'));

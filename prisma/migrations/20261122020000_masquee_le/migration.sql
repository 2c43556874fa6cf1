-- Since when a cancelled or deleted co-ownership is out of reach: the delays of what was pending stop meanwhile.
ALTER TABLE "copropriete" ADD COLUMN "masquee_le" TIMESTAMPTZ(3);

-- Those already out of reach: the journal says since when, a deletion over a cancellation counting from the cancellation.
UPDATE copropriete c SET masquee_le = (
  SELECT min(j.instant) FROM journal j
  WHERE j.copropriete_id = c.id AND j.type IN ('annuler-immatriculation', 'supprimer-copropriete')
    AND j.id > coalesce((SELECT max(r.id) FROM journal r WHERE r.copropriete_id = c.id AND r.type = 'restaurer' AND r.vers <> 'IMMATRICULATION_ANNULEE'), 0))
WHERE c.etat IN ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE');

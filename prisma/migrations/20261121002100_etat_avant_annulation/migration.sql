-- A cancelled co-ownership may be deleted too: what the cancellation will give back is kept beside what the deletion will.
ALTER TABLE "copropriete" ADD COLUMN "etat_avant_annulation" "etat_copropriete";

-- Those already deleted over a cancellation: the state that the cancellation itself left.
UPDATE copropriete c SET etat_avant_annulation = (
  SELECT j.de::etat_copropriete FROM journal j
  WHERE j.copropriete_id = c.id AND j.vers = 'IMMATRICULATION_ANNULEE' AND j.type IN ('annuler-immatriculation', 'confirmer-doublon')
  ORDER BY j.id DESC LIMIT 1)
WHERE c.etat = 'SUPPRIMEE' AND c.etat_precedent = 'IMMATRICULATION_ANNULEE';

-- Compatible : un index de plus.
-- The queue passes over the requests of deleted and cancelled co-ownerships: one look at a small index each.
CREATE INDEX copropriete_etat_rare_ecartee_idx ON copropriete_etat_rare (copropriete_id) WHERE etat IN ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE');

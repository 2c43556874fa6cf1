-- Compatible : une table de plus, que la version précédente ne lit ni n'écrit.
-- Which manager of an establishment looks after a co-ownership: a way to find it, never a right.
CREATE TABLE affectation (
  teledeclarant_id INTEGER NOT NULL REFERENCES teledeclarant(id) ON DELETE CASCADE ON UPDATE CASCADE,
  copropriete_id INTEGER NOT NULL REFERENCES copropriete(id) ON DELETE CASCADE ON UPDATE CASCADE,
  utilisateur_id INTEGER NOT NULL REFERENCES utilisateur(id) ON DELETE CASCADE ON UPDATE CASCADE,
  cree_le TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT affectation_pkey PRIMARY KEY (teledeclarant_id, copropriete_id)
);
CREATE INDEX affectation_utilisateur_id_idx ON affectation (utilisateur_id);
CREATE INDEX affectation_copropriete_id_idx ON affectation (copropriete_id);

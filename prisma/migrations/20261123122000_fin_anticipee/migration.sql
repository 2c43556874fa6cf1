-- Compatible : quatre colonnes facultatives, que la version précédente ne lit ni n'écrit.
-- A successor elected before the end declared by its predecessor says so: the day of the assembly,
-- until when the predecessor may answer, and its agreement. Silence ends nothing.
ALTER TABLE demande
  ADD COLUMN election_le DATE,
  ADD COLUMN reponse_avant DATE,
  ADD COLUMN accordee_le TIMESTAMPTZ(3),
  ADD COLUMN accordee_par_id INTEGER REFERENCES utilisateur(id) ON DELETE SET NULL ON UPDATE CASCADE;

-- Compatible : une table de plus, que la version précédente ne lit ni n'écrit.
-- What the examination of an open request found: counts and codes for the queue, made again by the worker.
CREATE TABLE demande_examen (
  demande_id INTEGER PRIMARY KEY REFERENCES demande(id) ON DELETE CASCADE ON UPDATE CASCADE,
  version INTEGER NOT NULL,
  jour DATE NOT NULL,
  forts INTEGER NOT NULL,
  autres INTEGER NOT NULL,
  codes TEXT[] NOT NULL,
  reponse BOOLEAN NOT NULL,
  texte TEXT NOT NULL
);
-- The queue by due day: what waits for a keeper.
CREATE INDEX demande_file_idx ON demande (echeance, id) WHERE etat IN ('A_VALIDER', 'EN_COURS');

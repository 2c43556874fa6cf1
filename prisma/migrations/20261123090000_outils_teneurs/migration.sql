-- Compatible : une colonne et deux tables de plus, que la version précédente ne lit ni n'écrit.
-- What was declared when a keeper asked for details: what changed since is told with the answer.
ALTER TABLE echange ADD COLUMN instantane JSONB;

-- What keepers tell each other of a request.
CREATE TABLE note_teneur (
  id SERIAL PRIMARY KEY,
  demande_id INTEGER NOT NULL REFERENCES demande(id) ON DELETE CASCADE ON UPDATE CASCADE,
  auteur_id INTEGER NOT NULL REFERENCES utilisateur(id) ON DELETE RESTRICT ON UPDATE CASCADE,
  texte TEXT NOT NULL,
  cree_le TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX note_teneur_demande_id_idx ON note_teneur (demande_id);
CREATE INDEX note_teneur_cree_le_idx ON note_teneur (cree_le);

-- Texts that keepers answer with, by motive; written by keeper administrators.
CREATE TABLE reponse_type (
  id SERIAL PRIMARY KEY,
  usage TEXT NOT NULL,
  motif TEXT,
  titre TEXT NOT NULL,
  texte TEXT NOT NULL,
  maj_le TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

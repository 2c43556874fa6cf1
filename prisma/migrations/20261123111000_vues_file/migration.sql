-- Compatible : une table de plus, que la version précédente ne lit ni n'écrit.
-- Views of the queue that a keeper keeps, for itself or for the team.
CREATE TABLE vue_file (
  id SERIAL PRIMARY KEY,
  auteur_id INTEGER NOT NULL REFERENCES utilisateur(id) ON DELETE CASCADE ON UPDATE CASCADE,
  nom TEXT NOT NULL,
  recherche TEXT NOT NULL,
  partagee BOOLEAN NOT NULL,
  maj_le TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX vue_file_auteur_id_nom_key ON vue_file (auteur_id, nom);

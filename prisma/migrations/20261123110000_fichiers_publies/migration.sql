-- Compatible : une table de plus, que la version précédente ne lit ni n'écrit.
-- The files published each night at lasting addresses.
CREATE TABLE fichier_publie (
  jour DATE NOT NULL,
  format TEXT NOT NULL,
  cle TEXT NOT NULL,
  taille INTEGER NOT NULL,
  sha256 CHAR(64) NOT NULL,
  lignes INTEGER NOT NULL,
  modifie_le TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT fichier_publie_pkey PRIMARY KEY (jour, format)
);
-- What is published already stays at its new address until the next night.
INSERT INTO fichier_publie (jour, format, cle, taille, sha256, lignes, modifie_le)
SELECT jour, 'csv.gz', gz_cle, gz_taille, gz_sha256, lignes, prete_le FROM publication_donnees
UNION ALL
SELECT jour, 'csv.zst', zst_cle, zst_taille, zst_sha256, lignes, prete_le FROM publication_donnees;

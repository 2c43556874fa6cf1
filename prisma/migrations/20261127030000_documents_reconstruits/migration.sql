-- Compatible : des colonnes qui ont une valeur par défaut, et deux index. What came is given as the register wrote it: what
-- lies in the store, and what the former version receives meanwhile, is written again by the worker.
ALTER TABLE document
  ADD COLUMN original_cle text,
  ADD COLUMN original_sha256 char(64),
  ADD COLUMN original_taille integer,
  ADD COLUMN retires jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN refus text;

CREATE UNIQUE INDEX document_original_cle_key ON document (original_cle);

-- What nobody wrote again yet, and what cannot be: the worker and the gauges read it, and it empties.
CREATE INDEX document_recu_idx ON document (cree_le) WHERE split_part(cle, '/', 1) NOT IN ('documents', 'attestations', 'publications');

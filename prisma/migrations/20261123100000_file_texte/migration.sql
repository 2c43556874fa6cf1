-- Compatible : un index de plus.
-- The queue is searched by words anywhere in what names a request.
CREATE INDEX demande_examen_texte_trgm_idx ON demande_examen USING gin (texte gin_trgm_ops);

-- Compatible : un index de plus.
-- The view of the queue that may be decided at once: its count read every examination.
CREATE INDEX demande_examen_sans_idx ON demande_examen (demande_id) WHERE forts = 0 AND autres = 0;

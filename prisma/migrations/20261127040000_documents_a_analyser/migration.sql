-- Compatible : un index. What no scanner could judge yet: the worker and the gauges read it, and it empties.
CREATE INDEX document_a_analyser_idx ON document (cree_le) WHERE etat_analyse = 'PENDING';

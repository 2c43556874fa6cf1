-- Compatible : un index. What concerned a declarant, the latest first: most events name none.
CREATE INDEX journal_teledeclarant_idx ON journal (teledeclarant_id, instant, id) WHERE teledeclarant_id IS NOT NULL;

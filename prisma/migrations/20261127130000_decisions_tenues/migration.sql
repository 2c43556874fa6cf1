-- Compatible : une colonne que la version d'avant laisse vide, un index. The rows of the journal that tell a decision, and the one
-- that takes it back: the feed of changes waits for the end of its delay.
ALTER TABLE decision ADD COLUMN journal_ids bigint[] DEFAULT ARRAY[]::bigint[];
UPDATE decision SET journal_ids = ARRAY[journal_id];
CREATE INDEX decision_tenue_jusqua_idx ON decision (tenue_jusqua);

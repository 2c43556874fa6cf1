-- Compatible : une colonne vide et son index. Since when the directory of companies is waited for, of an establishment that it has not confirmed.
ALTER TABLE teledeclarant ADD COLUMN sirene_attendue_le timestamptz(3);
CREATE INDEX teledeclarant_sirene_attendue_idx ON teledeclarant (sirene_attendue_le) WHERE sirene_attendue_le IS NOT NULL;

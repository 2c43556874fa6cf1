-- Compatible : une table que la version d'avant ne lit pas. The day when the establishment that asked first opened a decision on
-- the register; no account, no address.
CREATE TABLE decision_lue (
  demande_id integer PRIMARY KEY REFERENCES demande (id) ON DELETE CASCADE ON UPDATE CASCADE,
  lue_le timestamptz(3) NOT NULL
);

-- Compatible : une table et trois colonnes que la version d'avant ne lit pas. Decisions that can be taken back: what each one moved;
-- what is sent of it; what certifies it, void once it is taken back; the designation of a successor that it closed.
CREATE TABLE decision (
  id serial PRIMARY KEY,
  copropriete_id int NOT NULL REFERENCES copropriete(id) ON UPDATE CASCADE ON DELETE RESTRICT,
  sorte text NOT NULL,
  journal_id bigint NOT NULL,
  demande_id int REFERENCES demande(id) ON UPDATE CASCADE ON DELETE SET NULL,
  mandat_id int,
  prise_le timestamptz(3) NOT NULL,
  prise_par_id int REFERENCES utilisateur(id) ON UPDATE CASCADE ON DELETE SET NULL,
  tenue_jusqua timestamptz(3) NOT NULL,
  avant jsonb NOT NULL,
  apres jsonb NOT NULL,
  reprise_le timestamptz(3),
  reprise_par_id int REFERENCES utilisateur(id) ON UPDATE CASCADE ON DELETE SET NULL,
  retrait jsonb,
  retrait_le timestamptz(3),
  retrait_par_id int REFERENCES utilisateur(id) ON UPDATE CASCADE ON DELETE SET NULL
);
CREATE UNIQUE INDEX decision_journal_id_key ON decision (journal_id);
CREATE INDEX decision_copropriete_id_idx ON decision (copropriete_id);
CREATE INDEX decision_demande_id_idx ON decision (demande_id);
ALTER TABLE outbox ADD COLUMN decision_id int REFERENCES decision(id) ON UPDATE CASCADE ON DELETE SET NULL;
CREATE INDEX outbox_decision_id_idx ON outbox (decision_id);
ALTER TABLE document ADD COLUMN annulee_le timestamptz(3);
ALTER TABLE successeur ADD COLUMN decision_id int REFERENCES decision(id) ON UPDATE CASCADE ON DELETE SET NULL;

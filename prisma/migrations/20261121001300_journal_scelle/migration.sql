-- The seal of the journal: one fingerprint a row, each made from the one before it (reliability.md, "Journal").
CREATE TABLE "journal_empreinte" (
    "rang" BIGINT NOT NULL,
    "journal_id" BIGINT NOT NULL,
    "empreinte" BYTEA NOT NULL,
    "scelle_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "journal_empreinte_pkey" PRIMARY KEY ("rang")
);
CREATE UNIQUE INDEX "journal_empreinte_journal_id_key" ON "journal_empreinte"("journal_id");

CREATE TRIGGER journal_empreinte_inscription_seule BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_empreinte
  FOR EACH STATEMENT EXECUTE FUNCTION journal_refuser_modification();

-- What named a session before its last proof: the calls that were on their way are still answered.
ALTER TABLE "session" ADD COLUMN "precedent_hash" TEXT, ADD COLUMN "precedent_jusqu_a" TIMESTAMPTZ(3);
CREATE INDEX "session_precedent_hash_idx" ON "session"("precedent_hash");

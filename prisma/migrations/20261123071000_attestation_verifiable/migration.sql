-- Compatible : un index de plus.
-- Anybody may ask whether a file is an attestation of the register: found by its SHA-256.
CREATE INDEX "document_attestation_sha256_idx" ON "document"("sha256") WHERE "type" IN ('ATTESTATION_IMMATRICULATION', 'ATTESTATION_DISSOLUTION');

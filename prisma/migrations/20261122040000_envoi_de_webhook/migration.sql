-- The delivery that a hook was last sent and has not acknowledged: sent again as it is, under the same identifier.
ALTER TABLE "webhook" ADD COLUMN "envoi" UUID, ADD COLUMN "envoi_jusqu" BIGINT, ADD COLUMN "envoi_changements" JSON;

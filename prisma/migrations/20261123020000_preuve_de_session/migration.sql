-- When and how the person of a session last proved who they are; null: a remembered browser, or a session older than this column.
ALTER TABLE "session" ADD COLUMN "prouvee_le" TIMESTAMPTZ(3), ADD COLUMN "preuve" TEXT;

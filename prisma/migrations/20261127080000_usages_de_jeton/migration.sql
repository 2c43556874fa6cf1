-- A token may be for several uses. One made before, or by the former version, names its use in "usage" alone.
ALTER TABLE "jeton_api" ADD COLUMN "usages" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

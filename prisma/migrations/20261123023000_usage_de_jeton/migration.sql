-- What a token is for, and whether it only reads. Those that exist keep the rights that were chosen one by one.
ALTER TABLE "jeton_api" ADD COLUMN "usage" TEXT, ADD COLUMN "lecture_seule" BOOLEAN NOT NULL DEFAULT false;

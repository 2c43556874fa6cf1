-- The territory of an institution is its own row's (institution); a declarant has none.
ALTER TABLE "teledeclarant" DROP COLUMN "territoire_niveau", DROP COLUMN "territoire_code";

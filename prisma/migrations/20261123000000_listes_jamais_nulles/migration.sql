-- A list may be empty, it is never null: the Prisma schema says so and cannot ask it of the table.
ALTER TABLE declaration ALTER COLUMN confirmations SET NOT NULL;
ALTER TABLE declaration_historique ALTER COLUMN confirmations SET NOT NULL;
ALTER TABLE teledeclarant ALTER COLUMN adresse SET NOT NULL;
ALTER TABLE courrier ALTER COLUMN destinataire SET NOT NULL;
ALTER TABLE jeton_api ALTER COLUMN autorites SET NOT NULL, ALTER COLUMN adresses SET NOT NULL;
ALTER TABLE portefeuille_ligne ALTER COLUMN confirmations SET NOT NULL;

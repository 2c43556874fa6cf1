-- Compatible : une colonne qui a une valeur par défaut ; la version d'avant lit ATTEND_ACCORD comme un état qu'elle n'écrit pas.
-- A row of a former syndic takes effect once the syndic in office agrees: told at the check, and after.
ALTER TABLE "portefeuille_ligne" ADD COLUMN "sous_accord" BOOLEAN NOT NULL DEFAULT false;

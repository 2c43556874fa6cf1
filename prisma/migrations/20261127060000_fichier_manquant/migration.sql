-- Compatible : une table neuve. A file that a row names and that the store no longer gives as it was kept: it waits here until it
-- is there again, or until no row names it.
CREATE TABLE fichier_manquant (
  cle text PRIMARY KEY,
  constat text NOT NULL CHECK (constat IN ('ABSENT', 'ALTERE')),
  vu_le timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

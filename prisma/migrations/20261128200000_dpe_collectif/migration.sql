-- Compatible : une colonne de plus, nulle ; aucune déclaration d’avant le 21 février 2027 n’en dit le jour.
ALTER TABLE fiche ADD COLUMN dpe_du date;

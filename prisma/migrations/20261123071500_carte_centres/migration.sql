-- Compatible : la version précédente n’écrit pas cette table, que la 1.8.0 ajoute.
-- Where the co-ownerships of a cell are on average, on the square map whose sides are 1: a count drawn in the middle of its cell
-- falls into the sea. The worker counts the cells again.
DELETE FROM carte_maille;
ALTER TABLE carte_maille
    ADD COLUMN "cx" DOUBLE PRECISION NOT NULL,
    ADD COLUMN "cy" DOUBLE PRECISION NOT NULL;

-- Misspelt words: each word of the directory by how it sounds, and by that sound with one letter less. The worker fills the
-- table (`completerFormes`); a search on a register where it is empty still finds words as they are written.
CREATE TABLE annuaire_forme (
    forme text COLLATE "C" NOT NULL,
    mot text COLLATE "C" NOT NULL,
    PRIMARY KEY (forme, mot)
);

-- The words of a whole entry, name and addresses: one list to cross for a search that does not say where a word stands.
CREATE INDEX annuaire_entree_idx ON annuaire USING gin (string_to_array(nom_n || ' ' || adresse_n, ' ')) WITH (fastupdate = off);

-- How many co-ownerships each cell of the map holds, at each level: a tile reads a few hundred rows, whatever the register's size.
-- Cells are those of the usual square tiling of the web: `niveau` 4 is 16 × 16 cells for the world. Counted again each night.
CREATE TABLE "carte_maille" (
    "niveau" INTEGER NOT NULL,
    "x" INTEGER NOT NULL,
    "y" INTEGER NOT NULL,
    "nombre" INTEGER NOT NULL,

    CONSTRAINT "carte_maille_pkey" PRIMARY KEY ("niveau", "x", "y")
);

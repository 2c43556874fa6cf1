-- "Begins with" ($) is looked for in addresses as in names: one range of an index instead of a pass of the table.
CREATE INDEX annuaire_adresse_idx ON annuaire (adresse_n COLLATE "C");

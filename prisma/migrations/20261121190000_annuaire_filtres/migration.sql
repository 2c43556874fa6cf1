-- Filters that few co-ownerships pass, alone or with a department: read in an index, not in the whole table (docs/performance.md).

-- A state with a day of the mandate; the other filters are in the index too, so that it answers alone.
CREATE INDEX annuaire_fin_mandat_idx ON annuaire (etat, date_fin_mandat) INCLUDE (date_debut_mandat, date_maj_annuelle, comptes_non_approuves, copropriete_id);
CREATE INDEX annuaire_debut_mandat_idx ON annuaire (etat, date_debut_mandat) INCLUDE (date_fin_mandat, date_maj_annuelle, comptes_non_approuves, copropriete_id);
CREATE INDEX annuaire_maj_annuelle_idx ON annuaire (date_maj_annuelle);
CREATE INDEX annuaire_non_approuves_idx ON annuaire (copropriete_id) WHERE comptes_non_approuves;

-- A department is tens of thousands of rows: none of the filters asks for their pages of the table.
DROP INDEX annuaire_departement_idx;
CREATE INDEX annuaire_departement_idx ON annuaire (code_departement, nom_n COLLATE "C", numero)
  INCLUDE (etat, copropriete_id, date_debut_mandat, date_fin_mandat, date_maj_annuelle, comptes_non_approuves);

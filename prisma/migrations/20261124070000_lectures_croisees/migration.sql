-- Compatible : aucune version publiée ne lit ces index.
-- The department of an entry stands among its words: "glycines paris" read each of the 18,000 entries of that name to keep those of
-- the department, where the index alone crosses both.
DROP INDEX annuaire_entree_idx;
CREATE INDEX annuaire_entree_idx ON annuaire USING gin (string_to_array(nom_n || ' ' || adresse_n || ' dep' || code_departement, ' ')) WITH (fastupdate = off);

-- The two views of the queue that hold few of the open requests.
CREATE INDEX demande_examen_reponse_idx ON demande_examen (demande_id) WHERE reponse;
CREATE INDEX demande_examen_forts_idx ON demande_examen (demande_id) WHERE forts > 0;

-- The directory as the sheets say it.
CREATE OR REPLACE VIEW annuaire_actuel AS
  SELECT f.copropriete_id, f.numero, f.etat, normaliser_texte(f.nom) AS nom_n, normaliser_texte(f.adresse || ' ' || array_to_string(f.adresses_complementaires, ' ')) AS adresse_n,
    f.code_postal, f.code_insee, f.code_departement, f.date_debut_mandat, f.date_fin_mandat, f.date_maj_annuelle, f.comptes_non_approuves
  FROM fiche f;

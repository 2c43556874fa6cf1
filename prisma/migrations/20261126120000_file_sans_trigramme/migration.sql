-- Compatible : un index de moins, que plus aucune requête n’emploie ; la version d’avant s’en passe.
DROP INDEX demande_examen_texte_trgm_idx;

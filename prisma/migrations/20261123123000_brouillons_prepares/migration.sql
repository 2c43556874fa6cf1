-- Compatible : le code précédent n’ouvre qu’un brouillon par type, ce que le nouvel index permet aussi.
-- A house writes one draft of a kind a set: today's update, and the one that prepares the coming set.
CREATE UNIQUE INDEX declaration_un_seul_brouillon_jeu ON declaration (copropriete_id, auteur_teledeclarant_id, type_maj, jeu)
  WHERE etat = 'BROUILLON' AND base_id IS NOT NULL;
DROP INDEX declaration_un_seul_brouillon_maj;

-- Compatible : un index de plus, des déclarations qui listent leurs bâtiments. Two co-ownerships that name one building of the reference.
CREATE INDEX declaration_rnb_idx ON declaration USING gin (jsonb_path_query_array(contenu, '$.donneesTechniques.batiments[*].idRnb'))
  WHERE contenu -> 'donneesTechniques' ? 'batiments' AND etat IN ('COURANTE', 'A_VALIDER');

-- The outside checks that wait for their service, a row each: a document that no scanner has judged (a lost one waits for its
-- file, and for no service), an establishment that the directory of companies has not confirmed, a declaration whose places or
-- numbers were not looked for. The worker plays them again from here; the state page, the gauges and the keepers count them.
CREATE OR REPLACE VIEW controle_en_attente AS
  SELECT 'ANTIVIRUS' AS genre, d.cree_le AS depuis, d.id AS document_id, NULL::int AS teledeclarant_id, NULL::int AS declaration_id
    FROM document d
    WHERE d.etat_analyse = 'PENDING' AND NOT EXISTS (SELECT FROM fichier_manquant m WHERE m.cle = coalesce(d.original_cle, d.cle))
  UNION ALL
  SELECT 'SIRENE', t.sirene_attendue_le, NULL, t.id, NULL
    FROM teledeclarant t WHERE t.sirene_attendue_le IS NOT NULL AND t.statut <> 'SUPPRIME'
  UNION ALL
  SELECT 'VERIFICATION', coalesce(l.soumis_le, l.enregistre_le), NULL, NULL, l.id
    FROM declaration l WHERE l.verifications @> '[{"resultat": "SERVICE_INDISPONIBLE"}]' AND l.etat IN ('A_VALIDER', 'COURANTE');

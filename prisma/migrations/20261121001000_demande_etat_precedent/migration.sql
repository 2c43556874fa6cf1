-- Each pending request keeps the state it will give back: a dissolution over an attachment to confirm gives back the
-- attachment, which gives back what was there before it. The co-ownership keeps only what a restoration brings back.
ALTER TABLE "demande" ADD COLUMN "etat_precedent" "etat_copropriete";
UPDATE demande d SET etat_precedent = c.etat_precedent FROM copropriete c
  WHERE c.id = d.copropriete_id AND c.etat_precedent IS NOT NULL
    AND ((d.type = 'RATTACHEMENT' AND d.etat IN ('A_VALIDER', 'EN_COURS', 'PRECISIONS') AND c.etat = 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER')
      OR (d.type = 'DISSOLUTION' AND d.etat NOT IN ('REFUSEE', 'ANNULEE')
        AND c.etat IN ('DISSOLUTION_A_VALIDER', 'DISSOLUTION_EN_COURS_DE_VALIDATION', 'DISSOLUTION_EN_COURS', 'DISSOUTE')));
UPDATE copropriete SET etat_precedent = NULL WHERE etat_precedent IS NOT NULL AND etat NOT IN ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE');

-- Who looks at a co-ownership, and by what title; the same establishment may have several. A list shows what one has a title on; the
-- sheet asks for another than DEMANDEUR (domain: vueDuDossier, peutVoirFiche). Each branch is read by an index of its table, by
-- co-ownership as by establishment.
CREATE OR REPLACE VIEW regard AS
  SELECT id AS copropriete_id, auteur_teledeclarant_id AS teledeclarant_id, 'AUTEUR'::text AS titre FROM copropriete
  UNION ALL
  -- A mandate that runs, will, or is over without a successor.
  SELECT copropriete_id, teledeclarant_id, 'SYNDIC' FROM mandat WHERE etat IN ('EN_COURS', 'A_VENIR', 'EXPIRE')
  UNION ALL
  SELECT copropriete_id, teledeclarant_id, 'DEMANDEUR' FROM mandat WHERE etat IN ('DEMANDE', 'EN_COURS_DE_VALIDATION', 'PRECISIONS_DEMANDEES')
  UNION ALL
  -- A mandate that another's followed less than a year ago: the accounts of its time may still be declared.
  SELECT m.copropriete_id, m.teledeclarant_id, 'PREDECESSEUR' FROM mandat m JOIN copropriete c ON c.id = m.copropriete_id
    WHERE m.etat = 'ARCHIVE' AND m.date_fin > aujourdhui() - 365 AND m.teledeclarant_id <> c.teledeclarant_id
  UNION ALL
  -- Who declared its dissolution, under way or done; whose mandate it ended.
  SELECT d.copropriete_id, d.teledeclarant_id, 'DISSOLVANT' FROM demande d JOIN copropriete c ON c.id = d.copropriete_id
    WHERE d.type = 'DISSOLUTION' AND d.etat NOT IN ('REFUSEE', 'ANNULEE')
      AND c.etat IN ('DISSOLUTION_A_VALIDER', 'DISSOLUTION_EN_COURS_DE_VALIDATION', 'DISSOLUTION_EN_COURS', 'DISSOUTE')
  UNION ALL
  SELECT m.copropriete_id, m.teledeclarant_id, 'DISSOLVANT' FROM mandat m JOIN copropriete c ON c.id = m.copropriete_id
    WHERE m.etat = 'ARCHIVE' AND c.etat = 'DISSOUTE' AND m.date_fin >= c.date_dissolution;

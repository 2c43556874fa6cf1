-- Keepers' searches at national scale (decision 007, "Keepers' searches").

-- The co-ownerships whose state few others have. The state stays out of every index of `copropriete`, of their predicates too: a column that
-- the predicate of a partial index names is an indexed one, and each transition would touch all the indexes of its row. A transition pays for this
-- table when it enters or leaves one of these states, in the same transaction.
CREATE TABLE "copropriete_etat_rare" (
    "etat" "etat_copropriete" NOT NULL,
    "copropriete_id" INTEGER NOT NULL,

    CONSTRAINT "copropriete_etat_rare_pkey" PRIMARY KEY ("etat", "copropriete_id")
);

CREATE FUNCTION copropriete_suivre_etat_rare() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE copropriete_etat_rare;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM copropriete_etat_rare WHERE etat = OLD.etat AND copropriete_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.etat NOT IN ('BROUILLON', 'IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') THEN
    INSERT INTO copropriete_etat_rare (etat, copropriete_id) VALUES (NEW.etat, NEW.id);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER copropriete_etat_rare_venu AFTER INSERT ON copropriete FOR EACH ROW
  WHEN (NEW.etat NOT IN ('BROUILLON', 'IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE')) EXECUTE FUNCTION copropriete_suivre_etat_rare();
CREATE TRIGGER copropriete_etat_rare_change AFTER UPDATE OF etat ON copropriete FOR EACH ROW
  WHEN (OLD.etat <> NEW.etat AND (OLD.etat NOT IN ('BROUILLON', 'IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE')
    OR NEW.etat NOT IN ('BROUILLON', 'IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE'))) EXECUTE FUNCTION copropriete_suivre_etat_rare();
CREATE TRIGGER copropriete_etat_rare_parti AFTER DELETE ON copropriete FOR EACH ROW
  WHEN (OLD.etat NOT IN ('BROUILLON', 'IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE')) EXECUTE FUNCTION copropriete_suivre_etat_rare();
CREATE TRIGGER copropriete_etat_rare_vide AFTER TRUNCATE ON copropriete FOR EACH STATEMENT EXECUTE FUNCTION copropriete_suivre_etat_rare();

INSERT INTO copropriete_etat_rare (etat, copropriete_id)
  SELECT etat, id FROM copropriete WHERE etat NOT IN ('BROUILLON', 'IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE');

-- The orders that a list offers, on columns that a transition leaves as they are.
CREATE INDEX copropriete_adresse_idx ON copropriete (adresse_principale, id);
CREATE INDEX copropriete_lots_idx ON copropriete (nb_lots, id);
CREATE INDEX copropriete_fin_mandat_idx ON copropriete (date_fin_mandat, id);
CREATE INDEX copropriete_maj_annuelle_idx ON copropriete (date_derniere_maj_annuelle, id);

-- The figures of a number, wherever they stand in it.
CREATE INDEX copropriete_numero_trgm_idx ON copropriete USING gin (numero_immatriculation gin_trgm_ops);

-- Days of the mandates that count; each answers alone.
CREATE INDEX mandat_debut_idx ON mandat (date_debut) INCLUDE (date_fin, copropriete_id) WHERE etat IN ('EN_COURS', 'A_VENIR', 'EXPIRE');
CREATE INDEX mandat_fin_idx ON mandat (date_fin) INCLUDE (date_debut, copropriete_id) WHERE etat IN ('EN_COURS', 'A_VENIR', 'EXPIRE');

-- The queue, its decided requests above all, in the orders that it offers.
CREATE INDEX demande_deposee_idx ON demande (etat, deposee_le, id);
CREATE INDEX demande_echeance_idx ON demande (etat, echeance, id);
CREATE INDEX demande_teledeclarant_idx ON demande (teledeclarant_id, id);

-- Declarants: each order of the list, and first names.
CREATE INDEX teledeclarant_nom_idx ON teledeclarant (f_unaccent(lower(coalesce(nullif(raison_sociale, ''), rep_nom))) COLLATE "C", id);
CREATE INDEX teledeclarant_siret_idx ON teledeclarant (siret, id);
CREATE INDEX teledeclarant_commune_idx ON teledeclarant (f_unaccent(lower(commune)) COLLATE "C", id);
CREATE INDEX teledeclarant_type_idx ON teledeclarant (type, id);
CREATE INDEX teledeclarant_statut_idx ON teledeclarant (statut, id);
CREATE INDEX teledeclarant_raison_sociale_idx ON teledeclarant (raison_sociale, id);
CREATE INDEX teledeclarant_rep_prenom_trgm_idx ON teledeclarant USING gin (f_unaccent(lower(rep_prenom)) gin_trgm_ops);
CREATE INDEX utilisateur_prenom_trgm_idx ON utilisateur USING gin (f_unaccent(lower(prenom)) gin_trgm_ops);

-- The journal, latest first, of what few events are: no other one pays for it, as each transition would.
CREATE INDEX journal_type_idx ON journal (type, instant, id) WHERE type NOT IN ('connexion', 'creer-brouillon', 'deconnexion', 'enregistrer-etape', 'envoyer-courriel',
  'etablir-attestation', 'expirer-mandat', 'expirer-verrou', 'immatriculer-par-notaire', 'mettre-a-jour', 'ouvrir', 'renouveler-mandat', 'soumettre', 'valider');
CREATE INDEX journal_profil_idx ON journal (acteur_profil, instant, id) WHERE acteur_profil NOT IN ('', 'TELE_NONPRO_ADMIN_PRINC', 'TELE_NONPRO_ADMIN_SECOND',
  'TELE_NONPRO_GESTION', 'TELE_PRO_ADMIN_PRINC', 'TELE_PRO_ADMIN_SECOND', 'TELE_PRO_GESTION');
CREATE INDEX journal_modalite_idx ON journal (modalite, instant, id) WHERE modalite NOT IN ('ECRAN', 'TRAITEMENT');
DROP INDEX journal_acteur_id_idx;
CREATE INDEX journal_acteur_idx ON journal (acteur_id, instant, id) WHERE acteur_id IS NOT NULL;
CREATE INDEX journal_original_idx ON journal (original_id, instant, id) WHERE original_id IS NOT NULL;

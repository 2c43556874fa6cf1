-- What the Prisma schema cannot say: extensions, constraints across rows, triggers, special indexes.
-- Every object made here is named in the allowed list of packages/db/src/catalogue.ts.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- unaccent() is only STABLE (its dictionary could change); with the dictionary named, indexes may use it.
CREATE FUNCTION f_unaccent(texte text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, texte) $$;

-- Registration numbers: AA0000001 upward. Letters are base 26 of n div 10^7, digits are n mod 10^7.
CREATE SEQUENCE numero_immatriculation_seq AS bigint MINVALUE 1 MAXVALUE 6759999999 NO CYCLE;

CREATE FUNCTION format_numero_immatriculation(n bigint) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT chr((65 + n / 10000000 / 26)::int) || chr((65 + n / 10000000 % 26)::int) || lpad((n % 10000000)::text, 7, '0') $$;

CREATE FUNCTION prochain_numero_immatriculation() RETURNS text
  LANGUAGE sql VOLATILE
  AS $$ SELECT format_numero_immatriculation(nextval('numero_immatriculation_seq')) $$;

-- A number once issued is never null and never changes.
CREATE FUNCTION copropriete_refuser_changement_numero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Le numéro d’immatriculation % ne peut pas changer', OLD.numero_immatriculation
    USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'copropriete_numero_immuable', TABLE = 'copropriete';
END $$;
CREATE TRIGGER copropriete_numero_immuable BEFORE UPDATE OF numero_immatriculation ON copropriete
  FOR EACH ROW WHEN (OLD.numero_immatriculation IS NOT NULL AND NEW.numero_immatriculation IS DISTINCT FROM OLD.numero_immatriculation)
  EXECUTE FUNCTION copropriete_refuser_changement_numero();

ALTER TABLE copropriete ADD CONSTRAINT copropriete_immatriculee_numerotee CHECK (
  numero_immatriculation IS NOT NULL OR etat NOT IN (
    'IMMATRICULEE_A_RATTACHER', 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER', 'IMMATRICULEE_RATTACHEE',
    'IMMATRICULEE_RATTACHEMENT_EXPIRE', 'FUTUR', 'DISSOLUTION_A_VALIDER', 'DISSOLUTION_EN_COURS_DE_VALIDATION',
    'DISSOLUTION_EN_COURS', 'DISSOUTE'));

-- Mandate periods of one co-ownership never overlap; a request, a refusal or a withdrawal occupies no period.
ALTER TABLE mandat ADD CONSTRAINT mandat_periodes_disjointes
  EXCLUDE USING gist (copropriete_id WITH =, daterange(date_debut, date_fin, '[]') WITH &&)
  WHERE (etat IN ('A_VENIR', 'EN_COURS', 'EXPIRE', 'ARCHIVE'));
CREATE UNIQUE INDEX mandat_un_seul_en_cours ON mandat (copropriete_id) WHERE etat = 'EN_COURS';

-- At most one open request of a kind per co-ownership, and one per mandate.
CREATE UNIQUE INDEX demande_une_seule_ouverte ON demande (copropriete_id, type)
  WHERE etat IN ('A_VALIDER', 'EN_COURS', 'PRECISIONS') AND type <> 'RATTACHEMENT';
CREATE UNIQUE INDEX demande_une_seule_ouverte_par_mandat ON demande (mandat_id)
  WHERE etat IN ('A_VALIDER', 'EN_COURS', 'PRECISIONS') AND mandat_id IS NOT NULL;

-- The keepers' queue: first sort of the validation search, and what one keeper holds or was given.
CREATE INDEX demande_file ON demande (etat, profil_demandeur, id);
CREATE INDEX demande_assignee_idx ON demande (assignee_a_id) WHERE assignee_a_id IS NOT NULL;
CREATE INDEX demande_verrou_idx ON demande (verrou_par_id) WHERE verrou_par_id IS NOT NULL;

-- Lists and searches of co-ownerships ("C": byte order, so that prefixes use the index).
CREATE INDEX copropriete_nom_idx ON copropriete (nom_normalise COLLATE "C", id);
CREATE INDEX copropriete_commune_nom_idx ON copropriete (code_insee, nom_normalise COLLATE "C", id);
CREATE INDEX copropriete_code_postal_idx ON copropriete (code_postal);
CREATE INDEX copropriete_numero_prefixe_idx ON copropriete (numero_immatriculation varchar_pattern_ops);
CREATE INDEX copropriete_nom_trgm_idx ON copropriete USING gin (nom_normalise gin_trgm_ops);
CREATE INDEX copropriete_remplacee_idx ON copropriete (remplacee_par_id) WHERE remplacee_par_id IS NOT NULL;

-- Duplicate search: the box around a point. The other blocks (parcel; commune, street and number) are in the schema.
CREATE INDEX adresse_point_idx ON adresse USING gist (point(longitude, latitude));

-- The journal is written once.
CREATE FUNCTION journal_refuser_modification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Le journal ne se modifie pas (%)', TG_OP USING ERRCODE = 'insufficient_privilege', TABLE = 'journal';
END $$;
CREATE TRIGGER journal_inscription_seule BEFORE UPDATE OR DELETE OR TRUNCATE ON journal
  FOR EACH STATEMENT EXECUTE FUNCTION journal_refuser_modification();

-- The relay reads what waits, and is woken when a transaction that wrote here commits.
CREATE INDEX outbox_en_attente_idx ON outbox (pas_avant, id) WHERE statut IN ('PENDING', 'QUEUED');
CREATE FUNCTION outbox_prevenir() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  RETURN NULL;
END $$;
CREATE TRIGGER outbox_inseree AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION outbox_prevenir();

-- Counters of a few seconds: lost after a crash without harm, so they are kept out of the write-ahead log.
ALTER TABLE limite_debit SET UNLOGGED;

-- Keepers' search of declarants: "contains", without accents nor case, over the whole country. Trigrams make it an index read.
CREATE INDEX teledeclarant_raison_sociale_trgm_idx ON teledeclarant USING gin (f_unaccent(lower(raison_sociale)) gin_trgm_ops);
CREATE INDEX teledeclarant_commune_trgm_idx ON teledeclarant USING gin (f_unaccent(lower(commune)) gin_trgm_ops);
CREATE INDEX teledeclarant_siret_trgm_idx ON teledeclarant USING gin (siret gin_trgm_ops);
CREATE INDEX teledeclarant_rep_nom_trgm_idx ON teledeclarant USING gin (f_unaccent(lower(rep_nom)) gin_trgm_ops);
CREATE INDEX teledeclarant_rep_email_trgm_idx ON teledeclarant USING gin (f_unaccent(lower(rep_email)) gin_trgm_ops);
CREATE INDEX utilisateur_nom_trgm_idx ON utilisateur USING gin (f_unaccent(lower(nom)) gin_trgm_ops);
CREATE INDEX utilisateur_email_trgm_idx ON utilisateur USING gin (f_unaccent(lower(email)) gin_trgm_ops);

-- A stale save of an account is refused instead of overwriting what a colleague has just written.
ALTER TABLE "utilisateur" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

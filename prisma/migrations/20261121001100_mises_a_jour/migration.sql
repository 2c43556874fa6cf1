-- Updates of registered co-ownerships, the history of what they replaced, and when each declaration was the current one.
ALTER TABLE "declaration" ADD COLUMN "base_id" INTEGER;

CREATE TABLE "declaration_historique" (
    "id" INTEGER NOT NULL,
    "copropriete_id" INTEGER NOT NULL,
    "type_declaration" TEXT NOT NULL,
    "type_immat" TEXT NOT NULL,
    "type_maj" TEXT,
    "version_contenu" INTEGER NOT NULL,
    "contenu" JSONB NOT NULL,
    "confirmations" TEXT[],
    "auteur_teledeclarant_id" INTEGER NOT NULL,
    "auteur_utilisateur_id" INTEGER,
    "soumis_le" TIMESTAMPTZ(3),
    "valide_le" TIMESTAMPTZ(3),
    "remplacee_le" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "declaration_historique_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "declaration_historique_copropriete_id_idx" ON "declaration_historique"("copropriete_id");
ALTER TABLE "declaration_historique" ADD CONSTRAINT "declaration_historique_copropriete_id_fkey" FOREIGN KEY ("copropriete_id") REFERENCES "copropriete"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "declaration_periode" (
    "id" SERIAL NOT NULL,
    "copropriete_id" INTEGER NOT NULL,
    "declaration_id" INTEGER NOT NULL,
    "du" TIMESTAMPTZ(3) NOT NULL,
    "au" TIMESTAMPTZ(3),

    CONSTRAINT "declaration_periode_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "declaration_periode_copropriete_id_du_idx" ON "declaration_periode"("copropriete_id", "du");
CREATE INDEX "declaration_periode_declaration_id_idx" ON "declaration_periode"("declaration_id");
ALTER TABLE "declaration_periode" ADD CONSTRAINT "declaration_periode_copropriete_id_fkey" FOREIGN KEY ("copropriete_id") REFERENCES "copropriete"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the Prisma schema cannot say (named in packages/db/src/catalogue.ts).

-- At any instant, at most one declaration holds; two submissions at once never leave two current ones.
ALTER TABLE declaration_periode ADD CONSTRAINT declaration_periodes_disjointes
  EXCLUDE USING gist (copropriete_id WITH =, tstzrange(du, au) WITH &&);
CREATE UNIQUE INDEX declaration_une_seule_courante ON declaration (copropriete_id) WHERE etat = 'COURANTE';
-- One draft of a kind of update for a house, and one that awaits the successor.
CREATE UNIQUE INDEX declaration_un_seul_brouillon_maj ON declaration (copropriete_id, auteur_teledeclarant_id, type_maj)
  WHERE etat = 'BROUILLON' AND base_id IS NOT NULL;
CREATE UNIQUE INDEX declaration_une_seule_a_accepter ON declaration (copropriete_id, auteur_teledeclarant_id)
  WHERE etat = 'A_VALIDER' AND base_id IS NOT NULL;

-- What was already there: the current declarations hold, the restore points held until the next one.
INSERT INTO declaration_periode (copropriete_id, declaration_id, du, au)
  SELECT copropriete_id, id, du, lead(du) OVER (PARTITION BY copropriete_id ORDER BY du, id)
  FROM (SELECT copropriete_id, id, coalesce(valide_le, cree_le) AS du FROM declaration WHERE etat IN ('COURANTE', 'AVANT_DECLARATION_ANNUELLE')) d;

-- Whoever moves a declaration, its period follows.
CREATE FUNCTION declaration_suivre_periode() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.etat = 'COURANTE' AND (TG_OP = 'DELETE' OR NEW.etat <> 'COURANTE') THEN
    UPDATE declaration_periode SET au = greatest(du, now()) WHERE declaration_id = OLD.id AND au IS NULL;
  END IF;
  IF TG_OP = 'INSERT' AND NEW.etat = 'COURANTE' THEN
    INSERT INTO declaration_periode (copropriete_id, declaration_id, du) VALUES (NEW.copropriete_id, NEW.id, coalesce(NEW.valide_le, now()));
  ELSIF TG_OP = 'UPDATE' AND NEW.etat = 'COURANTE' AND OLD.etat <> 'COURANTE' THEN
    INSERT INTO declaration_periode (copropriete_id, declaration_id, du)
      VALUES (NEW.copropriete_id, NEW.id, greatest(now(), (SELECT max(p.au) FROM declaration_periode p WHERE p.copropriete_id = NEW.copropriete_id)));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER declaration_periode_suivie AFTER INSERT OR DELETE OR UPDATE OF etat ON declaration
  FOR EACH ROW EXECUTE FUNCTION declaration_suivre_periode();

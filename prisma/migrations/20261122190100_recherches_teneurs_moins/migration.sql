-- Each index of the journal and of the co-ownerships is opened by each transition, also when it writes nothing into it: those that serve
-- few searches cost more than they give (performance.md, "Transitions, since").
DROP INDEX journal_profil_idx;
DROP INDEX journal_modalite_idx;
DROP INDEX copropriete_lots_idx;
DROP INDEX copropriete_maj_annuelle_idx;

import { MANDATS_ACTIFS } from '../mandats/mandat.sql.ts'
import { MANDAT_A_VENIR } from '../coproprietes/copropriete.sql.ts'

/** States whose co-ownership nobody looks after any more, or not yet. */
const FINIES = `('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')`

/** Open requests on alias `c` that the establishment $1 sent. */
const OUVERTE = <E extends string>(etats: E) =>
  `exists (select 1 from demande d where d.copropriete_id = c.id and d.teledeclarant_id = $1 and d.etat in ${etats})` as const
export const DEMANDE_OUVERTE = OUVERTE(`('A_VALIDER', 'EN_COURS', 'PRECISIONS')`)
export const DEMANDE_PRECISIONS = OUVERTE(`('PRECISIONS')`)

/** Day by which the annual update of alias `c` is due (domain: limiteMajAnnuelle). */
export const LIMITE_MAJ = `((c.date_cloture_dernier_exercice + 1 + interval '20 months')::date - 1)`

/** True when the annual update of the year of day $2 is filed, on alias `c`. */
export const MAJ_FAITE = `coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', $2::date) or c.date_immatriculation >= date_trunc('year', $2::date), false)`

/** Accounts that may be declared now. */
export const MAJ_POSSIBLE = `c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE')`

export const SUIVI = MANDAT_A_VENIR

export const DEPARTEMENT = `(case when left(c.code_insee, 2) = '97' then left(c.code_insee, 3) else left(c.code_insee, 2) end)`

/** First and family name of alias `u`. */
export const PERSONNE = `coalesce(trim(u.prenom || ' ' || u.nom), '')`

/**
 * The co-ownerships that establishment $1 looks after, or was the last to, met by equality reads;
 * with who looks after each one. Aliases: c, u (its manager).
 */
export const GEREES = `(select id from copropriete where teledeclarant_id = $1
    union select copropriete_id from mandat where teledeclarant_id = $1 and etat in ${MANDATS_ACTIFS}) g
  join copropriete c on c.id = g.id and c.etat not in ${FINIES}
  left join affectation f on f.teledeclarant_id = $1 and f.copropriete_id = c.id
  left join utilisateur u on u.id = f.utilisateur_id and u.supprime_le is null and u.actif` as const

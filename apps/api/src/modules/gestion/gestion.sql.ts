import { MANDAT_A_VENIR } from '../dossiers/copropriete.sql.ts'
import { rattachees, VISIBLES_PAR } from '../coproprietes/visibilite.sql.ts'
import { MANDATS_ACTIFS } from '../dossiers/mandat.sql.ts'

/** States whose co-ownership nobody looks after any more, or not yet. */
const FINIES = "('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')"

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

/** True for a co-ownership that establishment $1 looks after, or was the last to, on alias `c`. */
export const GEREE = `(c.id in ${rattachees('$1')} and c.etat not in ${FINIES})` as const

/**
 * The same on the rows of SUIVIES, already few: a row whose syndic is establishment $1, as nearly all
 * are, asks for nothing more.
 */
export const GEREE_SUIVIE =
  `((c.teledeclarant_id = $1 or exists (select 1 from mandat m where m.copropriete_id = c.id and m.teledeclarant_id = $1 and m.etat in ${MANDATS_ACTIFS})) and c.etat not in ${FINIES})` as const

/** All that establishment $1 sees in its list, on alias `c`. */
export const LISTEES = VISIBLES_PAR('$1')

/**
 * Co-ownerships with who looks after each one for establishment $1. Aliases: c, u (its manager).
 */
export const SUIVIES = `copropriete c
  left join affectation f on f.teledeclarant_id = $1 and f.copropriete_id = c.id
  left join utilisateur u on u.id = f.utilisateur_id and u.supprime_le is null and u.actif` as const

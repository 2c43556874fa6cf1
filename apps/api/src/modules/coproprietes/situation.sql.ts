import { listeSql } from '@registre/db'
import { ETATS_IMMATRICULES } from '@registre/domain'
import { MANDAT_A_VENIR } from '../dossiers/copropriete.sql.ts'
import { rattachees, SYNDICS, VISIBLES_PAR } from '../dossiers/regard.sql.ts'
import { DEMANDES_OUVERTES } from '../dossiers/demande.sql.ts'

// Where a co-ownership stands (domain: situation), as conditions on alias `c`, for establishment $1
// on day $2. Every counter and every list of a syndic is one of them: the same words, the same
// numbers.

/** States whose co-ownership nobody looks after any more, or not yet. */
const FINIES = "('SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE', 'BROUILLON')"

/** Open requests on alias `c` that the establishment sent. */
const OUVERTE = <E extends string>(etats: E) =>
  `exists (select 1 from demande d where d.copropriete_id = c.id and d.teledeclarant_id = $1 and d.etat in ${etats})` as const
export const DEMANDE_OUVERTE = OUVERTE(DEMANDES_OUVERTES)
export const DEMANDE_PRECISIONS = OUVERTE(`('PRECISIONS')`)

/** Day by which the annual update is due (domain: limiteMajAnnuelle). */
export const LIMITE_MAJ = `((c.date_cloture_dernier_exercice + 1 + interval '20 months')::date - 1)`

const majFaite = <J extends string>(jour: J) =>
  `coalesce(c.date_derniere_maj_annuelle >= date_trunc('year', ${jour}::date) or c.date_immatriculation >= date_trunc('year', ${jour}::date), false)` as const
/** True when the annual update of the year of the day is filed. */
export const MAJ_FAITE = majFaite('$2')

/**
 * What the public may know of the annual update on a day (domain: aJour): the closing of the accounts,
 * filed or not, and whether somebody filed what a keeper or a successor has not decided yet.
 */
export const FAITS_A_JOUR = <J extends string>(jour: J) =>
  `c.date_cloture_dernier_exercice as cloture, ${majFaite(jour)} as maj_faite,
    (exists (select 1 from demande d where d.copropriete_id = c.id and d.etat in ${DEMANDES_OUVERTES}) or exists (select 1 from declaration p where p.copropriete_id = c.id and p.etat = 'A_VALIDER')) as en_attente` as const

/** Accounts may be declared now, and a mandate renewed: both events leave from the same states. */
export const TENUE = `c.etat in ('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE')`

/** A mandate that has not begun follows. */
export const SUIVI = MANDAT_A_VENIR

/** True for a co-ownership that the establishment looks after, or was the last to. */
export const GEREE = `(c.id in ${rattachees('$1')} and c.etat not in ${FINIES})` as const

/** All that the establishment sees in its list. */
export const LISTEES = VISIBLES_PAR('$1')

/**
 * `GEREE` on rows that are already few: a row whose syndic is the establishment, as nearly all are,
 * asks for nothing more.
 */
export const GEREE_SUIVIE =
  `((c.teledeclarant_id = $1 or $1 = any(${SYNDICS})) and c.etat not in ${FINIES})` as const

/** The establishment may renew its mandate: it was the last to hold it, and nobody follows. */
const RENOUVELABLE = `c.teledeclarant_id = $1 and ${TENUE} and not ${SUIVI}` as const
export const MANDAT_EXPIRE = `c.date_fin_mandat < $2::date and ${RENOUVELABLE}` as const
/** The end comes within so many days. */
export const FIN_DANS = <J extends number>(jours: J) =>
  `c.date_fin_mandat between $2::date and $2::date + ${jours} and ${RENOUVELABLE}` as const

/** Registered and looked after: the list « immatriculee » of the screen. */
export const IMMATRICULEE = `c.etat in ${listeSql(ETATS_IMMATRICULES)} and ${GEREE_SUIVIE}` as const
export const NON_LOCALISEE = `${IMMATRICULEE} and not c.geolocalisee` as const

export const MAJ_A_FAIRE = `not ${MAJ_FAITE} and ${TENUE} and ${GEREE_SUIVIE}` as const
export const MAJ_EN_RETARD = `${MAJ_A_FAIRE} and ${LIMITE_MAJ} < $2::date` as const

import { DUREE_PREDECESSEUR_JOURS } from '@registre/domain'
import { MANDATS_ACTIFS, MANDATS_EN_ATTENTE } from './mandat.sql.ts'

// Who sees a co-ownership, and by what title: the one wording of `vueDuDossier`. A title is asked of
// an establishment, or of a co-ownership (`cle`): each is read by an index. A list shows what one
// has a title on; the sheet asks for another than that of who only asks to be attached.

const mandats = <E extends string, C extends string>(etats: E, cle: C) =>
  `select m.copropriete_id, m.teledeclarant_id from mandat m where m.etat in ${etats} and m.${cle}` as const

const auteur = <T extends string>(tenant: T) =>
  `select id as copropriete_id, auteur_teledeclarant_id as teledeclarant_id from copropriete where auteur_teledeclarant_id = ${tenant}` as const
const syndic = <C extends string>(cle: C) => mandats(MANDATS_ACTIFS, cle)
const demandeur = <C extends string>(cle: C) => mandats(MANDATS_EN_ATTENTE, cle)
/** Its mandate was followed by another's less than a year ago: it may still declare its accounts. */
const predecesseur = <C extends string>(cle: C) =>
  `select m.copropriete_id, m.teledeclarant_id from mandat m join copropriete k on k.id = m.copropriete_id
    where m.etat = 'ARCHIVE' and m.date_fin > aujourdhui() - ${DUREE_PREDECESSEUR_JOURS} and m.teledeclarant_id <> k.teledeclarant_id and m.${cle}` as const
/**
 * It declared the dissolution, under way or done; or the dissolution ended its mandate: dissolved
 * ones are few, and their table says it.
 */
const dissolvant = <C extends string>(cle: C) =>
  `select d.copropriete_id, d.teledeclarant_id from demande d join copropriete k on k.id = d.copropriete_id
    where d.type = 'DISSOLUTION' and d.etat not in ('REFUSEE', 'ANNULEE') and k.etat in ('DISSOLUTION_A_VALIDER', 'DISSOLUTION_EN_COURS_DE_VALIDATION', 'DISSOLUTION_EN_COURS', 'DISSOUTE') and d.${cle}
  union all select m.copropriete_id, m.teledeclarant_id from mandat m join copropriete_etat_rare r on r.copropriete_id = m.copropriete_id and r.etat = 'DISSOUTE' join copropriete k on k.id = r.copropriete_id
    where m.etat = 'ARCHIVE' and m.date_fin >= k.date_dissolution and m.${cle}` as const

/** Establishments that have a title on alias `c`. */
const titulaires = <S extends string>(source: S) =>
  `array(select g.teledeclarant_id from (${source}) g)` as const
export const SYNDICS = titulaires(syndic('copropriete_id = c.id'))
export const PREDECESSEURS = titulaires(predecesseur('copropriete_id = c.id'))
export const DISSOLVANTS = titulaires(dissolvant('copropriete_id = c.id'))
export const DEMANDEURS = titulaires(demandeur('copropriete_id = c.id'))

/** Identifiers of the co-ownerships to which an establishment (its place) is attached. */
export const rattachees = <T extends string>(tenant: T) =>
  `(select copropriete_id from (${syndic(`teledeclarant_id = ${tenant}`)}) g)` as const
/** Of those that it may update: attached, or left less than a year ago. */
export const aMettreAJour = <T extends string>(tenant: T) =>
  `(select copropriete_id from (${syndic(`teledeclarant_id = ${tenant}`)} union all ${predecesseur(`teledeclarant_id = ${tenant}`)}) g)` as const

/** The condition that limits a list to what an establishment (its place) may see, on alias `c`. */
export const VISIBLES_PAR = <T extends string>(tenant: T) =>
  `c.etat <> 'SUPPRIMEE' and c.id in (select copropriete_id from (${auteur(tenant)} union all ${syndic(`teledeclarant_id = ${tenant}`)}
    union all ${demandeur(`teledeclarant_id = ${tenant}`)} union all ${predecesseur(`teledeclarant_id = ${tenant}`)} union all ${dissolvant(`teledeclarant_id = ${tenant}`)}) g)` as const

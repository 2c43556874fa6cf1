import type { Db } from '@registre/db'
import type { CoproprieteVue, EtatCopropriete } from '@registre/domain'

/** Name of an establishment, or of its representative when it has none. */
export const NOM_DECLARANT = <A extends string>(alias: A) =>
  `coalesce(nullif(${alias}.raison_sociale, ''), trim(${alias}.rep_prenom || ' ' || ${alias}.rep_nom), '')` as const

/** Establishments with a running, future or expired mandate on alias `c`. */
export const SYNDICS = `array(select m.teledeclarant_id from mandat m where m.copropriete_id = c.id and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE'))`

/**
 * Establishments that declared the dissolution of alias `c`, under way or done, and those whose
 * mandate it ended: they
 * still read the sheet, and its certificate.
 */
export const DISSOLVANTS = `array(select d.teledeclarant_id from demande d where d.copropriete_id = c.id and d.type = 'DISSOLUTION' and d.etat not in ('REFUSEE', 'ANNULEE')
    and c.etat in ('DISSOLUTION_A_VALIDER', 'DISSOLUTION_EN_COURS_DE_VALIDATION', 'DISSOLUTION_EN_COURS', 'DISSOUTE')
  union select m.teledeclarant_id from mandat m where m.copropriete_id = c.id and c.etat = 'DISSOUTE' and m.etat = 'ARCHIVE' and m.date_fin >= c.date_dissolution)`
/** True when a mandate that has not begun follows, on alias `c`. */
export const MANDAT_A_VENIR = `exists (select 1 from mandat m where m.copropriete_id = c.id and m.etat = 'A_VENIR')`

/**
 * Establishments whose mandate on alias `c` was followed by another's less than a year ago: they
 * may still declare its accounts.
 */
export const PREDECESSEURS = `array(select distinct m.teledeclarant_id from mandat m
  where m.copropriete_id = c.id and m.etat = 'ARCHIVE' and m.date_fin > current_date - 365 and m.teledeclarant_id <> c.teledeclarant_id)`

export interface CoproprieteRow {
  id: number
  numero_immatriculation: string | null
  etat: EtatCopropriete
  version: number
  auteur_teledeclarant_id: number
  teledeclarant_id: number | null
  teledeclarant: string
  date_immatriculation: string | null
  date_dissolution: string | null
  remplacee_par: string | null
  syndics: number[]
  dissolvants: number[]
  predecesseurs: number[]
  mandat_a_venir: boolean
}

const CHAMPS = `c.id, c.numero_immatriculation, c.etat, c.version, c.auteur_teledeclarant_id, c.teledeclarant_id, ${NOM_DECLARANT('t')} as teledeclarant,
  c.date_immatriculation, c.date_dissolution, r.numero_immatriculation as remplacee_par, ${SYNDICS} as syndics, ${DISSOLVANTS} as dissolvants,
  ${PREDECESSEURS} as predecesseurs, ${MANDAT_A_VENIR} as mandat_a_venir`

/** A co-ownership with what the policies ask, or undefined. Who may see it is decided on it. */
export const trouverCopropriete = async (
  db: Pick<Db, 'query'>,
  id: number,
): Promise<CoproprieteRow | undefined> =>
  (
    await db.query<CoproprieteRow>(
      `select ${CHAMPS} from copropriete c left join teledeclarant t on t.id = c.teledeclarant_id left join copropriete r on r.id = c.remplacee_par_id where c.id = $1`,
      [id],
      { name: 'copropriete-fiche', byKey: true },
    )
  )[0]

/** What the policies of the domain ask of a co-ownership. */
export const vueDe = (
  row: Pick<CoproprieteRow, 'etat' | 'auteur_teledeclarant_id' | 'syndics'> &
    Partial<
      Pick<CoproprieteRow, 'dissolvants' | 'teledeclarant_id' | 'predecesseurs' | 'mandat_a_venir'>
    >,
): CoproprieteVue => ({
  etat: row.etat,
  auteurTeledeclarantId: row.auteur_teledeclarant_id,
  syndicsRattaches: row.syndics,
  declarantsDissolution: row.dissolvants ?? [],
  syndicCourant: row.teledeclarant_id ?? null,
  predecesseurs: row.predecesseurs ?? [],
  mandatAVenir: row.mandat_a_venir ?? false,
})

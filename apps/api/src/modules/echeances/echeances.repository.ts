import { compose, type Db, type RowOf } from '@registre/db'
import type { FiltreEcheance, IsoDate } from '@registre/domain'
import { MANDAT_A_VENIR } from '../dossiers/copropriete.sql.ts'
import { SYNDICS } from '../dossiers/regard.sql.ts'
import { MANDATS_ACTIFS } from '../dossiers/mandat.sql.ts'

/** The states of a co-ownership whose deadlines still matter. */
const VIVANTES = `('IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER', 'FUTUR')`

/**
 * The deadlines of an establishment ($1): the end of each of its mandates, running, to come, or
 * expired with nothing after.
 * A mandate to come behind a running one of the same establishment is the `suite` of that one; its
 * own end counts too.
 */
const BASE = `from mandat m join copropriete c on c.id = m.copropriete_id
  left join lateral (select s.date_debut, s.date_fin, s.teledeclarant_id from mandat s where s.copropriete_id = m.copropriete_id and s.etat = 'A_VENIR' and s.date_debut > m.date_fin
    order by s.date_debut limit 1) s on true
  where m.teledeclarant_id = $1 and m.etat in ${MANDATS_ACTIFS} and c.etat in ${VIVANTES}` as const

/** Each list, on the day $2. */
const LISTES = {
  tous: 'true',
  expires: `m.date_fin < $2::date and s.date_debut is null`,
  '30': `m.date_fin between $2::date and $2::date + 30 and s.date_debut is null`,
  '60': `m.date_fin between $2::date and $2::date + 60 and s.date_debut is null`,
  '90': `m.date_fin between $2::date and $2::date + 90 and s.date_debut is null`,
  suivis: 's.date_debut is not null',
} as const satisfies Record<FiltreEcheance, string>

const COLONNES =
  `m.id, m.copropriete_id, c.numero_immatriculation, c.nom, c.adresse_principale, m.date_debut, m.date_fin, c.etat, c.auteur_teledeclarant_id, c.teledeclarant_id,
  ${SYNDICS} as syndics, ${MANDAT_A_VENIR} as mandat_a_venir, s.date_debut as suite_debut, s.date_fin as suite_fin, coalesce(s.teledeclarant_id = m.teledeclarant_id, false) as suite_mienne` as const
const ECHEANCES = `select ${COLONNES} ${BASE}` as const
/** An end of a mandate, with the mandate that follows and whether it is the same establishment's. */
export type EcheanceRow = RowOf<typeof ECHEANCES>

/** Columns that the list may be sorted by. */
const TRIS: Readonly<Record<string, string>> = {
  dateFin: 'm.date_fin',
  nom: 'c.nom_normalise collate "C"',
  numeroImmatriculation: 'c.numero_immatriculation',
}

export interface PageEcheances {
  filtre: FiltreEcheance
  jour: IsoDate | null
  tri: string
  descendant: boolean
  limite: number
  depart: number
}

/** One page of deadlines. */
export const lireEcheances = (
  db: Db,
  teledeclarantId: number,
  aujourdhui: IsoDate,
  p: PageEcheances,
): Promise<EcheanceRow[]> =>
  db.read(
    compose(
      ECHEANCES,
      `${ECHEANCES} and ($2::date is not null) and ${LISTES[p.filtre]} and ($3::date is null or m.date_fin = $3::date)
     order by ${Object.hasOwn(TRIS, p.tri) ? TRIS[p.tri] : 'm.date_fin'} ${p.descendant ? 'desc' : 'asc'}, m.date_fin, m.id limit $4 offset $5`,
    ),
    [teledeclarantId, aujourdhui, p.jour, p.limite, p.depart],
  )

const combien = <N extends FiltreEcheance, C extends string>(nom: N, condition: C) =>
  `count(*) filter (where ${condition})::int as "${nom}"` as const

/** How many deadlines each list holds, in one pass. */
export const compterEcheances = async (
  db: Db,
  teledeclarantId: number,
  aujourdhui: IsoDate,
  jour: IsoDate | null,
): Promise<Record<FiltreEcheance, number>> => {
  const [row] = await db.read(
    `select ${combien('tous', LISTES.tous)}, ${combien('expires', LISTES.expires)}, ${combien('30', LISTES['30'])}, ${combien('60', LISTES['60'])}, ${combien('90', LISTES['90'])}, ${combien('suivis', LISTES.suivis)}
     ${BASE} and ($3::date is null or m.date_fin = $3::date) and $2::date is not null`,
    [teledeclarantId, aujourdhui, jour],
  )
  return row ?? { tous: 0, expires: 0, '30': 0, '60': 0, '90': 0, suivis: 0 }
}

/** The deadlines between two days: how many each day, and the first ones by name. */
export const lireJours = (
  db: Db,
  teledeclarantId: number,
  du: IsoDate,
  au: IsoDate,
  premiers: number,
) =>
  db.read(
    `select * from (
       select m.date_fin, count(*) over (partition by m.date_fin)::int as nombre, row_number() over (partition by m.date_fin order by c.nom_normalise, m.id) as rang,
         m.id, m.copropriete_id, c.nom, c.adresse_principale, c.numero_immatriculation, s.date_debut is not null as suivi ${BASE} and m.date_fin between $2::date and $3::date
     ) x where rang <= $4 order by date_fin, rang`,
    [teledeclarantId, du, au, premiers],
  )

const EVENEMENTS =
  `select m.id, m.version, m.copropriete_id, c.nom, c.adresse_principale, c.numero_immatriculation, m.date_debut, m.date_fin, s.date_debut is not null as suivi
     ${BASE} and m.date_fin >= $2::date order by m.date_fin, m.id limit $3` as const
export type EvenementRow = RowOf<typeof EVENEMENTS>

/** What a calendar shows from a day on, the first ones first. */
export const lireEvenements = (
  db: Db,
  teledeclarantId: number,
  du: IsoDate,
  limite: number,
): Promise<EvenementRow[]> => db.read(EVENEMENTS, [teledeclarantId, du, limite])

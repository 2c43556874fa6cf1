import { compose, type RowOf, type Tx } from '@registre/db'
import type { AccesCategorisation } from '@registre/domain'
import type { Pool, PoolClient } from 'pg'
import type { Filtre } from '../categorisation/filtre.sql.ts'
import {
  CHARGES_PAR_LOT,
  PART_FG,
  tableauPointsSql,
  TAUX_DETTES,
  TAUX_IMPAYES,
  totalPointsSql,
} from '../categorisation/score.sql.ts'

const PUBLIQUES = `f.copropriete_id, f.numero, f.etat, f.nom, f.adresse, f.adresses_complementaires, f.code_postal, f.commune, f.code_insee, k.nom as nom_commune, f.code_departement, d.nom as nom_departement,
  f.code_region, r.nom as nom_region, f.siren_epci, e.nom as nom_epci, f.longitude, f.latitude, f.parcelles, f.date_immatriculation, f.date_derniere_maj, f.date_dissolution, f.remplacee_par,
  f.date_reglement, f.type_syndic, case when f.type_syndic = 'PROFESSIONNEL' then t.raison_sociale end as raison_sociale, f.etat_mandat, f.date_debut_mandat, f.date_fin_mandat,
  f.residence_service, f.syndicat_cooperatif, f.syndicat_principal, f.nb_lots, f.nb_lots_principaux, f.nb_lots_habitation, f.nb_lots_stationnement, f.nb_batiments, f.periode_construction, f.jeu_debiteurs`
/** Restricted facts: what the open data do not publish. */
const RESTREINTES =
  `f.nb_ascenseurs, f.annee_construction, f.type_chauffage, f.chauffage_urbain, f.energie, f.etiquettes, f.ppt, f.ppt_date, f.finances_inconnues, f.comptes_non_approuves, f.date_debut_exercice, f.date_cloture, f.date_ag, f.charges_courantes, f.charges_exceptionnelles, f.dettes, f.impayes, f.nb_debiteurs, f.fonds_travaux, f.employes, f.arrete_equipements, f.arrete_insalubrite, f.arrete_peril, f.arrete_securite, f.mandat_ad_hoc, f.ordonnance_carence,
  round((${PART_FG})::numeric)::float8 as part_fg, round((${CHARGES_PAR_LOT})::numeric)::float8 as charges_par_lot,
  round((${TAUX_DETTES})::numeric, 1)::float8 as taux_dettes, round((${TAUX_IMPAYES})::numeric, 1)::float8 as taux_impayes` as const
/** The restricted columns for a reader who may not see them: null, under the same names. */
const TUES = `null::int as nb_ascenseurs, null::int as annee_construction, null::text as type_chauffage, null::bool as chauffage_urbain, null::text as energie, null::int[] as etiquettes, null::bool as ppt, null::date as ppt_date, null::bool as finances_inconnues, null::bool as comptes_non_approuves, null::date as date_debut_exercice, null::date as date_cloture, null::date as date_ag, null::bigint as charges_courantes, null::bigint as charges_exceptionnelles, null::bigint as dettes, null::bigint as impayes, null::int as nb_debiteurs, null::bigint as fonds_travaux, null::bool as employes, null::bool as arrete_equipements, null::bool as arrete_insalubrite, null::bool as arrete_peril, null::bool as arrete_securite, null::bool as mandat_ad_hoc, null::bool as ordonnance_carence, null::float8 as part_fg, null::float8 as charges_par_lot, null::float8 as taux_dettes, null::float8 as taux_impayes`

const selection = <P extends string, F extends string>(points: P, faits: F) =>
  `select ${PUBLIQUES}, ${points} as points, ${faits}
  from fiche f left join teledeclarant t on t.id = f.teledeclarant_id left join commune k on k.code = f.code_insee left join departement d on d.code = f.code_departement
  left join region r on r.code = f.code_region left join epci e on e.siren = f.siren_epci` as const
const COMPLETE = selection(`'{}'::int[]`, RESTREINTES)
const PUBLIQUE = selection(`'{}'::int[]`, TUES)
/**
 * Everything that an extraction or a sheet tells of a co-ownership. Restricted facts are null with
 * the public access.
 */
export type DetailRow = RowOf<typeof COMPLETE | typeof PUBLIQUE>

/** The details of what `suite` keeps, as far as this access tells them. */
const requete = (acces: AccesCategorisation, suite: string): string =>
  `${selection(tableauPointsSql(acces), acces === 'COMPLET' ? RESTREINTES : TUES)} where ${suite}`
/** By class, the most fragile first. */
const laListe = ({ condition }: Filtre, acces: AccesCategorisation, max: number): string =>
  requete(
    acces,
    `${condition} order by ${totalPointsSql(acces)} desc, f.code_region desc, f.numero desc limit ${max}`,
  )

/** The details of a search, all at once: for few. */
export const lireDetails = (
  tx: Pick<Tx, 'sql'>,
  filtre: Filtre,
  acces: AccesCategorisation,
  max: number,
): Promise<DetailRow[]> =>
  tx.sql(
    compose(acces === 'COMPLET' ? COMPLETE : PUBLIQUE, laListe(filtre, acces, max)),
    filtre.params,
  )

/** One co-ownership by number or identifier, whatever its state; undefined when there is none. */
export const lireDetail = async (
  tx: Pick<Tx, 'sql'>,
  cle: { numero: string } | { id: number },
  acces: AccesCategorisation,
  jour: string,
): Promise<DetailRow | undefined> =>
  (
    await tx.sql(
      compose(
        acces === 'COMPLET' ? COMPLETE : PUBLIQUE,
        requete(
          acces,
          `$1::date is not null and ${'numero' in cle ? 'f.numero' : 'f.copropriete_id'} = $2`,
        ),
      ),
      [jour, 'numero' in cle ? cle.numero : cle.id],
    )
  )[0]

const PAR_LECTURE = 1_000
const DELAI_MS = 60_000

const lireParCurseur = async function* (
  client: PoolClient,
  filtre: Filtre,
  acces: AccesCategorisation,
  max: number,
): AsyncGenerator<DetailRow> {
  await client.query(`begin read only`)
  await client.query(`set local statement_timeout = ${DELAI_MS}`)
  await client.query(`declare lignes no scroll cursor for ${laListe(filtre, acces, max)}`, [
    ...filtre.params,
  ])
  for (;;) {
    const { rows } = await client.query<RowOf<typeof COMPLETE | typeof PUBLIQUE>>(
      `fetch ${PAR_LECTURE} from lignes`,
    )
    yield* rows
    if (rows.length < PAR_LECTURE) return
  }
}

/**
 * The details of a search, read as they are taken: memory does not depend on how many there are.
 */
export const parcourirDetails = async function* (
  pool: Pool,
  filtre: Filtre,
  acces: AccesCategorisation,
  max: number,
): AsyncGenerator<DetailRow> {
  const client = await pool.connect()
  try {
    yield* lireParCurseur(client, filtre, acces, max)
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    )
  }
}

import type { Tx } from '@registre/db'
import type { AccesCategorisation, EtatCopropriete, EtatMandat } from '@registre/domain'
import type { Pool, PoolClient } from 'pg'
import type { Filtre } from './filtre.sql.ts'
import {
  CHARGES_PAR_LOT,
  PART_FG,
  tableauPointsSql,
  TAUX_DETTES,
  TAUX_IMPAYES,
} from './score.sql.ts'

/**
 * Everything that an extraction or a sheet tells of a co-ownership. Restricted facts are null with
 * the public access.
 */
export interface DetailRow {
  copropriete_id: number
  numero: string
  etat: EtatCopropriete
  nom: string
  adresse: string
  adresses_complementaires: string[]
  code_postal: string
  commune: string
  code_insee: string
  nom_commune: string | null
  code_departement: string
  nom_departement: string | null
  code_region: string
  nom_region: string | null
  siren_epci: string | null
  nom_epci: string | null
  longitude: number | null
  latitude: number | null
  parcelles: string[]
  date_immatriculation: string | null
  date_derniere_maj: string | null
  date_dissolution: string | null
  remplacee_par: string | null
  date_reglement: string | null
  type_syndic: string
  raison_sociale: string | null
  etat_mandat: EtatMandat | null
  date_debut_mandat: string | null
  date_fin_mandat: string | null
  residence_service: boolean
  syndicat_cooperatif: boolean
  syndicat_principal: boolean
  nb_lots: number | null
  nb_lots_principaux: number | null
  nb_lots_habitation: number | null
  nb_lots_stationnement: number | null
  nb_batiments: number
  periode_construction: string | null
  points: number[]
  nb_ascenseurs: number | null
  annee_construction: number | null
  type_chauffage: string | null
  chauffage_urbain: boolean | null
  energie: string | null
  etiquettes: number[] | null
  part_fg: number | null
  ppt: boolean | null
  ppt_date: string | null
  finances_inconnues: boolean | null
  comptes_non_approuves: boolean | null
  date_debut_exercice: string | null
  date_cloture: string | null
  date_ag: string | null
  charges_courantes: number | null
  charges_exceptionnelles: number | null
  charges_par_lot: number | null
  dettes: number | null
  taux_dettes: number | null
  impayes: number | null
  taux_impayes: number | null
  nb_debiteurs: number | null
  fonds_travaux: number | null
  employes: boolean | null
  arrete_equipements: boolean | null
  arrete_insalubrite: boolean | null
  arrete_peril: boolean | null
  arrete_securite: boolean | null
  mandat_ad_hoc: boolean | null
  ordonnance_carence: boolean | null
}

const PUBLIQUES = `f.copropriete_id, f.numero, f.etat, f.nom, f.adresse, f.adresses_complementaires, f.code_postal, f.commune, f.code_insee, k.nom as nom_commune, f.code_departement, d.nom as nom_departement,
  f.code_region, r.nom as nom_region, f.siren_epci, e.nom as nom_epci, f.longitude, f.latitude, f.parcelles, f.date_immatriculation, f.date_derniere_maj, f.date_dissolution, f.remplacee_par,
  f.date_reglement, f.type_syndic, case when f.type_syndic = 'PROFESSIONNEL' then t.raison_sociale end as raison_sociale, f.etat_mandat, f.date_debut_mandat, f.date_fin_mandat,
  f.residence_service, f.syndicat_cooperatif, f.syndicat_principal, f.nb_lots, f.nb_lots_principaux, f.nb_lots_habitation, f.nb_lots_stationnement, f.nb_batiments, f.periode_construction`
/** Restricted facts: what the open data do not publish. */
const RESTREINTES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (
      'nb_ascenseurs annee_construction type_chauffage chauffage_urbain energie etiquettes ppt ppt_date finances_inconnues comptes_non_approuves ' +
      'date_debut_exercice date_cloture date_ag charges_courantes charges_exceptionnelles dettes impayes nb_debiteurs fonds_travaux employes ' +
      'arrete_equipements arrete_insalubrite arrete_peril arrete_securite mandat_ad_hoc ordonnance_carence'
    )
      .split(' ')
      .map((colonne) => [colonne, `f.${colonne}`]),
  ),
  part_fg: `round((${PART_FG})::numeric)::float8`,
  charges_par_lot: `round((${CHARGES_PAR_LOT})::numeric)::float8`,
  taux_dettes: `round((${TAUX_DETTES})::numeric, 1)::float8`,
  taux_impayes: `round((${TAUX_IMPAYES})::numeric, 1)::float8`,
}

const selection = (acces: AccesCategorisation): string =>
  `select ${PUBLIQUES}, ${tableauPointsSql(acces)} as points, ${Object.entries(RESTREINTES)
    .map(([nom, expression]) => `${acces === 'COMPLET' ? expression : 'null'} as ${nom}`)
    .join(', ')}
  from fiche f left join teledeclarant t on t.id = f.teledeclarant_id left join commune k on k.code = f.code_insee left join departement d on d.code = f.code_departement
  left join region r on r.code = f.code_region left join epci e on e.siren = f.siren_epci`

const requete = ({ condition }: Filtre, acces: AccesCategorisation, max: number): string =>
  `${selection(acces)} where ${condition} order by f.code_region desc, f.numero desc limit ${max}`

/** The details of a search, all at once: for few. */
export const lireDetails = (
  tx: Pick<Tx, 'sql'>,
  filtre: Filtre,
  acces: AccesCategorisation,
  max: number,
): Promise<DetailRow[]> => tx.sql(requete(filtre, acces, max), filtre.params)

/** One co-ownership by number or identifier, whatever its state; undefined when there is none. */
export const lireDetail = async (
  tx: Pick<Tx, 'sql'>,
  cle: { numero: string } | { id: number },
  acces: AccesCategorisation,
  jour: string,
): Promise<DetailRow | undefined> =>
  (
    await tx.sql<DetailRow>(
      `${selection(acces)} where $1::date is not null and ${'numero' in cle ? 'f.numero' : 'f.copropriete_id'} = $2`,
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
  await client.query(`declare lignes no scroll cursor for ${requete(filtre, acces, max)}`, [
    ...filtre.params,
  ])
  for (;;) {
    const { rows } = await client.query<DetailRow>(`fetch ${PAR_LECTURE} from lignes`)
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

import {
  CELLULES,
  type MesureStatistique,
  type NiveauGeographique,
  PERIODES_CONSTRUCTION,
} from '@registre/domain'

// Counts every territory in one pass of the sheets. $1: the day (ISO) on which the quarter is
// taken.

const PERIODES = Object.fromEntries(
  PERIODES_CONSTRUCTION.map((p) => [
    `construction.${p.toLowerCase().replaceAll('_', '-')}`,
    p === 'NON_CONNUE'
      ? `coalesce(f.periode_construction, 'NON_CONNUE') = 'NON_CONNUE'`
      : `f.periode_construction = '${p}'`,
  ]),
)
const AN = `($1::date - interval '1 year')`
const MAJ_RECENTE = `coalesce(f.date_maj_annuelle > ${AN} or f.date_immatriculation > ${AN}, false)`
const UNE_PROCEDURE =
  '(f.arrete_equipements or f.arrete_insalubrite or f.arrete_peril or f.arrete_securite or f.mandat_ad_hoc or f.ordonnance_carence)'
const MANDAT_COURT =
  'coalesce(f.date_debut_mandat <= $1::date and f.date_fin_mandat >= $1::date, false)'
const MANDAT_FINI = 'coalesce(f.date_fin_mandat < $1::date, false)'

/** Who is in each part. A part without its condition does not start. */
const CONDITIONS: Readonly<Record<string, string>> = {
  coproprietes: 'true',
  'taille.petite': 'f.nb_lots_principaux <= 10',
  'taille.moyenne': 'f.nb_lots_principaux between 11 and 50',
  'taille.grande': 'f.nb_lots_principaux between 51 and 200',
  'taille.tres-grande': 'f.nb_lots_principaux > 200',
  'taille.inconnue': 'f.nb_lots_principaux is null',
  ...PERIODES,
  'syndic.professionnel': `f.type_syndic = 'PROFESSIONNEL'`,
  'syndic.benevole': `f.type_syndic = 'BENEVOLE'`,
  'syndic.non-connu': `f.type_syndic not in ('PROFESSIONNEL', 'BENEVOLE')`,
  'mandat.en-cours': MANDAT_COURT,
  'mandat.expire': MANDAT_FINI,
  'mandat.sans': `not ${MANDAT_COURT} and not ${MANDAT_FINI}`,
  'mise-a-jour.a-jour': MAJ_RECENTE,
  'mise-a-jour.ancienne': `not ${MAJ_RECENTE} and f.date_maj_annuelle is not null`,
  'mise-a-jour.jamais': `not ${MAJ_RECENTE} and f.date_maj_annuelle is null`,
  'procedure.aucune': `not ${UNE_PROCEDURE}`,
  'procedure.une': UNE_PROCEDURE,
  'plan.avec': 'f.ppt',
  'plan.sans': 'not f.ppt',
}
const condition = (cellule: string): string => {
  const sql = CONDITIONS[cellule]
  if (sql === undefined) throw new Error(`no condition for ${cellule}`)
  return sql
}

// An annulled registration is one that should never have been, at whatever day it is looked at.
const EN_VIGUEUR = `from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)
    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null`
const TERRITOIRES = `grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))`
const NIVEAU = `case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'
  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end as niveau`
const CODE = `coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code`
/** Whose accounts are known: what a median is taken of. */
const appuis = (montant: string): string =>
  `filter (where f.nb_lots_principaux > 0 and ${montant} is not null and not f.finances_inconnues)`
const mediane = (montant: string): string =>
  `round((percentile_cont(0.5) within group (order by ${montant}::float8 / f.nb_lots_principaux) ${appuis(montant)})::numeric)`

const MESURES: Readonly<Record<MesureStatistique, string>> = {
  lots: 'coalesce(sum(f.nb_lots), 0)',
  logements: 'coalesce(sum(f.nb_lots_habitation), 0)',
  chargesParLot: mediane('f.charges_courantes'),
  impayesParLot: mediane('f.impayes'),
}
const chiffres: readonly (readonly [cle: string, sql: string])[] = [
  ...CELLULES.map((c) => [c, `count(*) filter (where ${condition(c)})`] as const),
  ...Object.entries(MESURES),
]

/** One row a territory: its figures in the order of `CHIFFRES`, and how many accounts are known. */
export const REQUETE_FIGURES = `select ${NIVEAU}, ${CODE}, array[${chiffres.map(([, sql]) => sql).join(', ')}]::int[] as chiffres,
    count(*) ${appuis('f.charges_courantes')}::int as appuis_charges, count(*) ${appuis('f.impayes')}::int as appuis_impayes
  ${EN_VIGUEUR} group by ${TERRITOIRES}`
/** Keys of the figures of a row. */
export const CHIFFRES = chiffres.map(([cle]) => cle)

export interface FigureRow {
  niveau: NiveauGeographique
  code: string
  chiffres: (number | null)[]
  appuis_charges: number
  appuis_impayes: number
}

import { CELLULES, MESURES_STATISTIQUES } from '@registre/domain'

// Counts every territory in one pass of the sheets. $1: the day (ISO) on which the quarter is
// taken.

const AN = `($1::date - interval '1 year')`
const MAJ_RECENTE =
  `coalesce(f.date_maj_annuelle > ${AN} or f.date_immatriculation > ${AN}, false)` as const
const UNE_PROCEDURE =
  '(f.arrete_equipements or f.arrete_insalubrite or f.arrete_peril or f.arrete_securite or f.mandat_ad_hoc or f.ordonnance_carence)'
const MANDAT_COURT =
  'coalesce(f.date_debut_mandat <= $1::date and f.date_fin_mandat >= $1::date, false)'
const MANDAT_FINI = 'coalesce(f.date_fin_mandat < $1::date, false)'

// An annulled registration is one that should never have been, at whatever day it is looked at.
const EN_VIGUEUR = `from fiche f where coalesce(f.date_immatriculation <= $1::date, true) and coalesce(f.date_dissolution > $1::date, true)
    and f.etat <> 'IMMATRICULATION_ANNULEE' and f.remplacee_par is null`
const TERRITOIRES = `grouping sets ((), (f.code_region), (f.code_departement), (f.siren_epci), (f.code_insee))`
const NIVEAU = `(case when grouping(f.code_insee) = 0 then 'COMMUNE' when grouping(f.siren_epci) = 0 then 'EPCI' when grouping(f.code_departement) = 0 then 'DEPARTEMENT'
  when grouping(f.code_region) = 0 then 'REGION' else 'NATIONAL' end)::niveau_geographique as niveau`
const CODE = `coalesce(f.code_insee, f.siren_epci, f.code_departement, f.code_region, '') as code`
/** Whose accounts are known: what a median is taken of. */
const appuis = <M extends string>(montant: M) =>
  `filter (where f.nb_lots_principaux > 0 and ${montant} is not null and not f.finances_inconnues)` as const
const mediane = <M extends string>(montant: M) =>
  `round((percentile_cont(0.5) within group (order by ${montant}::float8 / f.nb_lots_principaux) ${appuis(montant)})::numeric)` as const
const APPUIS_CHARGES = appuis('f.charges_courantes')
const APPUIS_IMPAYES = appuis('f.impayes')

const compte = <C extends string>(condition: C) => `count(*) filter (where ${condition})` as const

/** Each figure of a territory: who is in each part, then sums and medians. */
const FIGURES = {
  coproprietes: compte('true'),
  'taille.petite': compte('f.nb_lots_principaux <= 10'),
  'taille.moyenne': compte('f.nb_lots_principaux between 11 and 50'),
  'taille.grande': compte('f.nb_lots_principaux between 51 and 200'),
  'taille.tres-grande': compte('f.nb_lots_principaux > 200'),
  'taille.inconnue': compte('f.nb_lots_principaux is null'),
  'construction.avant-1949': compte(`f.periode_construction = 'AVANT_1949'`),
  'construction.de-1949-a-1960': compte(`f.periode_construction = 'DE_1949_A_1960'`),
  'construction.de-1961-a-1974': compte(`f.periode_construction = 'DE_1961_A_1974'`),
  'construction.de-1975-a-1993': compte(`f.periode_construction = 'DE_1975_A_1993'`),
  'construction.de-1994-a-2000': compte(`f.periode_construction = 'DE_1994_A_2000'`),
  'construction.de-2001-a-2010': compte(`f.periode_construction = 'DE_2001_A_2010'`),
  'construction.apres-2011': compte(`f.periode_construction = 'APRES_2011'`),
  'construction.non-connue': compte(
    `coalesce(f.periode_construction, 'NON_CONNUE') = 'NON_CONNUE'`,
  ),
  'syndic.professionnel': compte(`f.type_syndic = 'PROFESSIONNEL'`),
  'syndic.benevole': compte(`f.type_syndic = 'BENEVOLE'`),
  'syndic.non-connu': compte(`f.type_syndic not in ('PROFESSIONNEL', 'BENEVOLE')`),
  'mandat.en-cours': compte(MANDAT_COURT),
  'mandat.expire': compte(MANDAT_FINI),
  'mandat.sans': compte(`not ${MANDAT_COURT} and not ${MANDAT_FINI}`),
  'mise-a-jour.a-jour': compte(MAJ_RECENTE),
  'mise-a-jour.ancienne': compte(`not ${MAJ_RECENTE} and f.date_maj_annuelle is not null`),
  'mise-a-jour.jamais': compte(`not ${MAJ_RECENTE} and f.date_maj_annuelle is null`),
  'procedure.aucune': compte(`not ${UNE_PROCEDURE}`),
  'procedure.une': compte(UNE_PROCEDURE),
  'plan.avec': compte('f.ppt'),
  'plan.sans': compte('not f.ppt'),
  lots: 'coalesce(sum(f.nb_lots), 0)',
  logements: 'coalesce(sum(f.nb_lots_habitation), 0)',
  chargesParLot: mediane('f.charges_courantes'),
  impayesParLot: mediane('f.impayes'),
} as const
type Figure = keyof typeof FIGURES

const estFigure = (cle: string): cle is Figure => Object.hasOwn(FIGURES, cle)
const figure = (cle: string): string => {
  // A part without its figure does not start.
  if (!estFigure(cle)) throw new Error(`no figure for ${cle}`)
  return FIGURES[cle]
}

/** Keys of the figures of a row. */
export const CHIFFRES = [...CELLULES, ...MESURES_STATISTIQUES.map((m) => m.code)]

/** One row a territory: its figures in the order given, and how many accounts are known. */
const parTerritoire = <C extends string>(chiffres: C) =>
  `select ${NIVEAU}, ${CODE}, array[${chiffres}]::int[] as chiffres,
    count(*) ${APPUIS_CHARGES}::int as appuis_charges, count(*) ${APPUIS_IMPAYES}::int as appuis_impayes
  ${EN_VIGUEUR} group by ${TERRITOIRES}` as const

const PREMIERE: Figure = 'coproprietes'
/** The database checks each figure by itself. */
export const MODELE_FIGURES = parTerritoire(FIGURES[PREMIERE])
export const REQUETE_FIGURES = parTerritoire(CHIFFRES.map(figure).join(', '))

import {
  AGE_PLAN_TRAVAUX_ANS,
  ANNEES_PERIODE,
  ECHEANCIER,
  EFFET_BATIMENTS,
  type LigneObligation,
  loiDe,
  OBLIGATIONS,
  PERIODES_CONSTRUCTION,
  SAISIR_LE_JUGE_MOIS,
} from '@registre/domain'
import { GEREE_SUIVIE, LIMITE_MAJ, MAJ_FAITE, TENUE } from './situation.sql.ts'

// The days of what a co-ownership owes (domain: situation), on alias `c` with its sheet `fi`, on day $2;
// no day: it is done, or the register cannot tell. A test compares both. The law's own days come out of
// its table: these texts are put together, `MODELE` types them.

const parTaille = (
  lignes: readonly LigneObligation[],
  lots: string,
  valeur: (l: LigneObligation) => string,
): string =>
  `case ${lignes
    .map((l, rang) =>
      l.outreMer
        ? `when fi.code_insee like '97%' then ${valeur(l)}`
        : rang === lignes.length - 1
          ? `else ${valeur(l)}`
          : `when ${lots} > ${l.plusDe} then ${valeur(l)}`,
    )
    .join(' ')} end`
const depuis = (l: LigneObligation): string => `date '${l.depuis}'`

const FIN_PERIODE = `case fi.periode_construction ${PERIODES_CONSTRUCTION.flatMap((p) => {
  const annees = ANNEES_PERIODE[p]
  return annees === null || annees[1] === 9999 ? [] : [`when '${p}' then ${annees[1]}`]
}).join(' ')} end`
const QUINZE_ANS = `make_date(least(coalesce(fi.annee_construction, ${FIN_PERIODE}), 9000) + ${AGE_PLAN_TRAVAUX_ANS + 1}, 1, 1)`
const PLAN = `case when fi.ppt then (fi.ppt_date + interval '10 years')::date when fi.ppt_inscrit_ag then null
  when fi.nb_lots_principaux is not null and (fi.annee_construction is not null or ${QUINZE_ANS} <= $2::date)
  then greatest(${QUINZE_ANS}, ${parTaille(loiDe('plan-travaux'), 'fi.nb_lots_principaux', depuis)}) end`

const TAUX = parTaille(loiDe('mandat-ad-hoc'), 'fi.nb_lots', (l) => String(l.taux))
const MANDAT_AD_HOC = `case when not fi.mandat_ad_hoc and fi.nb_lots is not null and fi.charges_courantes > 0 and 100 * fi.impayes >= ${TAUX} * fi.charges_courantes
  then (fi.date_cloture + interval '${SAISIR_LE_JUGE_MOIS} month')::date end`

const DPE = `case when fi.dpe_du is not null and fi.nb_lots_principaux is not null
  then greatest(fi.dpe_du, ${parTaille(loiDe('dpe-collectif'), 'fi.nb_lots_principaux', depuis)}) end`

const EFFET = `date '${EFFET_BATIMENTS}'`
const ANNEES = `(extract(year from ${EFFET}) - extract(year from ${LIMITE_MAJ}))::int`
const BATIMENTS = `case when fi.jeu = '2016' or fi.nb_batiments = 0 then (${LIMITE_MAJ} + make_interval(years =>
  greatest(0, ${ANNEES} + ((${LIMITE_MAJ} + make_interval(years => ${ANNEES}))::date < ${EFFET})::int)))::date end`

/** What is owed, a row each. */
export const DUES = `(values ('mise-a-jour-annuelle', case when not ${MAJ_FAITE} then ${LIMITE_MAJ} end),
  ('plan-travaux', ${PLAN}), ('mandat-ad-hoc', ${MANDAT_AD_HOC}), ('dpe-collectif', ${DPE}), ('batiments', ${BATIMENTS})) o(code, jour)`
export const MODELE = `(values ('', null::date)) o(code, jour)`

/** Rows of `dues` for each co-ownership that a syndic looks after. */
export const obligationsDe = <D extends string>(dues: D) =>
  `left join fiche fi on fi.copropriete_id = c.id cross join lateral ${dues}` as const
/** Who owes it: those that the establishment looks after, whose accounts may be declared. */
export const DOIT = `${TENUE} and ${GEREE_SUIVIE}` as const

const parmi = (codes: readonly string[]): string => codes.map((c) => `'${c}'`).join(', ')
/** Something can be filed of it. */
export const DEPOSABLE = `(o.code <> 'batiments' or $2::date >= ${EFFET})`
/** It is to be done, or late. */
export const A_FAIRE = `(${DEPOSABLE} and o.jour <= case o.code ${OBLIGATIONS.flatMap((code) => {
  const { prevenir } = ECHEANCIER[code]
  return prevenir === null ? [] : [`when '${code}' then $2::date + ${prevenir}`]
}).join(' ')} else 'infinity'::date end)`
/** It is late. */
export const EN_RETARD = `(o.jour < $2::date or (o.jour = $2::date and o.code in (${parmi(
  OBLIGATIONS.filter((code) => ECHEANCIER[code].retard === 'le-jour'),
)})))`

import {
  type AccesCategorisation,
  CLASSES,
  type Classe,
  CODES_CLASSE,
  type CodeIndicateur,
  INDICATEURS,
  indicateursPour,
  seuilDeClasse,
} from '@registre/domain'

const ANCIEN = `coalesce(f.periode_construction, 'NON_CONNUE') not in ('APRES_2011', 'NON_CONNUE')`
const partDesCharges = <M extends string>(montant: M) =>
  `case when f.charges_courantes > 0 then 100.0 * f.${montant} / f.charges_courantes end` as const
const LETTRES =
  'f.etiquettes[1] + f.etiquettes[2] + f.etiquettes[3] + f.etiquettes[4] + f.etiquettes[5] + f.etiquettes[6] + f.etiquettes[7]'

/**
 * Arithmetic on what a sheet declares, shared by indicators, criteria and extractions; null when
 * the register does not know.
 */
export const TAUX_IMPAYES = partDesCharges('impayes')
export const TAUX_DETTES = partDesCharges('dettes')
export const CHARGES_PAR_LOT = `case when f.nb_lots_principaux > 0 then f.charges_courantes::numeric / f.nb_lots_principaux end`
export const PART_FG =
  `100.0 * (f.etiquettes[6] + f.etiquettes[7]) / nullif(${LETTRES}, 0)` as const
export const ARRETES = `(f.arrete_equipements or f.arrete_insalubrite or f.arrete_peril or f.arrete_securite)`
export const DIFFICULTE = `(f.mandat_ad_hoc or f.ordonnance_carence)`

/**
 * The measure of each indicator, compared with the thresholds of the domain's table; null: not
 * known, no point. `$1` is the day.
 */
const MESURES: Readonly<Record<CodeIndicateur, string>> = {
  IMPAYES: TAUX_IMPAYES,
  DETTES: TAUX_DETTES,
  ARRETES: `${ARRETES}::int`,
  DIFFICULTE: `${DIFFICULTE}::int`,
  ENERGIE: PART_FG,
  FONDS_TRAVAUX: `(f.fonds_travaux = 0 and ${ANCIEN})::int`,
  PLAN_TRAVAUX: `(not f.ppt and ${ANCIEN})::int`,
  MANDAT: `(f.etat_mandat is distinct from 'EN_COURS')::int`,
  MISE_A_JOUR: `case when f.date_derniere_maj <= $1::date - interval '24 months' then 24 end`,
  CONSTRUCTION: `case when f.periode_construction in ('DE_1949_A_1960', 'DE_1961_A_1974') then 2 when f.periode_construction = 'AVANT_1949' then 1 end`,
}

/** The points that an indicator gives to a sheet, as SQL. */
const pointsSql = (code: CodeIndicateur): string =>
  `case ${INDICATEURS[code].paliers.map((p) => `when ${MESURES[code]} >= ${p.seuil} then ${p.points}`).join(' ')} else 0 end`

/** Points of every indicator that counts for this access, as an SQL array in their order. */
export const tableauPointsSql = (acces: AccesCategorisation): string =>
  `array[${indicateursPour(acces).map(pointsSql).join(', ')}]::int[]`

/** All the points of a sheet. */
export const totalPointsSql = (acces: AccesCategorisation): string =>
  `(${indicateursPour(acces).map(pointsSql).join(' + ')})`

/** True for a total in this class. */
export const dansClasseSql = (
  total: string,
  classe: Classe,
  acces: AccesCategorisation,
): string => {
  const suivante = CODES_CLASSE[CODES_CLASSE.indexOf(classe) + 1]
  const bas = CLASSES[classe].part === 0 ? null : `${total} >= ${seuilDeClasse(classe, acces)}`
  const haut = suivante ? `${total} < ${seuilDeClasse(suivante, acces)}` : null
  return [bas, haut].filter((t) => t !== null).join(' and ')
}

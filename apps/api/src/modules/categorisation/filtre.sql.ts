import { parametres } from '@registre/db'
import {
  CODES_CRITERE,
  champsDuCritere,
  CRITERES_CATEGORISATION,
  ETATS_EN_VIGUEUR,
  type Maille,
  normaliserNumero,
  RegisterError,
} from '@registre/domain'
import type { Lieu } from './portee.ts'
import type { RechercheCategorisation } from './recherche.ts'
import {
  CHARGES_PAR_LOT,
  dansClasseSql,
  TAUX_DETTES,
  TAUX_IMPAYES,
  totalPointsSql,
} from './score.sql.ts'
import type { Zone } from './zones.ts'

type Criteres = RechercheCategorisation['criteres']

/** A condition on the sheets `f`, with its parameters; `$1` is always the day. */
export interface Filtre {
  condition: string
  params: readonly unknown[]
}

/** The column of a sheet that holds the territory of a level. */
export const COLONNE_MAILLE: Readonly<Record<Maille, string>> = {
  REGION: 'f.code_region',
  DEPARTEMENT: 'f.code_departement',
  EPCI: 'f.siren_epci',
  COMMUNE: 'f.code_insee',
}

const MANDATS = {
  EN_COURS: `f.etat_mandat = 'EN_COURS'`,
  EXPIRE: `f.etat_mandat = 'EXPIRE'`,
  SANS: `(f.etat_mandat is null or f.etat_mandat not in ('EN_COURS', 'EXPIRE'))`,
} as const
const PROCEDURES = {
  ARRETE_PERIL: 'f.arrete_peril',
  ARRETE_INSALUBRITE: 'f.arrete_insalubrite',
  ARRETE_SECURITE: 'f.arrete_securite',
  ARRETE_EQUIPEMENTS: 'f.arrete_equipements',
  MANDAT_AD_HOC: 'f.mandat_ad_hoc',
  CARENCE: 'f.ordonnance_carence',
} as const satisfies Record<Criteres['procedures'][number], string>
const COMPTES = {
  APPROUVES:
    'not f.finances_inconnues and not f.comptes_non_approuves and f.date_cloture is not null',
  NON_APPROUVES: 'not f.finances_inconnues and f.comptes_non_approuves',
  NON_DECLARES:
    '(f.finances_inconnues or (f.date_cloture is null and not f.comptes_non_approuves))',
} as const
const LETTRES = 'ABCDEFG'

/**
 * A private criterion asked by who sees published facts alone is told, never silently dropped.
 * Throws `requete-invalide`.
 */
const refuserPrives = (criteres: Criteres): void => {
  const champs = CODES_CRITERE.flatMap((code) => {
    if (!CRITERES_CATEGORISATION[code].prive) return []
    return champsDuCritere(code)
      .filter((champ) => {
        const valeur: unknown = Reflect.get(criteres, champ)
        return !(valeur === null || valeur === '' || (Array.isArray(valeur) && valeur.length === 0))
      })
      .map((champ) => ({
        champ: `criteres.${champ}`,
        code: 'format',
        message: `« ${CRITERES_CATEGORISATION[code].label} » : ce critère est réservé aux institutions, sur leur territoire.`,
      }))
  })
  if (champs.length > 0) throw new RegisterError('requete-invalide', { champs })
}

const zonesSql = (zones: readonly Zone[], param: (valeur: unknown) => string): string[] => {
  const [premiere] = zones
  return premiere
    ? [`${COLONNE_MAILLE[premiere.niveau]} = any(${param(zones.map((z) => z.code))})`]
    : []
}

const ouiNon = (valeur: '' | 'OUI' | 'NON', oui: string, non = `not ${oui}`): string[] =>
  valeur === '' ? [] : [valeur === 'OUI' ? oui : non]

/**
 * Writes a search as SQL: all its conditions hold. Throws `requete-invalide` for private criteria
 * outside of the complete access.
 */
export const filtrer = (
  lieu: Lieu,
  c: Criteres,
  jour: string,
  numeros: readonly string[] = [],
): Filtre => {
  if (lieu.acces === 'PUBLIC') refuserPrives(c)
  const { params, place: param } = parametres([jour])
  const bornes = (mesure: string, min: unknown, max: unknown, type: string): string[] => [
    ...(min === null ? [] : [`${mesure} >= ${param(min)}::${type}`]),
    ...(max === null ? [] : [`${mesure} <= ${param(max)}::${type}`]),
  ]
  const parmi = (colonne: string, valeurs: readonly string[]): string[] =>
    valeurs.length === 0 ? [] : [`${colonne} = any(${param(valeurs)})`]
  const unDe = (conditions: readonly string[]): string[] =>
    conditions.length === 0 ? [] : [`(${conditions.join(' or ')})`]
  const total = totalPointsSql(lieu.acces)
  const conditions = [
    // $1 always has a type, even where nothing else reads it.
    '$1::date is not null',
    `f.etat in (${ETATS_EN_VIGUEUR.map((e) => `'${e}'`).join(', ')})`,
    ...zonesSql(lieu.zones, param),
    ...(lieu.territoire ? zonesSql([lieu.territoire], param) : []),
    ...(numeros.length === 0
      ? []
      : parmi(
          'f.numero',
          numeros.map((n) => normaliserNumero(n) ?? n),
        )),
    ...unDe(c.classes.map((classe) => `(${dansClasseSql(total, classe, lieu.acces) || 'true'})`)),
    ...bornes('f.nb_lots_principaux', c.lotsPrincipauxMin, c.lotsPrincipauxMax, 'int'),
    ...bornes('f.nb_lots', c.lotsMin, c.lotsMax, 'int'),
    ...parmi(`coalesce(f.periode_construction, 'NON_CONNUE')`, c.periodes),
    ...parmi('f.type_syndic', c.typesSyndic),
    ...(c.mandat === '' ? [] : [MANDATS[c.mandat]]),
    ...bornes('f.date_derniere_maj', c.majApres, c.majAvant, 'date'),
    ...bornes('f.date_immatriculation', c.immatriculeeApres, c.immatriculeeAvant, 'date'),
    ...ouiNon(c.residenceService, 'f.residence_service'),
    ...ouiNon(c.syndicatCooperatif, 'f.syndicat_cooperatif'),
    ...parmi('f.type_chauffage', c.chauffages),
    ...parmi('f.energie', c.energies),
    ...unDe(c.etiquettes.map((lettre) => `f.etiquettes[${LETTRES.indexOf(lettre) + 1}] > 0`)),
    ...ouiNon(c.planTravaux, 'f.ppt'),
    ...ouiNon(c.fondsTravaux, 'f.fonds_travaux > 0', 'f.fonds_travaux = 0'),
    ...unDe(c.procedures.map((p) => PROCEDURES[p])),
    ...bornes(TAUX_IMPAYES, c.impayesMin, c.impayesMax, 'numeric'),
    ...bornes(TAUX_DETTES, c.dettesMin, c.dettesMax, 'numeric'),
    ...bornes(CHARGES_PAR_LOT, c.chargesMin, c.chargesMax, 'numeric'),
    ...(c.comptes === '' ? [] : [COMPTES[c.comptes]]),
  ]
  return { condition: conditions.join('\n and '), params }
}

/** How many sheets a condition keeps, up to a cap. */
export const COMPTER = 'select count(*)::int as n from fiche'
export const compterSql = (condition: string, plafond: number): string =>
  `select count(*)::int as n from (select 1 from fiche f where ${condition} limit ${plafond}) x`

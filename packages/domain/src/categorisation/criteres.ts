import { keysOf } from '../kernel/table.ts'
import {
  ENERGIES_CHAUFFAGE,
  PERIODES_CONSTRUCTION,
  TYPES_CHAUFFAGE,
} from '../declaration/champs/listes.ts'
import {
  LABELS_ENERGIE_CHAUFFAGE,
  LABELS_PERIODE_CONSTRUCTION,
  LABELS_TYPE_CHAUFFAGE,
} from '../declaration/champs/listes.ts'
import { parseFrDate } from '../kernel/dates.ts'
import { MESSAGES } from '../kernel/messages.ts'
import { CLASSES, CODES_CLASSE } from './indicateurs.ts'

/**
 * How a criterion is filled in: bounds of a number or of days, or values of a list (one, or
 * several).
 */
export type Critere = { label: string; prive: boolean } & (
  | { genre: 'nombre'; unite: string; de: string; a: string }
  | { genre: 'jour'; de: string; a: string }
  | { genre: 'choix'; plusieurs: boolean; valeurs: Readonly<Record<string, string>> }
)

const choix = (
  label: string,
  valeurs: Readonly<Record<string, string>>,
  prive = false,
): Critere => ({
  genre: 'choix',
  plusieurs: false,
  label,
  valeurs,
  prive,
})
const plusieurs = (
  label: string,
  valeurs: Readonly<Record<string, string>>,
  prive = false,
): Critere => ({
  genre: 'choix',
  plusieurs: true,
  label,
  valeurs,
  prive,
})
const nombre = (label: string, unite: string, de: string, a: string, prive = false): Critere => ({
  genre: 'nombre',
  label,
  unite,
  de,
  a,
  prive,
})
const jour = (label: string, de: string, a: string): Critere => ({
  genre: 'jour',
  label,
  de,
  a,
  prive: false,
})

const labels = <C extends string>(
  codes: readonly C[],
  textes: Readonly<Record<C, string>>,
): Record<string, string> => Object.fromEntries(codes.map((c) => [c, textes[c]]))

export const TYPES_SYNDIC_FICHE = {
  PROFESSIONNEL: 'Professionnel',
  BENEVOLE: 'Bénévole',
  NON_CONNU: 'Non connu',
} as const
export const SITUATIONS_MANDAT = {
  EN_COURS: 'Mandat en cours',
  EXPIRE: 'Mandat expiré sans successeur',
  SANS: 'Aucun mandat déclaré',
} as const
export const PROCEDURES_FICHE = {
  ARRETE_PERIL: 'Arrêté de péril',
  ARRETE_INSALUBRITE: 'Arrêté d’insalubrité',
  ARRETE_SECURITE: 'Arrêté de sécurité ou de traitement de l’insalubrité',
  ARRETE_EQUIPEMENTS: 'Arrêté sur les équipements communs',
  MANDAT_AD_HOC: 'Mandataire ad hoc',
  CARENCE: 'État de carence',
} as const
export const SITUATIONS_COMPTES = {
  APPROUVES: 'Comptes approuvés',
  NON_APPROUVES: 'Comptes non approuvés',
  NON_DECLARES: 'Données financières non déclarées',
} as const
const OUI_NON = { OUI: 'Oui', NON: 'Non' } as const
const ETIQUETTES = Object.fromEntries(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((l) => [l, l]))

/**
 * The criteria of a categorisation, in the order of the form. The private ones are for institutions
 * on their territory and keepers.
 */
export const CRITERES_CATEGORISATION = {
  classes: plusieurs(
    'Classe de fragilité',
    Object.fromEntries(CODES_CLASSE.map((c) => [c, `${c} : ${CLASSES[c].label}`])),
    true,
  ),
  lotsPrincipaux: nombre(
    'Nombre de lots principaux (logements, bureaux, commerces)',
    'lots',
    'lotsPrincipauxMin',
    'lotsPrincipauxMax',
  ),
  lots: nombre('Nombre total de lots', 'lots', 'lotsMin', 'lotsMax'),
  periodes: plusieurs(
    'Période de construction',
    labels(PERIODES_CONSTRUCTION, LABELS_PERIODE_CONSTRUCTION),
  ),
  typesSyndic: plusieurs('Type de syndic', TYPES_SYNDIC_FICHE),
  mandat: choix('Mandat du syndic', SITUATIONS_MANDAT),
  maj: jour('Date de la dernière mise à jour', 'majApres', 'majAvant'),
  immatriculation: jour('Date d’immatriculation', 'immatriculeeApres', 'immatriculeeAvant'),
  residenceService: choix('Résidence-services', OUI_NON),
  syndicatCooperatif: choix('Syndicat coopératif', OUI_NON),
  chauffages: plusieurs('Type de chauffage', labels(TYPES_CHAUFFAGE, LABELS_TYPE_CHAUFFAGE), true),
  energies: plusieurs(
    'Énergie du chauffage collectif',
    labels(ENERGIES_CHAUFFAGE, LABELS_ENERGIE_CHAUFFAGE),
    true,
  ),
  etiquettes: plusieurs('Au moins un bâtiment classé', ETIQUETTES, true),
  planTravaux: choix('Plan pluriannuel de travaux adopté', OUI_NON, true),
  fondsTravaux: choix('Fonds de travaux constitué', OUI_NON, true),
  procedures: plusieurs('Procédure en cours', PROCEDURES_FICHE, true),
  impayes: nombre('Impayés, en part des charges courantes', '%', 'impayesMin', 'impayesMax', true),
  dettes: nombre('Dettes, en part des charges courantes', '%', 'dettesMin', 'dettesMax', true),
  charges: nombre(
    'Charges courantes par lot principal',
    'euros par an',
    'chargesMin',
    'chargesMax',
    true,
  ),
  comptes: choix('Comptes du dernier exercice', SITUATIONS_COMPTES, true),
} as const satisfies Record<string, Critere>
export type CodeCritere = keyof typeof CRITERES_CATEGORISATION
export const CODES_CRITERE = keysOf(CRITERES_CATEGORISATION)

/** Fields of a search that a criterion fills: one, or its two bounds. */
export const champsDuCritere = (code: CodeCritere): string[] => {
  const critere: Critere = CRITERES_CATEGORISATION[code]
  return critere.genre === 'choix' ? [code] : [critere.de, critere.a]
}

const mesure = (genre: Critere['genre'], valeur: string): number =>
  genre === 'jour'
    ? Date.parse(parseFrDate(valeur) ?? '')
    : valeur === ''
      ? Number.NaN
      : Number(valeur.replace(',', '.'))

/**
 * Why the second bound of a criterion does not go with the first, as they are typed (specification
 * 2, section 8, "Form messages"); null when it does.
 */
export const fauteDeBornes = (critere: Critere, de: string, a: string): string | null => {
  if (!(mesure(critere.genre, a) < mesure(critere.genre, de))) return null
  return critere.genre === 'jour'
    ? 'La date de fin doit être postérieure à la date de début.'
    : MESSAGES.maxSuperieureMin
}

/** The second bound of each criterion that stands under its first one, in a search as it is read. */
export const bornesInversees = (criteres: Readonly<Record<string, unknown>>): string[] =>
  Object.values<Critere>(CRITERES_CATEGORISATION).flatMap((critere) => {
    if (critere.genre === 'choix') return []
    const [de, a] = [criteres[critere.de], criteres[critere.a]]
    const inversees =
      typeof de === 'string' && typeof a === 'string'
        ? a < de
        : typeof de === 'number' && typeof a === 'number' && a < de
    return inversees ? [critere.a] : []
  })

const borne = (debut: unknown, fin: unknown, critere: Critere): string => {
  const [de, a] = critere.genre === 'jour' ? ['du', 'jusqu’au'] : ['de', 'jusqu’à']
  const bornes = [
    debut === null || debut === '' ? '' : `à partir ${de} ${String(debut)}`,
    fin === null || fin === '' ? '' : `${a} ${String(fin)}`,
  ]
  return (
    bornes.filter((t) => t !== '').join(', ') +
    (critere.genre === 'nombre' ? ` ${critere.unite}` : '')
  )
}

/**
 * Criteria that are filled in, each as its title and what was asked. Days come as they are to be
 * read.
 */
export const decrireCriteres = (criteres: Readonly<Record<string, unknown>>): [string, string][] =>
  CODES_CRITERE.flatMap((code): [string, string][] => {
    const critere: Critere = CRITERES_CATEGORISATION[code]
    const valeurs = champsDuCritere(code).map((champ) => criteres[champ] ?? '')
    if (valeurs.every((v) => v === '' || (Array.isArray(v) && v.length === 0))) return []
    if (critere.genre !== 'choix') return [[critere.label, borne(valeurs[0], valeurs[1], critere)]]
    const choisies = Array.isArray(valeurs[0]) ? valeurs[0] : [valeurs[0]]
    return [
      [critere.label, choisies.map((v) => critere.valeurs[String(v)] ?? String(v)).join(', ')],
    ]
  })

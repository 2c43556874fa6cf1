import {
  CLES_GROUPES,
  type CleGroupe,
  GROUPES_STATUT_COPROPRIETE,
  GROUPES_STATUT_RATTACHEMENT,
} from '@registre/domain'
import { asOneOf, asText, compact } from '../../lib/search-params.ts'
import { tableSearch, type TableSearch } from '../../lib/table-search.ts'

const MODES = ['simple', 'adresse', 'avancee'] as const
export type Mode = (typeof MODES)[number]

/** How many signs of a text are read: those of the search. */
export const LUS_MAX = 200

/** Criteria that are typed, by their name in the address of the screen. */
const SAISIS = [
  'q',
  'voie',
  'cp',
  'ville',
  'dep',
  'insee',
  'lieudit',
  'numero',
  'nom',
  'debut',
  'fin',
] as const
export type CritereSaisi = (typeof SAISIS)[number]

/** What the directory keeps in its address. */
export interface CriteresAnnuaire
  extends TableSearch, Partial<Record<CritereSaisi, string | undefined>> {
  mode?: Mode | undefined
  /** Place of the chosen address. */
  x?: number | undefined
  y?: number | undefined
  maj?: 'A_FAIRE' | 'FAITE' | undefined
  exercice?: 'A_FAIRE' | 'FAITE' | undefined
  statut?: CleGroupe | undefined
  rattachement?: CleGroupe | undefined
  /** The form of an advanced search is open although its results are there. */
  modifier?: '1' | undefined
}

/**
 * Only the states that a registered co-ownership may be in: a request has no number, and is not
 * public.
 */
const options = (groupes: Partial<Record<CleGroupe, { label: string }>>) =>
  CLES_GROUPES.flatMap((value) => {
    const groupe = groupes[value]
    return !groupe || value.startsWith('DEMANDE_') ? [] : [{ value, label: groupe.label }]
  })
export const STATUTS = options(GROUPES_STATUT_COPROPRIETE)
export const RATTACHEMENTS = options(GROUPES_STATUT_RATTACHEMENT)

const asMode = asOneOf(['adresse', 'avancee'])
const asFait = asOneOf(['A_FAIRE', 'FAITE'])
const asStatut = asOneOf(STATUTS.map((s) => s.value))
const asRattachement = asOneOf(RATTACHEMENTS.map((s) => s.value))
const asDegres = (max: number) => (valeur: unknown) => {
  const n =
    typeof valeur === 'number'
      ? valeur
      : typeof valeur === 'string' && valeur !== ''
        ? Number(valeur)
        : Number.NaN
  return Number.isFinite(n) && Math.abs(n) <= max ? n : undefined
}

/** Digits that the address bar gives back as a number keep their first zero. */
const asChiffres = (valeur: unknown, n: number): string | undefined =>
  typeof valeur === 'number' ? String(valeur).padStart(n, '0') : asText(valeur)

/** Reads the address of the screen; what is not understood is left out. */
export const lireCriteres = (raw: Record<string, unknown>): CriteresAnnuaire =>
  compact({
    ...tableSearch(raw),
    ...Object.fromEntries(SAISIS.map((c) => [c, asText(raw[c], LUS_MAX)])),
    cp: asChiffres(raw['cp'], 5),
    insee: asChiffres(raw['insee'], 5),
    dep: asChiffres(raw['dep'], 2),
    mode: asMode(raw['mode']),
    x: asDegres(180)(raw['x']),
    y: asDegres(90)(raw['y']),
    maj: asFait(raw['maj']),
    exercice: asFait(raw['exercice']),
    statut: asStatut(raw['statut']),
    rattachement: asRattachement(raw['rattachement']),
    modifier: asOneOf(['1'])(raw['modifier']),
  })

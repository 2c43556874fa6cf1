import { type Adresse, GROUPES_STATUT_COPROPRIETE, GROUPES_STATUT_RATTACHEMENT } from '@registre/domain'
import type { Args } from '../../lib/api/index.ts'
import { asOneOf, asText, compact } from '../../lib/search-params.ts'
import { tableSearch, type TableSearch } from '../../lib/table-search.ts'

export const MODES = ['simple', 'adresse', 'avancee'] as const
export type Mode = (typeof MODES)[number]

/** Criteria that are typed, by their name in the address of the screen. */
export const SAISIS = ['q', 'voie', 'cp', 'ville', 'dep', 'insee', 'lieudit', 'numero', 'nom', 'debut', 'fin'] as const
export type CritereSaisi = (typeof SAISIS)[number]

/** What the directory keeps in its address. */
export interface CriteresAnnuaire extends TableSearch, Partial<Record<CritereSaisi, string | undefined>> {
  mode?: Mode | undefined
  /** Place of the chosen address. */
  x?: number | undefined
  y?: number | undefined
  maj?: 'A_FAIRE' | 'FAITE' | undefined
  exercice?: 'A_FAIRE' | 'FAITE' | undefined
  statut?: string | undefined
  rattachement?: string | undefined
}

type Corps = Omit<NonNullable<Args<'rechercherAnnuaire'>['body']>, 'paginationOptions'>

/** Only the states that a registered co-ownership may be in: a request has no number, and is not public. */
const options = (groupes: Record<string, { label: string }>) =>
  Object.entries(groupes).flatMap(([value, { label }]) => (value.startsWith('DEMANDE_') ? [] : [{ value, label }]))
export const STATUTS = options(GROUPES_STATUT_COPROPRIETE)
export const RATTACHEMENTS = options(GROUPES_STATUT_RATTACHEMENT)
export const FAIT = [
  { value: 'A_FAIRE', label: 'À faire' },
  { value: 'FAITE', label: 'Faite' },
]

const asMode = asOneOf(['adresse', 'avancee'])
const asFait = asOneOf(['A_FAIRE', 'FAITE'])
const asStatut = asOneOf(STATUTS.map((s) => s.value))
const asRattachement = asOneOf(RATTACHEMENTS.map((s) => s.value))
const asDegres = (max: number) => (valeur: unknown) => {
  const n = typeof valeur === 'number' ? valeur : typeof valeur === 'string' && valeur !== '' ? Number(valeur) : Number.NaN
  return Number.isFinite(n) && Math.abs(n) <= max ? n : undefined
}

/** Digits that the address bar gives back as a number keep their first zero. */
const asChiffres = (valeur: unknown, n: number): string | undefined => (typeof valeur === 'number' ? String(valeur).padStart(n, '0') : asText(valeur))

/** Reads the address of the screen; what is not understood is left out. */
export const lireCriteres = (raw: Record<string, unknown>): CriteresAnnuaire =>
  compact({
    ...tableSearch(raw),
    ...Object.fromEntries(SAISIS.map((c) => [c, asText(raw[c], 200)])),
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
  })

const avancee = (c: CriteresAnnuaire): Corps => ({
  isRechercheAvancee: true,
  numeroDepartement: c.dep ?? '',
  commune: c.insee ?? '',
  codePostal: c.cp ?? '',
  voie: c.voie ?? '',
  lieuDit: c.lieudit ?? '',
  numeroImmatriculation: c.numero ?? '',
  nom: c.nom ?? '',
  dateDebutMandat: c.debut ?? null,
  dateFinMandat: c.fin ?? null,
  majAnnuelle: c.maj ?? '',
  majExerciceNonApprouve: c.exercice ?? '',
  statutCopropriete: c.statut ?? '',
  statutRattachement: c.rattachement ?? '',
})

const CLES_AVANCEES = ['dep', 'insee', 'cp', 'voie', 'lieudit', 'numero', 'nom', 'debut', 'fin', 'maj', 'exercice', 'statut', 'rattachement'] as const

/** True when an advanced search has the one criterion that it needs. */
export const aUnCritere = (c: CriteresAnnuaire): boolean => CLES_AVANCEES.some((cle) => c[cle] !== undefined)

/** The search that these criteria ask for; null when there is none yet. */
export const versRecherche = (c: CriteresAnnuaire): Corps | null => {
  if (c.mode === 'avancee') return aUnCritere(c) ? avancee(c) : null
  if (c.voie ?? c.cp ?? c.ville)
    return { adresseNonStructuree: { voie: c.voie ?? '', codePostal: c.cp ?? '', commune: c.ville ?? '', x: c.x ?? null, y: c.y ?? null } }
  return c.q ? { adresseNonSelectionnee: c.q } : null
}

/** The criteria of a search around an address, located or not. */
export const criteresAdresse = (a: Adresse, mode: Mode | undefined): CriteresAnnuaire =>
  compact({
    mode,
    voie: `${a.numeroVoie} ${a.voie}`.trim().slice(0, 150) || undefined,
    cp: a.codePostal.slice(0, 5) || undefined,
    ville: a.commune.slice(0, 100) || undefined,
    x: a.longitude ?? undefined,
    y: a.latitude ?? undefined,
  })

/** How the address that is searched for is written back in its field. */
export const texteAdresse = (c: CriteresAnnuaire): string => [c.voie, c.cp, c.ville].filter(Boolean).join(' ')

const TYPES_DE_VOIE = /\b(rue|avenue|av|boulevard|bd|place|all[ée]e|chemin|impasse|route|square|quai|cours|passage|lieu[- ]dit)\b/i

/** A typed text that reads as an address: it is looked for on the map first. A name or a number is not. */
export const sembleAdresse = (texte: string): boolean =>
  /\b\d{5}\b/.test(texte) || /^\s*\d{1,5}\s*(bis|ter|quater|[a-z])?[\s,]+\p{L}{2}/iu.test(texte) || TYPES_DE_VOIE.test(texte)

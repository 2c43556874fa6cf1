import { ETATS_DEMANDE, type EtatDemande, TYPES_DEMANDE, type TypeDemande } from '@registre/domain'
import type { Args } from '../../../lib/api/index.ts'
import { asOneOf, asText, compact } from '../../../lib/search-params.ts'
import { tableSearch, type TableSearch } from '../../../lib/table-search.ts'

/** Choices of the filter: plural where a person chooses several requests. */
export const CHOIX_ETAT: Record<EtatDemande, string> = {
  A_VALIDER: 'À valider',
  EN_COURS: 'En cours de traitement',
  PRECISIONS: 'Précisions demandées',
  VALIDEE: 'Validées',
  REFUSEE: 'Refusées',
  ANNULEE: 'Annulées',
}

/** The views of the queue; « toutes » is the search among all requests, decided ones included. */
export const VUES = [
  'a-traiter',
  'hors-delai',
  'a-moi',
  'sans-point',
  'reponses',
  'en-attente',
  'toutes',
] as const
export type Vue = (typeof VUES)[number]
export const LIBELLES_VUE: Record<Vue, string> = {
  'a-traiter': 'À traiter',
  'hors-delai': 'Hors délai',
  'a-moi': 'À moi',
  'sans-point': 'Sans point à vérifier',
  reponses: 'Réponses reçues',
  'en-attente': 'En attente du déclarant',
  toutes: 'Toutes, décidées comprises',
}

/** What the queue keeps in its address. */
export interface CriteresFile extends TableSearch {
  vue?: Vue | undefined
  /** « forts »: with a strong point; « sans »: without any. */
  points?: 'forts' | 'sans' | undefined
  taille?: number | undefined
  type?: TypeDemande | undefined
  etat?: EtatDemande | undefined
  /** '1': late ones only. */
  retard?: '1' | undefined
  /** '1': those assigned to me. */
  moi?: '1' | undefined
  q?: string | undefined
  /** Days jj/mm/aaaa. */
  du?: string | undefined
  au?: string | undefined
}

const asType = asOneOf(TYPES_DEMANDE)
const asEtat = asOneOf(ETATS_DEMANDE)
const asUn = asOneOf(['1'])
const asVue = asOneOf(VUES)
const asPoints = asOneOf(['forts', 'sans'])
/** Rows of a page, as the reader chooses. */
export const TAILLES = [10, 25, 50, 100] as const

/** Reads the address of the queue; what is not understood is left out. */
export const lireCriteres = (raw: Record<string, unknown>): CriteresFile =>
  compact({
    ...tableSearch(raw),
    vue: asVue(raw['vue']),
    points: asPoints(raw['points']),
    taille: TAILLES.find((t) => t === Number(raw['taille'])),
    type: asType(raw['type']),
    etat: asEtat(raw['etat']),
    retard: asUn(raw['retard']),
    moi: asUn(raw['moi']),
    q: asText(raw['q']),
    du: asText(raw['du'], 10),
    au: asText(raw['au'], 10),
  })

type Corps = Args<'rechercherDemandes'>['body']

/** The body of the search for these criteria. */
export const versRecherche = (c: CriteresFile): Omit<NonNullable<Corps>, 'paginationOptions'> => ({
  typeDemande: c.type ?? '',
  etats: c.etat ? [c.etat] : [],
  horsDelai: c.retard === '1',
  assigneesAMoi: c.moi === '1',
  immatriculationOuNom: c.q ?? '',
  dateDu: c.du ?? null,
  dateAu: c.au ?? null,
})

/** The view that an address asks for: what only the search understands opens the search. */
export const vueDe = (c: CriteresFile): Vue =>
  c.vue ?? ([c.etat, c.retard, c.moi, c.du, c.au, c.tri].some(Boolean) ? 'toutes' : 'a-traiter')

/** True when a filter other than the type is set. */
export const estFiltree = ({ etat, retard, moi, q, du, au }: CriteresFile): boolean =>
  [etat, retard, moi, q, du, au].some((v) => v !== undefined)

const VUES_APPEL = {
  'a-traiter': 'A_TRAITER',
  'hors-delai': 'HORS_DELAI',
  'a-moi': 'A_MOI',
  'sans-point': 'SANS_POINT',
  reponses: 'REPONSES',
  'en-attente': 'EN_ATTENTE',
} as const satisfies Record<Exclude<Vue, 'toutes'>, string>
/** How the calls name a view. */
export const vueAppelee = (vue: Exclude<Vue, 'toutes'>) => VUES_APPEL[vue]

/** The body that asks for a page of a view. */
export const versFile = (
  vue: Exclude<Vue, 'toutes'>,
  c: CriteresFile,
): NonNullable<Args<'listerFile'>['body']> => ({
  vue: VUES_APPEL[vue],
  typeDemande: c.type ?? '',
  points: c.points === 'forts' ? 'FORTS' : c.points === 'sans' ? 'SANS' : '',
  texte: c.q ?? '',
  page: c.page ?? 1,
  taille: c.taille ?? 25,
})

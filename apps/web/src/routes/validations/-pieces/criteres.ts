import { ETATS_DEMANDE, type EtatDemande, TYPES_DEMANDE, type TypeDemande } from '@registre/domain'
import { asOneOf, asText, compact } from '../../../lib/search-params.ts'
import { tableSearch, type TableSearch } from '../../../lib/table-search.ts'

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

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

/** What the queue keeps in its address. */
export interface CriteresFile extends TableSearch {
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

/** Reads the address of the queue; what is not understood is left out. */
export const lireCriteres = (raw: Record<string, unknown>): CriteresFile =>
  compact({
    ...tableSearch(raw),
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

/** True when a filter other than the type is set. */
export const estFiltree = ({ etat, retard, moi, q, du, au }: CriteresFile): boolean =>
  [etat, retard, moi, q, du, au].some((v) => v !== undefined)
